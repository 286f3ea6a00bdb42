import { existsSync, readFileSync } from "node:fs";
import { features } from "#app/features/features.server.ts";
import { anchorsIn } from "#app/features/giving/ledger-check/anchors.ts";
import { checkLedger } from "#app/features/giving/ledger-check/ledger-check.server.ts";
import type { Db } from "#server/db/connect.ts";
import { recordRun } from "#server/db/maintenance-runs.ts";
import { readEnv } from "#server/env.ts";
import { CommandError, openDatabase, readOptions, requireFile } from "./command.ts";

/**
 * `ledger:check`: adds the whole ledger up again and prints each difference. It may run beside the server, and changes
 * nothing but the note of when it last ran. With `--anchor`, and a hash of the open books or a file that names some (a
 * saved mail, a copy of /transparency/days.json), it also finds seals that were taken away and made again.
 * @returns 1 when something differs
 */
export async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, { anchor: { type: "string", multiple: true } });
  const anchors = (values.anchor ?? []).flatMap(readAnchors);
  const db = await openDatabase(readEnv());
  try {
    return (await checkAndRecord(db, anchors)) ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

/** Prints what the check of a ledger finds, and notes that it ran. @returns whether it is clean */
export async function checkAndRecord(db: Db, anchors: string[] = []): Promise<boolean> {
  const started = performance.now();
  const now = new Date();
  const report = ({ of, text }: { of: string; text: string }) => console.log(`${of}: ${text}`);
  const { donations, receipts, days, differences } = await checkLedger({ db, features }, report, {
    now,
    anchors,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const read = `${donations} donations, ${receipts} receipts and ${days} sealed days read in ${seconds} s`;
  const detail = differences === 0 ? `Clean: ${read}.` : `${differences} differences: ${read}.`;
  console.log(detail);
  const succeeded = differences === 0;
  await recordRun(db, { name: "ledger:check", endedAt: new Date(), succeeded, detail });
  return succeeded;
}

function readAnchors(given: string): string[] {
  const found = anchorsIn(existsSync(given) ? readFileSync(requireFile(given), "utf8") : given);
  if (found.length > 0) return found;
  throw new CommandError(`There is no seal in ${given}: it has 64 digits and small letters from a to f.`);
}
