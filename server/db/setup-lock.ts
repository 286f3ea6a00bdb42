import { mkdirSync } from "node:fs";
import path from "node:path";
import BetterSqlite3 from "better-sqlite3";
import type { Env } from "#server/env.ts";

const postgresLockNumber = 8_633_001;

/**
 * Runs `work` (migrations, first administrator, sample content) in one process at a time; others wait. The
 * lock belongs to an open connection, so it ends with the process that has it.
 */
export async function withSetupLock<Result>(
  env: Pick<Env, "databaseUrl" | "dataDir">,
  work: () => Promise<Result>,
): Promise<Result> {
  return env.databaseUrl ? withPostgresLock(env.databaseUrl, work) : withSqliteLock(env.dataDir, work);
}

async function withPostgresLock<Result>(connectionString: string, work: () => Promise<Result>) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [postgresLockNumber]);
    return await work();
  } finally {
    await client.end();
  }
}

async function withSqliteLock<Result>(dataDir: string, work: () => Promise<Result>) {
  mkdirSync(dataDir, { recursive: true });
  const lock = new BetterSqlite3(path.join(dataDir, "setup.lock"), { timeout: 60_000 });
  try {
    lock.exec("begin exclusive");
    return await work();
  } finally {
    lock.close();
  }
}
