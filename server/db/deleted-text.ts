import { sql } from "kysely";
import type { Deps } from "#server/deps.ts";
import type { Db } from "./connect.ts";

/*
 * What was deleted must not stay in SQLite's files, and so in copies of them. Since decision 046 it is overwritten
 * (`secure_delete`, sqlite.ts), and copies are written anew (backup/snapshot.ts). PostgreSQL does this by itself:
 * operations.md.
 */

/**
 * Moves SQLite's log into the database and empties its file, which otherwise keeps what was there before. It does not
 * wait: while somebody reads an earlier moment, such as a backup, nothing happens.
 */
export async function emptyLog({ db, env }: Pick<Deps, "db" | "env">): Promise<void> {
  if (!env.databaseUrl) await truncateLog(db);
}

/** So many pages of 4 KB stay in the file for what comes next. */
const keptFreePages = 1000;
/** One transaction frees so many: a few milliseconds in which nobody else writes. */
const pagesPerStep = 200;

/**
 * Gives pages that deletions have left empty back to the disk, in short steps between which everybody else has a turn.
 * @param pause waits between two steps; says whether to go on
 * @returns how many pages went
 */
export async function releasePages(
  { db, env }: Pick<Deps, "db" | "env">,
  pause: () => Promise<boolean>,
): Promise<number> {
  if (env.databaseUrl) return 0;
  const { rows } = await sql<{
    pages: number;
  }>`select freelist_count as pages from pragma_freelist_count()`.execute(db);
  const wanted = Math.max(0, (rows[0]?.pages ?? 0) - keptFreePages);
  let released = 0;
  do {
    const pages = Math.min(pagesPerStep, wanted - released);
    if (pages === 0) break;
    await db.transaction().execute(async (trx) => {
      // One page for each statement: the driver runs a statement's first step only.
      for (let page = 0; page < pages; page += 1) await sql`pragma incremental_vacuum(1)`.execute(trx);
    });
    released += pages;
  } while (await pause());
  return released;
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
