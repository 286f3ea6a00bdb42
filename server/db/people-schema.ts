import type { Generated } from "kysely";
import type { RegistrationKind } from "#content/registrations.ts";
import type {
  Flag,
  InboxColumns,
  OutdatedColumn,
  SearchMedical,
  SearchPhones,
  TouchedColumn,
  Urdu,
} from "./columns.ts";

/* The tables of what people send us, and how long it is kept. */

export type MessagesTable = InboxColumns &
  TouchedColumn & {
    name: string;
    email: string;
    subject: string;
    message: string;
    answered_at: Generated<string | null>;
    /** The name of whoever answered. */
    answered_by: Generated<string>;
    /** As it was mailed from the dashboard; empty when it was answered elsewhere. */
    answer: Generated<string>;
    /** Who of staff is on it until it is answered; null: nobody. */
    taken_by_id: Generated<number | null>;
    taken_by: Generated<string>;
    taken_at: Generated<string | null>;
  };

export type SavedAnswersTable = OutdatedColumn & {
  id: Generated<number>;
  title: string;
  text: string;
  text_ur: Urdu;
  version: number;
  is_sample: Flag;
};

export type RegistrationsTable = InboxColumns &
  TouchedColumn &
  SearchPhones & {
    kind: RegistrationKind;
    name: string;
    email: string;
    phone: string;
    city: string;
    /** JSON of this kind's own questions. */
    details: string;
    state: Generated<"new" | "in touch" | "approved" | "declined">;
    /** Since when it has this state, and the name of whoever said so; null and empty: nobody has. */
    state_at: Generated<string | null>;
    state_by: Generated<string>;
  };

export type BloodDonorsTable = InboxColumns &
  TouchedColumn &
  SearchPhones & {
    full_name: string;
    phone: string;
    email: string;
    blood_group: string;
    dob: string | null;
    last_donation_date: string | null;
    city: string;
    /** The city in lower case, for filtering. */
    city_key: string;
    gender: string;
    consent_text: string;
    consented_at: string;
    /** What somebody with this phone has said since, until staff take it over; empty: nothing else. */
    proposed_blood_group: Generated<string>;
    proposed_email: Generated<string>;
    proposed_at: Generated<string | null>;
    /** Of the last call by staff: when (UTC), by whom, how it went. */
    last_called_at: Generated<string | null>;
    last_caller: Generated<string | null>;
    last_outcome: Generated<string | null>;
    /** The request that is not closed yet to which the donor has agreed to come. */
    promised_request_id: Generated<number | null>;
  };

export type DonorCallsTable = {
  id: Generated<number>;
  donor_id: number;
  called_at: string;
  caller: string;
  outcome: string;
  note: Generated<string>;
};

export type BloodRequestsTable = InboxColumns &
  TouchedColumn &
  SearchPhones &
  SearchMedical & {
    /** The patient's. */
    blood_group: string;
    units: number;
    hospital: string;
    city: string;
    /** A Karachi day. */
    needed_by: string;
    /** At once or in the night of that day, or by that day. */
    needed_when: Generated<"now" | "tonight" | "day">;
    contact_name: string;
    phone: string;
    remarks: string;
    /** Empty: the contact has given none. */
    email: Generated<string>;
    /** When an open request closes by itself (UTC). Null: its contact has not been asked yet. */
    closes_at: Generated<string | null>;
    /** open until blood is arranged for, or is not needed any more. */
    state: Generated<"open" | "arranged" | "closed">;
    /** Whether it came with a robot's marks. */
    suspect: Generated<Flag>;
  };

export type EventGuestsTable = InboxColumns &
  TouchedColumn &
  SearchPhones & {
    event_id: number;
    /** What the event was called, and its Karachi day, when the guest said so. */
    event_title: string;
    event_date: string;
    name: string;
    /** Under which the same phone has signed up since, a line each. */
    other_names: Generated<string>;
    /** As `phoneKey` makes it. */
    phone: string;
    /** Since when they are to be told that the event was cancelled or moved; null: nothing was. */
    tell_since: Generated<string | null>;
    /** When somebody told them, and that person's name; null and empty: nobody has yet. */
    told_at: Generated<string | null>;
    told_by: Generated<string>;
  };

export type SharedStoriesTable = InboxColumns &
  SearchPhones & {
    name: string;
    /** Whether it may be published only without the name. */
    unnamed: Flag;
    email: string;
    phone: string;
    city: string;
    programme: string;
    story: string;
    consent_text: string;
    consented_at: string;
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
  messages: MessagesTable;
  saved_answers: SavedAnswersTable;
  registrations: RegistrationsTable;
  blood_donors: BloodDonorsTable;
  donor_calls: DonorCallsTable;
  blood_requests: BloodRequestsTable;
  shared_stories: SharedStoriesTable;
  event_guests: EventGuestsTable;
  subscribers: SubscribersTable;
  retention_terms: RetentionTermsTable;
  retention_removals: RetentionRemovalsTable;
  stay_requests: StayRequestsTable;
};
