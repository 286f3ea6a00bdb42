/*
 * `npm run ledger:check`: adds the whole ledger up again and prints each difference. Changes nothing, and may run beside
 * the server. It ends with 1 when something differs, with 2 when there is nothing to look at. With `--anchor`, and a hash
 * of the open books or a file that names some (a saved mail, a copy of /transparency/days.json), it also finds seals that
 * were taken away and made again.
 */
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { anchorsIn } from "#app/features/open-books/anchors.ts";
import { checkLedger } from "#app/features/open-books/ledger-check/ledger-check.server.ts";
import { makePrivateFiles } from "#server/data-folder.ts";
import { connect, sqliteFile } from "#server/db/connect.ts";
import { migrationStatus } from "#server/db/migrate.ts";
import { readEnv } from "#server/env.ts";

const { values } = parseArgs({ options: { anchor: { type: "string", multiple: true } } });
const anchors: string[] = [];
for (const given of values.anchor ?? []) {
  const found = anchorsIn(existsSync(given) ? readFileSync(given, "utf8") : given);
  if (found.length === 0) {
    console.error(`There is no seal in ${given}: it has 64 digits and small letters from a to f.`);
    process.exit(2);
  }
  anchors.push(...found);
}

makePrivateFiles();
const env = readEnv();
if (!env.databaseUrl && !existsSync(sqliteFile(env.dataDir))) {
  console.error(`There is no database in ${env.dataDir} yet.`);
  process.exit(2);
}
const { db } = await connect(env);
try {
  const waiting = (await migrationStatus(db)).filter(({ executedAt }) => !executedAt);
  if (waiting.length > 0) {
    console.error("The database is older than this program: start the server first.");
    process.exitCode = 2;
  } else {
    const started = performance.now();
    const { donations, receipts, days, differences } = await checkLedger(
      db,
      ({ of, text }) => console.log(`${of}: ${text}`),
      { now: new Date(), anchors },
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const read = `${donations} donations, ${receipts} receipts and ${days} sealed days read in ${seconds} s`;
    console.log(differences === 0 ? `Clean: ${read}.` : `${differences} differences: ${read}.`);
    process.exitCode = differences === 0 ? 0 : 1;
  }
} finally {
  await db.destroy();
}
