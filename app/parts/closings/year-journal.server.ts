import { sql } from "kysely";
import { type DonationMethod, methodNames } from "#app/contract/payment-methods.ts";
import {
  accountOfGift,
  accountOfPayout,
  accountsOfYear,
  type LineMovement,
  ledgerAccount,
  lineOfGift,
  lineOfRefund,
  linesBeyondFunds,
  linesOfOtherYears,
  readAccountYears,
} from "#app/features/giving/books/year-accounts.server.ts";
import { readFundYears, sumsOfYear } from "#app/features/giving/books/year-sums.server.ts";
import { exclusionName } from "#app/features/giving/ledger/statement-accounts.ts";
import { fiscalYearDays, fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { csvRupees } from "#app/lib/money.ts";
import type { Db } from "#server/db/connect.ts";
import type { CsvColumns } from "#server/http/send-csv.ts";
import { inBatches, isNext, rowsOfYear } from "./year-batches.server.ts";

/* The journal of a tax year in double entry: HANDOVER-03. */

type Posting = [account: string, paisa: number];
/** Its postings come to zero. A positive one is a debit. */
export type Transaction = { day: string; code: string; words: string; postings: Posting[] };

const pair = (to: string, from: string, paisa: number): Posting[] => [
  [to, paisa],
  [from, -paisa],
];

/** Every transaction of the year in the order of its days, what it opened with first. */
async function* readJournal(db: Db, year: number): AsyncGenerator<Transaction> {
  yield* readOpening(db, year);
  yield* merged([
    ...[entries(db, year), gifts(db, year), lines(db, year), linesFromOtherYears(db, year)],
    ...[refunds(db, year), payouts(db, year)],
  ]);
}

async function* readOpening(db: Db, year: number): AsyncGenerator<Transaction> {
  const accounts = accountsOfYear(await readAccountYears(db), year);
  const funds = sumsOfYear(await readFundYears(db), year);
  const postings: Posting[] = [
    ...accounts.map(({ account, opening }): Posting => [ledgerAccount(account), opening]),
    ...funds.map(({ fund, opening }): Posting => [`Equity:Opening:${fund}`, -opening]),
  ].filter(([, paisa]) => paisa !== 0);
  if (postings.length > 0) {
    const words = `Closing of ${fiscalYearSpan(year - 1)}, carried over`;
    yield { day: fiscalYearDays(year).from, code: "opening", words, postings };
  }
}

type GiftRow = {
  id: number;
  day: string;
  number: string;
  fund: string;
  paisa: number;
  method: DonationMethod;
  account: string;
};

/** Gifts and refunds are the same rows by another day. */
const readGifts = (db: Db, year: number, day: "received_on" | "refunded_on", states: readonly string[]) =>
  inBatches(year, async (after) => {
    const on = sql.ref(`donations.${day}`);
    const { rows } = await sql<GiftRow>`
      select donations.id, ${on} as day, receipts.number, donations.fund, donations.amount_paisa as paisa,
        donations.method, ${accountOfGift} as account
      from donations join receipts on receipts.donation_id = donations.id
        ${day === "received_on" ? lineOfGift : lineOfRefund}
      where state in (${sql.join([...states])}) and ${isNext(on, sql.ref("donations.id"), after)}
      order by ${on}, donations.id limit ${after.limit}`.execute(db);
    return rows;
  });

async function* gifts(db: Db, year: number): AsyncGenerator<Transaction> {
  for await (const row of readGifts(db, year, "received_on", ["paid", "refunded"]))
    yield {
      day: row.day,
      code: row.number,
      words: `Gift, ${methodNames[row.method]}`,
      postings: pair(ledgerAccount(row.account), `Income:${row.fund}`, row.paisa),
    };
}

async function* refunds(db: Db, year: number): AsyncGenerator<Transaction> {
  for await (const row of readGifts(db, year, "refunded_on", ["refunded"]))
    yield {
      day: row.day,
      code: row.number,
      words: "Refund",
      postings: pair(`Income:${row.fund}:Refunds`, ledgerAccount(row.account), row.paisa),
    };
}

async function* payouts(db: Db, year: number): AsyncGenerator<Transaction> {
  const rows = rowsOfYear(
    year,
    db
      .selectFrom("payouts")
      .leftJoin("statement_lines", (join) =>
        join
          .onRef("statement_lines.payout_id", "=", "payouts.id")
          .on("statement_lines.day", "<=", fiscalYearDays(year).to),
      )
      .select(["payouts.id", "paid_on as day", "fund", "purpose", "payouts.amount_paisa"])
      .select(accountOfPayout.as("account"))
      .where("cancelled_at", "is", null),
    "paid_on",
    "payouts.id",
  );
  for await (const row of rows)
    yield {
      day: row.day,
      code: `payout-${row.id}`,
      words: row.purpose,
      postings: pair(`Expenses:${row.fund}`, ledgerAccount(row.account), row.amount_paisa),
    };
}

async function* entries(db: Db, year: number): AsyncGenerator<Transaction> {
  const rows = rowsOfYear(
    year,
    db
      .selectFrom("fund_entries")
      .select(["id", "entered_on as day", "fund", "from_fund", "reason", "amount_paisa"])
      .where("cancelled_at", "is", null),
    "entered_on",
    "id",
  );
  for await (const row of rows)
    yield {
      day: row.day,
      code: `entry-${row.id}`,
      words: row.reason,
      postings:
        row.from_fund === null
          ? pair(ledgerAccount("bank"), `Equity:Opening:${row.fund}`, row.amount_paisa)
          : pair(`Equity:Transfers:${row.from_fund}`, `Equity:Transfers:${row.fund}`, row.amount_paisa),
    };
}

/** What the statements have that is no gift. */
async function* lines(db: Db, year: number): AsyncGenerator<Transaction> {
  const rows = inBatches(year, async (after) => {
    const { rows } = await sql<LineMovement & { kind: string }>`
      select * from ${linesBeyondFunds} as line where ${isNext(sql.ref("day"), sql.ref("id"), after)}
      order by day, id limit ${after.limit}`.execute(db);
    return rows;
  });
  for await (const row of rows) yield movement(row, exclusionName(row.kind, row.paisa));
}

/** They are as few as what is booked late: read at once. */
async function* linesFromOtherYears(db: Db, year: number): AsyncGenerator<Transaction> {
  const { from, to } = fiscalYearDays(year);
  const { rows } = await sql<LineMovement>`select * from ${linesOfOtherYears} as line
    where day >= ${from} and day <= ${to} order by day, id`.execute(db);
  for (const row of rows) yield movement(row, `Line ${row.id}, joined over the end of a year`);
}

const movement = ({ id, day, account, other, paisa }: LineMovement, words: string): Transaction => ({
  day,
  code: `line-${id}`,
  words,
  postings: pair(ledgerAccount(account), ledgerAccount(other), paisa),
});

/** Several lists that are in the order of their days, as one. Of the same day the first list's come first. */
async function* merged(lists: AsyncGenerator<Transaction>[]): AsyncGenerator<Transaction> {
  const heads = await Promise.all(lists.map(async (list) => ({ list, next: await list.next() })));
  for (;;) {
    const open = heads.filter(({ next }) => !next.done);
    const [first, ...rest] = open;
    if (!first) return;
    const least = rest.reduce(
      (one, other) => (other.next.value.day < one.next.value.day ? other : one),
      first,
    );
    yield least.next.value;
    least.next = await least.list.next();
  }
}

type JournalRow = { transaction: Transaction; account: string; paisa: number };

export async function* journalRows(db: Db, year: number): AsyncGenerator<JournalRow> {
  for await (const transaction of readJournal(db, year))
    for (const [account, paisa] of transaction.postings) yield { transaction, account, paisa };
}

export const journalColumns: CsvColumns<JournalRow> = {
  Day: ({ transaction }) => transaction.day,
  Transaction: ({ transaction }) => transaction.code,
  Words: ({ transaction }) => transaction.words,
  Account: ({ account }) => account,
  "Debit (PKR)": ({ paisa }) => (paisa > 0 ? csvRupees(paisa) : ""),
  "Credit (PKR)": ({ paisa }) => (paisa < 0 ? csvRupees(-paisa) : ""),
};

/** So long a text is gathered before it is passed on, in characters. */
const partLength = 32_000;
const accountWidth = 40;

/** The same as text of `ledger`, which hledger reads, too. */
export async function* ledgerText(db: Db, year: number): AsyncGenerator<string> {
  let part = `; Tax year ${fiscalYearSpan(year)}\n\ncommodity PKR\n    format PKR 1000.00\n`;
  for await (const { day, code, words, postings } of readJournal(db, year)) {
    part += `\n${day} * (${code}) ${plainWords(words)}\n`;
    for (const [account, paisa] of postings)
      part += `    ${account.padEnd(accountWidth)}  PKR ${csvRupees(paisa)}\n`;
    if (part.length < partLength) continue;
    yield part;
    part = "";
  }
  yield part;
}

/** What staff wrote, as one line without the marks that mean something to these programs. */
const plainWords = (words: string): string =>
  words
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/[;|]/g, ",")
    .trim();
