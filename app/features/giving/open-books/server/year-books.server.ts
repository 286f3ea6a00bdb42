import type { Language } from "#app/contract/language.ts";
import { closedThrough } from "#app/features/giving/ledger/closings.server.ts";
import { fundNamesIn } from "#app/features/giving/ledger/funds.server.ts";
import {
  type FundSums,
  readFundYears,
  sumsOfYear,
  totalOfFunds,
} from "#app/features/giving/ledger/year-sums.server.ts";
import { lastFiscalYearThrough } from "#app/lib/fiscal-year.ts";
import type { Db } from "#server/db/connect.ts";

export type YearSums = Omit<FundSums, "fund">;
/** `last`: the year before; undefined where the fund had no money until then. */
type YearRow = { title: string; sums: YearSums; last: YearSums | undefined };
export type YearBooks = { year: number; funds: YearRow[]; total: YearRow };

/**
 * The last closed tax year by funds, as its ZIP has it, with the year before: BOOKS-12. In paisa.
 * @returns undefined while no year with money is closed
 */
export async function readYearBooks(db: Db, language: Language): Promise<YearBooks | undefined> {
  const year = lastFiscalYearThrough(await closedThrough(db));
  if (year === undefined) return undefined;
  const rows = await readFundYears(db);
  const [funds, before] = [sumsOfYear(rows, year), sumsOfYear(rows, year - 1)];
  if (funds.length === 0) return undefined;
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
