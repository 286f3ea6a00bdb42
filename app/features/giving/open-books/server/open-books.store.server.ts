import { type Selectable, sql } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { fundNamesIn } from "#app/features/giving/ledger/funds.server.ts";
import { helpToldWords } from "#app/features/giving/ledger/help-told.words.ts";
import {
  type FundBalance,
  type FundMonth,
  readFundBalances,
  sumByFundAndMonth,
  sumPayouts,
} from "#app/features/giving/ledger/totals.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { inLanguage } from "#app/lib/local-row.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { ReceiptDaysTable, ReplacedSealsTable } from "#server/db/giving-schema.ts";

/* What the open books show: sums of the ledger and the sealed days. Nothing here names a donor. */

export type SealedDayRow = Selectable<ReceiptDaysTable>;

/** The sealed days, the latest first. @param before a Karachi day, itself not included */
export function listSealedDays(
  db: Db,
  { before, limit }: { before?: string; limit: number },
): Promise<SealedDayRow[]> {
  return db
    .selectFrom("receipt_days")
    .selectAll()
    .$if(before !== undefined, (query) => query.where("day", "<", before ?? ""))
    .orderBy("day", "desc")
    .limit(limit)
    .execute();
}

export type ReplacedSeal = Selectable<ReplacedSealsTable>;

/**
 * Seals of days that were sealed again, the latest day first, of one day the last first: BOOKS-16.
 * @param days of these alone, the last one included
 */
export const listReplacedSeals = (
  db: Db,
  { from = "", to }: { from?: string; to?: string } = {},
): Promise<ReplacedSeal[]> =>
  db
    .selectFrom("replaced_seals")
    .selectAll()
    .where("day", ">=", from)
    .$if(to !== undefined, (query) => query.where("day", "<=", to ?? ""))
    .orderBy("day", "desc")
    .orderBy("id", "desc")
    .execute();

/** @returns undefined while the day is not sealed */
export const findSealedDay = (db: Db, day: string): Promise<SealedDayRow | undefined> =>
  db.selectFrom("receipt_days").selectAll().where("day", "=", day).executeTakeFirst();

/** In paisa. `in` is what came in less what was given back in that month. */
export type BooksMonth = { month: string; in: number; out: number };
export type BooksFund = FundBalance & { months: BooksMonth[] };
export type Books = { funds: BooksFund[]; months: BooksMonth[]; total: Omit<FundBalance, "slug" | "title"> };

export type PublicPayout = { id: number; day: string; fund: string; purpose: string; paisa: number };

/**
 * The latest payouts with what they were for, which staff write for everybody to read. Never the payee. Those that helped
 * families are one row for each month and fund, on the last of their days.
 */
export async function listPublicPayouts(
  db: Db,
  limit: number,
  language: Language = "en",
): Promise<PublicPayout[]> {
  const fundName = await fundNamesIn(language, db);
  const rows = await db
    .selectFrom("payouts")
    .innerJoin("funds", "funds.slug", "payouts.fund")
    .select(({ fn, eb }) => [
      ...(["payouts.fund", "funds.title"] as const),
      fn.max("payouts.paid_on").as("paid_on"),
      fn.max("payouts.id").as("id"),
      fn.max("payouts.purpose").as("purpose"),
      fn.max("payouts.purpose_ur").as("purpose_ur"),
      eb.cast<number>(fn.sum("payouts.amount_paisa"), "bigint").as("paisa"),
      fn.count<number>("help_commitment").distinct().as("families"),
    ])
    .where("payouts.cancelled_at", "is", null)
    .groupBy(["payouts.fund", "funds.title"])
    .groupBy(
      sql`case when help_commitment is null then cast(payouts.id as text) else substr(paid_on, 1, 7) end`,
    )
    .orderBy("paid_on", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const t = textIn(language, helpToldWords);
  return rows.map(({ id, paid_on, fund, title, paisa, families, ...texts }) => ({
    id,
    day: paid_on,
    fund: fundName({ slug: fund, title }),
    ...(families > 0 ? { purpose: t("helped", { families }) } : inLanguage(texts, language)),
    paisa,
  }));
}

const shownMonths = 12;

/** What came in, went out and stands, by fund and by month. Funds without a movement are left out. */
export async function readBooks(db: Db, now: Date, language: Language = "en"): Promise<Books> {
  const fundName = await fundNamesIn(language, db);
  const months = latestMonths(karachiDay(now).slice(0, 7));
  const days = { from: `${months[0]}-01`, to: `${months.at(-1)}-31` };
  const [balances, paid, refunded, payouts] = await Promise.all([
    readFundBalances(db),
    sumByFundAndMonth(db, "paid_on", days),
    sumByFundAndMonth(db, "refunded_on", days),
    sumPayouts(db, days),
  ]);
  const byMonth = (fits: (row: FundMonth) => boolean): BooksMonth[] =>
    months.map((month) => {
      const sum = (rows: FundMonth[]) =>
        rows.filter((row) => row.month === month && fits(row)).reduce((total, { paisa }) => total + paisa, 0);
      return { month, in: sum(paid) - sum(refunded), out: sum(payouts) };
    });
  const moved = balances.filter((fund) => fund.in || fund.refunded || fund.entered || fund.out);
  return {
    funds: moved.map((fund) => ({
      ...fund,
      title: fundName(fund),
      months: byMonth((row) => row.fund === fund.slug).filter((month) => month.in || month.out),
    })),
    months: fromFirstMovement(byMonth(() => true)),
    total: totalOf(balances),
  };
}

/** What came in, was refunded, went out and stands in all funds, in paisa: HOME-13. */
export const readBooksTotal = async (db: Db): Promise<Books["total"]> => totalOf(await readFundBalances(db));

function totalOf(funds: FundBalance[]): Books["total"] {
  const total = (flow: "in" | "refunded" | "entered" | "out" | "stands") =>
    funds.reduce((sum, fund) => sum + fund[flow], 0);
  return {
    in: total("in"),
    refunded: total("refunded"),
    entered: total("entered"),
    out: total("out"),
    stands: total("stands"),
  };
}

/** Without the months before anything moved. */
function fromFirstMovement(months: BooksMonth[]): BooksMonth[] {
  const first = months.findIndex((month) => month.in || month.out);
  return first < 0 ? [] : months.slice(first);
}

/** The last twelve months up to this one, the oldest first, as YYYY-MM. */
function latestMonths(month: string): string[] {
  const year = Number(month.slice(0, 4));
  const place = Number(month.slice(5)) - 1;
  return Array.from({ length: shownMonths }, (_, at) =>
    new Date(Date.UTC(year, place - shownMonths + 1 + at, 1)).toISOString().slice(0, 7),
  );
}
