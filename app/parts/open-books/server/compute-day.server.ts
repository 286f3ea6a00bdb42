import { dayLink, leafHash, merkleRoot, textHash, versionOf } from "#app/parts/open-books/merkle.ts";
import type { Db } from "#server/db/connect.ts";
import { type BookedDay, readBookedDay } from "./booked-days.server.ts";
import { type Movement, readMovements, sumMovements } from "./movements.server.ts";
import type { SealedDayRow } from "./open-books.store.server.ts";

/** @param isFirst the first day of the chain also holds what was entered before it */
export async function leavesOfDay(
  db: Db,
  day: string,
  { receipts, movements }: BookedDay,
  isFirst: boolean,
): Promise<{ leaves: string[]; movements: Movement[] }> {
  const all = isFirst ? await readMovements(db, "", day) : movements;
  const leaves: string[] = [];
  for (const receipt of receipts) leaves.push(await leafHash(receipt));
  for (const { text } of all) leaves.push(await textHash(text));
  return { leaves, movements: all };
}

/**
 * The seal of a day as the books make it today.
 * @param chain.isFirst whether no day stands before it
 * @param chain.previous the link of the day before
 * @param chain.version with which it was sealed, if it was
 */
export async function computeDay(
  db: Db,
  day: string,
  {
    isFirst,
    previous,
    booked,
    version,
  }: { isFirst: boolean; previous: string; booked?: BookedDay; version?: number },
): Promise<Omit<SealedDayRow, "sealed_at">> {
  const held = booked ?? (await readBookedDay(db, day));
  const { receipts } = held;
  const totalPaisa = receipts.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
  const { leaves, movements } = await leavesOfDay(db, day, held, isFirst);
  const root = await merkleRoot(leaves);
  const moved = sumMovements(movements, version);
  return {
    day,
    version: version === 4 ? version : versionOf(moved),
    receipts: receipts.length,
    total_paisa: totalPaisa,
    refunds: moved.refunds,
    refunded_paisa: moved.refundedPaisa,
    payouts: moved.payouts,
    paid_out_paisa: moved.paidOutPaisa,
    corrections: moved.corrections,
    corrected_paisa: moved.correctedPaisa,
    entries: moved.entries,
    entered_paisa: moved.enteredPaisa,
    helps: moved.helps,
    cancelled_helps: moved.cancelledHelps,
    carried: "",
    root,
    previous_link: previous,
    link: await dayLink(previous, { day, count: receipts.length, totalPaisa, root, moved }),
  };
}
