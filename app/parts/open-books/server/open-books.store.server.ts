import type { Selectable } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { type FundBalance, readFundBalances } from "#app/features/giving/books/funds.server.ts";
import { type FundMonth, sumByFundAndMonth, sumHelp } from "#app/features/giving/books/totals.server.ts";
import { readToldHelp, type ToldHelp } from "#app/features/giving/help-told/help-months.server.ts";
import { helpToldWords } from "#app/features/giving/help-told/help-told.words.ts";
import { fundNamesIn } from "#app/features/giving/ledger/funds.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { inLanguage } from "#app/lib/local-row.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { ReplacedSealsTable } from "#app/parts/open-books/open-books.tables.server.ts";
import { openBooks } from "#app/parts/open-books/part.ts";
import type { Db } from "#server/db/connect.ts";
import type { ReceiptDaysTable } from "#server/db/giving-schema.ts";
import { timesOff } from "#server/parts.ts";

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
export type Books = {
  funds: BooksFund[];
  months: BooksMonth[];
  total: Omit<FundBalance, "slug" | "title">;
  /** Whether families were paid what no sum has yet. */
  untold: boolean;
};

export type PublicPayout = { id: number; day: string; fund: string; purpose: string; paisa: number };

/**
 * The latest payouts with what they were for, which staff write for everybody to read. Never the payee. Those that helped
 * families are one row for each fund and month that is told, on the last of their days.
 */
export async function listPublicPayouts(
  db: Db,
  limit: number,
  language: Language = "en",
): Promise<PublicPayout[]> {
  const fundName = await fundNamesIn(language, db);
  const payouts = await db
    .selectFrom("payouts")
    .innerJoin("funds", "funds.slug", "payouts.fund")
    .select(["payouts.id", "payouts.fund", "funds.title", "paid_on", "purpose", "purpose_ur", "amount_paisa"])
    .where("cancelled_at", "is", null)
    .where("help_commitment", "is", null)
    .orderBy("paid_on", "desc")
    .orderBy("payouts.id", "desc")
    .limit(limit)
    .execute();
  const t = textIn(language, helpToldWords);
  const helped = (await readToldHelp(db)).map(({ families, paisa, ...row }) => {
    return { ...row, paisa, purpose: t("helped", { families }) };
  });
  const others = payouts.map(({ amount_paisa, purpose, purpose_ur, ...row }) => {
    return { ...row, paisa: amount_paisa, purpose: inLanguage({ purpose, purpose_ur }, language).purpose };
  });
  return [...others, ...helped]
    .toSorted((one, other) => other.paid_on.localeCompare(one.paid_on) || other.id - one.id)
    .slice(0, limit)
    .map(({ id, paid_on: day, fund, title, purpose, paisa }) => {
      return { id, day, fund: fundName({ slug: fund, title }), purpose, paisa };
    });
}

const shownMonths = 12;

/** What came in, went out and stands, by fund and by month. Funds without a movement are left out. */
export async function readBooks(db: Db, now: Date, language: Language = "en"): Promise<Books> {
  const fundName = await fundNamesIn(language, db);
  const months = latestMonths(karachiDay(now).slice(0, 7));
  const days = { from: `${months[0]}-01`, to: `${months.at(-1)}-31` };
  const [balances, sums, help] = await Promise.all([
    readFundBalances(db),
    sumByFundAndMonth(db, days),
    readToldHelp(db),
  ]);
  const untold = untoldOf(await sumHelp(db), help);
  const funds = toldBalances(balances, untold);
  const byMonth = (fits: (row: Pick<FundMonth, "fund">) => boolean): BooksMonth[] =>
    months.map((month) => {
      const isOf = (row: Pick<FundMonth, "fund" | "month">) => row.month === month && fits(row);
      const own = sums.filter(isOf);
      const helped = help.filter(isOf).reduce((total, { paisa }) => total + paisa, 0);
      return {
        month,
        in: own.reduce((total, row) => total + row.in - row.back, 0),
        out: own.reduce((total, row) => total + row.out, helped),
      };
    });
  const moved = funds.filter((fund) => fund.in || fund.refunded || fund.entered || fund.out);
  return {
    funds: moved.map((fund) => ({
      ...fund,
      title: fundName(fund),
      months: byMonth((row) => row.fund === fund.slug).filter((month) => month.in || month.out),
    })),
    months: fromFirstMovement(byMonth(() => true)),
    total: totalOf(funds),
    untold: [...untold.values()].some((paisa) => paisa !== 0),
  };
}

/** The money of families that strangers are not told yet, by fund. */
const untoldOf = (paid: ReadonlyMap<string, number>, help: readonly ToldHelp[]): Map<string, number> =>
  new Map(
    [...paid].map(([fund, paisa]) => [
      fund,
      help.reduce((left, told) => (told.fund === fund ? left - told.paisa : left), paisa),
    ]),
  );

/** Balances as strangers read them. BOOKS-13a. */
const toldBalances = (balances: readonly FundBalance[], untold: ReadonlyMap<string, number>): FundBalance[] =>
  balances.map((fund) => {
    const left = untold.get(fund.slug) ?? 0;
    return { ...fund, out: fund.out - left, stands: fund.stands + left };
  });

/** What came in, was refunded, went out and stands in all funds, in paisa: HOME-13. */
export const readBooksTotal = async (db: Db): Promise<Books["total"]> =>
  totalOf(toldBalances(await readFundBalances(db), untoldOf(await sumHelp(db), await readToldHelp(db))));

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

/** From when until when the open books were off, and no day was sealed: PART-05. */
export const readTimesOff = (db: Db) => timesOff(db, openBooks.name);
