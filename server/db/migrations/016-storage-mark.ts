import type { Kysely } from "kysely";

/**
 * The database's own name, of which the mark in the storage of uploads is made; and the files that must go for good, as
 * long as they are there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("database_identity")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("identity", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("media_erasures")
    .addColumn("path", "text", (column) => column.primaryKey())
    .addColumn("asked_at", "text", (column) => column.notNull())
    .execute();
}
