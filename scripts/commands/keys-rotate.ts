import { readEnv } from "#server/env.ts";
import { renewKeys } from "#server/signing.ts";
import { openDatabase, readOptions } from "./command.ts";

/**
 * `keys:rotate`: renews the keys by which forms are signed, beside the running server or without it. Links that were
 * mailed stay: they are not signed.
 */
export async function run(args: string[]): Promise<number> {
  readOptions(args, {});
  const db = await openDatabase(readEnv());
  const renewed = await renewKeys(db).finally(() => db.destroy());
  console.log(
    `Renewed: ${renewed} ${renewed === 1 ? "key" : "keys"}. Pages that are open must be loaded again.`,
  );
  return 0;
}
