import { changeDonation } from "#app/features/donations/ledger/change-donation.server.ts";
import {
  type LedgerContext,
  ledgerContext,
} from "#app/features/donations/ledger/donation-followers.server.ts";
import { issueDonationKey } from "#app/features/donations/ledger/donation-keys.server.ts";
import { hasBeenPaid } from "#app/features/donations/ledger/donation-states.ts";
import { type BankLine, takeLine } from "#app/features/donations/ledger/line-payments.server.ts";
import type { Fault } from "#app/features/donations/ledger/refusal.ts";
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

/** A transaction that holds the donation, and who decides. */
export type Locked = { trx: Db; context: LedgerContext; who: Session };

/**
 * A member of staff says that the money has come, by a look at the account: the donation is paid (cause 'staff') and the
 * report verified. All or nothing.
 * @returns undefined when it is done; a fault changes nothing but what the ledger marks for review
 */
export async function verifyReport(
  services: Services,
  who: Session,
  reportId: number,
): Promise<Fault | undefined> {
  const context = ledgerContext(services, services.clock.now());
  return services.db.transaction().execute(async (trx): Promise<Fault | undefined> => {
    const report = await findReport(trx, reportId);
    if (!report) return { status: 404, message: desk.notFound };
    // The donation is locked before what belongs to it, everywhere.
    await lockRow(trx, "donations", "needs_review", report.donation_id);
    const current = await findReport(trx, reportId);
    if (current?.state !== "waiting") return { status: 409, message: desk.decided };
    return payWaiting({ trx, context, who }, report.donation_id, { report: current });
  });
}

/** The money of a locked donation has come: by a line, by its report, or both. */
export async function payWaiting(
  { trx, context, who }: Locked,
  donationId: number,
  { report, line, sameAs }: { report?: TransferReportRow; line?: BankLine; sameAs?: string },
): Promise<Fault | undefined> {
  const amountPaisa = report?.amount_paisa ?? line?.amount_paisa ?? 0;
  const result = await changeDonation(trx, context, donationId, {
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
    // The donation is marked for review, without an entry in the log that would ask for it.
    await requireLiveSession(trx, who);
    return { status: 409, message: desk.paidOtherwise };
  }
  if (!hasBeenPaid(result.donation.state)) return { status: 409, message: desk.decided };
  // A donation that a gateway has paid meanwhile took no line.
  if (line && result.changed) await takeLine(trx, line.id, donationId);
  if (report) await decideReport(trx, context.now, report.id, { state: "verified", by: who.name });
  await recordChange(trx, context.now, who, {
    action: "verify",
    noun: report ? "transfer report" : "donation",
    id: report?.id ?? donationId,
    after: { name: result.donation.reference, amount_paisa: amountPaisa, line: line?.id ?? null },
  });
  return undefined;
}

/**
 * A member of staff does not find the money: the report is rejected with the reason, its slip deleted, the donation failed,
 * and the donor notified where there is an address. It may be reported again.
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
    const result = await changeDonation(trx, ledgerContext(services, now), report.donation_id, {
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
            "If the money has left your account, please check the details and report it again, or reply to this email.",
          ],
          facts: [["Reference", donation.reference]],
          action: {
            label: "Report it again",
            url: `${env.siteUrl}/donate-bank-form?key=${await issueDonationKey(trx, now, donation.id)}`,
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

/** The report of a donation that staff have confirmed otherwise waits no longer. */
export async function closeReportOfPaid(trx: Db, now: Date, donationId: number, by: string): Promise<void> {
  const report = await findWaitingReport(trx, donationId);
  if (report) await decideReport(trx, now, report.id, { state: "verified", by });
}
