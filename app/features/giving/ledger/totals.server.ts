import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "#server/db/connect.ts";

/* Sums are counted from the rows whenever they are asked for, and stored nowhere. In paisa; days are of Karachi. */

export type Days = { from: string; to: string };

/** `paid`: what came in; `refunded`: what was given back; `donations`: how many came in and were not given back since. */
export type Total = { paid: number; refunded: number; donations: number };

/** Both databases give a sum of many as a number then: PostgreSQL's own would be text. */
const sumOf = (column: string) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;

/** What came in and was given back within these days. */
export async function totalDonations(db: Db, { from, to }: Days): Promise<Total> {
  const paid = await db
    .selectFrom("donations")
    // By the state, which the index of the days holds too.
    .select([
      sumOf("amount_paisa").as("sum"),
      sql<number>`cast(coalesce(sum(case when state = 'paid' then 1 else 0 end), 0) as bigint)`.as("kept"),
    ])
    .where("paid_on", ">=", from)
    .where("paid_on", "<=", to)
    .executeTakeFirstOrThrow();
  const refunded = await db
    .selectFrom("donations")
    .select(sumOf("amount_paisa").as("sum"))
    .where("refunded_on", ">=", from)
    .where("refunded_on", "<=", to)
    .executeTakeFirstOrThrow();
  return { paid: paid.sum, refunded: refunded.sum, donations: paid.kept };
}

/** What was given for one fund within these days and was not given back. `from` or `to` may be left out. */
export async function totalOfFund(
  db: Db,
  fund: string,
  { from = "", to = "9999-12-31" }: Partial<Days>,
): Promise<Pick<Total, "paid" | "donations">> {
  const { sum, donations } = await db
    .selectFrom("donations")
    .select((select) => [sumOf("amount_paisa").as("sum"), select.fn.countAll<number>().as("donations")])
    .where("fund", "=", fund)
    .where("state", "=", "paid")
    .where("paid_on", ">=", from)
    .where("paid_on", "<=", to)
    .executeTakeFirstOrThrow();
  return { paid: sum, donations: Number(donations) };
}

export type FundMonth = { fund: string; month: string; paisa: number; count: number };

type Flow = "paid_on" | "refunded_on";

/**
 * The sum of each fund and month (YYYY-MM): of what came in by `paid_on`, of what was given back by `refunded_on`. A
 * month is one read of the index without sorting: of a million donations, grouping them takes ten times as long.
 */
export async function sumByFundAndMonth(db: Db, flow: Flow, days?: Days): Promise<FundMonth[]> {
  const funds = await db.selectFrom("funds").select("slug").orderBy("slug").execute();
  if (funds.length === 0) return [];
  const { from, to } = days ?? (await firstAndLast(db, flow));
  const sums: FundMonth[] = [];
  for (const month of monthsBetween(from, to)) {
    const [first, last] = [`${month}-01`, `${month}-31`];
    const row = await db
      .selectFrom("donations")
      .select(
        funds.flatMap(({ slug }, place) => {
          const of = (value: string) => sql`case when fund = ${slug} then ${sql.raw(value)} else 0 end`;
          return [
            sql<number>`cast(coalesce(sum(${of("amount_paisa")}), 0) as bigint)`.as(`paisa_${place}`),
            sql<number>`cast(coalesce(sum(${of("1")}), 0) as bigint)`.as(`count_${place}`),
          ];
        }),
      )
      .where(flow, ">=", from > first ? from : first)
      .where(flow, "<=", to < last ? to : last)
      .executeTakeFirstOrThrow();
    const found = row as Record<string, number>;
    for (const [place, { slug }] of funds.entries()) {
      const count = found[`count_${place}`] ?? 0;
      if (count > 0) sums.push({ fund: slug, month, paisa: found[`paisa_${place}`] ?? 0, count });
    }
  }
  return sums;
}

/** The days of the first and the last donation; both empty when there is none. */
async function firstAndLast(db: Db, flow: Flow): Promise<Days> {
  const day = (direction: "asc" | "desc") =>
    db
      .selectFrom("donations")
      .select(flow)
      .where(flow, ">", "")
      .orderBy(flow, direction)
      .limit(1)
      .executeTakeFirst();
  const [first, last] = [await day("asc"), await day("desc")];
  return { from: String(first?.[flow] ?? ""), to: String(last?.[flow] ?? "") };
}

/** The months (YYYY-MM) from the one day's to the other day's. */
function monthsBetween(from: string, to: string): string[] {
  if (from === "" || from > to) return [];
  const number = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: number(to) - number(from) + 1 }, (_, place) => {
    const month = number(from) + place;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
  });
}

/**
 * What each fund has paid out by month, but for what helped families: `readToldHelp` says that. Cancelled payouts do not
 * count.
 */
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
    .where("help_commitment", "is", null)
    .where((where) => where.and(within))
    .groupBy(["fund", month])
    .execute();
}

export type FundBalance = {
  slug: string;
  title: string;
  in: number;
  refunded: number;
  /** The opening balance, and transfers from other funds less those to others. */
  entered: number;
  out: number;
  stands: number;
};

/** What came in, was given back, was entered, went out and stands, for each fund that has ever moved money. @param only one fund */
export async function readFundBalances(db: Db, only?: string): Promise<FundBalance[]> {
  // A fund is one read of its index.
  const sumIn = (...states: string[]) => sql<number>`(select cast(coalesce(sum(case
    when state in (${sql.join(states)}) then amount_paisa else 0 end), 0) as bigint)
    from donations where donations.fund = funds.slug)`;
  const rows = await db
    .selectFrom("funds")
    .select([
      "slug",
      "title",
      sumIn("paid", "refunded").as("in"),
      sumIn("refunded").as("refunded"),
      sql<number>`(select cast(coalesce(sum(case when fund_entries.fund = funds.slug then amount_paisa
        else -amount_paisa end), 0) as bigint) from fund_entries
        where (fund_entries.fund = funds.slug or from_fund = funds.slug) and cancelled_at is null)`.as(
        "entered",
      ),
      sql<number>`(select cast(coalesce(sum(amount_paisa), 0) as bigint) from payouts
        where payouts.fund = funds.slug and cancelled_at is null)`.as("out"),
    ])
    .$if(only !== undefined, (query) => query.where("slug", "=", only ?? ""))
    .orderBy("title")
    .execute();
  return rows.map((row) => ({ ...row, stands: row.in - row.refunded + row.entered - row.out }));
}
