import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import {
  documentHash,
  givenDay,
  personHash,
} from "#app/features/giving/receipts/server/receipt-document.server.ts";
import { addDays, karachiDay } from "#app/lib/dates.ts";
import {
  type BookedReceipt,
  dayLink,
  hashWith,
  leafHash,
  merkleRoot,
  textHash,
  versionOf,
} from "#app/parts/open-books/merkle.ts";
import type { Db } from "#server/db/connect.ts";
import type { DonationState, ReceiptsTable } from "#server/db/giving-schema.ts";
import { givesTurns } from "#server/turns.ts";
import { type Movement, readMovements, sumMovements } from "./movements.server.ts";
import type { SealedDayRow } from "./open-books.store.server.ts";

/* What the books hold of a day, as its seal is computed from it. */

const giveTurn = givesTurns();
// Days with very many receipts are hashed again and again.
hashWith(async (bytes) => {
  await giveTurn();
  return createHash("sha256").update(bytes).digest();
});

export type BookedDay = {
  /** In the order of their serial numbers, voided ones too: what was sealed stays. */
  receipts: BookedReceipt[];
  /** Refunds, payouts and cancellations, in the order of docs/open-books.md. */
  movements: Movement[];
};

type ReceiptOfDay = Pick<Selectable<ReceiptsTable>, (typeof columns)[number]> & {
  received_on: string | null;
  state: DonationState;
};
const columns = [
  "number",
  "amount_paisa",
  "fund",
  "paid_on",
  "salt",
  "document",
  "donor_name",
  "dedication",
  "personal_salt",
  "personal_hash",
] as const;

/** A receipt as its leaf has it. */
const bookedReceipt = (row: ReceiptOfDay): BookedReceipt => ({
  number: row.number,
  amountPaisa: row.amount_paisa,
  fund: row.fund,
  day: row.paid_on,
  salt: row.salt,
  said: { givenOn: givenOnOf(row), document: documentHash(row), person: personHash(row) },
});

/** The day of the gift is its successor's once it is corrected: then the receipt alone says it. */
const givenOnOf = ({ received_on, state, document }: ReceiptOfDay): string =>
  received_on ?? (state === "corrected" ? givenDay({ document }) : "");

/** The day's row of a receipt, as it is today. */
export const readReceiptOfDay = async (db: Db, number: string): Promise<BookedReceipt | undefined> => {
  const row = await receiptsOfDays(db).where("receipts.number", "=", number).executeTakeFirst();
  return row && bookedReceipt(row);
};

const receiptsOfDays = (db: Db) =>
  db
    .selectFrom("receipts")
    .innerJoin("donations", "donations.id", "receipts.donation_id")
    .select([
      "receipts.number",
      "receipts.amount_paisa",
      "receipts.fund",
      "receipts.paid_on",
      "receipts.salt",
      "receipts.document",
      "receipts.donor_name",
      "receipts.dedication",
      "receipts.personal_salt",
      "receipts.personal_hash",
      "donations.received_on",
      "donations.state",
    ]);

/** What the books hold of each day from the one to the other. */
export async function readBookedDays(db: Db, from: string, to: string): Promise<Map<string, BookedDay>> {
  const rows = await receiptsOfDays(db)
    .where("receipts.paid_on", ">=", from)
    .where("receipts.paid_on", "<=", to)
    .orderBy("receipts.paid_on")
    .orderBy("receipts.fiscal_year")
    .orderBy("receipts.serial")
    .execute();
  const booked: BookedReceipt[] = [];
  for (const row of rows) {
    booked.push(bookedReceipt(row));
    await giveTurn();
  }
  const receipts = Map.groupBy(booked, ({ day }) => day);
  const movements = Map.groupBy(await readMovements(db, from, to), ({ day }) => day);
  const days = new Map<string, BookedDay>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.set(day, { receipts: receipts.get(day) ?? [], movements: movements.get(day) ?? [] });
  }
  return days;
}

export const readBookedDay = async (db: Db, day: string): Promise<BookedDay> =>
  (await readBookedDays(db, day, day)).get(day) ?? { receipts: [], movements: [] };

/** The day of the first receipt, as the rows have it; undefined while there is none. */
export async function firstReceiptDay(db: Db): Promise<string | undefined> {
  const first = await db
    .selectFrom("receipts")
    .select("paid_on")
    .orderBy("paid_on")
    .limit(1)
    .executeTakeFirst();
  return first?.paid_on;
}

/** The last day that is over for good at an instant, even by a clock that is wrong by a time zone. */
export const lastDayToSeal = (now: Date): string =>
  addDays(karachiDay(new Date(now.getTime() - graceMs)), -1);

/** What was confirmed just before midnight may be written after it, and a clock in local time is five hours ahead. */
const graceMs = 6 * 60 * 60 * 1000;

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
