import { createInterface } from "node:readline/promises";
import {
  LastReceiptError,
  listLastReceipts,
  type ReceiptSerial,
  recordLostReceipts,
} from "#app/features/giving/receipts/server/lost-receipts.server.ts";
import { readReceiptNumber } from "#app/lib/fiscal-year.ts";
import type { Db } from "#server/db/connect.ts";
import { readEnv } from "#server/env.ts";
import { CommandError, openDatabase, readOptions } from "./command.ts";

/**
 * `receipts:lost <number>`: after a backup was restored without `--last-receipt`, records the numbers that were handed
 * out and are no more in the books. It may run beside the server. RECEIPT-11.
 */
export async function run(args: string[]): Promise<number> {
  const numbers = readLastReceipts(readOptions(args, {}).positionals);
  if (numbers.length === 0)
    throw new CommandError("Name the last receipt that was handed out: receipts:lost UWF-2027-000123");
  const db = await openDatabase(readEnv());
  try {
    await recordLost(db, numbers);
    return 0;
  } finally {
    await db.destroy();
  }
}

/** @throws CommandError for what is no number of a receipt, and for two of one tax year */
export function readLastReceipts(typed: readonly string[]): ReceiptSerial[] {
  const numbers = typed.map((text) => {
    const number = readReceiptNumber(text);
    if (!number)
      throw new CommandError(`${text.slice(0, 40)} is no number of a receipt, such as UWF-2027-000123.`);
    return number;
  });
  if (new Set(numbers.map(({ fiscalYear }) => fiscalYear)).size < numbers.length)
    throw new CommandError("Name one receipt for each tax year: the last one that was handed out.");
  return numbers;
}

/**
 * Records what is lost before each number, and says it.
 * @throws CommandError for a number that cannot have been handed out; those before it are recorded
 */
export async function recordLost(db: Db, numbers: readonly ReceiptSerial[]): Promise<void> {
  for (const number of numbers) {
    try {
      const lost = await recordLostReceipts(db, new Date(), number);
      const year = `tax year ${number.fiscalYear}`;
      if (!lost) console.log(`No receipt of the ${year} is lost.`);
      else if (lost.first === lost.last) console.log(`Lost and void: ${lost.last}.`);
      else console.log(`Lost and void: ${lost.first} to ${lost.last}.`);
    } catch (error) {
      if (error instanceof LastReceiptError) throw new CommandError(error.message, { cause: error });
      throw error;
    }
  }
}

/**
 * Asks on a terminal which receipt was the last one; elsewhere says what to do.
 * @returns nothing when none was lost, or nobody could be asked
 */
export async function askLastReceipts(db: Db): Promise<ReceiptSerial[]> {
  const [last = "none"] = await listLastReceipts(db);
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    console.log(
      `The last receipt of this backup is ${last}. If later ones were handed out, run receipts:lost with the last number before the server starts.`,
    );
    return [];
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // A closed input answers nothing: none was lost.
  const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  try {
    for (;;) {
      const question = `The last receipt of this backup is ${last}. Which was the last one handed out? (Enter: this one) `;
      const answer = (await Promise.race([terminal.question(question), closed])).trim();
      if (answer === "") return [];
      try {
        return readLastReceipts(answer.split(","));
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        console.log(error.message);
      }
    }
  } finally {
    terminal.close();
  }
}
