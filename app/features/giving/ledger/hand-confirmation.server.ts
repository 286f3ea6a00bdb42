import { sql } from "kysely";
import { walletNames } from "#app/contract/payment-methods.ts";
import type { Db } from "#server/db/connect.ts";
import type { PaymentAnswer } from "#server/payments/payments.ts";
import { addDonationNote } from "./donation-events.server.ts";
import { paymentCode } from "./payment-code.ts";
import type { AttemptRow, DonationRow } from "./start-donation.server.ts";

/*
 * A payment that staff have found in the provider's own portal, because the provider does not answer our server. It
 * belongs to one attempt. What the provider says of that attempt later is about the same payment: an attempt's
 * reference is used once.
 */

/** The code of an attempt that staff have confirmed. */
const byHandCode = "by-hand";

/** The donation that a payment is known to have paid; undefined when there is none, or the reference says nothing. */
export async function findDonationOfPayment(
  db: Db,
  reference: string,
  exceptId?: number,
): Promise<Pick<DonationRow, "id" | "reference" | "amount_paisa" | "received_on"> | undefined> {
  const code = paymentCode(reference);
  if (code === "") return undefined;
  return (
    db
      .selectFrom("donations")
      .select(["id", "reference", "amount_paisa", "received_on"])
      .where("payment_code", "=", code)
      // The index holds such rows alone.
      .where("payment_code", "<>", sql.lit(""))
      .$if(exceptId !== undefined, (query) => query.where("id", "!=", exceptId ?? 0))
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
  );
}

/** An attempt of a donation at a provider that is asked, with its donation locked. */
export const findGatewayAttempt = (
  trx: Db,
  donationId: number,
  reference: string,
): Promise<AttemptRow | undefined> =>
  trx
    .selectFrom("payment_attempts")
    .selectAll()
    .where("donation_id", "=", donationId)
    .where("reference", "=", reference)
    .where("gateway", "in", walletNames)
    .executeTakeFirst();

/** An attempt is paid by the word of staff: nobody is asked about it any more. */
export async function closeByHand(trx: Db, id: number, providerReference: string): Promise<void> {
  await trx
    .updateTable("payment_attempts")
    .set({
      state: "paid",
      next_check_at: null,
      last_code: byHandCode,
      provider_reference: providerReference,
    })
    .where("id", "=", id)
    .execute();
}

/** Other attempts with a payment of this number. */
const attemptsWith = (trx: Db, attempt: AttemptRow, providerReference: string | undefined) =>
  trx
    .selectFrom("payment_attempts")
    .select(["id", "donation_id", "reference", "last_code"])
    .where("gateway", "=", attempt.gateway)
    .where("provider_reference", "=", providerReference ?? "")
    .where("id", "!=", attempt.id)
    .executeTakeFirst();

/**
 * A provider's answer "paid" about a payment that staff have confirmed already, with the donation locked: a note is
 * added, and the number is the provider's from now on. Also when staff named another try of the same donation.
 * @returns whether it was such a payment; otherwise nothing is done
 */
export async function meetHandConfirmation(
  trx: Db,
  now: Date,
  attempt: AttemptRow,
  answer: PaymentAnswer,
): Promise<boolean> {
  if (answer.outcome !== "paid" || (answer.amountPaisa ?? attempt.amount_paisa) !== attempt.amount_paisa)
    return false;
  const number = answer.providerReference || undefined;
  const other = number ? await attemptsWith(trx, attempt, number) : undefined;
  const isOther = other?.last_code === byHandCode && other.donation_id === attempt.donation_id;
  if (other && !isOther) return false;
  const current = await trx
    .selectFrom("payment_attempts")
    .select(["state", "last_code", "provider_reference"])
    .where("id", "=", attempt.id)
    .executeTakeFirstOrThrow();
  const isOwn = current.state === "paid" && current.last_code === byHandCode;
  if (!isOwn && !isOther) return false;
  if (isOther) {
    await trx
      .updateTable("payment_attempts")
      .set({ state: "expired", provider_reference: null, last_code: "other-try" })
      .where("id", "=", other.id)
      .execute();
  }
  const kept = number ?? current.provider_reference ?? "";
  await closeByHand(trx, attempt.id, kept);
  await trx
    .updateTable("donations")
    .set({ payment_code: paymentCode(kept) })
    .where("id", "=", attempt.donation_id)
    .execute();
  await noteAnswer(trx, now, attempt, { code: answer.code, payment_reference: kept });
  return true;
}

/** Once for each answer. */
async function noteAnswer(trx: Db, now: Date, attempt: AttemptRow, answer: object): Promise<void> {
  const detail = { confirmed_later: true, attempt: attempt.reference, ...answer };
  const known = await trx
    .selectFrom("donation_events")
    .select("id")
    .where("donation_id", "=", attempt.donation_id)
    .where("kind", "=", "note")
    .where("detail", "=", JSON.stringify(detail))
    .executeTakeFirst();
  if (known) return;
  const donation = await trx
    .selectFrom("donations")
    .select(["id", "state"])
    .where("id", "=", attempt.donation_id)
    .executeTakeFirstOrThrow();
  await addDonationNote(trx, now, donation, { cause: "gateway", actor: attempt.gateway, detail });
}
