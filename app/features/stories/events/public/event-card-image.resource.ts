import { eventsWords } from "#app/features/stories/events/events.words.ts";
import { findEvent } from "#app/features/stories/events/server/events.store.server.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import { languageOf, readSite, services, visitorAddress } from "#app/services.server.ts";
import { cardName, shareCardResponse } from "#app/site/share-card.server.ts";
import type { Route } from "./+types/event-card-image.resource.ts";

/** The card of an event for social networks: /cards/events/<id>.png. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = services(context);
  const event = await findEvent(db, cardName(params.file) ?? "", karachiDay(clock.now()));
  const language = languageOf(context);
  const t = textIn(language, eventsWords);
  const card = event && {
    kind: t(event.cancelled ? "cancelled" : "event"),
    title: event.title,
    detail: `${formatDay(event.event_date, language)} · ${event.location}`,
  };
  return shareCardResponse(context.get(visitorAddress), await readSite(context), card);
}
