import type { Language } from "#app/contract/language.ts";
import { eventsWords } from "#app/features/stories/events/events.words.ts";
import { eventGuestTextWords } from "#app/features/stories/events/events-guest-texts.words.ts";
import { type EventGuestForm, eventGuestRules } from "#app/features/stories/events/events-guests.form.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { rulesIn, textIn } from "#app/lib/words.server.ts";
import { readContent } from "#server/content.ts";
import type { Deps } from "#server/deps.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { memoize } from "#server/memoize.ts";
import { saveEventGuest } from "./events-guests.store.server.ts";
import { listEvents } from "./events-list.store.server.ts";

/** So many of one address in an hour: the visitors of a mobile network share one, and nobody is mailed. */
const perAddress = 200;

/** In each language. */
export const eventGuestRulesIn = rulesIn(eventGuestRules, eventsWords);

/** What guests are written of an event as it is now, in each language; undefined: there is no such event. */
export async function guestTexts(deps: Deps, id: number): Promise<Record<Language, string> | undefined> {
  const [en, ur] = await Promise.all([guestTextIn(deps, id, "en"), guestTextIn(deps, id, "ur")]);
  return en && ur ? { en, ur } : undefined;
}

async function guestTextIn(deps: Deps, id: number, language: Language): Promise<string | undefined> {
  const { db, clock } = deps;
  const asked = { id, language, limit: 1, today: karachiDay(clock.now()) };
  const [event] = (await listEvents(db, asked)).events;
  if (!event) return undefined;
  const { name, phone } = await readContent(deps, "identity", { language });
  const words = textIn(language, eventsWords);
  const day = formatDay(event.event_date, language);
  const when = words("dayAndTime", { day, time: event.event_time ?? words("allDay") });
  const said = { name, phone, title: event.title, when };
  const t = textIn(language, eventGuestTextWords);
  return event.cancelled ? t("cancelled", said) : t("changed", { ...said, place: event.location });
}

/** The guard of 'Count me in', whether it comes as a call or to the event's page: both count together. */
export const eventGuestGuard = memoize((deps: Deps) => createFormGuard(deps, "event-guest", { perAddress }));

export function eventGuestForm(deps: Deps, language: Language = "en"): PublicForm<EventGuestForm> {
  const t = textIn(language, eventsWords);
  return {
    rules: eventGuestRulesIn[language],
    guard: eventGuestGuard(deps),
    language,
    contact: ({ phone }) => phone,
    thanks: t("counted"),
    async receive(form) {
      const { db, clock } = deps;
      const kept = await db
        .transaction()
        .execute((trx) => saveEventGuest(trx, { ...form, language }, clock.now()));
      return kept ? {} : { refused: { status: 409, message: t("over") } };
    },
  };
}
