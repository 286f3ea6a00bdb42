import type { Generated } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { GatewayName, PaymentMethod } from "#app/contract/payment-methods.ts";
import type { RowOf } from "#app/contract/table.ts";
import type { donationsTable } from "#app/features/giving/ledger/donations.table.ts";
import type { receiptsTable } from "#app/features/giving/receipts/receipts.table.ts";
import type { Flag } from "./columns.ts";

/* The tables of gifts, receipts, funds and the open books. Money is integer paisa. */

export type DonationState = "started" | "pending" | "paid" | "failed" | "expired" | "refunded" | "corrected";

/** What donations are given for. A programme's fund stays when the programme is taken off the site. */
export type FundsTable = { slug: string; title: string; kind: "general" | "named" | "programme" };

export type PledgesTable = {
  id: Generated<number>;
  /** Links are in access_links; SQLite cannot drop a unique column. */
  unused_key: string;
  /** waiting: the first donation has not arrived, and the address is not confirmed. */
  state: "waiting" | "active" | "paused" | "stopped";
  donor_name: Generated<string>;
  donor_email: string;
  /** Of the page on which it was promised. */
  language: Generated<Language>;
  anonymous: Generated<Flag>;
  amount_paisa: number;
  fund: string;
  method: PaymentMethod;
  /** 1 to 28. */
  day_of_month: number;
  /** The Karachi day of the next reminder; null while there is none. */
  next_due_on: string | null;
  created_at: string;
  ended_at: string | null;
  search_text: string;
  version: Generated<number>;
};

export type DonationsTable = RowOf<typeof donationsTable>;

/** Append-only: the database refuses changes. Nothing in it names a donor. */
export type DonationEventsTable = {
  id: Generated<number>;
  donation_id: number;
  at: string;
  kind: "started" | "state" | "mismatch" | "second-payment" | "late-failure" | "note";
  from_state: DonationState | null;
  to_state: DonationState;
  cause: "donor" | "gateway" | "worker" | "staff" | "system";
  /** The administrator's name, or the gateway's. */
  actor: Generated<string>;
  /** JSON. */
  detail: string;
};

/** A try to pay a donation at a gateway. */
export type PaymentAttemptsTable = {
  id: Generated<number>;
  donation_id: number;
  gateway: GatewayName;
  /** At most 20 letters and digits, unique for the provider. */
  reference: string;
  amount_paisa: number;
  state: "open" | "paid" | "failed" | "expired";
  created_at: string;
  expires_at: string;
  /** When the gateway is asked next; null: never. */
  next_check_at: string | null;
  asked_at: string | null;
  checks: Generated<number>;
  /** When the gateway last said that it is not paid. */
  unpaid_at: string | null;
  last_code: Generated<string>;
  provider_reference: string | null;
  refused_returns: Generated<number>;
};

export type ReceiptSerialsTable = { fiscal_year: number; last_serial: number };

/** Numbers that were handed out and went with a restored backup: they are void, and are not given again. */
export type LostReceiptsTable = {
  fiscal_year: number;
  first_serial: number;
  last_serial: number;
  recorded_at: string;
};

export type ReceiptsTable = RowOf<typeof receiptsTable>;

/** The sealed days of the open books, each chained to the one before. Hashes are lower-case hex. */
export type ReceiptDaysTable = {
  day: string;
  /** Of the format: 2 holds refunds, payouts and what receipts say (docs/open-books.md). */
  version: Generated<number>;
  receipts: number;
  total_paisa: number;
  refunds: Generated<number>;
  refunded_paisa: Generated<number>;
  /** Recorded payouts and cancellations of that day, and what they come to. */
  payouts: Generated<number>;
  paid_out_paisa: Generated<number>;
  /** Receipts that a corrected one has replaced, and what they come to. */
  corrections: Generated<number>;
  corrected_paisa: Generated<number>;
  /** Fund entries and cancellations of them, and by how much they change what all funds hold together. */
  entries: Generated<number>;
  entered_paisa: Generated<number>;
  /** Payouts that belong to cases, recorded on that day, and those of them that were cancelled on it. */
  helps: Generated<number>;
  cancelled_helps: Generated<number>;
  /** Of a day of version 1: the root of its receipts as version 2 hashes them. Empty until the first day of version 2. */
  carried: Generated<string>;
  root: string;
  previous_link: string;
  link: string;
  sealed_at: string;
};

/** What a fund has paid out. A wrong one is cancelled, never deleted. */
export type PayoutsTable = {
  id: Generated<number>;
  fund: string;
  amount_paisa: number;
  paid_on: string;
  purpose: string;
  /** As Urdu pages show it; empty: they show the English. No part of what is sealed. */
  purpose_ur: Generated<string>;
  /** The account that it left: a payout in cash is on no statement. No part of what is sealed. */
  method: Generated<"bank" | "cash">;
  payee: Generated<string>;
  bank_reference: Generated<string>;
  created_at: string;
  created_by: string;
  cancelled_at: string | null;
  cancel_reason: Generated<string>;
  /** Random hex: makes its leaf in the day's tree unguessable. */
  salt: Generated<string>;
} & PayoutHelp;

/** Of a payout that belongs to a case; all null of another one. */
export type PayoutHelp = {
  /** Null again once the family is erased. */
  help_request_id: Generated<number | null>;
  /** The instalment, "YYYY-MM". */
  help_month: Generated<string | null>;
  help_kind: Generated<string | null>;
  help_district: Generated<string | null>;
  help_group_salt: Generated<string | null>;
  /** The hashes of the case, of kind with district, and of the number of people (docs/open-books.md). They stay. */
  help_commitment: Generated<string | null>;
  help_group: Generated<string | null>;
  help_people: Generated<string | null>;
};

/**
 * What a fund holds from before, or gets from another one. A wrong one is cancelled, never deleted. `from_fund` is null for
 * an opening balance alone.
 */
export type FundEntriesTable = {
  id: Generated<number>;
  kind: "opening" | "transfer";
  fund: string;
  from_fund: string | null;
  amount_paisa: number;
  /** The Karachi day from which it counts. */
  entered_on: string;
  reason: string;
  created_at: string;
  created_by: string;
  cancelled_at: string | null;
  cancel_reason: Generated<string>;
  /** As in PayoutsTable. */
  salt: string;
};

/** What a Karachi day did to a fund and an account: giving/books adds these up. */
export type BookDaysTable = {
  day: string;
  fund: string;
  /** What the way of the money leads to: a line of a statement may say another one. */
  account: string;
  /** Gifts that were entered in the books on this day. */
  booked_paisa: Generated<number>;
  /** Gifts whose money came on this day. */
  in_paisa: Generated<number>;
  back_paisa: Generated<number>;
  out_paisa: Generated<number>;
  /** Of `out_paisa`: what families were paid. */
  helped_paisa: Generated<number>;
  opening_paisa: Generated<number>;
  /** From other funds, less what went to them. */
  moved_paisa: Generated<number>;
};

/**
 * Through which Karachi day the books are closed: the latest row says it. The row 0 is empty: whatever takes a day of money
 * locks it.
 */
export type ClosingsTable = {
  id: Generated<number>;
  through: string;
  at: string;
  by_name: string;
  reason: string;
};

export type GivingTables = {
  funds: FundsTable;
  pledges: PledgesTable;
  donations: DonationsTable;
  donation_events: DonationEventsTable;
  payment_attempts: PaymentAttemptsTable;
  receipt_serials: ReceiptSerialsTable;
  lost_receipts: LostReceiptsTable;
  receipts: ReceiptsTable;
  receipt_days: ReceiptDaysTable;
  payouts: PayoutsTable;
  fund_entries: FundEntriesTable;
  book_days: BookDaysTable;
  closings: ClosingsTable;
};
