import { sql } from "kysely";
import { months } from "#app/contract/table.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { deletedRows, type RetentionTerm, untouched } from "#server/retention-term.ts";

export const eventGuestsTerm: RetentionTerm = {
  name: "event_guests",
  label: "Guests of events",
  personal: true,
  ...months(24, {
    min: 3,
    since: "the event, or the last note",
    explanation: "At least 3 months, so that guests can be thanked or called.",
  }),
  rule: deletedRows(
    "event_guests",
    (due) => sql`${untouched(due)} and event_date < ${karachiDay(new Date(due.cutoff))}`,
  ),
};
