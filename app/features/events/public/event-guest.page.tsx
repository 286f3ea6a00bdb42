import { data, Link, type MetaDescriptor } from "react-router";
import { allDay, eventPageMessages } from "#app/features/events/events.messages.ts";
import { eventGuestMessages } from "#app/features/events/events-guests.form.ts";
import { findEvent } from "#app/features/events/server/events.store.server.ts";
import { eventGuestForm } from "#app/features/events/server/events-guests.service.server.ts";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { services } from "#app/services.server.ts";
import { formAnswer } from "#app/site/form-answer.ts";
import { headTags } from "#app/site/head-tags.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { Text } from "#app/ui/text.tsx";
import type { Route } from "./+types/event-guest.page.ts";
import { EventGuestForm } from "./event-guest-form.tsx";
import { guestPath, isAhead, longDay } from "./event-when-and-where.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = services(context);
  const found = await findEvent(app.db, params.id, karachiDay(app.clock.now()));
  if (!found) return data({ event: undefined, token: undefined }, { status: 404 });
  const { version: _version, description: _description, ...event } = found;
  return data({ event, token: await formToken(context, eventGuestForm(app)) });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, eventGuestForm(services(context)));
export const clientAction = formAnswer(eventGuestMessages.failed);
export const headers = headersWithAction;

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const event = loaderData?.event;
  if (!event) return [{ title: "Event Not Found" }, { name: "robots", content: "noindex" }];
  return headTags(matches, {
    title: `Count me in: ${event.title}`,
    description: `Tell us that you are coming on ${longDay(event.event_date)}.`,
    path: guestPath(event.id),
    above: [
      { title: "Events", path: "/events" },
      { title: event.title, path: `/events/${event.id}` },
    ],
    hidden: true,
  });
}

/** EVENT-14: what, when and where, then two fields. It has a page of its own because an event's page runs no form. */
export default function EventGuestPage({ loaderData: { event, token }, actionData }: Route.ComponentProps) {
  if (!event || !isAhead(event)) {
    return (
      <div className="page-width grid min-h-[55vh] place-content-center py-16">
        <StateMessage
          level={1}
          title={event ? event.title : "Event Not Found"}
          text={event ? eventGuestMessages.over : eventPageMessages.publicNone}
          art="/art/lost-page.svg"
        >
          <LinkButton to="/events">See all events</LinkButton>
        </StateMessage>
      </div>
    );
  }
  const { title, event_date: day, event_time: time, location } = event;
  return (
    <div className="page-width max-w-3xl wrap-anywhere pt-10 pb-16 lg:pt-14">
      <p>
        <Link to={`/events/${event.id}`} className="text-link inline-flex min-h-8 items-center gap-2">
          <Icon name="arrow-left" />
          About this event
        </Link>
      </p>
      <Text as="h1" text={title} className="mt-6 text-title" />
      <p className="figures mt-4 mb-10 text-lg text-soft">
        {longDay(day)}, {time ? time.slice(0, 5) : allDay}
        <Text as="span" text={location} className="block" />
      </p>
      <EventGuestForm event={event.id} token={token} posted={actionData} />
    </div>
  );
}
