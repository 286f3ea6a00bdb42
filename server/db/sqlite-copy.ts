import BetterSqlite3 from "better-sqlite3";

/** 2 MB at a time, so that visitors wait a few milliseconds at most. */
const pagesPerTurn = 500;

/**
 * Copies a database that is in use by SQLite's online backup. The copy is the database as it was when this began: it
 * is read in one transaction, on a connection of its own, and what is written meanwhile is left out.
 */
export async function copySqlite(file: string, target: string): Promise<void> {
  const source = new BetterSqlite3(file, { readonly: true });
  try {
    source.exec("begin");
    // The transaction's view of the data begins with its first read.
    source.prepare("select count(*) from sqlite_master").get();
    await source.backup(target, { progress: () => pagesPerTurn });
  } finally {
    source.close();
  }
}
