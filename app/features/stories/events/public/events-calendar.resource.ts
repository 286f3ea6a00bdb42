import { pathIn } from "#app/contract/language.ts";
import { maxEventsPerCall } from "#app/features/stories/events/events.messages.ts";
import { eventsWords } from "#app/features/stories/events/events.words.ts";
import { listEvents } from "#app/features/stories/events/server/events-list.store.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { publicPage } from "#app/lib/page-headers.ts";
import { textIn } from "#app/lib/words.server.ts";
import { content, deps, languageOf } from "#app/loader-context.server.ts";
import { absoluteUrl } from "#app/site/head-tags.ts";
import type { Route } from "./+types/events-calendar.resource.ts";
import { eventCalendar } from "./event-calendar.ts";

/** The latest events as a calendar that programs subscribe to; cancelled ones stay in it, marked, so that subscribers see it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, env } = deps(context);
  const language = languageOf(context);
  const now = clock.now();
  const [{ events }, identity] = await Promise.all([
    listEvents(db, { today: karachiDay(now), language, limit: maxEventsPerCall }),
    content(context, "identity"),
  ]);
  const name = textIn(language, eventsWords)("calendarName", { foundation: identity.name });
  const url = ({ id }: { id: number }) => absoluteUrl(env.siteUrl, pathIn(language, `/events/${id}`));
  return new Response(eventCalendar(events, { url, now, name }), {
    headers: { ...publicPage, "content-type": "text/calendar; charset=utf-8" },
  });
}
