import { lockLine, takeLine } from "#app/features/bank-statements/server/bank-statement-lines.server.ts";
import { isAtGateway } from "#app/features/bank-statements/server/waiting-gifts.server.ts";
import { changeDonation } from "#app/features/donations/ledger/change-donation.server.ts";
import { hasBeenPaid } from "#app/features/donations/ledger/donation-states.ts";
import { issueGiftKey } from "#app/features/donations/ledger/gift-keys.server.ts";
import { findGiftsOfLines } from "#app/features/donations/ledger/line-payments.server.ts";
import { type Fault, Refusal, unlessRefused } from "#app/features/donations/ledger/refusal.ts";
import { transferDeskMessages as desk } from "#app/features/transfer-reports/transfer-reports-desk.messages.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { recordChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import { requireLiveSession } from "#server/db/live-session.ts";
import { lockRow } from "#server/db/lock-row.ts";
import type { Session } from "#server/http/session-check.ts";
import { greetingFor } from "#server/mail/greeting.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { eraseNotedMedia, noteErasures } from "#server/media/erase.ts";
import type { Services } from "#server/services.ts";
import {
  decideReport,
  findReport,
  findWaitingReport,
  type TransferReportRow,
} from "./transfer-reports.store.server.ts";

/* What staff decide of a report: that its money has come, or that it has not. */

type Locked = { trx: Db; now: Date; who: Session; siteUrl: string };
type Line = NonNullable<Awaited<ReturnType<typeof lockLine>>>;

/**
 * A member of staff says that the money has come, by a look at the account: the gift is paid (cause 'staff') and the
 * report verified. All or nothing.
 * @returns undefined when it is done; a fault changes nothing but what the ledger marks for review
 */
export async function verifyReport(
  { db, clock, env }: Services,
  who: Session,
  reportId: number,
): Promise<Fault | undefined> {
  const now = clock.now();
  return db.transaction().execute(async (trx): Promise<Fault | undefined> => {
    const report = await findReport(trx, reportId);
    if (!report) return { status: 404, message: desk.notFound };
    // The donation is locked before what belongs to it, everywhere.
    await lockRow(trx, "donations", "needs_review", report.donation_id);
    const current = await findReport(trx, reportId);
    if (current?.state !== "waiting") return { status: 409, message: desk.decided };
    return payWaiting({ trx, now, who, siteUrl: env.siteUrl }, report.donation_id, { report: current });
  });
}

/** Staff join a line with a gift: the other gift that its payment was told to be, once they know of it. */
type Join = { donationId: number; lineId: number; sameAs?: string };

/**
 * A line of a statement is the money of a gift that waits, reported or not: the gift is paid, for the fund that its donor
 * has chosen, its report verified, and the line used for good. All or nothing. TRANSFER-08, TRANSFER-09.
 * @returns undefined when it is done
 */
export async function confirmByLine(
  { db, clock, env }: Services,
  who: Session,
  join: Join,
): Promise<Fault | undefined> {
  const now = clock.now();
  const work = db
    .transaction()
    .execute(async (trx) => ({ fault: await confirm({ trx, now, who, siteUrl: env.siteUrl }, join) }));
  return (await unlessRefused(work)).fault;
}

/** So many are done in one transaction: a disk takes its time for each of them. */
const perTransaction = 25;

/**
 * The same for many lines, each by itself: what is refused of one stops no other.
 * @returns the fault of each, in their order
 */
export async function confirmManyByLine(
  services: Services,
  who: Session,
  joins: readonly Join[],
): Promise<(Fault | undefined)[]> {
  const faults: (Fault | undefined)[] = [];
  for (let from = 0; from < joins.length; from += perTransaction) {
    const some = joins.slice(from, from + perTransaction);
    const done = await unlessRefused(confirmTogether(services, who, some));
    if ("faults" in done) faults.push(...done.faults);
    // One of them is told only at its end, which has taken back all: so each is done alone.
    else for (const join of some) faults.push(await confirmByLine(services, who, join));
  }
  return faults;
}

async function confirmTogether(
  { db, clock, env }: Services,
  who: Session,
  joins: readonly Join[],
): Promise<{ faults: (Fault | undefined)[] }> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    // All donations, then all lines, in one order: two people who verify at once wait for each other only once.
    const ordered = (ids: number[]) => ids.toSorted((a, b) => a - b);
    for (const id of ordered(joins.map(({ donationId }) => donationId)))
      await lockRow(trx, "donations", "needs_review", id);
    for (const id of ordered(joins.map(({ lineId }) => lineId)))
      await lockRow(trx, "statement_lines", "imported_by", id);
    const faults = [];
    for (const join of joins) faults.push(await confirm({ trx, now, who, siteUrl: env.siteUrl }, join));
    return { faults };
  });
}

/** @throws Refusal once the receipt's serial is locked, which takes back what the transaction has done */
async function confirm(
  locked: Locked,
  { donationId, lineId, sameAs = "" }: Join,
): Promise<Fault | undefined> {
  const { trx } = locked;
  // The donation is locked before what belongs to it, everywhere.
  if (!(await lockRow(trx, "donations", "needs_review", donationId)))
    return { status: 404, message: desk.noGift };
  const gift = await trx
    .selectFrom("donations")
    .select(["state", "gateway", "amount_paisa"])
    .where("id", "=", donationId)
    .executeTakeFirstOrThrow();
  const report = await findWaitingReport(trx, donationId);
  if (!report && hasBeenPaid(gift.state)) return { status: 409, message: desk.decided };
  if (!report && isAtGateway(gift)) return { status: 409, message: desk.giftAtGateway };
  const line = await lockLine(trx, lineId);
  if (!line) return { status: 404, message: desk.lineGone };
  if (line.donation_id !== null) return { status: 409, message: desk.lineUsed };
  if (line.aside_at !== null) return { status: 409, message: desk.lineAside };
  if (line.amount_paisa !== gift.amount_paisa) return { status: 409, message: desk.lineAmount };
  const fault = await payWaiting(locked, donationId, { report, line, sameAs });
  if (fault) return fault;
  // Asked once the receipt's serial is locked: a confirmation by hand that came first is seen.
  const same = await findGiftsOfLines(trx, [line], { exceptId: donationId, withoutLine: true });
  const other = same.get(line.id);
  if (other && other !== sameAs) throw new Refusal({ status: 409, message: desk.sameGift(other), other });
  return undefined;
}

/** The money of a locked gift has come: by a line, by its report, or both. */
async function payWaiting(
  { trx, now, who, siteUrl }: Locked,
  donationId: number,
  { report, line, sameAs }: { report?: TransferReportRow; line?: Line; sameAs?: string },
): Promise<Fault | undefined> {
  const amountPaisa = report?.amount_paisa ?? line?.amount_paisa ?? 0;
  const result = await changeDonation(trx, { now, siteUrl }, donationId, {
    to: "paid",
    cause: "staff",
    actor: who.name,
    detail: {
      ...(report ? { report: report.id } : {}),
      ...(line ? { line: line.id } : {}),
      ...(sameAs ? { same_reference_as: sameAs } : {}),
    },
    confirmation: {
      amountPaisa,
      paymentReference: line ? `statement-${line.fingerprint}` : undefined,
      bankReference: line?.bank_reference,
      // The money that staff have found was sent when it was reported, at the latest.
      receivedOn: line?.day ?? report?.transferred_on ?? (report && karachiDay(new Date(report.reported_at))),
    },
  });
  if (!result || result.problem) {
    // The gift is marked for review, without an entry in the log that would ask for it.
    await requireLiveSession(trx, who);
    return { status: 409, message: desk.paidOtherwise };
  }
  if (!hasBeenPaid(result.donation.state)) return { status: 409, message: desk.decided };
  // A gift that a gateway has paid meanwhile took no line.
  if (line && result.changed) await takeLine(trx, line.id, donationId);
  if (report) await decideReport(trx, now, report.id, { state: "verified", by: who.name });
  await recordChange(trx, now, who, {
    action: "verify",
    noun: report ? "transfer report" : "donation",
    id: report?.id ?? donationId,
    after: { name: result.donation.reference, amount_paisa: amountPaisa, line: line?.id ?? null },
  });
  return undefined;
}

/**
 * A member of staff does not find the money: the report is rejected with the reason, its slip deleted, the gift failed,
 * and the donor told where there is an address. It may be reported again.
 */
export async function rejectReport(
  services: Services,
  who: Session,
  { id, reason }: { id: number; reason: string },
): Promise<Fault | undefined> {
  const { db, clock, env } = services;
  const now = clock.now();
  const fault = await db.transaction().execute(async (trx): Promise<Fault | undefined> => {
    const report = await findReport(trx, id);
    if (!report) return { status: 404, message: desk.notFound };
    await lockRow(trx, "donations", "needs_review", report.donation_id);
    if (!(await decideReport(trx, now, id, { state: "rejected", by: who.name, reason }))) {
      return { status: 409, message: desk.decided };
    }
    const result = await changeDonation(trx, { now, siteUrl: env.siteUrl }, report.donation_id, {
      to: "failed",
      cause: "staff",
      actor: who.name,
      detail: { report: id },
    });
    const donation = result?.donation;
    if (donation?.donor_email && !hasBeenPaid(donation.state)) {
      await queueMail(trx, now, {
        to: donation.donor_email,
        content: {
          subject: `Your transfer of ${formatMoney(donation.amount_paisa)}`,
          greeting: greetingFor(donation.donor_name),
          paragraphs: [
            "You reported a transfer to us, and we could not find it in our account.",
            reason,
            "If the money has left your account, please look at the details and report it again, or answer this mail.",
          ],
          facts: [["Reference", donation.reference]],
          action: {
            label: "Report it again",
            url: `${env.siteUrl}/donate-bank-form?key=${await issueGiftKey(trx, now, donation.id)}`,
          },
        },
        replyTo: env.mail.office,
      });
    }
    await recordChange(trx, now, who, {
      action: "reject",
      noun: "transfer report",
      id,
      // The reason may name the donor: it stands in the report alone.
      after: { name: donation?.reference ?? "" },
    });
    if (report.slip) await noteErasures(trx, [report.slip], now);
    return undefined;
  });
  if (!fault) await eraseNotedMedia(services);
  return fault;
}
