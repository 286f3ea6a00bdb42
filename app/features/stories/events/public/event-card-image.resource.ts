import { eventsWords } from "#app/features/stories/events/events.words.ts";
import { findEvent } from "#app/features/stories/events/server/events.store.server.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { inLanguage } from "#app/lib/local-row.ts";
import { textIn } from "#app/lib/words.server.ts";
import { deps, languageOf, readSite, visitorAddress } from "#app/loader-context.server.ts";
import { cardName, shareCardResponse } from "#app/site/share-card.server.ts";
import type { Route } from "./+types/event-card-image.resource.ts";

/** The card of an event for social networks: /cards/events/<id>.png. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = deps(context);
  const found = await findEvent(db, cardName(params.file) ?? "", karachiDay(clock.now()));
  const language = languageOf(context);
  const event = found && inLanguage(found, language);
  const t = textIn(language, eventsWords);
  const card = event && {
    kind: t(event.cancelled ? "cancelled" : "event"),
    title: event.title,
    detail: `${formatDay(event.event_date, language)} · ${event.location}`,
  };
  return shareCardResponse(context.get(visitorAddress), await readSite(context), card);
}
