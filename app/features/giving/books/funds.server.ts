import { sql } from "kysely";
import { readFund } from "#app/features/giving/ledger/funds.server.ts";
import { isRestricted } from "#app/features/giving/ledger/giving.limits.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Db } from "#server/db/connect.ts";
import type { FundsTable } from "#server/db/giving-schema.ts";
import { Refusal } from "#server/refusal.ts";
import { sumOf } from "./book-days.server.ts";

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

const entered = sql<number>`${sumOf("opening_paisa")} + ${sumOf("moved_paisa")}`;
const moved = sql<number>`${sumOf("in_paisa")} - ${sumOf("back_paisa")} + ${entered} - ${sumOf("out_paisa")}`;

/** What came in, was given back, was entered, went out and stands, for each fund that has ever moved money. @param only one fund */
export const readFundBalances = (db: Db, only?: string): Promise<FundBalance[]> =>
  db
    .selectFrom("funds")
    .leftJoin("book_days", "book_days.fund", "funds.slug")
    .select(["slug", "title", sumOf("in_paisa").as("in"), sumOf("back_paisa").as("refunded")])
    .select([entered.as("entered"), sumOf("out_paisa").as("out"), moved.as("stands")])
    .$if(only !== undefined, (query) => query.where("slug", "=", only ?? ""))
    .groupBy(["slug", "title"])
    .orderBy("title")
    .execute();

/** Every fund that has moved money or takes donations today, in paisa. @param open the funds that take donations */
export async function listFunds(
  db: Db,
  open: readonly FundsTable[],
): Promise<(FundBalance & { open: boolean })[]> {
  const balances = new Map((await readFundBalances(db)).map((fund) => [fund.slug, fund]));
  const isOpen = new Set(open.map(({ slug }) => slug));
  const rows = open.map(({ slug, title }) => ({
    ...(balances.get(slug) ?? { in: 0, refunded: 0, entered: 0, out: 0, stands: 0 }),
    slug,
    title,
    open: true,
  }));
  const closed = [...balances.values()].filter(({ slug }) => !isOpen.has(slug));
  return [...rows, ...closed.map((fund) => ({ ...fund, open: false }))];
}

/**
 * What a fund holds at the end of each Karachi day on which its money moved, the first day first, in paisa. A donation
 * comes in on the day of the donation, not on that of its confirmation.
 */
export async function readFundDays(db: Db, fund: string): Promise<{ day: string; stands: number }[]> {
  const rows = await db
    .selectFrom("book_days")
    .select(["day", moved.as("moved")])
    .where("fund", "=", fund)
    .groupBy("day")
    .orderBy("day")
    .execute();
  let stands = 0;
  return rows.map(({ day, moved }) => {
    stands += moved;
    return { day, stands };
  });
}

/**
 * The least that a fund holds on a day and on any day after it, in paisa: so much can leave it on that day. Below zero when
 * more has left it already. Lock the fund before.
 */
export async function leastHeldFrom(trx: Db, fund: string, day: string): Promise<number> {
  const days = await readFundDays(trx, fund);
  const before = days.findLast((one) => one.day <= day)?.stands ?? 0;
  return days.reduce((least, one) => (one.day > day ? Math.min(least, one.stands) : least), before);
}

/**
 * Refuses what has left a restricted fund below zero at the end of any day. Lock the funds before.
 * @param says what the fund lacks, and on which day
 * @throws Refusal which takes back what the transaction has done
 */
export async function requireFundsHold(
  trx: Db,
  funds: readonly string[],
  says: (title: string, missing: string, day: string) => string,
): Promise<void> {
  for (const slug of new Set(funds.filter(isRestricted))) {
    const low = (await readFundDays(trx, slug)).find(({ stands }) => stands < 0);
    if (!low) continue;
    const { title } = await readFund(trx, slug);
    const message = says(title, formatMoney(-low.stands), formatDay(low.day));
    throw new Refusal({ status: 409, message });
  }
}
