/*
 * `npm run keys:rotate`: renews the keys by which forms are signed, beside the running server or without it. Links that
 * were mailed stay: they are not signed. It ends with 2 when there is no database.
 */
import { existsSync } from "node:fs";
import { connect, sqliteFile } from "#server/db/connect.ts";
import { migrationStatus } from "#server/db/migrate.ts";
import { readEnv } from "#server/env.ts";
import { renewKeys } from "#server/signing.ts";

const env = readEnv();
if (!env.databaseUrl && !existsSync(sqliteFile(env.dataDir))) {
  console.error(`There is no database in ${env.dataDir} yet.`);
  process.exit(2);
}
const { db } = await connect(env);
try {
  if ((await migrationStatus(db)).some(({ executedAt }) => !executedAt)) {
    console.error("The database is older than this program: start the server first.");
    process.exitCode = 2;
  } else {
    const renewed = await renewKeys(db);
    console.log(
      `Renewed: ${renewed} ${renewed === 1 ? "key" : "keys"}. Pages that are open must be loaded again.`,
    );
  }
} finally {
  await db.destroy();
}
