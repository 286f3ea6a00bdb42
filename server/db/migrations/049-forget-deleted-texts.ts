import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * By default FTS5 only notes that a text is gone, and its letters stay until parts of the index are merged. Indexes
 * that were made after 1.0.0 had been left so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and sql like '%using fts5%'`.execute(db);
  for (const { name } of rows) {
    const index = sql.table(name);
    await sql`insert into ${index} (${index}, rank) values ('secure-delete', 1)`.execute(db);
    await sql`insert into ${index} (${index}) values ('optimize')`.execute(db);
  }
}
