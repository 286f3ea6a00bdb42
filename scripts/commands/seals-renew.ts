import { features } from "#app/features/features.server.ts";
import {
  RenewalError,
  type RenewingFeature,
} from "#app/features/giving/ledger-check/ledger-difference.server.ts";
import { formatDay, isCalendarDay } from "#app/lib/dates.ts";
import { readEnv } from "#server/env.ts";
import { CommandError, databaseName, isConfirmed, openDatabase, readOptions } from "./command.ts";

/**
 * `seals:renew <day>`: seals a day again that was sealed before it was over, by a clock that was ahead, and the days since.
 * It may run beside the server. Refused where anything that was sealed is not in the books as it was. BOOKS-16.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, { yes: { type: "boolean" } });
  const [day = "", more] = positionals;
  if (!isCalendarDay(day) || more !== undefined)
    throw new CommandError("Name the first day that was sealed too early: seals:renew 2027-07-03");
  const renewSeals = (features as readonly RenewingFeature[]).find((each) => each.renewSeals)?.renewSeals;
  if (!renewSeals) throw new CommandError("This program has no open books: nothing is sealed.");
  const env = readEnv();
  const db = await openDatabase(env);
  try {
    const question = `Seal ${formatDay(day)} and all days since again in ${databaseName(env)}? Everybody sees both seals. Type yes: `;
    if (!values.yes && !(await isConfirmed(question))) {
      console.log("Nothing was changed.");
      return 1;
    }
    const renewed = await renewSeals(db, new Date(), { from: day, office: env.mail.office });
    console.log(
      `Sealed again: ${renewed.length} ${renewed.length === 1 ? "day" : "days"}. The last seal is ${renewed.at(-1)?.link}.`,
    );
    return 0;
  } catch (error) {
    if (error instanceof RenewalError) throw new CommandError(error.message, { cause: error });
    throw error;
  } finally {
    await db.destroy();
  }
}
