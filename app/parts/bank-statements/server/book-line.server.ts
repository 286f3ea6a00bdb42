import { methodNames } from "#app/contract/payment-methods.ts";
import { namedFacts } from "#app/features/giving/donations-desk/donation-action.server.ts";
import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import { faultOfDay, requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { addDonationNote } from "#app/features/giving/ledger/donation-events.server.ts";
import { ledgerContext } from "#app/features/giving/ledger/donation-followers.server.ts";
import { hasBeenPaid } from "#app/features/giving/ledger/donation-states.ts";
import { findOpenFund } from "#app/features/giving/ledger/funds.server.ts";
import { findDonationsOfLines } from "#app/features/giving/ledger/same-payment.server.ts";
import { keepFund, startDonation } from "#app/features/giving/ledger/start-donation.server.ts";
import { methodsOf } from "#app/features/giving/ledger/statement-accounts.ts";
import {
  type BankLine,
  confirmationBy,
  takeLine,
} from "#app/features/giving/ledger/statement-lines.server.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatMoney } from "#app/lib/money.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import type { LineBooking, LineLink } from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import { unprintableLetters } from "#app/site/drawn-text/text-fonts.server.ts";
import { namesOf } from "#server/approvals.ts";
import { recordChange } from "#server/audit.ts";
import { readContent } from "#server/content.ts";
import { type Db, inTransaction, lockRow } from "#server/db/connect.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import { recorded } from "#server/http/add-act.ts";
import type { Session } from "#server/http/session-check.ts";
import { type Fault, Refusal, unlessRefused } from "#server/refusal.ts";
import { confirmByLine, holdLine, type LineResult } from "./confirm-by-line.server.ts";
import { lockOpenLine } from "./decide-line.server.ts";
import { findWaitingDonation } from "./propose-lines.server.ts";

/* What becomes of a line without a report: a donation of its own, or the money of a donation that is in the books. */

/** The donation that waits for this money, by its words and by what staff have entered of the donor. */
const findDonationOfDonor = (trx: Db, line: BankLine, { name, email }: LineBooking) =>
  findWaitingDonation(trx, {
    id: line.id,
    day: line.day,
    amountPaisa: line.amount_paisa,
    description: `${name} ${line.description}`,
    reference: line.bank_reference,
    email,
  });

export const lineBookingAct: ApprovableAct<LineBooking & { words: string }> = {
  call: bankStatementsCalls.bookStatementLine,
  limit: "confirmations",
  permission: "transfers:write",
  privateFacts: ({ name, email, words }) =>
    namedFacts({ Donor: name, "Donor's email": email, "Words of the line": words }),
  carryOut: async (deps, who, { words: _words, ...form }) => (await bookLine(deps, who, form)).fault,
};

/** Money without a report becomes a donation: a line once, however often it is asked for. TRANSFER-09, TRANSFER-13. */
export async function bookLine(deps: Deps, who: Session, form: LineBooking): Promise<LineResult> {
  const { db, clock } = deps;
  const now = clock.now();
  const fund = await findOpenFund(deps, form.fund);
  if (!fund) return { fault: { status: 422, message: desk.badFund } };
  const letters = await unprintableLetters(form.name);
  if (letters) return { fault: { status: 422, message: desk.unprintable(letters) } };
  const identity = await readContent(deps, "identity");
  const work = inTransaction(db, async (trx): Promise<LineResult> => {
    const line = await lockOpenLine(trx, form.line);
    if (!methodsOf(identity, line.account).includes(form.method))
      return { fault: { status: 422, message: desk.otherAccount } };
    const dayFault = faultOfDay(now, line.day);
    if (dayFault) return { fault: { status: 422, message: dayFault } };
    await keepFund(trx, fund);
    await requireOpenDay(trx, line.day);
    const waiting = await findDonationOfDonor(trx, line, form);
    const paid = waiting && (await findDonationsOfLines(trx, [line], { withoutLine: false })).get(line.id);
    if (waiting && ![waiting.reference, paid].includes(form.same_as || "-")) {
      const { reference, fund_title } = waiting;
      return { fault: { status: 409, message: desk.donationWaits(reference, fund_title), other: reference } };
    }
    const refuseOther = async (exceptId: number) => {
      const same = await findDonationsOfLines(trx, [line], { exceptId, withoutLine: false });
      const other = same.get(line.id);
      if (other && form.same_as !== other)
        throw new Refusal({ status: 409, message: desk.sameDonation(other), other });
    };
    const held = await holdLine(deps, trx, who, lineBookingAct, line, {
      body: form,
      subject: "statement lines",
      waitsFor: `statement line ${line.id}`,
      link: "/dashboard/bank-statements",
      facts: {
        "For what": fund.title,
        "Came in by": methodNames[form.method],
        "Same reference as": form.same_as,
      },
      check: () => refuseOther(0),
    });
    if (held) return held;
    const started = await startDonation(trx, now, {
      idempotencyKey: `line-${line.fingerprint}`,
      amountPaisa: line.amount_paisa,
      fund,
      method: form.method,
      gateway: "manual",
      donorName: form.name,
      donorEmail: form.email,
      donorReference: "",
      anonymous: form.anonymous,
      dedication: "",
      bookedBy: namesOf(who),
    });
    if ("fault" in started) return { fault: { status: 409, message: desk.lineUsed } };
    const { donation } = started;
    await changeDonation(trx, ledgerContext(deps, now), donation.id, {
      to: "paid",
      cause: "staff",
      actor: namesOf(who),
      detail: { line: line.id, ...(form.same_as ? { same_reference_as: form.same_as } : {}) },
      confirmation: confirmationBy(line),
    });
    // Asked once the receipt's serial is locked: a confirmation by hand that came first is seen.
    await refuseOther(donation.id);
    await takeLine(trx, line.id, donation.id);
    await recordChange(trx, now, who, {
      action: "book",
      noun: "statement line",
      id: line.id,
      after: { name: donation.reference, amount_paisa: line.amount_paisa, fund: fund.slug },
    });
    return {};
  });
  return unlessRefused(work);
}

/**
 * A line is the money of a donation: of one that waits, which is paid by it, or of one that staff have confirmed or booked
 * without it; then the books do not change. TRANSFER-14.
 * @returns the message of what was done, or that it waits
 */
export async function linkLine(
  deps: Deps,
  who: Session,
  { line: lineId, reference, same_as: sameAs }: LineLink,
): Promise<{ fault: Fault } | { message: string } | { waits: string }> {
  const found = await deps.db
    .selectFrom("donations")
    .select(["id", "state", "amount_paisa"])
    .where("reference", "=", reference.toUpperCase())
    .executeTakeFirst();
  if (!found) return { fault: { status: 404, message: desk.noDonation } };
  if (!hasBeenPaid(found.state)) {
    const join = { donationId: found.id, lineId, sameAs, mayBeShort: true };
    const { fault, waits } = await confirmByLine(deps, who, join);
    if (fault) return { fault };
    return waits ? { waits } : { message: await joinedMessage(deps.db, found) };
  }
  const fault = await joinPaid(deps, who, { donationId: found.id, lineId });
  return fault ? { fault } : { message: desk.linked };
}

type PaidJoin = { donationId: number; lineId: number };

/** That a gift is paid, and what of it came where it was a little short. */
async function joinedMessage(db: Db, { id, amount_paisa: asked }: { id: number; amount_paisa: number }) {
  const { amount_paisa: came } = await db
    .selectFrom("donations")
    .select("amount_paisa")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return came === asked ? desk.joined : desk.joinedShort(formatMoney(asked), formatMoney(came));
}

const joinPaid = recorded(async (trx, now, { donationId, lineId }: PaidJoin, who) => {
  // The donation is locked before what belongs to it, everywhere.
  await lockRow(trx, "donations", "needs_review", donationId);
  const line = await lockOpenLine(trx, lineId);
  const donation = await trx
    .selectFrom("donations")
    .leftJoin("statement_lines", "statement_lines.donation_id", "donations.id")
    .select(["donations.id", "donations.reference", "donations.state", "donations.amount_paisa"])
    .select("statement_lines.id as line")
    .where("donations.id", "=", donationId)
    .executeTakeFirstOrThrow();
  if (donation.line !== null) return { status: 409, message: desk.donationHasLine };
  await requireOpenDay(trx, line.day);
  if (donation.amount_paisa !== line.amount_paisa)
    return { status: 409, message: desk.donationAmount(formatMoney(donation.amount_paisa)) };
  await takeLine(trx, line.id, donation.id);
  const detail = { on_statement: true, line: line.id };
  await addDonationNote(trx, now, donation, { cause: "staff", actor: who.name, detail });
  const after = { name: donation.reference, amount_paisa: line.amount_paisa };
  return { action: "link", noun: "statement line", id: line.id, after };
});
