import { sql } from "kysely";
import { type BookDay, bookSums } from "#app/features/giving/books/book-days.server.ts";
import { computeBookDays } from "#app/features/giving/books/compute-book-days.server.ts";
import { readFundDays } from "#app/features/giving/books/funds.server.ts";
import { sumByFundAndMonth } from "#app/features/giving/books/totals.server.ts";
import { isRestricted } from "#app/features/giving/ledger/giving.limits.ts";
import { receiptNumber } from "#app/lib/fiscal-year.ts";
import type { Db } from "#server/db/connect.ts";
import type { Feature } from "#server/deps.ts";
import { checkDonations } from "./check-donations.server.ts";
import { checkTies } from "./check-ties.server.ts";
import type { LedgerFacts, Report } from "./ledger-difference.server.ts";

/** The sums by fund are the same in the books, as pages and reports show them, and by receipts. */
async function checkTotals(db: Db, report: Report): Promise<void> {
  const compare = (what: string, donations: Map<string, number>, receipts: Map<string, number>) => {
    for (const of of new Set([...donations.keys(), ...receipts.keys()])) {
      const [given, receipted] = [donations.get(of) ?? 0, receipts.get(of) ?? 0];
      if (given !== receipted)
        report({ of, text: `${given} paisa ${what} by the books, ${receipted} by its receipts` });
    }
  };
  const sums = await sumByFundAndMonth(db);
  compare(
    "came in",
    new Map(sums.map((sum) => [`fund ${sum.fund}, ${sum.month}`, sum.in])),
    // The receipt of a correction is younger than the booking of its payment.
    await sumReceipts(
      db,
      sql`'fund ' || receipts.fund || ', ' || substr(case when donations.corrects_id is null
        then receipts.paid_on else donations.paid_on end, 1, 7)`,
    ),
  );
  const byFund = new Map<string, number>();
  for (const { fund, back } of sums) byFund.set(`fund ${fund}`, (byFund.get(`fund ${fund}`) ?? 0) + back);
  compare("went back", byFund, await sumReceipts(db, sql`'fund ' || receipts.fund`, { void: true }));
}

async function sumReceipts(
  db: Db,
  name: ReturnType<typeof sql>,
  { void: onlyVoid = false } = {},
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("receipts")
    .innerJoin("donations", "donations.id", "receipts.donation_id")
    // The payment of a corrected gift is counted with its successor's receipt.
    .where("donations.state", "<>", "corrected")
    .select([
      sql<string>`${name}`.as("name"),
      sql<number>`cast(sum(receipts.amount_paisa) as bigint)`.as("paisa"),
    ])
    .$if(onlyVoid, (query) => query.where("voided_at", "is not", null))
    .groupBy("name")
    .execute();
  return new Map(rows.map((row) => [row.name, row.paisa]));
}

/** No restricted fund was below zero at the end of any day. DESK-12. */
async function checkFundDays(db: Db, report: Report): Promise<void> {
  const funds = await db.selectFrom("funds").select("slug").orderBy("slug").execute();
  for (const { slug } of funds.filter((fund) => isRestricted(fund.slug))) {
    const low = (await readFundDays(db, slug)).find(({ stands }) => stands < 0);
    if (low) report({ of: `fund ${slug}`, text: `was at ${low.stands} paisa on ${low.day}` });
  }
}

/** The serials that were given in each fiscal year: those of its receipts, and the ranges that a restored backup had lost. */
const givenSerials = (db: Db) =>
  db
    .selectFrom("receipts")
    .select(["fiscal_year", "serial as first", "serial as last"])
    .unionAll(
      db.selectFrom("lost_receipts").select(["fiscal_year", "first_serial as first", "last_serial as last"]),
    )
    .as("given");

/** The serial numbers of each fiscal year are 1 to n, and the counter stands at n. */
async function checkSerials(db: Db, report: Report): Promise<void> {
  const years = await db
    .selectFrom(givenSerials(db))
    .select((select) => [
      "fiscal_year",
      sql<number>`cast(sum(last - first + 1) as bigint)`.as("count"),
      select.fn.max("last").as("highest"),
      select.fn.min("first").as("lowest"),
    ])
    .groupBy("fiscal_year")
    .execute();
  const counters = await db.selectFrom("receipt_serials").selectAll().execute();
  for (const { fiscal_year, count, highest, lowest } of years) {
    const of = `receipts of ${fiscal_year}`;
    if (lowest < 1) report({ of, text: `begin with the serial ${lowest}` });
    if (Number(count) !== highest) await reportGaps(db, fiscal_year, report);
    const counter = counters.find((row) => row.fiscal_year === fiscal_year)?.last_serial;
    if (counter !== highest)
      report({ of, text: `end with the serial ${highest}, the counter stands at ${counter ?? "nothing"}` });
  }
  for (const { fiscal_year, last_serial } of counters) {
    if (years.some((year) => year.fiscal_year === fiscal_year)) continue;
    report({
      of: `receipts of ${fiscal_year}`,
      text: `there are none, the counter stands at ${last_serial}`,
    });
  }
}

/** No serial is a receipt's and lost. That two receipts have the same one is refused by the table. RECEIPT-11. */
async function checkLostSerials(db: Db, report: Report): Promise<void> {
  const again = await db
    .selectFrom("receipts")
    .innerJoin("lost_receipts", (join) =>
      join
        .onRef("lost_receipts.fiscal_year", "=", "receipts.fiscal_year")
        .onRef("first_serial", "<=", "serial")
        .onRef("last_serial", ">=", "serial"),
    )
    .select(["receipts.fiscal_year", "number"])
    .orderBy("number")
    .limit(maxGaps)
    .execute();
  for (const { fiscal_year, number } of again)
    report({ of: `receipts of ${fiscal_year}`, text: `have ${number}, which is recorded as lost` });
}

/** Gaps may be many when somebody has deleted receipts: the first ones are enough to look for the cause. */
const maxGaps = 100;

async function reportGaps(db: Db, fiscalYear: number, report: Report): Promise<void> {
  const gaps = await db
    .selectFrom((select) =>
      select
        .selectFrom(givenSerials(db))
        .select(["first as serial", sql<number>`lag(last, 1, 0) over (order by first, last)`.as("previous")])
        .where("fiscal_year", "=", fiscalYear)
        .as("each"),
    )
    .select(["serial", "previous"])
    .where("serial", ">", sql<number>`previous + 1`)
    .orderBy("serial")
    .limit(maxGaps)
    .execute();
  for (const { serial, previous } of gaps) {
    const [from, to] = [previous + 1, serial - 1].map((missing) => receiptNumber(fiscalYear, missing));
    report({ of: `receipts of ${fiscalYear}`, text: from === to ? `lack ${from}` : `lack ${from} to ${to}` });
  }
}

export type CheckedLedger = { donations: number; receipts: number; days: number; differences: number };

/** A feature whose rows are part of the ledger's truth, also while its part is off. */
export type CheckedFeature = Feature & {
  /** Reports what differs, as of one moment. @returns how many sealed days it has read, if any */
  checkLedger?: (trx: Db, report: Report, facts: LedgerFacts) => Promise<{ days?: number }>;
};
type Checked = { db: Db; features: readonly CheckedFeature[] };

/**
 * Adds up the whole ledger again, from its rows and events alone, as of one moment: others go on writing meanwhile.
 * Changes nothing. Memory is bounded, however many rows there are; it takes a connection to itself for some seconds per
 * 100,000 donations, so the server's own connection to SQLite is the wrong one. DONATE-07, DONATE-10.
 * @param report called for each difference as it is found
 */
export const checkLedger = (
  { db, features }: Checked,
  report: Report,
  facts: LedgerFacts = {},
): Promise<CheckedLedger> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((snapshot) => checkRows({ db: snapshot, features }, report, facts));

/** The same within a transaction of the caller. */
export async function checkRows(
  { db: trx, features }: Checked,
  report: Report,
  facts: LedgerFacts = {},
): Promise<CheckedLedger> {
  let differences = 0;
  const count: Report = (difference) => {
    differences += 1;
    report(difference);
  };
  const checked = await checkDonations(trx, count);
  await checkSerials(trx, count);
  await checkLostSerials(trx, count);
  await checkTies(trx, count);
  await checkBookDays(trx, count);
  await checkTotals(trx, count);
  await checkFundDays(trx, count);
  let days = 0;
  for (const { checkLedger } of features) days += (await checkLedger?.(trx, count, facts))?.days ?? 0;
  return { ...checked, days, differences };
}

/** Reports each sum of the books that is not what the rows of its day make. */
async function checkBookDays(db: Db, report: Report): Promise<void> {
  const keyOf = ({ day, fund, account }: BookDay) => `books of ${day}, fund ${fund}, ${account}`;
  const held = new Map(
    (await db.selectFrom("book_days").selectAll().execute()).map((row) => [keyOf(row), row]),
  );
  const made = new Map((await computeBookDays(db)).map((row) => [keyOf(row), row]));
  for (const of of new Set([...held.keys(), ...made.keys()])) {
    const [has, should] = [held.get(of), made.get(of)];
    const differs = bookSums.filter((name) => (has?.[name] ?? 0) !== (should?.[name] ?? 0));
    const texts = differs.map(
      (name) => `${name} is ${has?.[name] ?? 0}, its rows make ${should?.[name] ?? 0}`,
    );
    if (texts.length > 0) report({ of, text: texts.join("; ") });
  }
}
