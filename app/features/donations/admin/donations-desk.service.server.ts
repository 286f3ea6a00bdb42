import { findOpenFund } from "#app/features/donations/funds/funds.server.ts";
import { changeDonation } from "#app/features/donations/ledger/change-donation.server.ts";
import { hasBeenPaid } from "#app/features/donations/ledger/donation-states.ts";
import { hintAttempt, reopenAttempt } from "#app/features/donations/ledger/payment-attempts.server.ts";
import { type DonationRow, startDonation } from "#app/features/donations/ledger/start-donation.server.ts";
import { queueReceiptMail } from "#app/features/donations/receipts/receipt-mail.server.ts";
import { decideReport } from "#app/features/donations/transfers/transfers.store.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { recordChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import { lockRow } from "#server/db/lock-row.ts";
import type { Session } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";
import type { DonationBooking } from "./donations-desk.schema.ts";

/*
 * What staff do with a gift: each in one transaction with its entry in the audit log, which names no donor. States are
 * changed by changeDonation alone.
 */

type Fault = { status: 404 | 409 | 422; message: string };
export type DeskResult<Value = object> = ({ fault?: undefined } & Value) | { fault: Fault };
type Opened = { id: number; version?: number };

const refused = (status: Fault["status"], message: string) => ({ fault: { status, message } });
const noun = "donation";

type Locked = { trx: Db; now: Date; donation: DonationRow };

/** Locks a gift and compares its version with the one that was opened. */
function withDonation<Value>(
  { db, clock }: Services,
  { id, version }: Opened,
  act: (locked: Locked) => Promise<DeskResult<Value>>,
): Promise<DeskResult<Value>> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockRow(trx, "donations", "needs_review", id))) return refused(404, messages.notFound);
    const donation = await trx
      .selectFrom("donations")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (version !== undefined && version !== donation.version) return refused(409, messages.stale);
    return act({ trx, now: clock.now(), donation });
  });
}

const record = (
  { trx, now, donation }: Locked,
  who: Session,
  action: string,
  after: Record<string, string> = {},
): Promise<void> =>
  recordChange(trx, now, who, {
    action,
    noun,
    id: donation.id,
    after: { reference: donation.reference, amount: formatMoney(donation.amount_paisa), ...after },
  });

/** An event that changes no state. What staff write may name somebody: it stands in the note alone. */
async function addNote({ trx, now, donation }: Locked, who: Session, detail: object): Promise<void> {
  await trx
    .insertInto("donation_events")
    .values({
      donation_id: donation.id,
      at: now.toISOString(),
      kind: "note",
      from_state: donation.state,
      to_state: donation.state,
      cause: "staff",
      actor: who.name,
      detail: JSON.stringify(detail),
    })
    .execute();
}

/** The donor's report of the transfer waits no longer. */
async function closeReport({ trx, now, donation }: Locked, who: Session): Promise<void> {
  const report = await trx
    .selectFrom("transfer_reports")
    .select("id")
    .where("donation_id", "=", donation.id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (report) await decideReport(trx, now, report.id, { state: "verified", by: who.name });
}

type Confirmed = Opened & { amount: number; bank_reference: string; received_on: string; reason: string };

/** A gift that no gateway confirms: staff have found its money on the bank's statement. DESK-04. */
export function confirmDonation(services: Services, who: Session, form: Confirmed): Promise<DeskResult> {
  return withDonation(services, form, async (locked) => {
    const { trx, now, donation } = locked;
    if (hasBeenPaid(donation.state)) return refused(409, messages.alreadyPaid);
    if (donation.gateway !== "manual" && donation.gateway !== "bank") return refused(409, messages.ofGateway);
    if (form.amount !== donation.amount_paisa)
      return refused(422, messages.otherAmount(formatMoney(donation.amount_paisa)));
    if (form.received_on > karachiDay(now)) return refused(422, messages.futureDay);
    await changeDonation(trx, { now, siteUrl: services.env.siteUrl }, donation.id, {
      to: "paid",
      cause: "staff",
      actor: who.name,
      detail: { reason: form.reason },
      confirmation: {
        amountPaisa: form.amount,
        paymentReference: form.bank_reference,
        receivedOn: form.received_on,
      },
    });
    await closeReport(locked, who);
    await record(locked, who, "confirm", { bank_reference: form.bank_reference });
    return {};
  });
}

type Refunded = Opened & { reason: string; bank_reference: string };

/** Records that the money was given back; the money itself goes back at the bank or provider. DESK-05. */
export function refundDonation(services: Services, who: Session, form: Refunded): Promise<DeskResult> {
  return withDonation(services, form, async (locked) => {
    const { trx, now, donation } = locked;
    if (donation.state !== "paid") return refused(409, messages.notPaid);
    await changeDonation(trx, { now, siteUrl: services.env.siteUrl }, donation.id, {
      to: "refunded",
      cause: "staff",
      actor: who.name,
      detail: {
        reason: form.reason,
        ...(form.bank_reference ? { payment_reference: form.bank_reference } : {}),
      },
    });
    await record(locked, who, "refund");
    return {};
  });
}

/** Has the gateway asked about every try of a gift, also about those that were given up. DESK-06. */
export function askGatewayAgain(services: Services, who: Session, opened: Opened): Promise<DeskResult> {
  return withDonation(services, opened, async (locked) => {
    const { trx, now, donation } = locked;
    const attempts = await trx
      .selectFrom("payment_attempts")
      .select(["gateway", "reference", "state"])
      .where("donation_id", "=", donation.id)
      .where("state", "!=", "paid")
      .where("gateway", "in", ["jazzcash", "easypaisa"])
      .execute();
    if (attempts.length === 0) return refused(409, messages.nothingToAsk);
    if (!attempts.some(({ gateway }) => services.payments.gateway(gateway)?.inquire))
      return refused(409, messages.gatewayGone);
    await reopenAttempt(trx, now, donation.id);
    for (const { reference, state } of attempts) {
      if (state === "open") await hintAttempt(trx, now, reference);
    }
    await addNote(locked, who, { asked: true });
    await record(locked, who, "ask gateway");
    return {};
  });
}

/** Mails the donor the receipt once more. DESK-07. */
export function sendReceiptAgain(services: Services, who: Session, opened: Opened): Promise<DeskResult> {
  return withDonation(services, opened, async (locked) => {
    const { trx, now, donation } = locked;
    const receipt = await trx
      .selectFrom("receipts")
      .selectAll()
      .where("donation_id", "=", donation.id)
      .where("voided_at", "is", null)
      .executeTakeFirst();
    if (!receipt) return refused(409, messages.noReceipt);
    if (!donation.donor_email) return refused(409, messages.noAddress);
    await queueReceiptMail(trx, { now, siteUrl: services.env.siteUrl }, donation, receipt);
    await addNote(locked, who, { receipt_sent: true });
    await record(locked, who, "send receipt", { receipt: receipt.number });
    return {};
  });
}

/** Staff's own note of a gift. DESK-08. */
export function noteDonation(
  services: Services,
  who: Session,
  form: Opened & { note: string },
): Promise<DeskResult> {
  return withDonation(services, form, async (locked) => {
    const { trx, donation } = locked;
    if (donation.note === form.note) return {};
    await trx
      .updateTable("donations")
      .set((set) => ({ note: form.note, version: set("version", "+", 1) }))
      .where("id", "=", donation.id)
      .execute();
    await record(locked, who, "update", { note: form.note ? "(a new note)" : "(no note)" });
    return {};
  });
}

/** Somebody has looked into what was odd about a gift. DESK-08. */
export function settleReview(
  services: Services,
  who: Session,
  form: Opened & { reason: string },
): Promise<DeskResult> {
  return withDonation(services, form, async (locked) => {
    const { trx, donation } = locked;
    if (donation.needs_review !== 1) return refused(409, messages.nothingToResolve);
    await trx
      .updateTable("donations")
      .set((set) => ({ needs_review: 0, version: set("version", "+", 1) }))
      .where("id", "=", donation.id)
      .execute();
    await addNote(locked, who, { resolved: form.reason });
    await record(locked, who, "resolve");
    return {};
  });
}

/** Books a gift that came without the site: started and paid at once, with its receipt. DESK-09. */
export async function bookDonation(
  services: Services,
  who: Session,
  form: DonationBooking,
): Promise<DeskResult<{ reference: string }>> {
  const { db, clock, env } = services;
  const fund = await findOpenFund(services, form.fund);
  if (!fund) return refused(422, messages.badFund);
  const now = clock.now();
  if (form.received_on > karachiDay(now)) return refused(422, messages.futureDay);
  return db.transaction().execute(async (trx) => {
    const started = await startDonation(trx, now, {
      idempotencyKey: form.idempotency_key,
      amountPaisa: form.amount,
      fund,
      method: form.method,
      gateway: "manual",
      donorName: form.name,
      donorEmail: form.email,
      donorReference: "",
      anonymous: form.anonymous,
      dedication: form.dedication,
      bookedBy: who.name,
    });
    if ("fault" in started) return refused(409, messages.otherGift);
    const { donation, repeated } = started;
    if (repeated) return { reference: donation.reference };
    if (form.note)
      await trx.updateTable("donations").set({ note: form.note }).where("id", "=", donation.id).execute();
    await changeDonation(trx, { now, siteUrl: env.siteUrl }, donation.id, {
      to: "paid",
      cause: "staff",
      actor: who.name,
      confirmation: {
        amountPaisa: form.amount,
        paymentReference: form.bank_reference || undefined,
        receivedOn: form.received_on,
      },
    });
    await record({ trx, now, donation }, who, "book", { method: form.method });
    return { reference: donation.reference };
  });
}
