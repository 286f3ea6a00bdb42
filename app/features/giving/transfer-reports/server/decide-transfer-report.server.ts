import { pathIn } from "#app/contract/language.ts";
import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import { faultOfDay, requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { type LedgerContext, ledgerContext } from "#app/features/giving/ledger/donation-followers.server.ts";
import { issueDonationKey } from "#app/features/giving/ledger/donation-keys.server.ts";
import { hasBeenPaid } from "#app/features/giving/ledger/donation-states.ts";
import { findDonationOfPayment } from "#app/features/giving/ledger/hand-confirmation.server.ts";
import { findDonationsOfLines, findLineOfPayment } from "#app/features/giving/ledger/same-payment.server.ts";
import { type BankLine, lockLine, takeLine } from "#app/features/giving/ledger/statement-lines.server.ts";
import { transferMailWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { transferReportsAdminCalls } from "#app/features/giving/transfer-reports/transfer-reports-admin.calls.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { textIn } from "#app/lib/words.server.ts";
import { holdBack, namesOf } from "#server/approvals.ts";
import { recordChange } from "#server/audit.ts";
import { type Db, inTransaction, lockRow } from "#server/db/connect.ts";
import { requireLiveSession } from "#server/db/live-session.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { greetingFor } from "#server/mail/greeting.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { eraseNotedMedia, noteErasures } from "#server/media/erase.ts";
import { type Fault, Refusal, unlessRefused } from "#server/refusal.ts";
import {
  decideReport,
  findReport,
  findWaitingReport,
  type TransferReportRow,
} from "./transfer-reports.store.server.ts";

/* What staff decide of a report: that its money has come, or that it has not. */

/** A transaction that holds the donation, and who decides. */
export type Locked = { trx: Db; context: LedgerContext; who: Session };

export const verificationAct: ApprovableAct<{ id: number }> = {
  call: transferReportsAdminCalls.verifyTransfer,
  limit: "confirmations",
  permission: "transfers:write",
  carryOut: async (deps, who, { id }) => (await verifyReport(deps, who, id)).fault,
};

/**
 * A member of staff says that the money has come, by a look at the account: the donation is paid (cause 'staff') and the
 * report verified. All or nothing. The line of a statement that shows the transfer is used for it; a transfer that has paid
 * another donation pays no second one (TRANSFER-18).
 * @returns a fault, which changes nothing but what the ledger marks for review; or that it waits for a second person
 */
export async function verifyReport(
  deps: Deps,
  who: Session,
  reportId: number,
): Promise<{ fault?: Fault | undefined; waits?: string }> {
  const context = ledgerContext(deps, deps.clock.now());
  return unlessRefused(inTransaction(deps.db, (trx) => verify({ trx, context, who }, reportId, deps)));
}

/** @throws Refusal once the receipt's serial is locked, which takes back what the transaction has done */
async function verify(locked: Locked, reportId: number, deps: Deps) {
  const { trx } = locked;
  const refuse = (status: Fault["status"], message: string) => ({ fault: { status, message } });
  const report = await findReport(trx, reportId);
  if (!report) return refuse(404, desk.notFound);
  const { donation_id: id } = report;
  // The donation is locked before what belongs to it, everywhere.
  await lockRow(trx, "donations", "needs_review", id);
  const current = await findReport(trx, reportId);
  if (current?.state !== "waiting") return refuse(409, desk.decided);
  const payment = await findPayment(trx, current);
  if (payment.spentFor !== undefined) return refuse(409, desk.sameTransfer(payment.spentFor));
  const { line } = payment;
  const day = line?.day ?? dayOf(current);
  const dayFault = faultOfDay(locked.context.now, day);
  if (dayFault) return refuse(422, dayFault);
  await requireOpenDay(trx, day);
  const held = await holdVerification(deps, locked, current);
  if (held) return held;
  const fault = await payWaiting(locked, id, { report: current, line });
  if (fault) return { fault };
  // Asked once the receipt's serial is locked: of two at once the second sees the first.
  const same = line
    ? (await findDonationsOfLines(trx, [line], { exceptId: id, withoutLine: true })).get(line.id)
    : await findDonationOfTransfer(trx, current);
  if (same !== undefined) throw new Refusal({ status: 409, message: desk.sameTransfer(same) });
  return {};
}

async function holdVerification(deps: Deps, { trx, who }: Locked, report: TransferReportRow) {
  const { reference } = await trx
    .selectFrom("donations")
    .select("reference")
    .where("id", "=", report.donation_id)
    .executeTakeFirstOrThrow();
  return holdBack(deps, trx, who, verificationAct, {
    body: { id: report.id },
    title: `Verification of a transfer of ${formatMoney(report.amount_paisa)}`,
    amountPaisa: report.amount_paisa,
    subject: `donation ${reference}`,
    link: `/dashboard/donations/${reference}`,
    facts: [
      { label: "Gift", value: reference },
      { label: "Transaction id", value: report.transaction_id },
      { label: "Day of the transfer", value: formatDay(dayOf(report)) },
    ],
  });
}

/** The line that shows a report's transfer, locked, if one waits; or the donation that the only such line has paid. */
async function findPayment(
  trx: Db,
  report: TransferReportRow,
): Promise<{ line?: BankLine; spentFor?: string }> {
  const donation = await trx
    .selectFrom("donations")
    .select(["reference", "amount_paisa"])
    .where("id", "=", report.donation_id)
    .executeTakeFirstOrThrow();
  const { line, other, isSpent } = await findLineOfPayment(trx, {
    reference: report.transaction_id,
    own: donation.reference,
    amountPaisa: donation.amount_paisa,
    day: dayOf(report),
  });
  if (isSpent) return { spentFor: other };
  return line === undefined ? {} : { line: await lockLine(trx, line) };
}

/** Another donation of its amount that was confirmed by the number of a report's transfer. */
async function findDonationOfTransfer(
  trx: Db,
  { donation_id, transaction_id, amount_paisa }: TransferReportRow,
): Promise<string | undefined> {
  const other = await findDonationOfPayment(trx, transaction_id, donation_id);
  return other?.amount_paisa === amount_paisa ? other.reference : undefined;
}

/** The money that staff have found was sent when it was reported, at the latest. */
const dayOf = ({ transferred_on, reported_at }: TransferReportRow): string =>
  transferred_on ?? karachiDay(new Date(reported_at));

/** The money of a locked donation has come: by a line, by its report, or both. */
export async function payWaiting(
  { trx, context, who }: Locked,
  donationId: number,
  {
    report,
    line,
    sameAs,
    asked,
  }: {
    report?: TransferReportRow;
    line?: BankLine;
    sameAs?: string;
    /** In paisa: what the gift was for, where a little less came by its line. */
    asked?: number;
  },
): Promise<Fault | undefined> {
  const reported = asked === undefined ? report?.amount_paisa : undefined;
  const amountPaisa = reported ?? line?.amount_paisa ?? 0;
  const result = await changeDonation(trx, context, donationId, {
    to: "paid",
    cause: "staff",
    actor: namesOf(who),
    detail: {
      ...(report ? { report: report.id } : {}),
      ...(line ? { line: line.id } : {}),
      ...(asked === undefined ? {} : { asked_paisa: asked }),
      ...(sameAs ? { same_reference_as: sameAs } : {}),
    },
    confirmation: {
      amountPaisa,
      mayBeShort: asked !== undefined,
      paymentReference: line ? `statement-${line.fingerprint}` : undefined,
      // Without a line, the number that the donor has: the payment is known by it when its line comes.
      bankReference: line?.bank_reference ?? report?.transaction_id,
      receivedOn: line?.day ?? (report && dayOf(report)),
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
  if (report) await decideReport(trx, context.now, report.id, { state: "verified", by: namesOf(who) });
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
  deps: Deps,
  who: Session,
  { id, reason }: { id: number; reason: string },
): Promise<Fault | undefined> {
  const { db, clock, env } = deps;
  const now = clock.now();
  const fault = await db.transaction().execute(async (trx): Promise<Fault | undefined> => {
    const report = await findReport(trx, id);
    if (!report) return { status: 404, message: desk.notFound };
    await lockRow(trx, "donations", "needs_review", report.donation_id);
    if (!(await decideReport(trx, now, id, { state: "rejected", by: who.name, reason }))) {
      return { status: 409, message: desk.decided };
    }
    const result = await changeDonation(trx, ledgerContext(deps, now), report.donation_id, {
      to: "failed",
      cause: "staff",
      actor: who.name,
      detail: { report: id },
    });
    const donation = result?.donation;
    if (donation?.donor_email && !hasBeenPaid(donation.state)) {
      const { language } = report;
      const t = textIn(language, transferMailWords);
      const key = await issueDonationKey(trx, now, donation.id);
      await queueMail(trx, now, {
        to: donation.donor_email,
        content: {
          language,
          subject: t("subject", { amount: formatMoney(donation.amount_paisa, language) }),
          greeting: greetingFor(donation.donor_name, language),
          paragraphs: [t("notFound"), reason, t("checkIt")],
          facts: [[t("reference"), donation.reference]],
          action: {
            label: t("reportAgain"),
            url: env.siteUrl + pathIn(language, `/donate-bank-form?key=${key}`),
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
  if (!fault) await eraseNotedMedia(deps);
  return fault;
}

/** The report of a donation that staff have confirmed otherwise waits no longer. */
export async function closeReportOfPaid(trx: Db, now: Date, donationId: number, by: string): Promise<void> {
  const report = await findWaitingReport(trx, donationId);
  if (report) await decideReport(trx, now, report.id, { state: "verified", by });
}
