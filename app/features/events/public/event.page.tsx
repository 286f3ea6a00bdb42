import { data, type MetaDescriptor } from "react-router";
import { eventMessages } from "#app/features/events/events.messages.ts";
import { findEvent } from "#app/features/events/server/events.store.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { services } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import type { Route } from "./+types/event.page.ts";
import { EventDetails } from "./event-details.tsx";
import { eventImage, eventNode } from "./event-head.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = services(context);
  const found = await findEvent(db, params.id, karachiDay(clock.now()));
  if (!found) return data({ event: undefined }, { status: 404 });
  const { version: _version, ...event } = found;
  return data({ event });
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData?.event) return [{ title: "Event Not Found" }, { name: "robots", content: "noindex" }];
  const { event } = loaderData;
  const site = siteOf(matches);
  return [
    ...headTags(site, {
      title: event.title,
      description: event.description.slice(0, 300),
      path: `/events/${event.id}`,
      image: eventImage(event),
      above: [{ title: "Events", path: "/events" }],
    }),
    { "script:ld+json": eventNode(event, site) },
  ];
}

/** EVENT-05. */
export default function EventPage({ loaderData: { event } }: Route.ComponentProps) {
  if (event) return <EventDetails event={event} />;
  return (
    <div className="page-width grid min-h-[55vh] place-content-center py-16">
      <StateMessage
        level={1}
        title="Event Not Found"
        text={eventMessages.publicNone}
        art="/art/lost-page.svg"
      >
        <LinkButton to="/events">See all events</LinkButton>
      </StateMessage>
    </div>
  );
}
