import { languages, languagesInEnglish } from "#app/contract/language.ts";
import {
  choice,
  city,
  day,
  flag,
  number,
  paisa,
  phone,
  type RowOf,
  table,
  text,
  time,
} from "#app/contract/table.ts";
import { helpChannels, helpPersons, helpStates, payeeKinds } from "./help.messages.ts";
import { payWays } from "./help-payments/help-payments.messages.ts";

const id = number(undefined, { later: true });

/**
 * Families who ask for help, with visit and decision. Whose data was erased keeps state, kind, district, number of people,
 * decision and days alone. An empty text: none was given.
 */
export const helpRequestsTable = table("help_requests", {
  noun: "help request",
  label: "Requests for help",
  page: "/dashboard/help",
  ofPerson: true,
  exported: "Families who ask for help, with visit and decision: `visit` and `zakat_answers` are JSON",
  columns: {
    id,
    /** Counts the saves: one that names an older one is refused. */
    version: number(undefined, { later: true }),
    /** HELP- and random letters: may be said on the phone, opens nothing alone. */
    reference: text("Reference"),
    /** An id of the kinds of help in the content `help`. */
    kind: text("Kind"),
    for_whom: choice("Needed for", helpPersons, {}),
    /** Who asks for somebody else. */
    asked_by: text("Asked by", { later: true }),
    name: text("Name"),
    /** As `phoneKey` makes it. */
    phone: phone("Phone"),
    /** 13 digits. */
    cnic: text("CNIC", { later: true }),
    city: city("City"),
    /** In lower case, for filtering. */
    city_key: text(),
    area: text("Area", { later: true }),
    /** From the city, until staff correct it at the visit. */
    district: text("District", { later: true }),
    household: number("People in the household"),
    words: text("In their words", { later: true }),
    /** Of the form: the family is written to in it. */
    language: choice("Wrote in", languages, { words: languagesInEnglish, later: true }),
    channel: choice("Came by", helpChannels, { later: true }),
    /** Whether it came with a robot's marks. */
    suspect: flag("Possibly a robot", { later: true }),
    /** The sentence that was agreed to. */
    consent: text("Agreed to"),
    consented_at: time("Agreed on"),
    state: choice("State", helpStates, { later: true }),
    visit_on: day("Visit planned for", { orNull: true }),
    visited_on: day("Visited", { orNull: true }),
    /** A user, and their name. */
    responsible: number(undefined, { orNull: true }),
    responsible_name: text("Responsible", { later: true }),
    /** JSON. */
    visit: text("Seen and said at the visit", { later: true }),
    /** Null: not asked yet. */
    zakat_eligible: flag("May receive Zakat", { orNull: true }),
    /** JSON: each question as it was asked, with its answer. */
    zakat_answers: text("Questions of Zakat", { later: true }),
    zakat_by: text("Asked about Zakat by", { later: true }),
    zakat_at: time("Asked about Zakat", { orNull: true }),
    /** When the family let the foundation receive and spend Zakat in its name (wakalah). */
    authorised_on: day("Authorised us on", { orNull: true }),
    /** Empty: the family. */
    payee: text("Payee", { later: true }),
    payee_kind: choice("Paid to", payeeKinds, { later: true }),
    /** Empty: decided before it was asked. No part of what is sealed. */
    pay_way: choice("Way of payment", ["", ...payWays], { later: true }),
    /** An IBAN or a wallet's number, and in whose name; empty for cash. */
    account_number: text("Account", { later: true }),
    account_title: text("Account in the name of", { later: true }),
    decision_fund: text("Decided: fund", { orNull: true }),
    decision_paisa: paisa("Decided: one payment", { orNull: true }),
    /** 1: once. */
    decision_months: number("Decided: months", { orNull: true }),
    /** YYYY-MM. */
    decision_from: text("Decided: first month", { orNull: true }),
    decided_at: time("Decided", { orNull: true }),
    /** Names, with that of whoever approved it. */
    decided_by: text("Decided by", { later: true }),
    /** Why it was declined, referred or closed, in words for the family. */
    reason: text("Reason", { later: true }),
    helped_on: day("First helped", { orNull: true }),
    /** The request of the same family that goes on; this one is closed. */
    joined_to: number(undefined, { orNull: true }),
    /** The request that goes on to its visit, where this one is its first aid. */
    first_aid_of: number(undefined, { orNull: true }),
    /** 32 random hex digits, for the commitment in the open books. */
    salt: text(),
    search_text: text(),
    created_at: time("Received"),
    created_on: day(),
    touched_at: time("Last changed by staff"),
    /** Since when nothing more is to be done: it is declined, referred or closed. */
    closed_at: time("Closed", { orNull: true }),
    erased_at: time(undefined, { orNull: true }),
  },
});

/** Each change of a request's state, and what was noted. */
export const helpEventsTable = table("help_events", {
  noun: "help event",
  label: "What became of it",
  belongsTo: { table: "help_requests", column: "request_id" },
  exported: "What became of each request for help: `request_id` is of help_requests",
  columns: {
    id,
    request_id: number("Request"),
    state: choice("State", helpStates, {}),
    at: time("When"),
    /** Null: the form. */
    by_id: number(undefined, { orNull: true }),
    by_name: text("By"),
    note: text("Note by staff", { later: true }),
  },
});

export const helpPapersTable = table("help_papers", {
  noun: "help paper",
  label: "Photos of papers",
  belongsTo: { table: "help_requests", column: "request_id" },
  exported:
    "Papers that families have sent: `path` names a file in private/help-papers, `request_id` is of help_requests",
  columns: { id, request_id: number("Request"), path: text(), at: time("When") },
});

declare module "#server/db/schema.ts" {
  interface Database {
    help_requests: RowOf<typeof helpRequestsTable>;
    help_events: RowOf<typeof helpEventsTable>;
    help_papers: RowOf<typeof helpPapersTable>;
  }
}
