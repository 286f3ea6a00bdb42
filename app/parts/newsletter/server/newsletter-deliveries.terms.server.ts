import { sql } from "kysely";
import { deletedRows, type RetentionTerm } from "#server/retention-term.ts";

/** What is still queued, of a newsletter that was cancelled, counts from the time it was due. */
export const deliveriesTerm: RetentionTerm = {
  name: "newsletter_deliveries",
  label: "Which reader got which newsletter",
  since: "the day on which it was sent or failed",
  explanation:
    "Only who got it goes: each newsletter keeps its text and its counts, and links to unsubscribe keep working. At least 90 days, so that you can answer a reader who got nothing.",
  unit: "days",
  usual: 365,
  min: 90,
  max: 1095,
  personal: false,
  rule: deletedRows(
    "newsletter_deliveries",
    ({ cutoff }) => sql`coalesce(settled_at, next_try_at) < ${cutoff}
      and (state <> 'queued' or newsletter_id in (select id from newsletters where state = 'cancelled'))`,
  ),
};
