import { walletNames } from "#app/contract/payment-methods.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { type Db, isUniqueViolation } from "#server/db/connect.ts";
import { lockRow } from "#server/db/lock-row.ts";
import type { PaymentAnswer } from "#server/payments/payments.ts";
import { changeDonation } from "./change-donation.server.ts";
import type { LedgerContext } from "./donation-followers.server.ts";
import { hasBeenPaid } from "./donation-states.ts";
import { meetHandConfirmation } from "./hand-confirmation.server.ts";
import type { AttemptRow } from "./start-donation.server.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** After these delays a gateway is asked again, then each hour, until it has been asked for three days. */
const againMs = [40 * second, 2 * minute, 5 * minute, 10 * minute];
const askedForMs = 3 * 24 * hour;
/** How long a process has an attempt to itself. Longer than an inquiry may take. */
const leaseMs = minute;
/** After a gateway was asked, a hint has it asked again no sooner. */
const hintPauseMs = 5 * second;

/** @param checks how often the gateway has been asked. @returns undefined when it is not asked any more */
function nextCheckAt(attempt: Pick<AttemptRow, "checks" | "created_at">, now: Date): Date | undefined {
  const next = new Date(now.getTime() + (againMs[attempt.checks - 1] ?? hour));
  return next.getTime() - Date.parse(attempt.created_at) > askedForMs ? undefined : next;
}

/**
 * The provider took payments until the attempt expired, and has none: it is asked no more. So a visitor who starts donations
 * by the thousand and pays none has each asked about a few times, not for days.
 */
const isNeverBegun = ({ expires_at }: AttemptRow, { outcome }: PaymentAnswer, now: Date): boolean =>
  outcome === "absent" && now.getTime() - Date.parse(expires_at) > hour;

/** Claims attempts at a gateway that are due for this process: several processes never ask about one at once. */
export async function claimDueAttempts(
  db: Db,
  now: Date,
  gateway: AttemptRow["gateway"],
  limit: number,
): Promise<AttemptRow[]> {
  const time = now.toISOString();
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
          .where("next_check_at", "<=", time)
          // A donor who is waiting for a first answer goes before what has been asked about for days.
          .orderBy("checks")
          .orderBy("next_check_at")
          .limit(limit),
      )
      // Repeated outside the subquery: PostgreSQL rechecks it when another process has released the row.
      .where("next_check_at", "<=", time)
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
  const due = new Date(Math.max(now.getTime(), lastAsked + hintPauseMs)).toISOString();
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

/** What came of an inquiry, for the log. */
export type Settled = "paid" | "problem" | "failed" | "expired" | "waiting" | "unchanged";

/**
 * Books what a gateway has answered about an attempt, with the donation's change in the same transaction. The same
 * answer again changes nothing: DONATE-09.
 */
export function settleAttempt(
  db: Db,
  context: LedgerContext,
  attempt: AttemptRow,
  answer: PaymentAnswer,
): Promise<Settled> {
  const settle = () => settleOnce(db, context, attempt, answer);
  // The same payment was booked for another donation meanwhile: the second time that is seen.
  return settle().catch((error: unknown) => (isUniqueViolation(error) ? settle() : Promise.reject(error)));
}

function settleOnce(
  db: Db,
  context: LedgerContext,
  attempt: AttemptRow,
  answer: PaymentAnswer,
): Promise<Settled> {
  return db.transaction().execute(async (trx) => {
    // The donation is locked before its attempts, everywhere.
    await lockRow(trx, "donations", "needs_review", attempt.donation_id);
    const actor = attempt.gateway;
    const code = answer.code;
    if (await meetHandConfirmation(trx, context.now, attempt, answer)) return "paid";
    // Money that the provider has sent back is as little the gift's as another amount: staff decide.
    if (answer.outcome === "paid" || answer.outcome === "mismatch" || answer.outcome === "refunded") {
      const reused = await isUsed(trx, attempt, answer.providerReference);
      const reported = "amountPaisa" in answer ? answer.amountPaisa : 0;
      const result = await changeDonation(trx, context, attempt.donation_id, {
        to: "paid",
        cause: "gateway",
        actor,
        detail: {
          code,
          attempt: attempt.reference,
          ...(reused ? { reused: true } : {}),
          ...(answer.outcome === "mismatch" ? { mismatch: answer.of } : {}),
        },
        confirmation: {
          // A provider that names no amount has paid what the signed checkout asked for.
          amountPaisa: reported ?? (answer.outcome === "paid" ? attempt.amount_paisa : 0),
          paysNothing: reused || answer.outcome !== "paid",
          // Two attempts that are paid are two payments, also where the provider has no number for them.
          paymentReference: answer.providerReference || attempt.reference,
          receivedOn: payDay(attempt, answer, context.now),
        },
      });
      const paid = result !== undefined && result.problem === undefined && hasBeenPaid(result.donation.state);
      await closeAttempt(
        trx,
        attempt,
        paid ? "paid" : "failed",
        code,
        paid ? answer.providerReference : undefined,
      );
      return paid ? "paid" : "problem";
    }
    await noteUnpaid(trx, context.now, attempt, answer);
    if (answer.outcome === "failed" || answer.outcome === "expired") {
      if (!(await closeAttempt(trx, attempt, answer.outcome, code))) return "unchanged";
      await endDonation(trx, context, attempt, answer.outcome, code);
      return answer.outcome;
    }
    const next = nextCheckAt(attempt, context.now);
    if (!next || isNeverBegun(attempt, answer, context.now)) {
      if (!(await closeAttempt(trx, attempt, "expired", code))) return "unchanged";
      await endDonation(trx, context, attempt, "expired", code);
      return "expired";
    }
    await trx
      .updateTable("payment_attempts")
      .set((set) => ({
        // A hint that came while the gateway was asked is about what has happened since: it stays.
        next_check_at: set
          .case()
          .when("next_check_at", "<", attempt.next_check_at)
          .then(set.ref("next_check_at"))
          .else(next.toISOString())
          .end(),
        last_code: code,
      }))
      .where("id", "=", attempt.id)
      .where("state", "=", "open")
      .execute();
    return "waiting";
  });
}

/** Keeps when the provider has said that nothing is paid. No answer, or one that contradicts itself, says nothing. */
async function noteUnpaid(trx: Db, now: Date, { id }: AttemptRow, { outcome }: PaymentAnswer): Promise<void> {
  if (outcome === "unknown") return;
  await trx
    .updateTable("payment_attempts")
    .set({ unpaid_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
}

/**
 * The Karachi day of a payment: by the provider's time, where it names one within the attempt. Else the day on which we last
 * knew that it was not paid: a donor pays minutes after we sent him there, and the confirmation may come days later.
 */
function payDay(attempt: AttemptRow, answer: PaymentAnswer, now: Date): string {
  const begun = new Date(attempt.unpaid_at ?? attempt.created_at);
  const paidAt = "paidAt" in answer ? answer.paidAt : undefined;
  // Providers name the minute.
  const isWithin = paidAt && paidAt.getTime() > begun.getTime() - minute && paidAt <= now;
  return karachiDay(isWithin ? paidAt : begun);
}

/** Whether this payment of the provider has paid another attempt. */
async function isUsed(trx: Db, attempt: AttemptRow, paymentReference: string | undefined): Promise<boolean> {
  if (!paymentReference) return false;
  const other = await trx
    .selectFrom("payment_attempts")
    .select("id")
    .where("gateway", "=", attempt.gateway)
    .where("provider_reference", "=", paymentReference)
    .where("id", "!=", attempt.id)
    .executeTakeFirst();
  return other !== undefined;
}

/** @returns whether it was still open */
async function closeAttempt(
  trx: Db,
  attempt: AttemptRow,
  state: "paid" | "failed" | "expired",
  code: string,
  providerReference?: string,
): Promise<boolean> {
  const result = await trx
    .updateTable("payment_attempts")
    .set({
      state,
      next_check_at: null,
      last_code: code,
      ...(providerReference ? { provider_reference: providerReference } : {}),
    })
    .where("id", "=", attempt.id)
    // Late money is booked on an attempt that was given up; what is paid stays so.
    .where("state", "in", state === "paid" ? ["open", "failed", "expired"] : ["open"])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The donation fails or expires with its last open attempt. */
async function endDonation(
  trx: Db,
  context: LedgerContext,
  attempt: AttemptRow,
  to: "failed" | "expired",
  code: string,
): Promise<void> {
  const open = await trx
    .selectFrom("payment_attempts")
    .select("id")
    .where("donation_id", "=", attempt.donation_id)
    .where("state", "=", "open")
    .executeTakeFirst();
  if (open) return;
  await changeDonation(trx, context, attempt.donation_id, {
    to,
    cause: to === "expired" ? "worker" : "gateway",
    actor: attempt.gateway,
    detail: { code, attempt: attempt.reference },
  });
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
