import { sql } from "kysely";
import type { Db } from "#server/db/connect.ts";
import { sumOf } from "./book-days.server.ts";

/* What came in and went out, from the rows of the books. In paisa; days are of Karachi. */

export type Days = { from: string; to: string };

/** By the day of the booking, or of the refund. `paid`: what came in; `refunded`: what was given back. */
export type Total = { paid: number; refunded: number };

const booksWithin = (db: Db, { from, to }: Days) =>
  db.selectFrom("book_days").where("day", ">=", from).where("day", "<=", to);

/** What came in and was given back within these days. @param fund only of this one */
export const totalDonations = (db: Db, days: Days, fund?: string): Promise<Total> =>
  booksWithin(db, days)
    .$if(fund !== undefined, (query) => query.where("fund", "=", fund ?? ""))
    .select([sumOf("booked_paisa").as("paid"), sumOf("back_paisa").as("refunded")])
    .executeTakeFirstOrThrow();

/** How many gifts came in within these days and were not given back since. @param fund only of this one */
export async function countDonations(db: Db, { from, to }: Days, fund?: string): Promise<number> {
  const { count } = await db
    .selectFrom("donations")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("state", "=", "paid")
    .where("paid_on", ">=", from)
    .where("paid_on", "<=", to)
    .$if(fund !== undefined, (query) => query.where("fund", "=", fund ?? ""))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** `out`: without what helped families, which `readToldHelp` says. */
export type FundMonth = { fund: string; month: string; in: number; back: number; out: number };

/** What each fund did in each month (YYYY-MM) with a movement. */
export const sumByFundAndMonth = (
  db: Db,
  { from, to }: Days = { from: "", to: "9999-12-31" },
): Promise<FundMonth[]> =>
  booksWithin(db, { from, to })
    .select(["fund", sql<string>`substr(day, 1, 7)`.as("month")])
    .select([sumOf("booked_paisa").as("in"), sumOf("back_paisa").as("back")])
    .select(sql<number>`${sumOf("out_paisa")} - ${sumOf("helped_paisa")}`.as("out"))
    .groupBy(["fund", "month"])
    .orderBy("month")
    .orderBy("fund")
    .execute();

/** All that each fund has paid families. */
export async function sumHelp(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("book_days")
    .select(["fund", sumOf("helped_paisa").as("paisa")])
    .groupBy("fund")
    .having(sumOf("helped_paisa"), ">", 0)
    .execute();
  return new Map(rows.map(({ fund, paisa }) => [fund, paisa]));
}
