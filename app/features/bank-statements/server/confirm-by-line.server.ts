import { ledgerContext } from "#app/features/donations/ledger/donation-followers.server.ts";
import { hasBeenPaid, isAtGateway } from "#app/features/donations/ledger/donation-states.ts";
import { findDonationsOfLines, lockLine } from "#app/features/donations/ledger/line-payments.server.ts";
import { type Fault, Refusal, unlessRefused } from "#app/features/donations/ledger/refusal.ts";
import {
  type Locked,
  payWaiting,
} from "#app/features/transfer-reports/server/decide-transfer-report.server.ts";
import { findWaitingReport } from "#app/features/transfer-reports/server/transfer-reports.store.server.ts";
import { transferDeskMessages as desk } from "#app/features/transfer-reports/transfer-reports-desk.messages.ts";
import { lockRow } from "#server/db/lock-row.ts";
import type { Session } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";

/* What staff decide of a line: that it is the money of a donation that waits. */

/** Staff join a line with a donation: the other donation of its payment, once the refusal has named it. */
type Join = { donationId: number; lineId: number; sameAs?: string };

/**
 * A line of a statement is the money of a donation that waits, reported or not: the donation is paid, for the fund that its donor
 * has chosen, its report verified, and the line used for good. All or nothing. TRANSFER-08, TRANSFER-09.
 * @returns undefined when it is done
 */
export async function confirmByLine(
  services: Services,
  who: Session,
  join: Join,
): Promise<Fault | undefined> {
  const context = ledgerContext(services, services.clock.now());
  const work = services.db
    .transaction()
    .execute(async (trx) => ({ fault: await confirm({ trx, context, who }, join) }));
  return (await unlessRefused(work)).fault;
}

/** So many are done in one transaction: a disk takes its time for each of them. */
const perTransaction = 25;

/**
 * The same for many lines, each by itself: what is refused of one stops no other.
 * @returns the fault of each, in their order
 */
export async function confirmManyByLine(
  services: Services,
  who: Session,
  joins: readonly Join[],
): Promise<(Fault | undefined)[]> {
  const faults: (Fault | undefined)[] = [];
  for (let from = 0; from < joins.length; from += perTransaction) {
    const some = joins.slice(from, from + perTransaction);
    const done = await unlessRefused(confirmTotal(services, who, some));
    if ("faults" in done) faults.push(...done.faults);
    // A conflict shows only at the end, which takes back all: so each is done alone.
    else for (const join of some) faults.push(await confirmByLine(services, who, join));
  }
  return faults;
}

async function confirmTotal(
  services: Services,
  who: Session,
  joins: readonly Join[],
): Promise<{ faults: (Fault | undefined)[] }> {
  const context = ledgerContext(services, services.clock.now());
  return services.db.transaction().execute(async (trx) => {
    // All donations, then all lines, in one order: two people who verify at once wait for each other only once.
    const ordered = (ids: number[]) => ids.toSorted((a, b) => a - b);
    for (const id of ordered(joins.map(({ donationId }) => donationId)))
      await lockRow(trx, "donations", "needs_review", id);
    for (const id of ordered(joins.map(({ lineId }) => lineId)))
      await lockRow(trx, "statement_lines", "imported_by", id);
    const faults = [];
    for (const join of joins) faults.push(await confirm({ trx, context, who }, join));
    return { faults };
  });
}

/** @throws Refusal once the receipt's serial is locked, which takes back what the transaction has done */
async function confirm(
  locked: Locked,
  { donationId, lineId, sameAs = "" }: Join,
): Promise<Fault | undefined> {
  const { trx } = locked;
  // The donation is locked before what belongs to it, everywhere.
  if (!(await lockRow(trx, "donations", "needs_review", donationId)))
    return { status: 404, message: desk.noDonation };
  const donation = await trx
    .selectFrom("donations")
    .select(["state", "gateway", "amount_paisa"])
    .where("id", "=", donationId)
    .executeTakeFirstOrThrow();
  const report = await findWaitingReport(trx, donationId);
  if (!report && hasBeenPaid(donation.state)) return { status: 409, message: desk.decided };
  if (!report && isAtGateway(donation)) return { status: 409, message: desk.donationAtGateway };
  const line = await lockLine(trx, lineId);
  if (!line) return { status: 404, message: desk.lineGone };
  if (line.donation_id !== null) return { status: 409, message: desk.lineUsed };
  if (line.aside_at !== null) return { status: 409, message: desk.lineExclusion };
  if (line.amount_paisa !== donation.amount_paisa) return { status: 409, message: desk.lineAmount };
  const fault = await payWaiting(locked, donationId, { report, line, sameAs });
  if (fault) return fault;
  // Asked once the receipt's serial is locked: a confirmation by hand that came first is seen.
  const same = await findDonationsOfLines(trx, [line], { exceptId: donationId, withoutLine: true });
  const other = same.get(line.id);
  if (other && other !== sameAs) throw new Refusal({ status: 409, message: desk.sameDonation(other), other });
  return undefined;
}
