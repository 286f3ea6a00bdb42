import { pathIn } from "#app/contract/language.ts";
import { findEvent } from "#app/features/stories/events/server/events.store.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { inLanguage } from "#app/lib/local-row.ts";
import { publicPage } from "#app/lib/page-headers.ts";
import { deps, languageOf } from "#app/loader-context.server.ts";
import { absoluteUrl } from "#app/site/head-tags.ts";
import type { Route } from "./+types/event-calendar.resource.ts";
import { eventCalendar } from "./event-calendar.ts";

/** One event for a visitor's own calendar: EVENT-05. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, env } = deps(context);
  const now = clock.now();
  const event = await findEvent(db, params.id, karachiDay(now));
  if (!event) throw new Response("There is no such event.", { status: 404 });
  const language = languageOf(context);
  const text = eventCalendar([inLanguage(event, language)], {
    url: () => absoluteUrl(env.siteUrl, pathIn(language, `/events/${event.id}`)),
    now,
  });
  return new Response(text, {
    headers: {
      ...publicPage,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="event-${event.id}.ics"`,
    },
  });
}
