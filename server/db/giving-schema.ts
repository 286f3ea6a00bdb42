import type { Generated } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type {
  DonationMethod,
  GatewayName,
  PaymentMethod,
  StatementAccount,
  WalletName,
} from "#app/contract/payment-methods.ts";

import type { Flag } from "./columns.ts";

/* The tables of giving, in the same plain types as schema.ts. Money is integer paisa. */

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

export type DonationsTable = {
  id: Generated<number>;
  /** TXN, time and random: may be shown and written on a transfer, opens nothing. */
  reference: string;
  /** As in PledgesTable. */
  unused_key: string;
  idempotency_key: string;
  /** SHA-256 of what was asked for under the idempotency key. */
  request_hash: string;
  amount_paisa: number;
  fund: string;
  method: DonationMethod;
  gateway: GatewayName;
  state: DonationState;
  donor_name: Generated<string>;
  donor_email: Generated<string>;
  /** Of the page on which it was given: mails and papers are in it. */
  language: Generated<Language>;
  /** The donor's own reference. */
  donor_reference: Generated<string>;
  /** CNIC or NTN (ledger/tax-number.ts), printed on the donor's own papers alone; empty: none is asked for. */
  tax_number: Generated<string>;
  /** Of a gift that staff booked by hand, as `phoneKey` makes it. */
  donor_phone: Generated<string>;
  anonymous: Generated<Flag>;
  dedication: Generated<string>;
  pledge_id: number | null;
  /** The gift that was wrong, whose payment this one has since. */
  corrects_id: Generated<number | null>;
  created_at: string;
  /** When the payment was confirmed, and the Karachi day of that: it counts in the books from then on. */
  paid_at: string | null;
  paid_on: string | null;
  /**
   * The day of the donation: the Karachi day on which the bank, the wallet or the cash book got the money. Its tax year is that
   * of the donation, and statements are compared by it.
   */
  received_on: string | null;
  refunded_at: string | null;
  refunded_on: string | null;
  needs_review: Generated<Flag>;
  /** Staff's own. */
  note: Generated<string>;
  /** What the payment is known by (ledger/payment-code.ts); empty where it has no number. */
  payment_code: Generated<string>;
  search_text: string;
  version: Generated<number>;
};

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

/** As it was issued: what changes later does not change a receipt. */
export type ReceiptsTable = {
  id: Generated<number>;
  donation_id: number;
  /** The year in which the tax year (July to June) ends. */
  fiscal_year: number;
  serial: number;
  number: string;
  /** As in PledgesTable. */
  unused_key: string;
  verify_code: string;
  /** Random hex: makes the leaf of the day's Merkle tree unguessable. */
  salt: string;
  issued_at: string;
  paid_on: string;
  amount_paisa: number;
  fund: string;
  fund_title: string;
  /** With the dedication and the salt of both: all three are empty once the person is taken out. */
  donor_name: Generated<string>;
  dedication: Generated<string>;
  personal_salt: Generated<string>;
  /** The hash of these three: it stays when they go. */
  personal_hash: Generated<string>;
  method: DonationMethod;
  reference: string;
  /** JSON: all that the receipt says but for the person (receipt-document.server.ts). Empty until it is made. */
  document: Generated<string>;
  voided_at: string | null;
};

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

/** A copy of each seal as it was made first: one that was taken away and made again differs from it. */
export type SealAnchorsTable = { day: string; link: string; receipts: number; total_paisa: number };

/**
 * A sealed day that did not match what was computed from the receipts: what was sealed, what was found, and who has
 * looked into it. One row for each difference.
 */
export type SealAlertsTable = {
  id: Generated<number>;
  /** A Karachi day. */
  day: string;
  found_at: string;
  /** JSON: a list of SealCause. */
  causes: string;
  sealed_receipts: number;
  sealed_paisa: number;
  sealed_link: string;
  found_receipts: number;
  found_paisa: number;
  found_link: string;
  /** Since when this difference is gone. */
  matched_again_at: string | null;
  /** When a member of staff has written down why. */
  acknowledged_at: string | null;
  acknowledged_by: Generated<string>;
  reason: Generated<string>;
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

/** Lines of bank statements that staff imported. One line confirms one donation, or is set aside as no donation. */
export type StatementLinesTable = {
  id: Generated<number>;
  fingerprint: string;
  day: string;
  /** Below zero: it went out, and is set aside at once. */
  amount_paisa: number;
  description: string;
  bank_reference: Generated<string>;
  /** Whose statement it is from. */
  account: StatementAccount;
  imported_at: string;
  imported_by: string;
  /** The user; null: imported before this was kept. */
  imported_by_id: number | null;
  donation_id: number | null;
  /** When it was set aside; null: it confirms a donation, or waits. */
  aside_at: string | null;
  aside_kind: Generated<string>;
  aside_reason: Generated<string>;
  aside_by: Generated<string>;
  /** The line that this one was a part of: the amounts of both were one. */
  split_of: Generated<number | null>;
  /** The payout that this money was. */
  payout_id: Generated<number | null>;
  /** The gift that went back by it, such as that of a cheque that bounced. */
  returned_id: Generated<number | null>;
};

/** What an account held at the end of a Karachi day, as its statement says or somebody has typed. */
export type StatementBalancesTable = {
  account: StatementAccount;
  day: string;
  balance_paisa: number;
  /** "": from a statement. */
  typed_by: Generated<string>;
  recorded_at: string;
};

/** A payment as its provider's report has it. */
export type ProviderPaymentsTable = {
  provider: WalletName;
  transaction_id: string;
  /** The merchant's order; may be empty. */
  reference: string;
  /** A Karachi day. */
  day: string;
  amount_paisa: number;
  /** With its taxes. */
  fee_paisa: number;
  state: "completed" | "reversed" | "failed";
  /** When the provider has paid it out; null: not yet. */
  settled_on: string | null;
  imported_at: string;
  imported_by: string;
};

/** What a donor says of a transfer; staff verify or reject it. */
export type TransferReportsTable = {
  id: Generated<number>;
  donation_id: number;
  state: "waiting" | "verified" | "rejected";
  account_name: string;
  account_number: string;
  bank_name: string;
  transaction_id: Generated<string>;
  transferred_on: string | null;
  amount_paisa: number;
  /** The path of its file in the private media: private/slips/... */
  slip: string | null;
  /** When the slip went, because its term had passed. */
  slip_removed_at: Generated<string | null>;
  /** Of the page on which it was reported. */
  language: Generated<Language>;
  reported_at: string;
  decided_at: string | null;
  decided_by: Generated<string>;
  reason: Generated<string>;
  search_text: string;
};

export type HelpState =
  | "new"
  | "visit-planned"
  | "visited"
  | "approved"
  | "declined"
  | "referred"
  | "helping"
  | "closed";

/**
 * What a family asks for. Whose data was erased keeps state, kind, district, number of people, decision and days alone.
 */
export type HelpRequestsTable = {
  id: Generated<number>;
  /** Counts the saves: one that names an older one is refused. */
  version: Generated<number>;
  /** HELP- and random letters: may be said on the phone, opens nothing alone. */
  reference: string;
  /** An id of the kinds of help in the content `help`. */
  kind: string;
  for_whom: "self" | "family" | "other";
  /** Who asks for somebody else; empty: the family itself. */
  asked_by: Generated<string>;
  name: string;
  /** As `phoneKey` makes it. */
  phone: string;
  /** 13 digits; empty: none was given. */
  cnic: Generated<string>;
  city: string;
  /** The city in lower case, for filtering. */
  city_key: string;
  area: Generated<string>;
  /** From the city, until staff correct it at the visit. */
  district: Generated<string>;
  /** The number of people. */
  household: number;
  words: Generated<string>;
  /** Of the form: the family is written to in it. */
  language: Generated<Language>;
  channel: Generated<"site" | "phone" | "door">;
  /** Whether it came with a robot's marks. */
  suspect: Generated<Flag>;
  /** The sentence that was agreed to. */
  consent: string;
  consented_at: string;
  state: Generated<HelpState>;
  /** A Karachi day: the visit that is planned, and the day on which it was made. */
  visit_on: string | null;
  visited_on: string | null;
  /** A user, and their name. */
  responsible: number | null;
  responsible_name: Generated<string>;
  /** JSON: what was seen and said at the visit. Empty: none yet. */
  visit: Generated<string>;
  /** Null: not asked yet. */
  zakat_eligible: Flag | null;
  /** JSON: each question as it was asked, with its answer. */
  zakat_answers: Generated<string>;
  zakat_by: Generated<string>;
  zakat_at: string | null;
  /** The Karachi day on which the family let the foundation receive and spend Zakat in its name (wakalah). */
  authorised_on: string | null;
  /** Who is paid; empty: the family. */
  payee: Generated<string>;
  payee_kind: Generated<"family" | "hospital" | "school" | "shop">;
  /** Of an approved request: the fund, the paisa of one payment, how many months (1: once), and the first, YYYY-MM. */
  decision_fund: string | null;
  decision_paisa: number | null;
  decision_months: number | null;
  decision_from: string | null;
  decided_at: string | null;
  /** Names, with that of whoever approved it. */
  decided_by: Generated<string>;
  /** Why it was declined, referred or closed, in words for the family. */
  reason: Generated<string>;
  /** The Karachi day on which help was first given. */
  helped_on: string | null;
  /** The request of the same family that goes on; this one is closed. */
  joined_to: number | null;
  /** 32 random hex digits, for the commitment in the open books. */
  salt: string;
  search_text: string;
  created_at: string;
  /** The Karachi day of it. */
  created_on: string;
  /** When staff last changed something. */
  touched_at: string;
  /** Since when nothing more is to be done: it is declined, referred or closed. */
  closed_at: string | null;
  erased_at: string | null;
};

/** Each change of a request's state, and what was noted. */
export type HelpEventsTable = {
  id: Generated<number>;
  request_id: number;
  state: HelpState;
  at: string;
  /** Null: the form. */
  by_id: number | null;
  by_name: string;
  note: Generated<string>;
};

/** Photos of papers that a family sent: `path` names a file in private/help-papers. */
export type HelpPapersTable = { id: Generated<number>; request_id: number; path: string; at: string };
