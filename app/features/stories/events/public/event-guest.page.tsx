import { data, Link, type MetaDescriptor } from "react-router";
import { eventsWords } from "#app/features/stories/events/events.words.ts";
import type { eventsStatesWords } from "#app/features/stories/events/events-states.words.ts";
import { findEvent } from "#app/features/stories/events/server/events.store.server.ts";
import {
  eventGuestForm,
  eventGuestGuard,
} from "#app/features/stories/events/server/events-guests.service.server.ts";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { formatLongDay, karachiDay } from "#app/lib/dates.ts";
import { inLanguage } from "#app/lib/local-row.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageLanguage, pageText } from "#app/site/head-tags.ts";
import { formPage } from "#app/site/plain-page.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/event-guest.page.ts";
import { EventGuestForm } from "./event-guest-form.tsx";
import { guestPath, isAhead } from "./event-when-and-where.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = deps(context);
  const words = wordsOf(context, eventsWords);
  const found = await findEvent(app.db, params.id, karachiDay(app.clock.now()));
  if (!found) return data({ event: undefined, token: undefined, words }, { status: 404 });
  const { version: _version, description: _description, ...event } = inLanguage(found, languageOf(context));
  return data({ event, token: await formToken(context, { guard: eventGuestGuard(app) }), words });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, eventGuestForm(deps(context), languageOf(context)));
export const headers = headersWithAction;
export const handle = formPage;

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const event = loaderData?.event;
  const t = pageText<typeof eventsWords>(matches, "events");
  if (!loaderData) return [];
  if (!event) return [{ title: t("notFound") }, { name: "robots", content: "noindex" }];
  return headTags(matches, {
    title: t("countMeInFor", { title: event.title }),
    description: t("comingOn", { day: formatLongDay(event.event_date, pageLanguage(matches)) }),
    path: guestPath(event.id),
    above: [
      { title: t("events"), path: "/events" },
      { title: event.title, path: `/events/${event.id}` },
    ],
    hidden: true,
  });
}

/** EVENT-14: what, when and where, then two fields. It has a page of its own because an event's page runs no form. */
export default function EventGuestPage({ loaderData: { event, token }, actionData }: Route.ComponentProps) {
  const t = useText<typeof eventsWords>("events");
  const states = useText<typeof eventsStatesWords>("eventsStates");
  const language = useLanguage();
  if (!event || !isAhead(event)) {
    return (
      <div className="page-width grid min-h-[55vh] place-content-center py-16">
        <StateMessage
          level={1}
          title={event ? event.title : t("notFound")}
          text={event ? t("over") : states("none")}
          art="/art/lost-page.svg"
        >
          <LinkButton to="/events">{t("seeAllEvents")}</LinkButton>
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
          {t("aboutEvent")}
        </Link>
      </p>
      <Text as="h1" text={title} className="mt-6 text-title" />
      <p className="figures mt-4 mb-10 text-lg text-soft">
        {t("dayAndTime", { day: formatLongDay(day, language), time: time ? time.slice(0, 5) : t("allDay") })}
        <Text as="span" text={location} className="block" />
      </p>
      <EventGuestForm event={event.id} token={token} posted={actionData} />
    </div>
  );
}
