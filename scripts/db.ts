/*
 * `npm run db:status`: which database the settings name, and which migrations it has. Changes nothing.
 * `npm run db:reset`: throws the data away, so that the next start begins like a new installation. Asks first,
 * unless --yes is given. Removes only what the program itself makes, never the whole folder: DATA_DIR may be a
 * folder that holds other things.
 */
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { makePrivateFiles } from "#server/data-folder.ts";
import { connect, sqliteFile } from "#server/db/connect.ts";
import { migrationStatus } from "#server/db/migrate.ts";
import { readEnv } from "#server/env.ts";
import { isConfirmed } from "./confirm.ts";

makePrivateFiles();
const env = readEnv();
const file = sqliteFile(env.dataDir);
const files = ["uploads", "private"].map((folder) => path.join(env.dataDir, folder));
const database = env.databaseUrl ? withoutPassword(env.databaseUrl) : `SQLite, ${file}`;

if (process.argv.includes("reset")) await reset();
else await showStatus();

async function showStatus() {
  console.log(`Database: ${database}`);
  if (!env.databaseUrl && !existsSync(file)) {
    console.log("There is none yet: the first `npm start` makes it.");
    return;
  }
  const { db } = await connect(env);
  const migrations = await migrationStatus(db).finally(() => db.destroy());
  for (const { name, executedAt } of migrations) {
    console.log(`  ${name.padEnd(30)} ${executedAt ? executedAt.toISOString() : "waiting"}`);
  }
  const waiting = migrations.filter(({ executedAt }) => !executedAt).length;
  console.log(waiting === 0 ? "Up to date." : `${waiting} waiting: the next start runs them.`);
}

async function reset() {
  const lost = [database, ...files].join("\n  ");
  const question = `This deletes all data and uploads for good:\n  ${lost}\nStop the server first. Type yes to go on: `;
  if (!(await isConfirmed(question))) {
    console.log("\nNothing was deleted.");
    process.exit(1);
  }
  if (env.databaseUrl) {
    const { db } = await connect(env);
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await db.destroy();
  } else {
    for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
  }
  for (const folder of files) rmSync(folder, { recursive: true, force: true });
  console.log("Deleted. The next start makes a new database.");
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL, ${pathname.slice(1)} on ${host}`;
}
