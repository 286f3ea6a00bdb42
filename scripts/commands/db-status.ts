import { existsSync } from "node:fs";
import { connect, sqliteFile } from "#server/db/connect.ts";
import { migrationStatus } from "#server/db/migrate.ts";
import { readEnv } from "#server/env.ts";
import { databaseName, readOptions } from "./command.ts";

/** `db:status`: which database the settings name, and which migrations it has. Changes nothing. */
export async function run(args: string[]): Promise<number> {
  readOptions(args, {});
  const env = readEnv();
  console.log(`Database: ${databaseName(env)}`);
  if (!env.databaseUrl && !existsSync(sqliteFile(env.dataDir))) {
    console.log("There is none yet: the first start makes it.");
    return 0;
  }
  const { db } = await connect(env);
  const migrations = await migrationStatus(db).finally(() => db.destroy());
  for (const { name, executedAt } of migrations) {
    console.log(`  ${name.padEnd(30)} ${executedAt ? executedAt.toISOString() : "waiting"}`);
  }
  const waiting = migrations.filter(({ executedAt }) => !executedAt).length;
  console.log(waiting === 0 ? "Up to date." : `${waiting} waiting: the next start runs them.`);
  return 0;
}
