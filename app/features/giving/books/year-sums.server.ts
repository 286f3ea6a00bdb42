import { sql } from "kysely";
import { fiscalYearDays } from "#app/lib/fiscal-year.ts";
import type { Db } from "#server/db/connect.ts";
import { sumOf } from "./book-days.server.ts";

/*
 * Sums of tax years. A gift counts on the day on which the money came (received_on), a refund on that of the refund, a
 * payout on its own, a fund entry on the day from which it counts. In paisa; HANDOVER-02.
 */

/** The tax year of a column's Karachi day. */
export const yearOf = (column: string) =>
  sql<number>`(cast(substr(${sql.ref(column)}, 1, 4) as integer) + case when substr(${sql.ref(column)}, 6, 2) >= '07' then 1 else 0 end)`;

type FundFlows = { opening: number; in: number; back: number; out: number; moved: number };
export type FundYear = FundFlows & { fund: string; year: number };

/** What each fund's money did in each tax year: a row each. */
export const readFundYears = (db: Db): Promise<FundYear[]> =>
  db
    .selectFrom("book_days")
    .select(["fund", yearOf("day").as("year"), sumOf("opening_paisa").as("opening")])
    .select([sumOf("in_paisa").as("in"), sumOf("back_paisa").as("back"), sumOf("out_paisa").as("out")])
    .select(sumOf("moved_paisa").as("moved"))
    .groupBy(["fund", "year"])
    .orderBy("fund")
    .orderBy("year")
    .execute();

/** `entered`: opening balances that were entered in the year. `transfers`: from other funds, less those to them. */
export type FundSums = {
  fund: string;
  opening: number;
  entered: number;
  in: number;
  back: number;
  out: number;
  transfers: number;
  closing: number;
};

const nothing: FundFlows = { opening: 0, in: 0, back: 0, out: 0, moved: 0 };

/** What each fund did in one year. Its opening is the closing of the year before. Funds without money are left out. */
export function sumsOfYear(rows: readonly FundYear[], year: number): FundSums[] {
  const funds = [...new Set(rows.filter((row) => row.year <= year).map(({ fund }) => fund))].toSorted();
  return funds.map((fund) => {
    const own = rows.filter((row) => row.fund === fund);
    const { opening: entered, moved: transfers, ...flows } = own.find((row) => row.year === year) ?? nothing;
    const until = (last: number) =>
      own
        .filter((row) => row.year <= last)
        .reduce((total, row) => total + row.opening + row.in - row.back - row.out + row.moved, 0);
    return {
      fund,
      opening: until(year - 1),
      entered,
      in: flows.in,
      back: flows.back,
      out: flows.out,
      transfers,
      closing: until(year),
    };
  });
}

export const sum = (rows: readonly { paisa: number }[]): number =>
  rows.reduce((total, { paisa }) => total + paisa, 0);

/** The sums of all funds together. */
export const totalOfFunds = (funds: readonly FundSums[]): Omit<FundSums, "fund"> => {
  const all = (flow: Exclude<keyof FundSums, "fund">) => funds.reduce((total, one) => total + one[flow], 0);
  return {
    opening: all("opening"),
    entered: all("entered"),
    in: all("in"),
    back: all("back"),
    out: all("out"),
    transfers: all("transfers"),
    closing: all("closing"),
  };
};

export type BookedYear = { fund: string; booked: number; received: number; paisa: number };

/** The gifts that were booked in the year, or whose money came in it, by the years of both days. */
export async function readBookedYears(db: Db, year: number): Promise<BookedYear[]> {
  const { from, to } = fiscalYearDays(year);
  const { rows } = await sql<BookedYear>`
    select fund, ${yearOf("paid_on")} as booked, ${yearOf("received_on")} as received,
      cast(sum(amount_paisa) as bigint) as paisa
    from donations where state in ('paid', 'refunded')
      and ((paid_on >= ${from} and paid_on <= ${to}) or (received_on >= ${from} and received_on <= ${to}))
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows.map(({ fund, ...row }) => ({
    fund,
    booked: Number(row.booked),
    received: Number(row.received),
    paisa: Number(row.paisa),
  }));
}
