import type { Db } from "#server/db/connect.ts";
import type { DonationEventsTable, DonationState } from "#server/db/giving-schema.ts";

/** A donation as it is now. */
type Now = { id: number; state: DonationState };
type Said = Pick<DonationEventsTable, "cause"> & { actor?: string; detail: object };

/** Writes what happened to a donation. @param event from: its state before; null where it has just begun */
export async function addDonationEvent(
  trx: Db,
  now: Date,
  { id, state }: Now,
  event: Said & { kind: DonationEventsTable["kind"]; from: DonationState | null },
): Promise<void> {
  const { kind, from, cause, actor = "", detail } = event;
  await trx
    .insertInto("donation_events")
    .values({
      donation_id: id,
      at: now.toISOString(),
      kind,
      from_state: from,
      to_state: state,
      cause,
      actor,
      detail: JSON.stringify(detail),
    })
    .execute();
}

/** An event that changes no state. */
export const addDonationNote = (trx: Db, now: Date, donation: Now, note: Said): Promise<void> =>
  addDonationEvent(trx, now, donation, { kind: "note", from: donation.state, ...note });
