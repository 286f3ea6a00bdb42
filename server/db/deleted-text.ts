import { sql } from "kysely";
import type { Services } from "#server/services.ts";
import type { Db } from "./connect.ts";

/*
 * What was deleted must not stay in SQLite's files, and so in copies of them. Since decision 046 it is overwritten
 * (`secure_delete`, sqlite.ts), and copies are written anew (backup/snapshot.ts). PostgreSQL does this by itself: operations.md.
 */

/** Counted in the file itself (`user_version`): 1 when it holds nothing that was deleted before decision 046. */
export const cleanVersion = 1;

/**
 * Writes a file of before decision 046 anew, once. It needs as much room on the disk as the file has. Call it at the
 * start, before anybody waits.
 */
export async function rewriteOnce({ db, env }: Pick<Services, "db" | "env">): Promise<void> {
  if (env.databaseUrl) return;
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if ((rows[0]?.user_version ?? 0) >= cleanVersion) return;
  await sql`vacuum`.execute(db);
  await sql`pragma user_version = ${sql.lit(cleanVersion)}`.execute(db);
  await truncateLog(db);
}

/**
 * Moves SQLite's log into the database and empties its file, which otherwise keeps what was there before. It does not
 * wait: while somebody reads an earlier moment, such as a backup, nothing happens.
 */
export async function emptyLog({ db, env }: Pick<Services, "db" | "env">): Promise<void> {
  if (!env.databaseUrl) await truncateLog(db);
}

async function truncateLog(db: Db): Promise<void> {
  // On one connection: SQLite has no other here.
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
    }
  });
}
