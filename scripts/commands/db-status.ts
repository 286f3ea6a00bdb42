import { existsSync } from "node:fs";
import { connect, sqliteFile } from "#server/db/connect.ts";
import { migrationStatus, newerMigrations, newerText } from "#server/db/migrate.ts";
import { readEnv } from "#server/env.ts";
import { databaseFault } from "#server/wait-for.ts";
import { databaseName, readOptions } from "./command.ts";

/**
 * `db:status`: which database the settings name, and which migrations it has. Changes nothing.
 * @returns 1 when the database is newer than this program
 */
export async function run(args: string[]): Promise<number> {
  readOptions(args, {});
  const env = readEnv();
  console.log(`Database: ${databaseName(env)}`);
  if (!env.databaseUrl && !existsSync(sqliteFile(env.dataDir))) {
    console.log("There is none yet: the first start makes it.");
    return 0;
  }
  const { db } = await connect(env);
  try {
    const newer = await newerMigrations(db);
    const migrations = await migrationStatus(db);
    for (const { name, executedAt } of migrations) {
      console.log(`  ${name.padEnd(30)} ${executedAt ? executedAt.toISOString() : "waiting"}`);
    }
    for (const name of newer) console.log(`  ${name.padEnd(30)} of a newer version`);
    if (newer.length > 0) {
      console.log(newerText(newer));
      return 1;
    }
    const waiting = migrations.filter(({ executedAt }) => !executedAt).length;
    console.log(waiting === 0 ? "Up to date." : `${waiting} waiting: the next start runs them.`);
    return 0;
  } catch (error) {
    throw databaseFault(error, env);
  } finally {
    await db.destroy();
  }
}
