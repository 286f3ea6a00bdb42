import { once } from "node:events";
import { rm } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { workerFile } from "#server/build-folder.ts";
import { connectSqlite, type Db, sqliteFile } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import { copyRows } from "#server/db/rows/copy-rows.ts";
import { postgresRows } from "#server/db/rows/postgres-rows.ts";
import { tablesOfFile, writeSqlite } from "#server/db/rows/sqlite-rows.ts";
import type { Deps } from "#server/deps.ts";

type Source = Pick<Deps, "db"> & { env: Pick<Deps["env"], "databaseUrl" | "dataDir"> };

/**
 * Writes the database of this moment into a new SQLite file, while others go on writing to it: SQLite by VACUUM INTO, which
 * leaves behind what was deleted; PostgreSQL row by row in one transaction. Left out are keys, the links of mails that wait,
 * and the database's own name (decisions 042, 046).
 * @param onRows is told how many rows more were copied
 * @returns how many rows each table has
 */
export async function takeSnapshot(
  { db, env }: Source,
  target: string,
  onRows: (rows: number) => void,
): Promise<Record<string, number>> {
  await rm(target, { force: true });
  if (env.databaseUrl) await copyPostgres(db, target, onRows);
  const file = env.databaseUrl ? undefined : sqliteFile(env.dataDir);
  const worker = new Worker(workerFile(new URL("../db/sqlite-copy-worker.ts", import.meta.url)), {
    workerData: { file, target },
  });
  const [rows] = await once(worker, "message");
  return rows;
}

async function copyPostgres(db: Db, file: string, onRows: (rows: number) => void): Promise<void> {
  await createSqliteFile(file);
  const target = writeSqlite(file);
  try {
    const tables = tablesOfFile(file).filter(({ name }) => name !== "secrets");
    await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((trx) => copyRows(postgresRows(trx), target, tables, onRows));
    target.commit();
  } finally {
    target.close();
  }
}

/** A SQLite file with all tables of this program and no rows. */
export async function createSqliteFile(file: string): Promise<void> {
  const db = connectSqlite(file);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
