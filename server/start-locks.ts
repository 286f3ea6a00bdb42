import path from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { type Env, EnvironmentError } from "./env.ts";

/**
 * Makes this process the only server on a data folder with SQLite: a second one would serve old pages, because only its
 * own writes empty its cache, and would throw away uploads that the first is receiving. The lock belongs to an open
 * connection, so it ends with the process, however that ends.
 * @returns gives the lock back
 * @throws EnvironmentError when another process has it
 */
export function lockDataFolder(dataDir: string): () => void {
  const lock = new BetterSqlite3(path.join(dataDir, "server.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!(error instanceof BetterSqlite3.SqliteError && error.code === "SQLITE_BUSY")) throw error;
    throw new EnvironmentError(
      `${dataDir} is in use by another server: stop it first, or set DATA_DIR to another folder. ` +
        "Several processes need PostgreSQL (DATABASE_URL).",
    );
  }
  return () => lock.close();
}

export const postgresLockNumber = 8_633_001;

/**
 * Runs `work` (migrations, first administrator, sample content) in one process at a time; others wait. The
 * lock belongs to an open connection, so it ends with the process that has it. With SQLite there is one server only
 * (lockDataFolder).
 */
export async function withSetupLock<Result>(
  { databaseUrl }: Pick<Env, "databaseUrl">,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!databaseUrl) return work();
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [postgresLockNumber]);
    return await work();
  } finally {
    await client.end();
  }
}
