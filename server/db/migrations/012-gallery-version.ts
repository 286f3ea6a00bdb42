import type { Kysely } from "kysely";

/**
 * A gallery item counts its saves. The replies to what was created are kept for a day, so that the same request sent
 * again, because its reply was lost, is answered and not done twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("gallery_items")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable("idempotent_replies")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("request_hash", "text", (column) => column.notNull())
    .addColumn("status", "integer")
    .addColumn("body", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  // Those of yesterday are looked for with each new one.
  await db.schema
    .createIndex("idempotent_replies_age")
    .on("idempotent_replies")
    .column("created_at")
    .execute();
}
