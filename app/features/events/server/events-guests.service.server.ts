import {
  type EventGuestForm,
  eventGuestMessages,
  eventGuestRules,
} from "#app/features/events/events-guests.form.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import { saveEventGuest } from "./events-guests.store.server.ts";

/** So many of one address in an hour: the visitors of a mobile network share one, and nobody is mailed. */
const perAddress = 200;

/** 'Count me in', whether it comes as a call or to the event's page: both count together. */
export const eventGuestForm = memoize(
  (services: Services): PublicForm<EventGuestForm> => ({
    rules: eventGuestRules,
    guard: createFormGuard(services, "event-guest", { quiet: perAddress }),
    contact: ({ phone }) => phone,
    quiet: () => true,
    thanks: eventGuestMessages.counted,
    async receive(form) {
      const { db, clock } = services;
      const kept = await db.transaction().execute((trx) => saveEventGuest(trx, form, clock.now()));
      return kept ? {} : { refused: { status: 409, message: eventGuestMessages.over } };
    },
  }),
);
