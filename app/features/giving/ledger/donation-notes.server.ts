import type { Db } from "#server/db/connect.ts";
import type { DonationEventsTable } from "#server/db/giving-schema.ts";
import type { DonationRow } from "./start-donation.server.ts";

type Note = Pick<DonationEventsTable, "cause"> & { actor?: string; detail: object };

/** An event that changes no state. */
export async function addDonationNote(
  trx: Db,
  now: Date,
  { id, state }: Pick<DonationRow, "id" | "state">,
  { cause, actor = "", detail }: Note,
): Promise<void> {
  await trx
    .insertInto("donation_events")
    .values({
      donation_id: id,
      at: now.toISOString(),
      kind: "note",
      from_state: state,
      to_state: state,
      cause,
      actor,
      detail: JSON.stringify(detail),
    })
    .execute();
}
