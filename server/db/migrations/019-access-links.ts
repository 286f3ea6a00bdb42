import { type Kysely, PostgresAdapter, sql } from "kysely";

const day = 24 * 60 * 60 * 1000;
const batchSize = 1000;

/**
 * The keys of links are kept as hashes, each with an end, in a table of their own: what was mailed goes on opening. The
 * columns that held them are emptied; SQLite cannot drop a unique column. The key that signed links stood in every
 * backup: it only ends what it has begun. And in SQLite's search indexes nothing of a deleted text stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("access_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject_id", "integer", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("access_links_end").on("access_links").column("ends_at").execute();
  await db.schema
    .createIndex("access_links_subject")
    .on("access_links")
    .columns(["subject_id", "kind"])
    .execute();

  const after = (days: number) => new Date(Date.now() + days * day).toISOString();
  await keepKeys(db, "donations", sql.ref("id"), "gift", after(365));
  await keepKeys(db, "receipts", sql.ref("donation_id"), "gift", after(6 * 365));
  await keepKeys(db, "pledges", sql.ref("id"), "pledge", after(400));

  await db.schema.alterTable("secrets").addColumn("ends_at", "text").execute();
  // Links to confirm and to leave open nothing that is personal. Signed links to statements do: they end now.
  for (const [name, days] of [
    ["newsletter confirmation", 7],
    ["newsletter leaving", 2 * 365],
  ] as const) {
    await sql`insert into secrets (name, value, ends_at)
      select cast(${name} as text), value, cast(${after(days)} as text) from secrets where name = 'signing key'`.execute(
      db,
    );
  }
  await sql`delete from secrets where name = 'signing key'`.execute(db);

  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) await forgetDeletedTexts(db);
}

/** By default FTS5 only notes that a text is gone, and its letters stay until parts of the index are merged. */
async function forgetDeletedTexts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and sql like '%using fts5%'`.execute(db);
  for (const { name } of rows) {
    const index = sql.table(name);
    await sql`insert into ${index} (${index}, rank) values ('secure-delete', 1)`.execute(db);
    await sql`insert into ${index} (${index}) values ('optimize')`.execute(db);
  }
}

async function keepKeys(
  db: Kysely<unknown>,
  name: string,
  subject: ReturnType<typeof sql.ref>,
  kind: string,
  ends: string,
): Promise<void> {
  const table = sql.table(name);
  for (let above = 0; ; ) {
    const { rows } = await sql<{ id: number; subject: number; access_key: string }>`
      select id, ${subject} as subject, access_key from ${table} where id > ${above} order by id limit ${sql.lit(batchSize)}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) break;
    above = last.id;
    const links = await Promise.all(
      rows.map(
        async (row) =>
          sql`(${await hashOf(row.access_key)}, ${kind}, cast(${row.subject} as integer), ${ends})`,
      ),
    );
    await sql`insert into access_links (token_hash, kind, subject_id, ends_at) values ${sql.join(links)}`.execute(
      db,
    );
  }
  await sql`update ${table} set access_key = 'unused-' || id`.execute(db);
  await sql`alter table ${table} rename column access_key to unused_key`.execute(db);
}

/** SHA-256, hex. */
async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
