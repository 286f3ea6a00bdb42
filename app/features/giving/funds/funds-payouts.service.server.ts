import type { Insertable, Selectable } from "kysely";
import { leastHeldFrom, readFundBalances } from "#app/features/giving/books/funds.server.ts";
import { namedFacts } from "#app/features/giving/donations-desk/donation-action.server.ts";
import { faultOfDay, requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { findOpenFund, lockFund } from "#app/features/giving/ledger/funds.server.ts";
import { isRestricted } from "#app/features/giving/ledger/giving.limits.ts";
import { leafSalt } from "#app/features/giving/ledger/references.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { approvable, type HeldAct, holdBack, namesOf } from "#server/approvals.ts";
import { recordChange } from "#server/audit.ts";
import { type Db, inTransaction, lockRow } from "#server/db/connect.ts";
import type { PayoutHelp, PayoutsTable } from "#server/db/giving-schema.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { type Fault, unlessRefused } from "#server/refusal.ts";
import { fundsCalls } from "./funds.calls.ts";
import { payoutMessages as messages, payoutMethodNames } from "./funds.messages.ts";
import type { PayoutForm } from "./funds.schema.ts";
import {
  type CaseFeature,
  cancelPayout,
  findFund,
  insertPayout,
  isRecorded,
} from "./funds-payouts.store.server.ts";

type Result = { fault?: Fault; waits?: string };
const noun = "payout";

/** A payout that belongs to a case: giving/help-payments says what of it must be so. */
export type PayoutCase = {
  /** The call that waits for a second person, what is kept of it, and what tells it from others. */
  held: Pick<HeldAct<object>, "body" | "subject" | "waitsFor" | "link"> & { act: ApprovableAct };
  /** The number of the case, for staff. */
  reference: string;
  /**
   * Locks the case, after fund and closings. What is kept with the payout.
   * @throws Refusal where the case may not be paid
   */
  claim(trx: Db, salt: string): Promise<Insertable<PayoutHelp>>;
  /** What follows in the case. */
  follow(trx: Db): Promise<void>;
};

/** A feature whose cases follow a payout that is cancelled. The payout, its fund and closings are locked. */
export type PayoutFeature = CaseFeature & {
  followCancelledPayout?(trx: Db, now: Date, who: Session, row: Selectable<PayoutsTable>): Promise<void>;
};

export const payoutAct = approvable<PayoutForm>(fundsCalls.createPayout, "payouts", recordPayout);

/**
 * Records what a fund has paid out: of a restricted fund never more than it holds on any day from then on, of another
 * one only knowingly. DESK-12.
 * @param of the case that it belongs to; without one it is no family's
 */
export async function recordPayout(
  deps: Deps,
  who: Session,
  form: PayoutForm,
  of?: PayoutCase,
): Promise<Result> {
  const { db, clock } = deps;
  const fund = (await findFund(db, form.fund)) ?? (await findOpenFund(deps, form.fund));
  if (!fund) return { fault: { status: 422, message: messages.badFund } };
  const now = clock.now();
  const dayFault = faultOfDay(now, form.paid_on);
  if (dayFault) return { fault: { status: 422, message: dayFault } };
  const work = inTransaction(db, async (trx): Promise<Result> => {
    await lockFund(trx, fund);
    await requireOpenDay(trx, form.paid_on);
    const salt = leafSalt();
    const help = await of?.claim(trx, salt);
    if (!of && (await isRecorded(trx, form))) return { fault: { status: 409, message: messages.same } };
    const refusal = await refuseBeyond(trx, fund.title, form, of !== undefined);
    if (refusal) return { fault: { status: 422, message: refusal } };
    const held = await holdBack(deps, trx, who, of?.held.act ?? payoutAct, {
      body: form,
      title: `Payout of ${formatMoney(form.amount)}`,
      amountPaisa: form.amount,
      subject: "payouts",
      waitsFor: `payout ${JSON.stringify([form.fund, form.amount, form.paid_on, form.purpose, form.bank_reference])}`,
      link: "/dashboard/funds",
      facts: payoutFacts(fund.title, form, of?.reference),
      ...(of && heldBy(of)),
    });
    if (held) return held;
    const id = await insertPayout(trx, now, namesOf(who), { ...form, ...help, salt });
    await of?.follow(trx);
    await recordChange(trx, now, who, {
      action: "create",
      noun,
      id,
      after: {
        title: form.purpose,
        fund: fund.title,
        amount: formatMoney(form.amount),
        paid_on: form.paid_on,
        method: form.method,
        bank_reference: form.bank_reference,
        ...(of && { case: of.reference }),
      },
    });
    return {};
  });
  return unlessRefused(work);
}

const heldBy = ({ held: { act: _named, ...held } }: PayoutCase) => held;

const payoutFacts = (fund: string, form: PayoutForm, reference = "") =>
  namedFacts({
    Case: reference,
    Fund: fund,
    Purpose: form.purpose,
    "Purpose in Urdu": form.purpose_ur,
    "Paid on": formatDay(form.paid_on),
    Paid: payoutMethodNames[form.method],
    Payee: form.payee,
    "Bank reference": form.bank_reference,
    "More than the fund holds": form.overdraw ? "Allowed" : "",
  });

/** Why a payout is more than its fund can give; undefined when it is not. The fund is locked. */
async function refuseBeyond(
  trx: Db,
  title: string,
  form: PayoutForm,
  ofCase: boolean,
): Promise<string | undefined> {
  if (isRestricted(form.fund)) {
    const spendable = Math.max(await leastHeldFrom(trx, form.fund, form.paid_on), 0);
    if (form.amount <= spendable) return undefined;
    return messages.restricted(title, formatMoney(spendable), formatDay(form.paid_on));
  }
  const stands = (await readFundBalances(trx, form.fund))[0]?.stands ?? 0;
  if (form.amount <= stands || form.overdraw) return undefined;
  return ofCase ? messages.short(title, formatMoney(stands)) : messages.beyond(formatMoney(stands));
}

type Cancellation = { id: number; reason: string };

export const cancellationAct = approvable<Cancellation>(fundsCalls.cancelPayout, "payouts", withdrawPayout);

/**
 * Cancels a payout that was recorded by mistake: it stays in the list, and counts no more. The fund then holds its amount
 * again, so it waits as the payout did.
 */
export async function withdrawPayout(
  deps: Deps,
  who: Session,
  { id, reason }: Cancellation,
): Promise<Result> {
  const work = inTransaction(deps.db, async (trx): Promise<Result> => {
    const now = deps.clock.now();
    if (!(await lockRow(trx, "payouts", "purpose", id)))
      return { fault: { status: 404, message: messages.notFound } };
    const row = await trx
      .selectFrom("payouts")
      .innerJoin("funds", "funds.slug", "payouts.fund")
      .selectAll("payouts")
      .select("funds.title as fund_title")
      .where("payouts.id", "=", id)
      .executeTakeFirstOrThrow();
    if (row.cancelled_at !== null) return { fault: { status: 409, message: messages.alreadyCancelled } };
    await requireOpenDay(trx, row.paid_on);
    const amount = formatMoney(row.amount_paisa);
    const held = await holdBack(deps, trx, who, cancellationAct, {
      body: { id, reason },
      title: `Cancellation of a payout of ${amount}`,
      amountPaisa: row.amount_paisa,
      subject: "payouts",
      waitsFor: `cancellation of payout ${id}`,
      link: "/dashboard/funds",
      facts: [
        { label: "Fund", value: row.fund_title },
        { label: "Purpose", value: row.purpose },
        { label: "Paid on", value: formatDay(row.paid_on) },
        { label: "Why it is cancelled", value: reason },
      ],
    });
    if (held) return held;
    await cancelPayout(trx, now, row, reason);
    for (const { followCancelledPayout } of deps.features as readonly PayoutFeature[])
      await followCancelledPayout?.(trx, now, who, row);
    await recordChange(trx, now, who, { action: "cancel", noun, id, after: { title: row.purpose, amount } });
    return {};
  });
  return unlessRefused(work);
}
