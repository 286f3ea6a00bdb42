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
import type { Flag, OutdatedColumn, Urdu } from "./columns.ts";

/* The tables of what people send us. */

export type SavedAnswersTable = OutdatedColumn & {
  id: Generated<number>;
  title: string;
  text: string;
  text_ur: Urdu;
  version: number;
  is_sample: Flag;
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
};
