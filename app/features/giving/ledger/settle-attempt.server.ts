import { karachiDay } from "#app/lib/dates.ts";
import { type Db, isUniqueViolation, lockRow } from "#server/db/connect.ts";
import type { PaymentAnswer } from "#server/payments/payments.ts";
import { changeDonation } from "./change-donation.server.ts";
import { lockClosings } from "./closings.server.ts";
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

/** @param checks how often the gateway has been asked. @returns undefined when it is not asked any more */
function nextCheckAt(attempt: Pick<AttemptRow, "checks" | "created_at">, now: Date): Date | undefined {
  const next = new Date(now.getTime() + (againMs[attempt.checks - 1] ?? hour));
  return next.getTime() - Date.parse(attempt.created_at) > askedForMs ? undefined : next;
}

/**
 * The provider took payments until the attempt expired, and has none: it is asked no more. So a visitor who starts
 * donations by the thousand and pays none has each asked about a few times, not for days.
 */
const isNeverBegun = ({ expires_at }: AttemptRow, { outcome }: PaymentAnswer, now: Date): boolean =>
  outcome === "absent" && now.getTime() - Date.parse(expires_at) > hour;

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
          receivedOn: await openPayDay(trx, payDay(attempt, answer, context.now), context.now),
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
 * The Karachi day of a payment: by the provider's time, where it names one within the attempt. Else the day on which we
 * last knew that it was not paid: a donor pays minutes after we sent him there, and the confirmation may come days
 * later.
 */
function payDay(attempt: AttemptRow, answer: PaymentAnswer, now: Date): string {
  const begun = new Date(attempt.unpaid_at ?? attempt.created_at);
  const paidAt = "paidAt" in answer ? answer.paidAt : undefined;
  // Providers name the minute.
  const isWithin = paidAt && paidAt.getTime() > begun.getTime() - minute && paidAt <= now;
  return karachiDay(isWithin ? paidAt : begun);
}

/** What a provider says after that day was closed is entered today, as staff do. CLOSE-01. */
const openPayDay = async (trx: Db, day: string, now: Date): Promise<string> =>
  day > (await lockClosings(trx)) ? day : karachiDay(now);

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
