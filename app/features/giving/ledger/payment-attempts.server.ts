import type { ExpressionBuilder } from "kysely";
import { walletNames } from "#app/contract/payment-methods.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import type { AttemptRow } from "./start-donation.server.ts";

/** How long a process has an attempt to itself. Longer than an inquiry may take. */
const leaseMs = 60_000;
/** No right clock lets an attempt wait for so long: one that does was put off by a clock that was ahead, and is due. */
const neverWaitsMs = 2 * 60 * 60_000;
/** After a gateway was asked, a hint has it asked again no sooner. */
const hintPauseMs = 5_000;

/** Claims attempts at a gateway that are due for this process: several processes never ask about one at once. */
export async function claimDueAttempts(
  db: Db,
  now: Date,
  gateway: AttemptRow["gateway"],
  limit: number,
): Promise<AttemptRow[]> {
  const time = now.toISOString();
  const isDue = ({ eb, or }: ExpressionBuilder<Database, "payment_attempts">) =>
    or([
      eb("next_check_at", "<=", time),
      eb("next_check_at", ">", new Date(now.getTime() + neverWaitsMs).toISOString()),
    ]);
  return (
    db
      .updateTable("payment_attempts")
      .set((set) => ({
        checks: set("checks", "+", 1),
        asked_at: time,
        next_check_at: new Date(now.getTime() + leaseMs).toISOString(),
      }))
      .where("id", "in", (select) =>
        select
          .selectFrom("payment_attempts")
          .select("id")
          .where("state", "=", "open")
          .where("gateway", "=", gateway)
          .where(isDue)
          // A donor who is waiting for a first answer goes before what has been asked about for days.
          .orderBy("checks")
          .orderBy("next_check_at")
          .limit(limit),
      )
      // Repeated outside the subquery: PostgreSQL rechecks it when another process has released the row.
      .where(isDue)
      .where("state", "=", "open")
      .returningAll()
      .execute()
  );
}

export const findAttempt = (db: Db, reference: string): Promise<AttemptRow | undefined> =>
  db.selectFrom("payment_attempts").selectAll().where("reference", "=", reference).executeTakeFirst();

/**
 * A return or a notification says that there is news: the worker asks soon, at most every five seconds. Also about an
 * attempt that was given up, which money may have reached since.
 */
export async function hintAttempt(db: Db, now: Date, reference: string): Promise<void> {
  const attempt = await findAttempt(db, reference);
  if (!attempt) return;
  const lastAsked = attempt.asked_at === null ? 0 : Date.parse(attempt.asked_at);
  const soonest = Math.min(lastAsked, now.getTime()) + hintPauseMs;
  const due = new Date(Math.max(now.getTime(), soonest)).toISOString();
  await db
    .updateTable("payment_attempts")
    .set({ state: "open", next_check_at: due })
    .where("id", "=", attempt.id)
    .where("state", "!=", "paid")
    .where((where) => where.or([where("state", "!=", "open"), where("next_check_at", ">", due)]))
    .execute();
}

/** Counts a return that was not what the provider sends. Nothing else changes. */
export async function countRefusedReturn(db: Db, reference: string): Promise<void> {
  await db
    .updateTable("payment_attempts")
    .set((set) => ({ refused_returns: set("refused_returns", "+", 1) }))
    .where("reference", "=", reference)
    .execute();
}

/** Staff have a gateway asked again about an attempt that was given up. @returns whether there was such a one */
export async function reopenAttempt(trx: Db, now: Date, donationId: number): Promise<boolean> {
  await lockRow(trx, "donations", "needs_review", donationId);
  const result = await trx
    .updateTable("payment_attempts")
    .set({ state: "open", next_check_at: now.toISOString() })
    .where("donation_id", "=", donationId)
    .where("state", "in", ["failed", "expired"])
    .where("gateway", "in", walletNames)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
