import { sql } from "kysely";
import { months } from "#app/contract/table.ts";
import { deletedRows, type RetentionTerm } from "#server/retention-term.ts";

/** The check of the ledger looks for the entry of each refund. */
export const auditTerm: RetentionTerm = {
  name: "audit",
  label: "Audit log",
  personal: true,
  ...months(36, {
    min: 12,
    since: "the entry",
    explanation:
      "Refunds stay: the books refer to them. At least 12 months, so that the auditor of a year finds who changed what.",
  }),
  rule: deletedRows(
    "audit_log",
    ({ cutoff }) => sql`at < ${cutoff} and not (noun = 'donation' and action = 'refund')`,
  ),
};
