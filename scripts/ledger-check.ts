/*
 * `npm run ledger:check`: adds the whole ledger up again and prints each difference. Changes nothing, and may run beside
 * the server. It ends with 1 when something differs, with 2 when there is nothing to look at.
 */
import { existsSync } from "node:fs";
import { checkLedger } from "#app/features/donations/ledger/ledger-check.server.ts";
import { makePrivateFiles } from "#server/data-folder.ts";
import { connect, sqliteFile } from "#server/db/connect.ts";
import { migrationStatus } from "#server/db/migrate.ts";
import { readEnv } from "#server/env.ts";

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
    const { donations, receipts, days, differences } = await checkLedger(db, ({ of, text }) =>
      console.log(`${of}: ${text}`),
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const read = `${donations} donations, ${receipts} receipts and ${days} sealed days read in ${seconds} s`;
    console.log(differences === 0 ? `Clean: ${read}.` : `${differences} differences: ${read}.`);
    process.exitCode = differences === 0 ? 0 : 1;
  }
} finally {
  await db.destroy();
}
