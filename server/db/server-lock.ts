import path from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { EnvironmentError } from "#server/env.ts";

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
