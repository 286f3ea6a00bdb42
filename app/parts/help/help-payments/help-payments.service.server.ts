import type { PayoutForm } from "#app/features/giving/funds/funds.schema.ts";
import { type PayoutCase, recordPayout } from "#app/features/giving/funds/funds-payouts.service.server.ts";
import {
  caseText,
  commitmentOf,
  groupHash,
  monthsDecided,
  peopleHash,
} from "#app/features/giving/help-told/help-hashes.server.ts";
import { leafSalt } from "#app/features/giving/ledger/references.server.ts";
import { approvable, namesOf } from "#server/approvals.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { type Fault, Refusal } from "#server/refusal.ts";
import { helpPaymentsCalls } from "./help-payments.calls.ts";
import { helpPurpose, helpPaymentMessages as messages } from "./help-payments.messages.ts";
import type { HelpPaymentForm } from "./help-payments.schema.ts";
import { type CaseRow, faultOfPayment, payeeOf, readPaid } from "./instalments.server.ts";

type Payment = HelpPaymentForm & Pick<PayoutForm, "paid_on"> & Partial<Pick<PayoutForm, "method">>;

export const helpPaymentAct = approvable<Payment>(helpPaymentsCalls.payHelp, "payouts", payHelp);

const findCase = (db: Db, id: number): Promise<CaseRow | undefined> =>
  db.selectFrom("help_requests").selectAll().where("id", "=", id).executeTakeFirst();

/** The case, locked until the transaction ends: of two who pay or change it at once one sees the other. */
async function lockCase(trx: Db, id: number): Promise<CaseRow | undefined> {
  await lockRow(trx, "help_requests", "reference", id);
  return findCase(trx, id);
}

/**
 * Pays an instalment of a case as a payout with all rules of one: never more than was decided, nor twice, and Zakat
 * only where the family may receive it. AID-02, AID-03. The first one begins the help, the last one closes the case.
 */
export async function payHelp(
  deps: Deps,
  who: Session,
  payment: Payment,
): Promise<{ fault?: Fault; waits?: string }> {
  const now = deps.clock.now();
  const seen = await findCase(deps.db, payment.id);
  if (!seen || seen.erased_at !== null) return { fault: { status: 404, message: messages.notFound } };
  const { reference } = seen;
  const form = {
    fund: payment.fund,
    amount: payment.amount,
    paid_on: payment.paid_on,
    method: payment.method ?? (seen.pay_way === "cash" ? "cash" : "bank"),
    overdraw: false,
    purpose: helpPurpose.en,
    purpose_ur: helpPurpose.ur,
    payee: payeeOf(seen),
    bank_reference: payment.bank_reference,
  };
  let row = seen;
  const ofCase: PayoutCase = {
    reference,
    held: {
      act: helpPaymentAct as ApprovableAct,
      body: payment,
      subject: "help payments",
      waitsFor: `help payment ${JSON.stringify([reference, payment.month])}`,
      link: "/dashboard/help-payments",
    },
    claim: async (trx, salt) => {
      const locked = await lockCase(trx, payment.id);
      if (!locked || locked.erased_at !== null)
        throw new Refusal({ status: 404, message: messages.notFound });
      row = locked;
      const paid = await readPaid(trx, row.id);
      const message = faultOfPayment(row, paid.months, payment, now);
      if (message !== undefined) throw new Refusal({ status: 409, message });
      const group = leafSalt();
      return {
        help_request_id: row.id,
        help_month: payment.month,
        help_kind: row.kind,
        help_district: row.district,
        help_group_salt: group,
        help_commitment: commitmentOf(caseText(row, paid.commitment)),
        help_group: groupHash(group, row.kind, row.district),
        help_people: peopleHash(salt, row.household),
      };
    },
    follow: (trx) => followPayment(trx, now, who, row, payment.paid_on),
  };
  return recordPayout(deps, who, form, ofCase);
}

/** The case after one of its payments: being helped, or closed by the last one. */
async function followPayment(trx: Db, now: Date, who: Session, row: CaseRow, paidOn: string): Promise<void> {
  const { months: paid } = await readPaid(trx, row.id);
  const isLast = monthsDecided(row).every((month) => paid.has(month));
  if (row.state === "approved") await enterState(trx, now, who, row, "helping", messages.started);
  if (isLast) await enterState(trx, now, who, row, "closed", messages.ended);
  await trx
    .updateTable("help_requests")
    .set({
      helped_on: row.helped_on ?? paidOn,
      ...(isLast && { closed_at: now.toISOString() }),
      ...touched(now, row),
    })
    .where("id", "=", row.id)
    .execute();
}

/** After a cancelled payout: its instalment is due again, also where it was the one that closed the case. */
export async function followCancelledPayment(
  trx: Db,
  now: Date,
  who: Session,
  { help_request_id, help_month }: { help_request_id: number | null; help_month: string | null },
): Promise<void> {
  const row = help_request_id === null ? undefined : await lockCase(trx, help_request_id);
  if (!row || help_month === null) return;
  const { months: paid } = await readPaid(trx, row.id);
  const wasComplete = monthsDecided(row).every((month) => month === help_month || paid.has(month));
  if (row.state !== "helping" && !(row.state === "closed" && wasComplete)) return;
  const state = paid.size === 0 ? "approved" : "helping";
  await enterState(trx, now, who, row, state, messages.dueAgain);
  await trx
    .updateTable("help_requests")
    .set({ closed_at: null, ...(paid.size === 0 && { helped_on: null }), ...touched(now, row) })
    .where("id", "=", row.id)
    .execute();
}

const touched = (now: Date, { version }: CaseRow) => ({
  version: version + 1,
  touched_at: now.toISOString(),
});

async function enterState(
  trx: Db,
  now: Date,
  who: Session,
  { id }: CaseRow,
  state: "approved" | "helping" | "closed",
  note: string,
): Promise<void> {
  await trx.updateTable("help_requests").set({ state }).where("id", "=", id).execute();
  await trx
    .insertInto("help_events")
    .values({ request_id: id, state, at: now.toISOString(), by_id: who.userId, by_name: namesOf(who), note })
    .execute();
}
