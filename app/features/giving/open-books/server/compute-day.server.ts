import { dayLink, leafHash, merkleRoot, textHash } from "#app/features/giving/open-books/merkle.ts";
import type { Db } from "#server/db/connect.ts";
import { type BookedDay, readBookedDay, withoutSaid } from "./booked-days.server.ts";
import { type Movement, readMovements, sumMovements } from "./movements.server.ts";
import type { SealedDayRow } from "./open-books.store.server.ts";

/** The row before a day in the chain; undefined for the first. */
type DayBefore = Pick<SealedDayRow, "version"> | undefined;

type ComputedDay = Omit<SealedDayRow, "sealed_at">;

/**
 * The hashes of a day of version 2, in their order. The first such day also holds what was entered before it, and the
 * documents of all receipts of version 1: so their names and papers are sealed from then on.
 */
export async function leavesOfDay(
  db: Db,
  day: string,
  { receipts, movements }: BookedDay,
  isFirst: boolean,
): Promise<{ leaves: string[]; movements: Movement[] }> {
  const all = isFirst ? await readMovements(db, "", day) : movements;
  const texts = all.map(({ text }) => text);
  if (isFirst) {
    const earlier = await db
      .selectFrom("receipt_days")
      .select(["day", "carried"])
      .where("version", "=", 1)
      .orderBy("day")
      .execute();
    texts.push(...earlier.map((row) => `carried|${row.day}|${row.carried}`));
  }
  const leaves: string[] = [];
  for (const receipt of receipts) leaves.push(await leafHash(receipt));
  for (const text of texts) leaves.push(await textHash(text, 2));
  return { leaves, movements: all };
}

/** Whether a day of version 2 is the first of it. */
export const isFirstOfVersion = (before: DayBefore): boolean => before?.version !== 2;

/**
 * The seal of a day as the books make it today.
 * @param previous the link of the day before
 */
export async function computeDay(
  db: Db,
  day: string,
  version: number,
  { before, previous, booked }: { before: DayBefore; previous: string; booked?: BookedDay },
): Promise<ComputedDay> {
  const held = booked ?? (await readBookedDay(db, day));
  const { receipts } = held;
  const totalPaisa = receipts.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
  const counted = { day, count: receipts.length, totalPaisa };
  const row = { day, version, receipts: receipts.length, total_paisa: totalPaisa, previous_link: previous };
  if (version === 1) {
    const leaves: string[] = [];
    for (const receipt of receipts) leaves.push(await leafHash(withoutSaid(receipt)));
    const root = await merkleRoot(leaves);
    const link = await dayLink(previous, { ...counted, root });
    const none = { refunds: 0, refunded_paisa: 0, payouts: 0, paid_out_paisa: 0 };
    return { ...row, ...none, carried: await carriedRoot(held), root, link };
  }
  const { leaves, movements } = await leavesOfDay(db, day, held, isFirstOfVersion(before));
  const root = await merkleRoot(leaves, 2);
  const moved = sumMovements(movements);
  return {
    ...row,
    refunds: moved.refunds,
    refunded_paisa: moved.refundedPaisa,
    payouts: moved.payouts,
    paid_out_paisa: moved.paidOutPaisa,
    carried: "",
    root,
    link: await dayLink(previous, { ...counted, root, moved }),
  };
}

/** The root of the receipts of a day of version 1, as version 2 hashes them. */
async function carriedRoot({ receipts }: Pick<BookedDay, "receipts">): Promise<string> {
  const leaves: string[] = [];
  for (const receipt of receipts) leaves.push(await leafHash(receipt));
  return merkleRoot(leaves, 2);
}

/** Before the first day of version 2 is sealed, each earlier day gets the root that it carries over. */
export async function carryOver(db: Db): Promise<void> {
  const days = await db
    .selectFrom("receipt_days")
    .select("day")
    .where("version", "=", 1)
    .where("carried", "=", "")
    .orderBy("day")
    .execute();
  for (const { day } of days) {
    const carried = await carriedRoot(await readBookedDay(db, day));
    await db
      .updateTable("receipt_days")
      .set({ carried })
      .where("day", "=", day)
      .where("carried", "=", "")
      .execute();
  }
}
