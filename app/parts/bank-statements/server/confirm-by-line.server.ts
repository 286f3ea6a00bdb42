import { namedFacts } from "#app/features/giving/donations-desk/donation-action.server.ts";
import { isLittleShort } from "#app/features/giving/ledger/change-donation.server.ts";
import { faultOfDay, requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { ledgerContext } from "#app/features/giving/ledger/donation-followers.server.ts";
import { hasBeenPaid, isAtGateway } from "#app/features/giving/ledger/donation-states.ts";
import { findDonationsOfLines } from "#app/features/giving/ledger/same-payment.server.ts";
import { lockDonation } from "#app/features/giving/ledger/start-donation.server.ts";
import type { BankLine } from "#app/features/giving/ledger/statement-lines.server.ts";
import {
  type Locked,
  payWaiting,
} from "#app/features/giving/transfer-reports/server/decide-transfer-report.server.ts";
import { findWaitingReport } from "#app/features/giving/transfer-reports/server/transfer-reports.store.server.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import { approvable, type HeldAct, holdBack } from "#server/approvals.ts";
import { type Db, inTransaction } from "#server/db/connect.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { type Fault, Refusal, unlessRefused } from "#server/refusal.ts";
import { lockOpenLine } from "./decide-line.server.ts";

/* What staff decide of a line: that it is the money of a donation that waits. */

/** Staff join a line with a donation: the other donation of its payment, once the refusal has named it. */
type Join = {
  donationId: number;
  lineId: number;
  sameAs?: string;
  /** Staff have named the gift themselves: a line that is a little short of it may pay it. */
  mayBeShort?: boolean;
};

/** `waits`: that it waits for a second person, in words; nothing else is done then. */
export type LineResult = { fault?: Fault | undefined; waits?: string };

export const joinAct: ApprovableAct<Join & { words: string }> = {
  ...approvable<Join & { words: string }>(
    bankStatementsCalls.linkStatementLine,
    "confirmations",
    confirmByLine,
  ),
  // The words of a line may name a donor: they are shown while it waits, and not kept.
  privateFacts: ({ words }) => [{ label: "Words of the line", value: words }],
};

/**
 * A line of a statement is the money of a donation that waits, reported or not: the donation is paid, for the fund that
 * its donor has chosen, its report verified, and the line used for good. All or nothing. TRANSFER-08, TRANSFER-09.
 */
export async function confirmByLine(deps: Deps, who: Session, join: Join): Promise<LineResult> {
  const context = ledgerContext(deps, deps.clock.now());
  return unlessRefused(inTransaction(deps.db, (trx) => confirm(deps, { trx, context, who }, join)));
}

/**
 * The same for many lines, each by itself: what is refused of one stops no other.
 * @returns what came of each, in their order
 */
export async function confirmManyByLine(
  deps: Deps,
  who: Session,
  joins: readonly Join[],
): Promise<LineResult[]> {
  const results: LineResult[] = [];
  for (const join of joins) results.push(await confirmByLine(deps, who, join));
  return results;
}

/** @throws Refusal of a line that is not open, and once the receipt's serial is locked: it takes back what was done */
async function confirm(
  deps: Deps,
  locked: Locked,
  { donationId, lineId, sameAs = "", mayBeShort = false }: Join,
): Promise<LineResult> {
  const { trx, who } = locked;
  const refuse = (status: Fault["status"], message: string) => ({ fault: { status, message } });
  // The donation is locked before what belongs to it, everywhere.
  const donation = await lockDonation(trx, donationId);
  if (!donation) return refuse(404, desk.noDonation);
  const report = await findWaitingReport(trx, donationId);
  if (!report && hasBeenPaid(donation.state)) return refuse(409, desk.decided);
  if (!report && isAtGateway(donation)) return refuse(409, desk.donationAtGateway);
  const line = await lockOpenLine(trx, lineId);
  const dayFault = faultOfDay(locked.context.now, line.day);
  if (dayFault) return refuse(422, dayFault);
  await requireOpenDay(trx, line.day);
  const isShort = mayBeShort && isLittleShort(line.amount_paisa, donation.amount_paisa);
  if (line.amount_paisa !== donation.amount_paisa && !isShort) return refuse(409, desk.lineAmount);
  const asked = isShort ? donation.amount_paisa : undefined;
  const refuseOther = async () => {
    const same = await findDonationsOfLines(trx, [line], { exceptId: donationId, withoutLine: true });
    const other = same.get(line.id);
    if (other && other !== sameAs)
      throw new Refusal({ status: 409, message: desk.sameDonation(other), other });
  };
  const { reference } = donation;
  const held = await holdLine(deps, trx, who, joinAct, line, {
    body: { donationId, lineId, sameAs, ...(isShort ? { mayBeShort } : {}) },
    subject: `donation ${reference}`,
    link: `/dashboard/donations/${reference}`,
    facts: {
      Gift: reference,
      "The gift was for": asked === undefined ? "" : formatMoney(asked),
      "Same reference as": sameAs,
    },
    check: refuseOther,
  });
  if (held) return held;
  const fault = await payWaiting(locked, donationId, { report, line, sameAs, asked });
  if (fault) return { fault };
  // Asked once the receipt's serial is locked: a confirmation by hand that came first is seen.
  await refuseOther();
  return {};
}

type LineAct<Body extends object> = Pick<ApprovableAct<Body>, "call" | "limit" | "permission">;
type HeldLine<Body extends object> = Pick<HeldAct<Body>, "subject" | "waitsFor" | "link" | "check"> & {
  body: Omit<Body, "words">;
  facts: Readonly<Record<string, string>>;
};

/**
 * A line is the bank's word once two people have seen it: who imported it, and who confirms a gift by it. What one has
 * imported oneself, or nobody knows who has, waits as a confirmation by hand does (APPROVE-09).
 */
export async function holdLine<Body extends { words: string }>(
  deps: Deps,
  trx: Db,
  who: Session,
  act: LineAct<Body>,
  line: BankLine,
  { body, facts, ...held }: HeldLine<Body>,
): ReturnType<typeof holdBack> {
  const isOfOther = line.imported_by_id !== null && line.imported_by_id !== who.userId;
  if (isOfOther && !who.approves) return undefined;
  return holdBack(deps, trx, who, act, {
    ...held,
    body: { ...body, words: line.description } as Body,
    title: `Gift of ${formatMoney(line.amount_paisa)} by a statement line`,
    amountPaisa: line.amount_paisa,
    facts: namedFacts({
      ...facts,
      "Bank's reference": line.bank_reference,
      "Day at the bank": formatDay(line.day),
      "Statement imported by": line.imported_by,
    }),
  });
}
