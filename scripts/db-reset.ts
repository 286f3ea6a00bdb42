/*
 * `npm run db:reset`: deletes the data, so that the next start is like a new installation. Asks first, unless
 * --yes is given. Removes only what the program itself creates: DATA_DIR may be a folder that holds other
 * things.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import pg from "pg";
import { sqliteFile } from "#server/db/connect.ts";
import { readEnv } from "#server/env.ts";
import { describeDatabase } from "./db-name.ts";

const env = readEnv();
const uploads = path.join(env.dataDir, "uploads");

if (!process.argv.includes("--yes")) {
  const question =
    `This deletes all data and uploads for good:\n  ${describeDatabase(env)}\n  ${uploads}\n` +
    "Stop the server first. Type yes to go on: ";
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // A closed input gives no answer, which must not count as yes.
  const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") {
    console.log("\nNothing was deleted.");
    process.exit(1);
  }
}

if (env.databaseUrl) {
  const client = new pg.Client({ connectionString: env.databaseUrl });
  await client.connect();
  await client.query("drop schema public cascade");
  await client.query("create schema public");
  await client.end();
} else {
  for (const ending of ["", "-wal", "-shm"]) rmSync(sqliteFile(env.dataDir) + ending, { force: true });
}
rmSync(uploads, { recursive: true, force: true });
console.log("Deleted. The next start makes a new database.");
