import type { ApprovalLimitName } from "#app/contract/approval-limits.ts";
import { requireFundsHold } from "#app/features/giving/books/funds.server.ts";
import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import { faultOfDay, requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import {
  asItIs,
  correctDonation,
  takePaymentBack,
} from "#app/features/giving/ledger/correct-donation.server.ts";
import { ledgerContext } from "#app/features/giving/ledger/donation-followers.server.ts";
import { hasBeenPaid } from "#app/features/giving/ledger/donation-states.ts";
import { findOpenFund, lockFund, lockFunds, readFund } from "#app/features/giving/ledger/funds.server.ts";
import { type DonationRow, lockDonation } from "#app/features/giving/ledger/start-donation.server.ts";
import {
  confirmationBy,
  lockLine,
  lockLinesOfDonation,
  takeLine,
} from "#app/features/giving/ledger/statement-lines.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { phoneKey } from "#app/lib/phone.ts";
import { unprintableLetters } from "#app/site/drawn-text/text-fonts.server.ts";
import { approvable, holdBack, namesOf } from "#server/approvals.ts";
import type { Db } from "#server/db/connect.ts";
import type { FundsTable } from "#server/db/giving-schema.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { Refusal, unlessRefused } from "#server/refusal.ts";
import {
  type DeskResult,
  heldDonation,
  type Locked,
  namedFacts,
  record,
  refused,
  requireProofOfGift,
  withDonation,
} from "./donation-action.server.ts";
import { donationsDeskCalls } from "./donations-desk.calls.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";
import type { DonationCorrection, PaymentTakenBack } from "./donations-desk-forms.schema.ts";

/* What was wrong about a paid gift is corrected by a successor; a wrong match gives its payment back. */

export const correctionAct: ApprovableAct<DonationCorrection> = {
  ...approvable<DonationCorrection>(donationsDeskCalls.correctDonation, "refunds", correctGift),
  privateFacts: ({ name, email, phone, dedication, tax_number, postal_address }) =>
    namedFacts({
      "CNIC or NTN": tax_number,
      "Postal address": postal_address,
      Donor: name,
      "Donor's email": email,
      Phone: phone,
      Dedication: dedication,
    }),
};

/**
 * Corrects the fund, name, email, dedication, day or amount of a paid gift. The amount goes down alone: what is too much of
 * it has been given back. Where money moves it waits above the limit of refunds, and any correction above that of
 * confirmations, for whoever says whose a gift is could give it to themselves. DESK-15.
 * @returns the reference of the successor
 */
export async function correctGift(
  deps: Deps,
  who: Session,
  form: DonationCorrection,
): Promise<DeskResult<{ receipt: "replaced"; reference: string }>> {
  if (!form.reason) return refused(422, messages.noReason);
  const fund = await findOpenFund(deps, form.fund);
  if (!fund) return refused(422, messages.badFund);
  const letters = await unprintableLetters(form.name, form.dedication);
  if (letters) return refused(422, messages.unprintable(letters));
  return unlessRefused(
    withDonation<{ receipt: "replaced"; reference: string }>(deps, form, async (locked) => {
      const { trx, now, donation } = locked;
      if (donation.state !== "paid") return refused(409, messages.notCorrectable);
      const fault = faultOfDay(now, form.received_on);
      if (fault && form.received_on !== donation.received_on) return refused(422, fault);
      if (form.amount > donation.amount_paisa)
        return refused(422, messages.onlyDown(formatMoney(donation.amount_paisa)));
      const changes = changesOf(donation, form);
      if (changes.length === 0) return refused(409, messages.nothingChanged);
      requireProofOfGift(who, locked);
      const days = await daysOf(trx, donation);
      const was = await readFund(trx, donation.fund);
      await lockFunds(trx, was.slug === fund.slug ? [was] : [was, fund]);
      await requireOpenDay(trx, earliest([...days, form.received_on]));
      const held = await holdCorrection(deps, who, locked, form, { fund, changes });
      if (held) return held;
      const { successor, returned } = await correctDonation(
        trx,
        ledgerContext(deps, now),
        donation,
        {
          fund,
          amountPaisa: form.amount,
          receivedOn: form.received_on,
          donorName: form.name,
          donorEmail: form.email,
          dedication: form.dedication,
          taxNumber: form.tax_number ?? donation.tax_number,
          postalAddress: form.postal_address ?? donation.postal_address,
          donorPhone: form.phone === undefined ? donation.donor_phone : phoneKey(form.phone),
        },
        {
          actor: namesOf(who),
          reason: form.reason,
          // Whose gift it is never changes behind the donor's back.
          tell: form.tell || changes.some((change) => ["name", "email", "tax number"].includes(change)),
        },
      );
      await requireFundsHold(trx, [donation.fund, fund.slug], messages.spentByCorrection);
      await record(locked, who, "correct", {
        now: successor.reference,
        changed: changes.join(", "),
        ...(fund.slug === donation.fund ? {} : { fund: fund.title }),
        ...(form.amount === donation.amount_paisa ? {} : { corrected_amount: formatMoney(form.amount) }),
      });
      if (returned) await record({ ...locked, donation: returned }, who, "refund");
      return { receipt: "replaced", reference: successor.reference };
    }),
  );
}

const earliest = (days: readonly string[]): string =>
  days.reduce((least, day) => (day < least ? day : least), "9999-12-31");

/** The days on which a paid gift stands in the books: its own, that of its booking, those of its lines, which are locked. */
async function daysOf(trx: Db, { id, received_on, paid_on }: DonationRow): Promise<string[]> {
  const lines = await lockLinesOfDonation(trx, id);
  return [received_on, paid_on, ...lines.map(({ day }) => day)].filter((day) => day !== null);
}

/** What a correction changes, as the log names it. Nobody's name stands in it. */
function changesOf(donation: DonationRow, form: DonationCorrection): string[] {
  const was = asItIs(donation);
  const compared: [what: string, was: unknown, is: unknown][] = [
    ["fund", donation.fund, form.fund],
    ["amount", was.amountPaisa, form.amount],
    ["day", was.receivedOn, form.received_on],
    ["name", was.donorName, form.name],
    ["email", was.donorEmail, form.email],
    ["dedication", was.dedication, form.dedication],
    ["tax number", was.taxNumber, form.tax_number ?? was.taxNumber],
    ["postal address", was.postalAddress, form.postal_address ?? was.postalAddress],
    ["phone", was.donorPhone, form.phone === undefined ? was.donorPhone : phoneKey(form.phone)],
  ];
  return compared.flatMap(([what, before, after]) => (before === after ? [] : [what]));
}

async function holdCorrection(
  deps: Deps,
  who: Session,
  { trx, donation }: Locked,
  form: DonationCorrection,
  { fund, changes }: { fund: FundsTable; changes: string[] },
) {
  const { version: _opened, ...body } = form;
  const has = (change: string) => changes.includes(change);
  const held = {
    ...heldDonation(donation, {
      "What changes": changes.join(", "),
      "For, from now on": has("fund") ? fund.title : "",
      "Amount, from now on": has("amount") ? formatMoney(form.amount) : "",
      "Day, from now on": has("day") ? formatDay(form.received_on) : "",
      Reason: form.reason,
    }),
    body,
    title: `Correction of a gift of ${formatMoney(donation.amount_paisa)}`,
  };
  const hold = (limit: ApprovalLimitName) => holdBack(deps, trx, who, { ...correctionAct, limit }, held);
  return (has("fund") || has("amount") ? await hold("refunds") : undefined) ?? hold("confirmations");
}

export const takeBackAct = approvable<PaymentTakenBack>(
  donationsDeskCalls.takePaymentBack,
  "refunds",
  takeBack,
);

/**
 * A payment was matched with the wrong gift: its line waits again, or pays the gift that is named. DESK-16.
 */
export function takeBack(deps: Deps, who: Session, form: PaymentTakenBack): Promise<DeskResult> {
  const work = withDonation(deps, form, async (locked) => {
    const { trx, now, donation } = locked;
    if (donation.state !== "paid") return refused(409, messages.notCorrectable);
    if (donation.gateway !== "manual" && donation.gateway !== "bank")
      return refused(409, messages.paidAtGateway);
    requireProofOfGift(who, locked);
    // Before the line, as everywhere.
    const other = await lockGift(trx, form.reference);
    const days = await daysOf(trx, donation);
    await lockFund(trx, await readFund(trx, donation.fund));
    await requireOpenDay(trx, earliest(days));
    const { version: _opened, ...body } = form;
    const held = await holdBack(deps, trx, who, takeBackAct, {
      ...heldDonation(donation, { "Whose it is": form.reference, Reason: form.reason }),
      body,
      title: `Payment of ${formatMoney(donation.amount_paisa)} taken back from a gift`,
    });
    if (held) return held;
    const context = ledgerContext(deps, now);
    const by = { actor: namesOf(who), reason: form.reason, tell: form.tell };
    const { line: lineId, waiting } = await takePaymentBack(trx, context, donation, by);
    if (form.reference) await payByLine(locked, deps, who, form.reason, { lineId, other });
    await requireFundsHold(trx, [donation.fund], messages.spentByCorrection);
    await record(locked, who, "correct", {
      ...(waiting ? { waits_as: waiting.reference } : {}),
      ...(form.reference ? { paid: form.reference.toUpperCase() } : {}),
    });
    return {};
  });
  return unlessRefused(work);
}

/** The gift that is named, locked. @returns undefined where none is named or there is no such gift */
async function lockGift(trx: Db, reference: string): Promise<DonationRow | undefined> {
  if (!reference) return undefined;
  const found = await trx
    .selectFrom("donations")
    .select("id")
    .where("reference", "=", reference.toUpperCase())
    .executeTakeFirst();
  return found && lockDonation(trx, found.id);
}

/** The line pays the gift whose money it is. @throws Refusal where it cannot */
async function payByLine(
  { trx, now }: Locked,
  deps: Deps,
  who: Session,
  reason: string,
  { lineId, other }: { lineId: number | undefined; other: DonationRow | undefined },
): Promise<void> {
  const line = lineId === undefined ? undefined : await lockLine(trx, lineId);
  if (!line) throw new Refusal({ status: 409, message: messages.noLine });
  if (!other) throw new Refusal({ status: 404, message: messages.notFound });
  if (hasBeenPaid(other.state)) throw new Refusal({ status: 409, message: messages.alreadyPaid });
  if (other.amount_paisa !== line.amount_paisa)
    throw new Refusal({ status: 409, message: messages.otherAmount(formatMoney(other.amount_paisa)) });
  const paid = await changeDonation(trx, ledgerContext(deps, now), other.id, {
    to: "paid",
    cause: "staff",
    actor: namesOf(who),
    detail: { line: line.id, reason },
    confirmation: confirmationBy(line),
  });
  if (!paid?.changed) throw new Refusal({ status: 409, message: messages.alreadyPaid });
  await takeLine(trx, line.id, other.id);
}
