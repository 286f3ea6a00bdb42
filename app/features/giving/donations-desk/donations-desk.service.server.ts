import { walletNames } from "#app/contract/payment-methods.ts";
import { leastHeldFrom } from "#app/features/giving/books/funds.server.ts";
import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import { ledgerContext } from "#app/features/giving/ledger/donation-followers.server.ts";
import { lockFund, readFund } from "#app/features/giving/ledger/funds.server.ts";
import { isRestricted } from "#app/features/giving/ledger/giving.limits.ts";
import { hintAttempt, reopenAttempt } from "#app/features/giving/ledger/payment-attempts.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { approvable, holdBack, namesOf } from "#server/approvals.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import {
  addNote,
  type DeskResult,
  heldDonation,
  type Locked,
  type Opened,
  record,
  refused,
  requireProofOfGift,
  withDonation,
} from "./donation-action.server.ts";
import { donationsDeskCalls } from "./donations-desk.calls.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";

/* What staff do with a donation that is there; confirming and booking one have files of their own. */

type Refunded = Opened & { reason: string; bank_reference: string; tell: boolean };

export const refundAct = approvable<Refunded>(donationsDeskCalls.refundDonation, "refunds", refundDonation);

/** Records that the money was given back; the money itself goes back at the bank or provider. DESK-05. */
export function refundDonation(deps: Deps, who: Session, form: Refunded): Promise<DeskResult> {
  return withDonation(deps, form, async (locked) => {
    const { trx, now, donation } = locked;
    if (donation.state !== "paid") return refused(409, messages.notPaid);
    requireProofOfGift(who, locked);
    const missing = await missingForRefund(locked);
    if (missing) return refused(422, missing);
    const { version: _opened, ...body } = form;
    const held = await holdBack(deps, trx, who, refundAct, {
      ...heldDonation(donation, { Reason: form.reason, "Reference of the refund": form.bank_reference }),
      body,
      title: `Refund of ${formatMoney(donation.amount_paisa)}`,
    });
    if (held) return held;
    await changeDonation(trx, ledgerContext(deps, now), donation.id, {
      to: "refunded",
      cause: "staff",
      actor: namesOf(who),
      tell: form.tell,
      detail: {
        reason: form.reason,
        ...(form.bank_reference ? { payment_reference: form.bank_reference } : {}),
      },
    });
    await record(locked, who, "refund");
    return {};
  });
}

/**
 * What a restricted fund lacks to give this donation back, and what to do first; undefined when it holds enough. Payouts of
 * the fund wait until the transaction ends.
 */
async function missingForRefund({ trx, now, donation }: Locked): Promise<string | undefined> {
  const { fund: slug, amount_paisa } = donation;
  if (!isRestricted(slug)) return undefined;
  const fund = await readFund(trx, slug);
  await lockFund(trx, fund);
  const held = await leastHeldFrom(trx, slug, karachiDay(now));
  if (amount_paisa <= held) return undefined;
  return messages.spent(fund.title, formatMoney(held), formatMoney(amount_paisa - held));
}

/** Has the gateway asked about every try of a donation, also about those that were given up. DESK-06. */
export function askGatewayAgain(deps: Deps, who: Session, opened: Opened): Promise<DeskResult> {
  return withDonation(deps, opened, async (locked) => {
    const { trx, now, donation } = locked;
    const attempts = await trx
      .selectFrom("payment_attempts")
      .select(["gateway", "reference", "state"])
      .where("donation_id", "=", donation.id)
      .where("state", "!=", "paid")
      .where("gateway", "in", walletNames)
      .execute();
    if (attempts.length === 0) return refused(409, messages.nothingToAsk);
    if (!attempts.some(({ gateway }) => deps.payments.gateway(gateway)?.inquire))
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

/** Staff's own note of a donation. DESK-08. */
export function noteDonation(deps: Deps, who: Session, form: Opened & { note: string }): Promise<DeskResult> {
  return withDonation(deps, form, async (locked) => {
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

/** Somebody has looked into what was odd about a donation. DESK-08. */
export function settleReview(
  deps: Deps,
  who: Session,
  form: Opened & { reason: string },
): Promise<DeskResult> {
  return withDonation(deps, form, async (locked) => {
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
