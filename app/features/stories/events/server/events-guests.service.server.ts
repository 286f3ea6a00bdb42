import type { Language } from "#app/contract/language.ts";
import { eventsWords } from "#app/features/stories/events/events.words.ts";
import { type EventGuestForm, eventGuestRules } from "#app/features/stories/events/events-guests.form.ts";
import { rulesIn, textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { memoize } from "#server/memoize.ts";
import { saveEventGuest } from "./events-guests.store.server.ts";

/** So many of one address in an hour: the visitors of a mobile network share one, and nobody is mailed. */
const perAddress = 200;

/** In each language. */
export const eventGuestRulesIn = rulesIn(eventGuestRules, eventsWords);

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
