import { randomUUID } from "node:crypto";
import type { Db } from "#server/db/connect.ts";
import type { FundsTable } from "#server/db/giving-schema.ts";
import { changeDonation, readPaymentReference } from "./change-donation.server.ts";
import type { LedgerContext } from "./donation-followers.server.ts";
import { leaveAddress, linksOfGift } from "./former-address.server.ts";
import { readFund } from "./funds.server.ts";
import { moveReturn } from "./returned-lines.server.ts";
import { type DonationRow, startDonation } from "./start-donation.server.ts";
import { lineOfDonation, moveLine, splitLine } from "./statement-lines.server.ts";

/** What of a gift was wrong, as it should be. */
export type Corrected = {
  fund: FundsTable;
  /** At most what was paid: the rest was given back. */
  amountPaisa: number;
  receivedOn: string;
  donorName: string;
  donorEmail: string;
  dedication: string;
  taxNumber: string;
  postalAddress: string;
  /** As `phoneKey` writes it. */
  donorPhone: string;
};

export type CorrectionBy = {
  /** The administrator's name. */
  actor: string;
  reason: string;
  /** Whether the donor is written to. */
  tell: boolean;
};

/**
 * A paid gift that was wrong ends, its receipt void, and its successor has its payment: line, number, tries, reports,
 * pledge and day of the booking. No sum counts the pair twice, and none calls it a refund. What was paid beyond the
 * corrected amount is a successor of its own, given back at once. With the gift locked, in the caller's transaction.
 * DESK-15.
 * @returns the successor, and the part that was given back
 */
export async function correctDonation(
  trx: Db,
  context: LedgerContext,
  old: DonationRow,
  corrected: Corrected,
  by: CorrectionBy,
): Promise<{ successor: DonationRow; returned: DonationRow | undefined }> {
  const successor = await startSuccessor(trx, context, old, corrected, by);
  const rest = old.amount_paisa - corrected.amountPaisa;
  const returned =
    rest > 0
      ? await startSuccessor(trx, context, old, { ...corrected, amountPaisa: rest, donorEmail: "" }, by)
      : undefined;
  const paymentReference = await readPaymentReference(trx, old.id);
  await endDonation(trx, context, old, by, successor, false);
  await moveDependents(trx, context.now, old, successor);
  await moveLines(trx, old, successor, returned);
  await moveReturn(trx, old.id, rest === 0 ? successor.id : null);
  const pay = (donation: DonationRow, amountPaisa: number, tell: boolean) =>
    changeDonation(trx, context, donation.id, {
      to: "paid",
      cause: "staff",
      actor: by.actor,
      tell,
      detail: { corrects: old.reference, reason: by.reason },
      confirmation: { amountPaisa, paymentReference, receivedOn: corrected.receivedOn, corrects: old },
    });
  const paid = await pay(successor, corrected.amountPaisa, by.tell);
  if (returned) {
    await pay(returned, rest, false);
    await changeDonation(trx, context, returned.id, {
      to: "refunded",
      cause: "staff",
      actor: by.actor,
      tell: false,
      detail: { reason: by.reason, part_of: old.reference },
    });
  }
  if (!paid?.changed) throw new Error(`The successor of ${old.reference} could not be paid`);
  return { successor: paid.donation, returned };
}

/**
 * A payment was not this gift's: the gift ends, its receipt void, and its line waits again. A gift that its donor began
 * goes on waiting for its own money, with the amount that they meant, as a successor that is not paid. With the gift locked, in the caller's
 * transaction. DESK-16.
 * @returns the line that is free again, and the gift that waits in its stead
 */
export async function takePaymentBack(
  trx: Db,
  context: LedgerContext,
  old: DonationRow,
  by: CorrectionBy,
): Promise<{ line: number | undefined; waiting: DonationRow | undefined }> {
  const fund = await readFund(trx, old.fund);
  const amountPaisa = await readBegunAmount(trx, old);
  const waiting =
    amountPaisa === undefined
      ? undefined
      : await startSuccessor(trx, context, old, { ...asItIs(old), amountPaisa, fund }, by);
  await endDonation(trx, context, old, by, waiting, by.tell);
  const line = await lineOfDonation(trx, old.id);
  if (line !== undefined) await moveLine(trx, line, null);
  await moveReturn(trx, old.id, null);
  if (waiting) {
    await moveDependents(trx, context.now, old, waiting);
    await trx
      .updateTable("transfer_reports")
      .set({ state: "waiting", decided_at: null, decided_by: "" })
      .where("donation_id", "=", waiting.id)
      .where("state", "=", "verified")
      .execute();
  }
  return { line, waiting };
}

/** What a gift says of itself today. */
export const asItIs = (donation: DonationRow): Omit<Corrected, "fund"> => ({
  amountPaisa: donation.amount_paisa,
  receivedOn: donation.received_on ?? "",
  donorName: donation.donor_name,
  donorEmail: donation.donor_email,
  dedication: donation.dedication,
  taxNumber: donation.tax_number,
  postalAddress: donation.postal_address,
  donorPhone: donation.donor_phone,
});

async function startSuccessor(
  trx: Db,
  { now }: LedgerContext,
  old: DonationRow,
  { receivedOn: _ofPayment, ...corrected }: Corrected,
  { actor }: CorrectionBy,
): Promise<DonationRow> {
  const started = await startDonation(trx, now, {
    ...corrected,
    idempotencyKey: randomUUID(),
    method: old.method,
    gateway: old.gateway,
    donorReference: old.donor_reference,
    anonymous: old.anonymous === 1,
    language: old.language,
    pledgeId: old.pledge_id ?? undefined,
    correctsId: old.id,
    bookedBy: actor,
  });
  if ("fault" in started) throw new Error(`The successor of ${old.reference} could not be started`);
  return started.donation;
}

async function endDonation(
  trx: Db,
  context: LedgerContext,
  old: DonationRow,
  { actor, reason }: CorrectionBy,
  successor: DonationRow | undefined,
  tell: boolean,
): Promise<void> {
  await changeDonation(trx, context, old.id, {
    to: "corrected",
    cause: "staff",
    actor,
    tell,
    detail: { reason, ...(successor ? { corrected_by: successor.reference } : {}) },
  });
  // A form that is sent again finds the successor, and a line that waits again can be booked again.
  const { idempotency_key, request_hash } = old;
  await trx
    .updateTable("donations")
    .set({ idempotency_key: `corrected-${randomUUID()}` })
    .where("id", "=", old.id)
    .execute();
  if (successor)
    await trx
      .updateTable("donations")
      .set({ idempotency_key, request_hash })
      .where("id", "=", successor.id)
      .execute();
}

/**
 * The amount of the gift that a donor has begun, however often it was corrected since: what was given back of a payment, or
 * kept of it by a bank, was of a payment that is not this gift's. In paisa; undefined where staff have booked the gift
 * themselves, which waits for nothing.
 */
async function readBegunAmount(
  trx: Db,
  gift: Pick<DonationRow, "id" | "corrects_id" | "amount_paisa">,
): Promise<number | undefined> {
  if (gift.corrects_id !== null) {
    const corrected = await trx
      .selectFrom("donations")
      .select(["id", "corrects_id", "amount_paisa"])
      .where("id", "=", gift.corrects_id)
      .executeTakeFirstOrThrow();
    return readBegunAmount(trx, corrected);
  }
  const first = await trx
    .selectFrom("donation_events")
    .select(["cause", "detail"])
    .where("donation_id", "=", gift.id)
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  if (first.cause === "staff") return undefined;
  return (JSON.parse(first.detail) as { amount_paisa?: number }).amount_paisa ?? gift.amount_paisa;
}

async function moveDependents(trx: Db, now: Date, old: DonationRow, successor: DonationRow): Promise<void> {
  for (const table of ["transfer_reports", "payment_attempts"] as const)
    await trx
      .updateTable(table)
      .set({ donation_id: successor.id })
      .where("donation_id", "=", old.id)
      .execute();
  if (old.donor_email === successor.donor_email)
    await trx
      .updateTable("access_links")
      .set({ subject_id: successor.id })
      .where("kind", "in", linksOfGift)
      .where("subject_id", "=", old.id)
      .execute();
  else await leaveAddress(trx, now, old);
}

/** The line of the payment pays the successor; of a part that was given back, a part of it. */
async function moveLines(trx: Db, old: DonationRow, successor: DonationRow, returned?: DonationRow) {
  const line = await lineOfDonation(trx, old.id);
  if (line === undefined) return;
  if (!returned) return moveLine(trx, line, successor.id);
  await moveLine(trx, line, null);
  const [kept, back] = await splitLine(trx, line, [successor.amount_paisa, returned.amount_paisa]);
  if (kept) await moveLine(trx, kept, successor.id);
  if (back) await moveLine(trx, back, returned.id);
}
