import { addDays, formatDay, karachiDay } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps, Feature } from "#server/deps.ts";
import { Refusal } from "#server/refusal.ts";

/* Through which Karachi day the books are closed, and what may be dated at all. */

/** In days: what came earlier belongs to a year whose papers have been issued. */
const maxAge = 400;

export const closingTexts = {
  closed: (day: string, through: string) =>
    `The books are closed through ${through}, so nothing dated ${day} can change. Enter it with today's date and say what it refers to, or have the closing moved back.`,
  tooOld: (day: string) => `${day} is more than ${maxAge} days ago. Please check the year.`,
  future: "This day is in the future.",
} as const;

/** What is to be done before a month is closed. `left`: how many are open; 0: it is done. */
export type MonthStep = { title: string; left: number; to: string };

/** A feature that compares what came in with what the bank says: a month with open steps is closed with a reason. */
export type MonthFeature = Feature & {
  /** @param month YYYY-MM */
  monthSteps?: (deps: Pick<Deps, "db" | "log">, month: string) => Promise<MonthStep[]>;
};

/** The row that bookings and closings lock, so that of two at once one sees the other. */
const lockedRow = { id: 0, through: "", at: "", by_name: "", reason: "" };

/** @returns the Karachi day through which the books are closed; empty: nothing is */
export async function closedThrough(db: Db): Promise<string> {
  const latest = await db
    .selectFrom("closings")
    .select("through")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return latest?.through ?? "";
}

/** The same with closings held off until the transaction ends. Lock donations, lines and funds before it. */
export async function lockClosings(trx: Db): Promise<string> {
  await trx
    .insertInto("closings")
    .values(lockedRow)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ reason: "" }))
    .execute();
  return closedThrough(trx);
}

/**
 * Refuses what would change a closed day, also while it is being closed: called wherever a day of money is taken or what is
 * dated to it changes. CLOSE-01.
 * @throws Refusal
 */
export async function requireOpenDay(trx: Db, day: string): Promise<void> {
  const through = await lockClosings(trx);
  if (day > through) return;
  throw new Refusal({ status: 409, message: closingTexts.closed(formatDay(day), formatDay(through)) });
}

/** Why staff may not enter money of a day, closed or not; undefined when they may. CLOSE-02. */
export function faultOfDay(now: Date, day: string): string | undefined {
  const today = karachiDay(now);
  if (day > today) return closingTexts.future;
  return day < addDays(today, -maxAge) ? closingTexts.tooOld(formatDay(day)) : undefined;
}
