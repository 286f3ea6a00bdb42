/* `npm run db:status`: shows the configured database and its migrations. Changes nothing. */
import { existsSync } from "node:fs";
import { connect, sqliteFile } from "#server/db/connect.ts";
import { migrationStatus } from "#server/db/migrate.ts";
import { readEnv } from "#server/env.ts";
import { describeDatabase } from "./db-name.ts";

const env = readEnv();
console.log(`Database: ${describeDatabase(env)}`);
if (!env.databaseUrl && !existsSync(sqliteFile(env.dataDir))) {
  console.log("There is none yet: the first `npm start` makes it.");
  process.exit(0);
}

const { db } = await connect(env);
try {
  const migrations = await migrationStatus(db);
  for (const { name, executedAt } of migrations) {
    console.log(`  ${name.padEnd(30)} ${executedAt ? executedAt.toISOString() : "waiting"}`);
  }
  const waiting = migrations.filter(({ executedAt }) => !executedAt).length;
  console.log(waiting === 0 ? "Up to date." : `${waiting} waiting: the next start runs them.`);
} finally {
  await db.destroy();
}
