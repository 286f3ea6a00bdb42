import { sql } from "kysely";
import {
  accountsOfYear,
  ledgerAccount,
  readAccountYears,
} from "#app/features/giving/books/year-accounts.server.ts";
import {
  readBookedYears,
  readFundYears,
  sum,
  sumsOfYear,
  totalOfFunds,
} from "#app/features/giving/books/year-sums.server.ts";
import { accountName } from "#app/features/giving/ledger/statement-accounts.ts";
import { addDays } from "#app/lib/dates.ts";
import { fiscalYearDays, fiscalYearSpan, receiptNumber } from "#app/lib/fiscal-year.ts";
import { csvRupees } from "#app/lib/money.ts";
import type { Db } from "#server/db/connect.ts";

const howItIsCut = `A gift counts on the day on which the bank, the wallet or the cash box got it, whenever it was booked; a refund
on the day of the refund, a payout and a fund entry on their own days. What happened to a gift after 30 June is
in the next year. A corrected gift counts once, as its successor; gifts.csv lists both. A year opens with what
the year before closed with.

Refunds leave the account that the gift came to, payouts the bank or the cash box; opening balances are of the
bank. Cash that was paid in or drawn moves between the bank and the cash box. What a payment provider has confirmed stands under "Provider clearing" until its payout is on the bank's statement: fees and
what is under way remain there. "Outside" is what the statements have that is no gift. A line that is joined
with a gift, a payout or a refund of another year changes the later of both years alone.`;

/** SUMS.txt: what the files of the year add up to, and by which days. HANDOVER-02. */
export async function* sumsText(db: Db, year: number, isClosed: boolean): AsyncGenerator<string> {
  const { from, to } = fiscalYearDays(year);
  yield* [
    `Tax year ${fiscalYearSpan(year)}: ${from} to ${to}`,
    isClosed ? "The books of this year are closed." : "DRAFT: the books of this year are not closed yet.",
    "All amounts are in PKR.",
    "",
    howItIsCut,
    "",
  ].map((line) => `${line}\n`);

  const funds = sumsOfYear(await readFundYears(db), year);
  const fundCells = (sums: Omit<(typeof funds)[number], "fund">) =>
    [sums.opening, sums.entered, sums.in, sums.back, sums.out, sums.transfers, sums.closing].map(csvRupees);
  yield table("FUNDS", [
    ["fund", "opening", "entered", "in", "back", "out", "transfers", "closing"],
    ...funds.map(({ fund, ...sums }) => [fund, ...fundCells(sums)]),
    ["total", ...fundCells(totalOfFunds(funds))],
  ]);

  const accounts = accountsOfYear(await readAccountYears(db), year);
  yield table("ACCOUNTS", [
    ["account", "opening", "in", "out", "closing"],
    ...accounts.map((row) => [
      ledgerAccount(row.account),
      ...[row.opening, row.in, row.out, row.closing].map(csvRupees),
    ]),
  ]);

  const booked = await readBookedYears(db, year);
  const bridge = (rows: typeof booked) => {
    const bookedIn = rows.filter((row) => row.booked === year);
    const cameIn = rows.filter((row) => row.received === year);
    const [elsewhere, late] = [
      bookedIn.filter((row) => row.received !== year),
      cameIn.filter((row) => row.booked !== year),
    ];
    return [sum(bookedIn), -sum(elsewhere), sum(late), sum(cameIn)].map(csvRupees);
  };
  yield table("FROM THE DAY IN THE BOOKS TO THE DAY AT THE BANK", [
    ["fund", "booked in the year", "came in another year", "booked in another year", "came in the year"],
    ...[...new Set(booked.map(({ fund }) => fund))].map((fund) => [
      fund,
      ...bridge(booked.filter((row) => row.fund === fund)),
    ]),
    ["total", ...bridge(booked)],
  ]);

  yield table("STATEMENT LINES", [
    ["statement of", "decision", "lines", "sum"],
    ...(await sumLines(db, year)).map((row) => [
      accountName(row.account),
      row.decision,
      String(row.lines),
      csvRupees(Number(row.paisa)),
    ]),
  ]);

  yield table("BALANCES OF ACCOUNTS, AS STATEMENTS OR STAFF SAY", [
    ["statement of", "day", "balance", "entered by"],
    ...(await readBalances(db, year)).map((row) => [
      ...[accountName(row.account), row.day, csvRupees(row.balance_paisa), row.typed_by || "statement"],
    ]),
  ]);

  const receipts = await countReceipts(db, year);
  const numbers = receipts.last
    ? `${receiptNumber(year, 1)} to ${receiptNumber(year, receipts.last)}`
    : "none was issued";
  yield `RECEIPTS\nNumbers: ${numbers}\nIn gifts.csv: ${receipts.issued}\nVoid on ${to}: ${receipts.ended}\n`;
  for (const { first_serial, last_serial } of await readLost(db, year))
    yield `Lost with a restored backup: ${receiptNumber(year, first_serial)} to ${receiptNumber(year, last_serial)}\n`;
}

/** The last one that is known of each account before the year, and in it. */
async function readBalances(db: Db, year: number) {
  const { from, to } = fiscalYearDays(year);
  const last = (before: string) =>
    db
      .selectFrom("statement_balances as balance")
      .selectAll()
      .where("day", "=", (where) =>
        where
          .selectFrom("statement_balances as other")
          .select((select) => select.fn.max("other.day").as("day"))
          .whereRef("other.account", "=", "balance.account")
          .where("other.day", "<", before),
      );
  const rows = await last(from)
    .union(last(addDays(to, 1)))
    .execute();
  return rows.toSorted((a, b) => (`${a.account} ${a.day}` < `${b.account} ${b.day}` ? -1 : 1));
}

const readLost = (db: Db, year: number) =>
  db
    .selectFrom("lost_receipts")
    .select(["first_serial", "last_serial"])
    .where("fiscal_year", "=", year)
    .orderBy("first_serial")
    .execute();

function sumLines(db: Db, year: number) {
  const { from, to } = fiscalYearDays(year);
  const decision = sql<string>`case when donation_id is not null then 'gift'
    when aside_at is not null then 'set aside' else 'open' end`;
  return db
    .selectFrom("statement_lines")
    .select(["account", decision.as("decision"), sql<number>`cast(count(*) as bigint)`.as("lines")])
    .select(sql<number>`cast(sum(amount_paisa) as bigint)`.as("paisa"))
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["account", sql`2`])
    .orderBy("account")
    .orderBy(sql`2`)
    .execute();
}

async function countReceipts(db: Db, year: number) {
  const { to } = fiscalYearDays(year);
  const { issued, last, ended } = await db
    .selectFrom("receipts")
    .innerJoin("donations", "donations.id", "receipts.donation_id")
    .select((select) => [select.fn.countAll<number>().as("issued"), select.fn.max("serial").as("last")])
    .select(
      sql<number>`cast(coalesce(sum(case when state = 'corrected' or refunded_on <= ${to} then 1 else 0 end), 0) as bigint)`.as(
        "ended",
      ),
    )
    .where("fiscal_year", "=", year)
    .executeTakeFirstOrThrow();
  return { issued: Number(issued), last: Number(last ?? 0), ended };
}

/** Columns of one width; the first ones are words, amounts end where their column does. */
function table(title: string, rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, place) => (place === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[place] ?? 0)));
  return `${title}\n${rows.map((row) => `${line(row).join("  ")}\n`).join("")}\n`;
}
