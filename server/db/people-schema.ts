import type { Generated } from "kysely";
import type { RowOf } from "#app/contract/table.ts";
import type {
  bloodDonorsTable,
  donorCallsTable,
} from "#app/features/people/blood-donors/blood-donors.table.ts";
import type { bloodRequestsTable } from "#app/features/people/blood-requests/blood-requests.table.ts";
import type { messagesTable } from "#app/features/people/contact/messages.table.ts";
import type { registrationsTable } from "#app/features/people/registrations/registrations.table.ts";
import type { sharedStoriesTable } from "#app/features/people/shared-stories/shared-stories.table.ts";
import type { eventGuestsTable } from "#app/features/stories/events/event-guests.table.ts";
import type { Flag, InboxColumns, OutdatedColumn, Urdu } from "./columns.ts";

/* The tables of what people send us, and how long it is kept. */

export type SavedAnswersTable = OutdatedColumn & {
  id: Generated<number>;
  title: string;
  text: string;
  text_ur: Urdu;
  version: number;
  is_sample: Flag;
};

export type SubscribersTable = InboxColumns & {
  email: string;
  /** set aside: mail servers refuse what is sent there. Such a reader gets nothing until somebody brings them back. */
  state: "pending" | "confirmed" | "left" | "set aside";
  confirmed_at: string | null;
  /** Newsletters that bounced since one arrived. */
  bounces: Generated<number>;
  /** The mail server's last refusal, by its codes: "550 5.1.1". */
  bounce_reply: Generated<string | null>;
};

/** How long a kind of data is kept. */
export type RetentionTermsTable = {
  id: Generated<number>;
  /** As in retention.messages.ts, which also says the unit. */
  name: string;
  amount: number;
  active: Flag;
  /** Nothing of this kind is removed before. */
  starts_at: string;
  /** How many rows will be past the term within 30 days of the last run; null until they are counted. */
  due: number | null;
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
  /** Since when a mail cannot be sent: staff decide then. */
  failed_at: string | null;
};

export type PeopleTables = {
  messages: RowOf<typeof messagesTable>;
  saved_answers: SavedAnswersTable;
  registrations: RowOf<typeof registrationsTable>;
  blood_donors: RowOf<typeof bloodDonorsTable>;
  donor_calls: RowOf<typeof donorCallsTable>;
  blood_requests: RowOf<typeof bloodRequestsTable>;
  shared_stories: RowOf<typeof sharedStoriesTable>;
  event_guests: RowOf<typeof eventGuestsTable>;
  subscribers: SubscribersTable;
  retention_terms: RetentionTermsTable;
  retention_removals: RetentionRemovalsTable;
  stay_requests: StayRequestsTable;
};
