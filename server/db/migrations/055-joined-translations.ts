import type { Kysely } from "kysely";

/**
 * Posts and events that were one in two languages become one row each with both texts. This table keeps which row the
 * Urdu one went into, for its old address, and in which facts the two differed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("joined_translations")
    .addColumn("noun", "text", (column) => column.notNull())
    .addColumn("former_id", "integer", (column) => column.notNull())
    .addColumn("row_id", "integer", (column) => column.notNull())
    .addColumn("differences", "text", (column) => column.notNull().defaultTo("[]"))
    .addPrimaryKeyConstraint("joined_translations_key", ["noun", "former_id"])
    .execute();
}
