import { sql } from "kysely";
import { deletedRows, type RetentionTerm } from "#server/retention-term.ts";

/** Mails that wait are kept. */
export const mailsTerm: RetentionTerm = {
  name: "mails",
  label: "Mails in the outbox",
  since: "the day on which they were sent or failed",
  explanation:
    "Their text is deleted once they are sent; after the term the recipient and the subject go too. Mails that wait are kept. At least 30 days, so that you can see whether somebody got a mail.",
  unit: "days",
  usual: 90,
  min: 30,
  max: 1095,
  personal: false,
  rule: deletedRows(
    "outbox",
    ({ cutoff }) => sql`state in ('sent', 'failed') and coalesce(sent_at, queued_at) < ${cutoff}`,
  ),
};
