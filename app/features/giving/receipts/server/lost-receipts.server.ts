import { fiscalYearAt, receiptNumber } from "#app/lib/fiscal-year.ts";
import type { Db } from "#server/db/connect.ts";

export type ReceiptSerial = { fiscalYear: number; serial: number };

/** More receipts than any backup lacks: a number that is further on has a wrong digit. */
const maxLost = 20_000;

/** Why a number cannot be the last one that was handed out. */
export class LastReceiptError extends Error {}

/**
 * The highest receipt number of each tax year so far, the latest year first. Numbers that are recorded as lost count.
 */
export const listLastReceipts = async (db: Db): Promise<string[]> =>
  (await db.selectFrom("receipt_serials").selectAll().orderBy("fiscal_year", "desc").execute()).map((row) =>
    receiptNumber(row.fiscal_year, row.last_serial),
  );

/**
 * Records the numbers after the last receipt of a tax year, up to the last one that was handed out, as lost and void:
 * the next receipt takes the number after them. Given again, it changes nothing. RECEIPT-11.
 * @returns the first and the last number that are lost; undefined when none is
 * @throws LastReceiptError for a number that cannot have been handed out; nothing is recorded then
 */
export const recordLostReceipts = (
  db: Db,
  now: Date,
  { fiscalYear, serial }: ReceiptSerial,
): Promise<{ first: string; last: string } | undefined> =>
  db.transaction().execute(async (trx) => {
    const number = receiptNumber(fiscalYear, serial);
    if (fiscalYear > fiscalYearAt(now))
      throw new LastReceiptError(`${number} cannot be right: its tax year has not begun.`);
    // Locks the year's counter before it is read: a receipt that is issued now waits.
    const { last_serial: last } = await trx
      .insertInto("receipt_serials")
      .values({ fiscal_year: fiscalYear, last_serial: 0 })
      .onConflict((conflict) =>
        conflict
          .column("fiscal_year")
          .doUpdateSet(({ ref }) => ({ last_serial: ref("receipt_serials.last_serial") })),
      )
      .returning("last_serial")
      .executeTakeFirstOrThrow();
    if (serial <= last) return undefined;
    if (serial - last > maxLost)
      throw new LastReceiptError(
        `${number} cannot be right: the last receipt here is ${last === 0 ? "none" : receiptNumber(fiscalYear, last)}, and more than ${maxLost.toLocaleString("en-US")} would be lost.`,
      );
    await trx
      .insertInto("lost_receipts")
      .values({
        fiscal_year: fiscalYear,
        first_serial: last + 1,
        last_serial: serial,
        recorded_at: now.toISOString(),
      })
      .execute();
    await trx
      .updateTable("receipt_serials")
      .set({ last_serial: serial })
      .where("fiscal_year", "=", fiscalYear)
      .execute();
    return { first: receiptNumber(fiscalYear, last + 1), last: number };
  });
