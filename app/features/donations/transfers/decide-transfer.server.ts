import { changeDonation } from "#app/features/donations/ledger/change-donation.server.ts";
import { hasBeenPaid } from "#app/features/donations/ledger/donation-states.ts";
import { issueGiftKey } from "#app/features/donations/ledger/gift-keys.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { recordChange } from "#server/audit.ts";
import { lockRow } from "#server/db/lock-row.ts";
import type { Session } from "#server/http/session-check.ts";
import { greetingFor } from "#server/mail/greeting.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { eraseNotedMedia, noteErasures } from "#server/media/erase.ts";
import type { Services } from "#server/services.ts";
import { lockLine, takeLine } from "./statement-lines.server.ts";
import { decideReport, findReport } from "./transfers.store.server.ts";
import { transferDeskMessages as desk } from "./transfers-desk.messages.ts";

/* What staff decide of a report: that its money has come, or that it has not. */

type Fault = { status: 404 | 409; message: string };

/**
 * A member of staff says that the money has come: the gift is paid (cause 'staff'), the report verified, and the line of
 * the statement, where there is one, used for good. All or nothing.
 * @returns undefined when it is done; a fault changes nothing but what the ledger marks for review
 */
export async function verifyReport(
  services: Services,
  who: Session,
  reportId: number,
  lineId?: number,
): Promise<Fault | undefined> {
  const { db, clock, env } = services;
  const now = clock.now();
  return db.transaction().execute(async (trx): Promise<Fault | undefined> => {
    const report = await findReport(trx, reportId);
    if (!report) return { status: 404, message: desk.notFound };
    // The donation is locked before what belongs to it, everywhere.
    await lockRow(trx, "donations", "needs_review", report.donation_id);
    if ((await findReport(trx, reportId))?.state !== "waiting") return { status: 409, message: desk.decided };
    const line = lineId === undefined ? undefined : await lockLine(trx, lineId);
    if (lineId !== undefined && !line) return { status: 404, message: desk.lineGone };
    if (line && line.amount_paisa !== report.amount_paisa) return { status: 409, message: desk.lineAmount };
    if (line && line.donation_id !== null) return { status: 409, message: desk.lineUsed };
    if (line && line.aside_at !== null) return { status: 409, message: desk.lineAside };
    const result = await changeDonation(trx, { now, siteUrl: env.siteUrl }, report.donation_id, {
      to: "paid",
      cause: "staff",
      actor: who.name,
      detail: { report: report.id, ...(line ? { line: line.id } : {}) },
      confirmation: {
        amountPaisa: report.amount_paisa,
        paymentReference: line ? `statement-${line.fingerprint}` : undefined,
        bankReference: line?.bank_reference,
        // The money that staff have found was sent when it was reported, at the latest.
        receivedOn: line?.day ?? report.transferred_on ?? karachiDay(new Date(report.reported_at)),
      },
    });
    if (!result || result.problem) return { status: 409, message: desk.paidOtherwise };
    if (!hasBeenPaid(result.donation.state)) return { status: 409, message: desk.decided };
    // A gift that a gateway has paid meanwhile took no line.
    if (line && result.changed) await takeLine(trx, line.id, report.donation_id);
    await decideReport(trx, now, report.id, { state: "verified", by: who.name });
    await recordChange(trx, now, who, {
      action: "verify",
      noun: "transfer report",
      id: report.id,
      after: { name: result.donation.reference, amount_paisa: report.amount_paisa, line: line?.id ?? null },
    });
    return undefined;
  });
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
