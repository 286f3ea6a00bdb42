import type { Generated } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { Flag } from "./columns.ts";

/* The tables of families who ask for help. Money is integer paisa. */

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
  /** How the money gets there; empty: decided before it was asked. No part of what is sealed. */
  pay_way: Generated<"" | "bank" | "wallet" | "cash">;
  /** An IBAN or a wallet's number, and in whose name; empty for cash. */
  account_number: Generated<string>;
  account_title: Generated<string>;
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
  /** The request that goes on to its visit, where this one is its first aid. */
  first_aid_of: number | null;
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

export type HelpTables = {
  help_requests: HelpRequestsTable;
  help_events: HelpEventsTable;
  help_papers: HelpPapersTable;
};
