import { rmSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { connect, sqliteFile } from "#server/db/connect.ts";
import { readEnv } from "#server/env.ts";
import { databaseName, isConfirmed, readOptions } from "./command.ts";

/**
 * `db:reset`: throws the data away, so that the next start begins like a new installation. Asks first, unless --yes is
 * given. Removes only what the program itself makes, never the whole folder: DATA_DIR may hold other things.
 * @returns 1 when nothing was deleted
 */
export async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, { yes: { type: "boolean" } });
  const env = readEnv();
  const folders = ["uploads", "private"].map((folder) => path.join(env.dataDir, folder));
  const lost = [databaseName(env), ...folders].join("\n  ");
  const question = `This deletes all data and uploads for good:\n  ${lost}\nStop the server first. Type yes to go on: `;
  if (!values.yes && !(await isConfirmed(question))) {
    console.log("\nNothing was deleted.");
    return 1;
  }
  if (env.databaseUrl) {
    const { db } = await connect(env);
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await db.destroy();
  } else {
    for (const ending of ["", "-wal", "-shm"]) rmSync(sqliteFile(env.dataDir) + ending, { force: true });
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  console.log("Deleted. The next start makes a new database.");
  return 0;
}
