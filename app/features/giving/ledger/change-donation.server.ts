import { karachiDay } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import type { DonationEventsTable, DonationState } from "#server/db/giving-schema.ts";
import { requireOpenDay } from "./closings.server.ts";
import { addDonationEvent } from "./donation-events.server.ts";
import { type LedgerContext, tellFollowers } from "./donation-followers.server.ts";
import { mayBecome } from "./donation-states.ts";
import { paymentCode } from "./payment-code.ts";
import { type DonationRow, lockDonation } from "./start-donation.server.ts";

/** Who says that the money is there: a provider's answer to our server, or a member of staff. Nothing else does. */
export type Confirmation = {
  amountPaisa: number;
  /** The payment is not this donation's, or not what was asked for: staff decide, whatever its amount. */
  paysNothing?: boolean;
  /** The provider's own number of the payment, or the bank's. */
  paymentReference?: string;
  /** The bank's reference of a line that is known by another name: the same payment is found by it. */
  bankReference?: string;
  /** The day of the donation: the Karachi day on which the bank, wallet or cash book got it. Without it, today. */
  receivedOn?: string;
  /** A bank has kept a charge: less may come by `isLittleShort`, and the gift takes what came. */
  mayBeShort?: boolean;
  /** Of a correction: the gift whose payment it is. It is in the books since that one was. */
  corrects?: DonationRow;
};

export type DonationChange = {
  cause: DonationEventsTable["cause"];
  /** The administrator's name, or the gateway's. Never the donor's. */
  actor?: string;
  /** What else the event says. Nothing that names a donor. */
  detail?: object;
  /** Whether the donor is written to about it, as usual. */
  tell?: boolean;
} & ({ to: "paid"; confirmation: Confirmation } | { to: Exclude<DonationState, "started" | "paid"> });

export type DonationOutcome = {
  donation: DonationRow;
  from: DonationState;
  /** Whether the state has changed now: false for a repeat, and for what may not follow. */
  changed: boolean;
  /**
   * mismatch: not the donation's amount or currency, or another's payment. second-payment: it was paid already, by
   * another payment. Both are left to staff (`needs_review`).
   */
  problem?: "mismatch" | "second-payment";
};

/**
 * The one place that changes a donation's state. Locks the row, writes the state with its event, and has the features
 * that follow donations do theirs (the receipt with its mail, the pledge, the report): all in the caller's transaction.
 * A repeat changes nothing. DONATE-07..10.
 * @returns undefined when there is no such donation
 */
export async function changeDonation(
  trx: Db,
  context: LedgerContext,
  id: number,
  change: DonationChange,
): Promise<DonationOutcome | undefined> {
  const { now } = context;
  const donation = await lockDonation(trx, id);
  if (!donation) return undefined;
  const from = donation.state;
  const problem = change.to === "paid" ? await problemOf(trx, donation, change.confirmation) : undefined;
  if (problem) {
    const known = await isReported(trx, donation, problem, change);
    if (!known) await markForReview(trx, now, donation, change, problem);
    return { donation: await readDonationRow(trx, id), from, changed: false, problem };
  }
  if (!mayBecome(from, change.to)) return { donation, from, changed: false };
  // Closings are locked before any receipt is numbered and any row of the books is changed, as everywhere.
  if (change.to === "paid") await requireOpenDay(trx, change.confirmation.receivedOn ?? karachiDay(now));

  await trx
    .updateTable("donations")
    .set((set) => ({
      ...columnsOf(now, change),
      ...amountOf(donation, change),
      state: change.to,
      version: set("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  const changed = await readDonationRow(trx, id);
  const staff = change.cause === "staff" ? change.actor : undefined;
  const corrects = change.to === "paid" ? change.confirmation.corrects : undefined;
  await tellFollowers(trx, context, changed, {
    to: change.to,
    was: donation,
    staff,
    tell: change.tell ?? true,
    corrects,
  });
  const { cause, actor } = change;
  const detail = detailOf(change, changed.received_on);
  await addDonationEvent(trx, now, changed, { kind: "state", from, cause, actor, detail });
  return { donation: changed, from, changed: true };
}

const readDonationRow = (trx: Db, id: number): Promise<DonationRow> =>
  trx.selectFrom("donations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

function columnsOf(now: Date, change: DonationChange) {
  const at = now.toISOString();
  const on = karachiDay(now);
  if (change.to === "paid") {
    const { receivedOn = on, paymentReference = "", bankReference = paymentReference } = change.confirmation;
    // A bank may date a line with the next working day: money that is here came today at the latest.
    const received = receivedOn < on ? receivedOn : on;
    const { corrects } = change.confirmation;
    return {
      paid_at: corrects?.paid_at ?? at,
      paid_on: corrects?.paid_on ?? on,
      received_on: received,
      payment_code: corrects?.payment_code ?? paymentCode(bankReference),
    };
  }
  if (change.to === "refunded") return { refunded_at: at, refunded_on: on };
  // Its payment is its successor's, so no sum counts it any more. Its events keep what it was.
  if (change.to === "corrected") return { paid_at: null, paid_on: null, received_on: null, payment_code: "" };
  return {};
}

/** A bank's charge takes at most so much of a transfer, in hundredths. */
const shortPercent = 2;

/** Whether a little less came than a gift was for: what a bank may have kept of it. */
export const isLittleShort = (came: number, asked: number): boolean =>
  came < asked && came * 100 >= asked * (100 - shortPercent);

/** A gift that came a little short is of what came. Its event keeps both amounts. */
function amountOf({ amount_paisa }: DonationRow, change: DonationChange) {
  if (change.to !== "paid") return {};
  const { amountPaisa, mayBeShort } = change.confirmation;
  return mayBeShort && isLittleShort(amountPaisa, amount_paisa) ? { amount_paisa: amountPaisa } : {};
}

/** Whether a confirmation is of another amount, or of a second payment of what is paid already. */
async function problemOf(
  trx: Db,
  donation: DonationRow,
  { amountPaisa, paysNothing = false, paymentReference, mayBeShort = false }: Confirmation,
): Promise<DonationOutcome["problem"]> {
  const isPaid = donation.paid_at !== null && paymentReference !== undefined;
  const isFirst = isPaid && (await readPaymentReference(trx, donation.id)) === paymentReference;
  // Of a gift that was corrected downwards, the provider goes on naming all of the payment.
  if (isFirst && donation.corrects_id !== null) return undefined;
  const isTaken =
    mayBeShort && donation.paid_at === null && isLittleShort(amountPaisa, donation.amount_paisa);
  if (paysNothing || (amountPaisa !== donation.amount_paisa && !isTaken)) return "mismatch";
  return isPaid && !isFirst ? "second-payment" : undefined;
}

/** The provider's own number of the payment that has paid a donation, or the bank's, as its event keeps it. */
export async function readPaymentReference(trx: Db, donationId: number): Promise<string | undefined> {
  const paid = await trx
    .selectFrom("donation_events")
    .select("detail")
    .where("donation_id", "=", donationId)
    .where("to_state", "=", "paid")
    .where("kind", "=", "state")
    .executeTakeFirst();
  return (JSON.parse(paid?.detail ?? "{}") as { payment_reference?: string }).payment_reference;
}

/** Whether the same problem with the same payment stands among the events: a repeat adds none. */
async function isReported(
  trx: Db,
  donation: DonationRow,
  problem: NonNullable<DonationOutcome["problem"]>,
  change: DonationChange,
): Promise<boolean> {
  const event = await trx
    .selectFrom("donation_events")
    .select("id")
    .where("donation_id", "=", donation.id)
    .where("kind", "=", problem)
    .where("detail", "=", JSON.stringify(detailOf(change)))
    .executeTakeFirst();
  return event !== undefined;
}

async function markForReview(
  trx: Db,
  now: Date,
  donation: DonationRow,
  change: DonationChange,
  kind: NonNullable<DonationOutcome["problem"]>,
): Promise<void> {
  await trx
    .updateTable("donations")
    .set((set) => ({ needs_review: 1, version: set("version", "+", 1) }))
    .where("id", "=", donation.id)
    .execute();
  const { cause, actor } = change;
  const event = { kind, from: donation.state, cause, actor, detail: detailOf(change) };
  await addDonationEvent(trx, now, donation, event);
}

/** @param givenOn the day of the donation, once it is decided: the event of a payment keeps it */
const detailOf = (change: DonationChange, givenOn?: string | null): object => ({
  ...(change.to === "paid"
    ? {
        amount_paisa: change.confirmation.amountPaisa,
        payment_reference: change.confirmation.paymentReference,
        received_on: givenOn ?? change.confirmation.receivedOn,
        booked_at: change.confirmation.corrects?.paid_at ?? undefined,
      }
    : {}),
  ...change.detail,
});
