import type { Generated } from "kysely";
import type { Flag } from "#server/db/columns.ts";

/* The tables of this part: how long data is kept, what was removed, and who was asked whether to stay. */

/** How long a kind of data is kept. */
export type RetentionTermsTable = {
  id: Generated<number>;
  /** As in retention.messages.ts, which also says the unit. */
  name: string;
  amount: number;
  active: Flag;
  /** Nothing of this kind is removed before. */
  starts_at: string;
  version: Generated<number>;
};

/** What was removed: one row for a Karachi day and kind. */
export type RetentionRemovalsTable = { id: Generated<number>; day: string; name: string; removed: number };

/** Who was asked by mail whether to stay. Names nobody: `row_id` is a row of the table `name`. */
export type StayRequestsTable = {
  id: Generated<number>;
  name: "registrations" | "blood_donors";
  row_id: number;
  asked_at: string;
  /** The outbox's number of the question and, later, of the reminder. */
  mail_id: number;
  /** When the mail server took them: silence counts from then. */
  mailed_at: string | null;
  reminder_id: number | null;
  reminded_at: string | null;
  /** Since when a mail cannot be sent: the person stays. */
  failed_at: string | null;
};

declare module "#server/db/schema.ts" {
  interface Database {
    retention_terms: RetentionTermsTable;
    retention_removals: RetentionRemovalsTable;
    stay_requests: StayRequestsTable;
  }
}
