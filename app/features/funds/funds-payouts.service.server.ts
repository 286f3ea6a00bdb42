import { isRestricted } from "#app/features/donations/donations.limits.ts";
import { leastHeldFrom, lockFund } from "#app/features/donations/ledger/fund-days.server.ts";
import { findOpenFund } from "#app/features/donations/ledger/funds.server.ts";
import { readFundBalances } from "#app/features/donations/ledger/totals.server.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { holdBack, namesOf } from "#server/approvals.ts";
import { recordChange } from "#server/audit.ts";
import { type Db, inTransaction } from "#server/db/connect.ts";
import type { Session } from "#server/http/session-check.ts";
import type { ApprovableAct, Services } from "#server/services.ts";
import { payoutMessages as messages } from "./funds-payouts.messages.ts";
import type { PayoutForm } from "./funds-payouts.schema.ts";
import { cancelPayout, findFund, insertPayout, isRecorded } from "./funds-payouts.store.server.ts";

type Fault = { status: 404 | 409 | 422; message: string };
const noun = "payout";

export const payoutAct: ApprovableAct<PayoutForm> = {
  name: "createPayout",
  limit: "payouts",
  permission: "funds:write",
  carryOut: async (services, who, body) => (await recordPayout(services, who, body)).fault,
};

/**
 * Records what a fund has paid out: of a restricted fund never more than it holds on any day from then on, of another
 * one only knowingly. DESK-12.
 */
export async function recordPayout(
  services: Services,
  who: Session,
  form: PayoutForm,
): Promise<{ fault?: Fault; waits?: string }> {
  const { db, clock } = services;
  const fund = (await findFund(db, form.fund)) ?? (await findOpenFund(services, form.fund));
  if (!fund) return { fault: { status: 422, message: messages.badFund } };
  const now = clock.now();
  if (form.paid_on > karachiDay(now)) return { fault: { status: 422, message: messages.futureDay } };
  return inTransaction(db, async (trx) => {
    await lockFund(trx, fund);
    if (await isRecorded(trx, form)) return { fault: { status: 409, message: messages.same } };
    const refusal = await refuseBeyond(trx, fund.title, form);
    if (refusal) return { fault: { status: 422, message: refusal } };
    const held = await holdBack(services, trx, who, payoutAct, {
      body: form,
      title: `Payout of ${formatMoney(form.amount)}`,
      amountPaisa: form.amount,
      subject: "payouts",
      waitsFor: `payout ${JSON.stringify([form.fund, form.amount, form.paid_on, form.purpose, form.bank_reference])}`,
      link: "/dashboard/funds",
      facts: payoutFacts(fund.title, form),
    });
    if (held) return held;
    const id = await insertPayout(trx, now, namesOf(who), form);
    await recordChange(trx, now, who, {
      action: "create",
      noun,
      id,
      after: {
        title: form.purpose,
        fund: fund.title,
        amount: formatMoney(form.amount),
        paid_on: form.paid_on,
        bank_reference: form.bank_reference,
      },
    });
    return {};
  });
}

const payoutFacts = (fund: string, form: PayoutForm) =>
  [
    { label: "Fund", value: fund },
    { label: "Purpose", value: form.purpose },
    { label: "Paid on", value: formatDay(form.paid_on) },
    { label: "Payee", value: form.payee },
    { label: "Bank reference", value: form.bank_reference },
    { label: "More than the fund holds", value: form.overdraw ? "Allowed" : "" },
  ].filter(({ value }) => value !== "");

/** Why a payout is more than its fund can give; undefined when it is not. The fund is locked. */
async function refuseBeyond(trx: Db, title: string, form: PayoutForm): Promise<string | undefined> {
  if (isRestricted(form.fund)) {
    const spendable = Math.max(await leastHeldFrom(trx, form.fund, form.paid_on), 0);
    if (form.amount <= spendable) return undefined;
    return messages.restricted(title, formatMoney(spendable), formatDay(form.paid_on));
  }
  const stands = (await readFundBalances(trx, form.fund))[0]?.stands ?? 0;
  return form.amount > stands && !form.overdraw ? messages.beyond(formatMoney(stands)) : undefined;
}

/** Cancels a payout that was recorded by mistake. It stays in the list, and counts no more. */
export async function withdrawPayout(
  { db, clock }: Services,
  who: Session,
  { id, reason }: { id: number; reason: string },
): Promise<Fault | undefined> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const row = await trx
      .selectFrom("payouts")
      .select(["purpose", "amount_paisa"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return { status: 404, message: messages.notFound };
    if (!(await cancelPayout(trx, now, id, reason)))
      return { status: 409, message: messages.alreadyCancelled };
    const after = { title: row.purpose, amount: formatMoney(row.amount_paisa) };
    await recordChange(trx, now, who, { action: "cancel", noun, id, after });
    return undefined;
  });
}
