import type { DonationRow } from "#app/features/donations/ledger/start-donation.server.ts";
import { formatMoney } from "#app/lib/money.ts";
import { recordChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import { lockRow } from "#server/db/lock-row.ts";
import type { Session } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";

/*
 * What staff do with a gift: each in one transaction with its entry in the audit log, which names no donor. States are
 * changed by changeDonation alone.
 */

export type Fault = {
  status: 404 | 409 | 422;
  message: string;
  /** The reference of another gift that the message names: with it the same may be asked for knowingly. */
  other?: string;
};
export type DeskResult<Value = object> = ({ fault?: undefined } & Value) | { fault: Fault };
export type Opened = { id: number; version?: number };

export const refused = (status: Fault["status"], message: string) => ({ fault: { status, message } });
const noun = "donation";

export type Locked = { trx: Db; now: Date; donation: DonationRow };

/** Locks a gift and compares its version with the one that was opened. */
export function withDonation<Value>(
  { db, clock }: Services,
  { id, version }: Opened,
  act: (locked: Locked) => Promise<DeskResult<Value>>,
): Promise<DeskResult<Value>> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockRow(trx, "donations", "needs_review", id))) return refused(404, messages.notFound);
    const donation = await trx
      .selectFrom("donations")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (version !== undefined && version !== donation.version) return refused(409, messages.stale);
    return act({ trx, now: clock.now(), donation });
  });
}

export const record = (
  { trx, now, donation }: Locked,
  who: Session,
  action: string,
  after: Record<string, string> = {},
): Promise<void> =>
  recordChange(trx, now, who, {
    action,
    noun,
    id: donation.id,
    after: { reference: donation.reference, amount: formatMoney(donation.amount_paisa), ...after },
  });

/** An event that changes no state. What staff write may name somebody: it stands in the note alone. */
export async function addNote({ trx, now, donation }: Locked, who: Session, detail: object): Promise<void> {
  await trx
    .insertInto("donation_events")
    .values({
      donation_id: donation.id,
      at: now.toISOString(),
      kind: "note",
      from_state: donation.state,
      to_state: donation.state,
      cause: "staff",
      actor: who.name,
      detail: JSON.stringify(detail),
    })
    .execute();
}
