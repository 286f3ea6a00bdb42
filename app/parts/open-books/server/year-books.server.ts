import type { Language } from "#app/contract/language.ts";
import {
  type FundSums,
  readFundYears,
  sumsOfYear,
  totalOfFunds,
} from "#app/features/giving/books/year-sums.server.ts";
import { leastFamilies } from "#app/features/giving/help-told/help-months.server.ts";
import { closedThrough } from "#app/features/giving/ledger/closings.server.ts";
import { fundNamesIn } from "#app/features/giving/ledger/funds.server.ts";
import { fiscalYearDays, lastFiscalYearThrough } from "#app/lib/fiscal-year.ts";
import type { Db } from "#server/db/connect.ts";

export type YearSums = Omit<FundSums, "fund">;
/** `last`: the year before; undefined where the fund had no money until then. */
type YearRow = { title: string; sums: YearSums; last: YearSums | undefined };
export type YearBooks = { year: number; funds: YearRow[]; total: YearRow };

/**
 * The last closed tax year by funds, as its ZIP has it, with the year before: BOOKS-12. In paisa.
 * @returns undefined while no year with money is closed, and where one of the two helped fewer than five families of a
 *   fund: its sums would tell what they got
 */
export async function readYearBooks(db: Db, language: Language): Promise<YearBooks | undefined> {
  const year = lastFiscalYearThrough(await closedThrough(db));
  if (year === undefined) return undefined;
  const rows = await readFundYears(db);
  const [funds, before] = [sumsOfYear(rows, year), sumsOfYear(rows, year - 1)];
  if (funds.length === 0 || (await helpedFew(db, year)) || (await helpedFew(db, year - 1))) return undefined;
  const known = await db.selectFrom("funds").select(["slug", "title"]).execute();
  const fundName = await fundNamesIn(language, db);
  const titleOf = (slug: string) =>
    fundName({ slug, title: known.find((fund) => fund.slug === slug)?.title ?? slug });
  return {
    year,
    funds: funds.map((sums) => ({
      title: titleOf(sums.fund),
      sums,
      last: before.find(({ fund }) => fund === sums.fund),
    })),
    total: { title: "", sums: totalOfFunds(funds), last: before.length ? totalOfFunds(before) : undefined },
  };
}

/** Whether a fund helped some families in a tax year, and fewer than five. */
async function helpedFew(db: Db, year: number): Promise<boolean> {
  const { from, to } = fiscalYearDays(year);
  const few = await db
    .selectFrom("payouts")
    .select("fund")
    .where("help_commitment", "is not", null)
    .where("cancelled_at", "is", null)
    .where("paid_on", ">=", from)
    .where("paid_on", "<=", to)
    .groupBy("fund")
    .having((having) => having.fn.count("help_commitment").distinct(), "<", leastFamilies)
    .executeTakeFirst();
  return few !== undefined;
}
