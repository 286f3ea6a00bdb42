import { sql } from "kysely";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Db } from "#server/db/connect.ts";
import type { FundsTable } from "#server/db/giving-schema.ts";
import { Refusal } from "#server/refusal.ts";
import { isRestricted } from "./giving.limits.ts";

/**
 * What a fund holds at the end of each Karachi day on which its money moved, the first day first, in paisa. A donation
 * comes in on the day of the donation, not on that of its confirmation.
 */
export async function readFundDays(db: Db, fund: string): Promise<{ day: string; stands: number }[]> {
  const { rows } = await sql<{ day: string; moved: number }>`
    select day, cast(sum(paisa) as bigint) as moved from (
      select coalesce(received_on, paid_on) as day, amount_paisa as paisa from donations
        where fund = ${fund} and state in ('paid', 'refunded')
      union all
      select refunded_on, -amount_paisa from donations where fund = ${fund} and state = 'refunded'
      union all
      select paid_on, -amount_paisa from payouts where fund = ${fund} and cancelled_at is null
      union all
      select entered_on, amount_paisa from fund_entries where fund = ${fund} and cancelled_at is null
      union all
      select entered_on, -amount_paisa from fund_entries where from_fund = ${fund} and cancelled_at is null
    ) as movements group by day order by day`.execute(db);
  let stands = 0;
  return rows.map(({ day, moved }) => {
    stands += Number(moved);
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

/** Locks several in the order of their names, as everywhere: two acts that cross do not wait for each other. */
export async function lockFunds(trx: Db, funds: readonly FundsTable[]): Promise<void> {
  for (const fund of funds.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) await lockFund(trx, fund);
}

/** A fund's row, which a gift or a payout of it has made. */
export const readFund = (trx: Db, slug: string): Promise<FundsTable> =>
  trx.selectFrom("funds").selectAll().where("slug", "=", slug).executeTakeFirstOrThrow();

/** Locks a fund until the transaction ends, so that two payouts wait for each other. It is made where it has no row. */
export async function lockFund(trx: Db, { slug, title, kind }: FundsTable): Promise<void> {
  await trx
    .insertInto("funds")
    .values({ slug, title, kind })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ kind: sql`funds.kind` }))
    .execute();
}
