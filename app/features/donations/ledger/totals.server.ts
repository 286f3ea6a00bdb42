import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "#server/db/connect.ts";

/* Sums are counted from the rows whenever they are asked for, and stored nowhere. In paisa; days are of Karachi. */

export type Days = { from: string; to: string };

/** `paid`: what came in; `refunded`: what was given back; `gifts`: how many came in. */
export type Total = { paid: number; refunded: number; gifts: number };

/** Both databases give a sum of many as a number then: PostgreSQL's own would be text. */
const sumOf = (column: string) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;

/** What came in and was given back within these days. */
export async function sumGifts(db: Db, { from, to }: Days): Promise<Total> {
  const paid = await db
    .selectFrom("donations")
    .select((select) => [sumOf("amount_paisa").as("sum"), select.fn.countAll<number>().as("gifts")])
    .where("paid_on", ">=", from)
    .where("paid_on", "<=", to)
    .executeTakeFirstOrThrow();
  const refunded = await db
    .selectFrom("donations")
    .select(sumOf("amount_paisa").as("sum"))
    .where("refunded_on", ">=", from)
    .where("refunded_on", "<=", to)
    .executeTakeFirstOrThrow();
  return { paid: paid.sum, refunded: refunded.sum, gifts: paid.gifts };
}

export type FundMonth = { fund: string; month: string; paisa: number; count: number };

type Flow = "paid_on" | "refunded_on";

/** The sum of each fund and month (YYYY-MM): of what came in by `paid_on`, of what was given back by `refunded_on`. */
export async function sumByFundAndMonth(db: Db, flow: Flow, days?: Days): Promise<FundMonth[]> {
  const month = sql<string>`substr(${sql.ref(flow)}, 1, 7)`;
  return db
    .selectFrom("donations")
    .select((select) => [
      "fund",
      month.as("month"),
      sumOf("amount_paisa").as("paisa"),
      select.fn.countAll<number>().as("count"),
    ])
    .where(flow, "is not", null)
    .$if(days !== undefined, (query) =>
      query.where(flow, ">=", days?.from ?? "").where(flow, "<=", days?.to ?? ""),
    )
    .groupBy(["fund", month])
    .execute();
}

/** What each fund has paid out by month. Cancelled payouts do not count. */
export async function sumPayouts(db: Db, days?: Days): Promise<FundMonth[]> {
  const month = sql<string>`substr(paid_on, 1, 7)`;
  const within: Expression<SqlBool>[] = days
    ? [sql<SqlBool>`paid_on >= ${days.from}`, sql<SqlBool>`paid_on <= ${days.to}`]
    : [];
  return db
    .selectFrom("payouts")
    .select((select) => [
      "fund",
      month.as("month"),
      sumOf("amount_paisa").as("paisa"),
      select.fn.countAll<number>().as("count"),
    ])
    .where("cancelled_at", "is", null)
    .where((where) => where.and(within))
    .groupBy(["fund", month])
    .execute();
}

export type FundBalance = {
  slug: string;
  title: string;
  in: number;
  refunded: number;
  out: number;
  stands: number;
};

/** What came in, was given back, went out and stands, for each fund that has ever had a gift or a payout. */
export async function readFundBalances(db: Db): Promise<FundBalance[]> {
  const [funds, paid, refunded, out] = await Promise.all([
    db.selectFrom("funds").select(["slug", "title"]).orderBy("title").execute(),
    sumByFundAndMonth(db, "paid_on"),
    sumByFundAndMonth(db, "refunded_on"),
    sumPayouts(db),
  ]);
  const sum = (rows: FundMonth[], slug: string) =>
    rows.filter(({ fund }) => fund === slug).reduce((total, { paisa }) => total + paisa, 0);
  return funds.map(({ slug, title }) => {
    const flows = { in: sum(paid, slug), refunded: sum(refunded, slug), out: sum(out, slug) };
    return { slug, title, ...flows, stands: flows.in - flows.refunded - flows.out };
  });
}
