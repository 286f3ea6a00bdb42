import { sql } from "kysely";
import { type DonationMethod, methodNames } from "#app/contract/payment-methods.ts";
import { accountOfGift, ledgerAccount, lineOfGift } from "#app/features/giving/books/year-accounts.server.ts";
import { accountName, exclusionName } from "#app/features/giving/ledger/statement-accounts.ts";
import { instantOf } from "#app/lib/dates.ts";
import { fiscalYearDays } from "#app/lib/fiscal-year.ts";
import { csvRupees } from "#app/lib/money.ts";
import type { Db } from "#server/db/connect.ts";
import type { DonationState } from "#server/db/giving-schema.ts";
import { type CsvColumns, csvText } from "#server/http/send-csv.ts";
import { inBatches, rowsOfYear } from "./year-batches.server.ts";
import { donorColumns, listDonors } from "./year-donors.server.ts";

/*
 * The lists of a tax year, as of its last day: what happened to a gift later belongs to a later year, so that the files
 * of a closed year stay as they are. HANDOVER-01.
 */

type Rows<List extends (...given: never[]) => AsyncGenerator> =
  ReturnType<List> extends AsyncGenerator<infer Row> ? Row : never;

const yesNo = (is: unknown) => (is ? "yes" : "");

/** Every receipt of the year by its number: void ones, too. */
const listGifts = (db: Db, year: number) =>
  inBatches(year, async ({ id: after, limit }) => {
    const { rows } = await sql<{
      id: number;
      number: string;
      issued_at: string;
      amount_paisa: number;
      fund: string;
      reference: string;
      state: DonationState;
      method: DonationMethod;
      account: string;
      line_id: number | null;
      bank_reference: string | null;
      donor_name: string;
      donor_email: string;
      anonymous: number;
      dedication: string;
      received_on: string | null;
      paid_on: string | null;
      refunded_on: string | null;
      corrects: string | null;
      successors: string | null;
    }>`
      select receipts.serial as id, receipts.number, receipts.issued_at, receipts.amount_paisa, receipts.fund,
        donations.reference, donations.state, donations.method, ${accountOfGift} as account,
        statement_lines.id as line_id, statement_lines.bank_reference, donations.donor_name,
        donations.donor_email, donations.anonymous, donations.dedication, donations.received_on,
        donations.paid_on, donations.refunded_on, former.number as corrects,
        (select min(next.number) || case when count(*) > 1 then ' ' || max(next.number) else '' end
          from donations as successor join receipts as next on next.donation_id = successor.id
          where successor.corrects_id = donations.id and next.fiscal_year <= ${year}) as successors
      from receipts join donations on donations.id = receipts.donation_id ${lineOfGift}
      left join receipts as former on former.donation_id = donations.corrects_id
      where receipts.fiscal_year = ${year} and receipts.serial > ${after}
      order by receipts.serial limit ${limit}`.execute(db);
    return rows;
  });

const isRefundedIn = (year: number, { refunded_on }: { refunded_on: string | null }): boolean =>
  refunded_on !== null && refunded_on <= fiscalYearDays(year).to;

const giftColumns = (year: number): CsvColumns<Rows<typeof listGifts>> => ({
  Receipt: (row) => row.number,
  Issued: (row) => row.issued_at,
  State: (row) => (row.state === "corrected" ? "Corrected" : isRefundedIn(year, row) ? "Refunded" : "Paid"),
  Reference: (row) => row.reference,
  "Corrected by": (row) => row.successors,
  Corrects: (row) => row.corrects,
  "Day at the bank": (row) => row.received_on,
  "Day in the books": (row) => row.paid_on,
  Fund: (row) => row.fund,
  "Amount (PKR)": (row) => csvRupees(row.amount_paisa),
  Method: (row) => methodNames[row.method],
  Account: (row) => (row.state === "corrected" ? "" : ledgerAccount(row.account)),
  Line: (row) => row.line_id,
  "Bank reference": (row) => row.bank_reference,
  "Refunded on": (row) => (isRefundedIn(year, row) ? row.refunded_on : ""),
  Donor: (row) => row.donor_name,
  "Anonymous in public": (row) => yesNo(row.anonymous),
  Email: (row) => row.donor_email,
  Dedication: (row) => row.dedication,
});

/** What was given back in the year, of whichever year the gift is. */
const listRefunds = (db: Db, year: number) =>
  rowsOfYear(
    year,
    db
      .selectFrom("donations")
      .innerJoin("receipts", "receipts.donation_id", "donations.id")
      .leftJoin("donation_events as event", (join) =>
        join
          .onRef("event.donation_id", "=", "donations.id")
          .on("event.kind", "=", "state")
          .on("event.to_state", "=", "refunded"),
      )
      .select(["donations.id", "donations.refunded_on as day", "donations.reference", "receipts.number"])
      .select(["donations.received_on", "donations.fund", "donations.amount_paisa"])
      .select(["event.actor", "event.detail"])
      .where("donations.state", "=", "refunded"),
    "donations.refunded_on",
    "donations.id",
  );

const refundColumns: CsvColumns<Rows<typeof listRefunds>> = {
  Day: (row) => row.day,
  Receipt: (row) => row.number,
  Reference: (row) => row.reference,
  "Day of the gift at the bank": (row) => row.received_on,
  Fund: (row) => row.fund,
  "Amount (PKR)": (row) => csvRupees(row.amount_paisa),
  Reason: (row) => (JSON.parse(row.detail ?? "{}") as { reason?: string }).reason ?? "",
  "By, approved by": (row) => row.actor,
};

/** Cancelled ones, too. */
const listPayouts = (db: Db, year: number) =>
  rowsOfYear(
    year,
    db
      .selectFrom("payouts")
      .leftJoin("statement_lines", (join) =>
        join
          .onRef("statement_lines.payout_id", "=", "payouts.id")
          .on("statement_lines.day", "<=", fiscalYearDays(year).to),
      )
      .selectAll("payouts")
      .select(["paid_on as day", "statement_lines.account", "statement_lines.id as line"]),
    "paid_on",
    "payouts.id",
  );

const payoutColumns: CsvColumns<Rows<typeof listPayouts>> = {
  Payout: (row) => row.id,
  Day: (row) => row.day,
  Fund: (row) => row.fund,
  "Amount (PKR)": (row) => csvRupees(row.amount_paisa),
  Purpose: (row) => row.purpose,
  Payee: (row) => row.payee,
  "Paid from": (row) => ledgerAccount(row.method),
  "Bank reference": (row) => row.bank_reference,
  "Statement of": (row) => (row.account === null ? "" : accountName(row.account)),
  Line: (row) => row.line,
  Recorded: (row) => row.created_at,
  "By, approved by": (row) => row.created_by,
  Cancelled: (row) => row.cancelled_at,
  "Why cancelled": (row) => row.cancel_reason,
};

const listEntries = (db: Db, year: number) =>
  rowsOfYear(year, db.selectFrom("fund_entries").selectAll().select("entered_on as day"), "entered_on", "id");

const entryColumns: CsvColumns<Rows<typeof listEntries>> = {
  Entry: (row) => row.id,
  Day: (row) => row.day,
  Kind: (row) => (row.kind === "opening" ? "Opening balance" : "Transfer"),
  "From fund": (row) => row.from_fund,
  Fund: (row) => row.fund,
  "Amount (PKR)": (row) => csvRupees(row.amount_paisa),
  Reason: (row) => row.reason,
  Recorded: (row) => row.created_at,
  "By, approved by": (row) => row.created_by,
  Cancelled: (row) => row.cancelled_at,
  "Why cancelled": (row) => row.cancel_reason,
};

/** Every incoming line of the statements, and what was decided about it. */
const listLines = (db: Db, year: number) =>
  rowsOfYear(
    year,
    db
      .selectFrom("statement_lines as line")
      .leftJoin("donations", "donations.id", "line.donation_id")
      .leftJoin("receipts", "receipts.donation_id", "line.donation_id")
      .leftJoin("donations as gone", "gone.id", "line.returned_id")
      .selectAll("line")
      .select("gone.reference as returned")
      .select(["donations.reference", "receipts.number"]),
    "line.day",
    "line.id",
  );

const lineColumns: CsvColumns<Rows<typeof listLines>> = {
  Line: (row) => row.id,
  Day: (row) => row.day,
  "Statement of": (row) => accountName(row.account),
  "Amount (PKR)": (row) => csvRupees(row.amount_paisa),
  Words: (row) => row.description,
  "Bank reference": (row) => row.bank_reference,
  "Part of line": (row) => row.split_of,
  Decision: (row) =>
    row.donation_id !== null
      ? "Gift"
      : row.aside_at === null
        ? "Open"
        : exclusionName(row.aside_kind, row.amount_paisa),
  Gift: (row) => row.reference,
  Receipt: (row) => row.number,
  Payout: (row) => row.payout_id,
  "Gift that went back": (row) => row.returned,
  Reason: (row) => row.aside_reason,
  "Set aside": (row) => row.aside_at,
  "Set aside by": (row) => row.aside_by,
  Imported: (row) => row.imported_at,
  "Imported by": (row) => row.imported_by,
};

/** Exports are no money: so the log of a year stays the same whoever exports it. */
const moneyNouns = [
  ...["donation", "transfer report", "bank statement", "statement line", "payout", "fund entry", "closing"],
  ...["approval", "approval limit", "sealed day", "monthly support"],
];

/**
 * What staff did about money within the year, as the log has it.
 * @param moneyActs the calls whose requests for approval are about money: others name who gets which help or role
 */
const listLog = (db: Db, year: number, moneyActs: readonly string[]) =>
  inBatches(year, ({ id, limit }) => {
    const [from, end] = [fiscalYearDays(year).from, fiscalYearDays(year + 1).from];
    return db
      .selectFrom("audit_log")
      .select(["id", "at", "user_name", "action", "noun", "noun_id", "name", "before", "after"])
      .where("noun", "in", moneyNouns)
      .where("action", "<>", "export")
      .where((where) =>
        where.or([
          where("noun", "<>", "approval"),
          where(
            "noun_id",
            "in",
            db
              .selectFrom("approvals")
              .select(sql<string>`cast(id as text)`.as("id"))
              .where("act", "in", moneyActs),
          ),
        ]),
      )
      .where("at", ">=", instantOf(from).toISOString())
      .where("at", "<", instantOf(end).toISOString())
      .where("id", ">", id)
      .orderBy("id")
      .limit(limit)
      .execute();
  });

const logColumns: CsvColumns<Rows<typeof listLog>> = {
  Entry: (row) => row.id,
  At: (row) => row.at,
  By: (row) => row.user_name,
  Action: (row) => row.action,
  What: (row) => row.noun,
  Number: (row) => row.noun_id,
  Name: (row) => row.name,
  Before: (row) => row.before,
  After: (row) => row.after,
};

/** The lists by the names of their files. */
export const yearLists = (db: Db, year: number, moneyActs: readonly string[]) => ({
  "gifts.csv": () => csvText(listGifts(db, year), giftColumns(year)),
  "refunds.csv": () => csvText(listRefunds(db, year), refundColumns),
  "payouts.csv": () => csvText(listPayouts(db, year), payoutColumns),
  "fund-entries.csv": () => csvText(listEntries(db, year), entryColumns),
  "lines.csv": () => csvText(listLines(db, year), lineColumns),
  "donors.csv": () => csvText(listDonors(db, year), donorColumns),
  "log.csv": () => csvText(listLog(db, year, moneyActs), logColumns),
});
