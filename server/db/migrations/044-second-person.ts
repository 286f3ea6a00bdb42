import type { Kysely } from "kysely";

/** From which act on somebody may approve, when the second of two people went, and whose statement a line is from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("users")
    .addColumn("approves_after", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("approval_controls")
    .addColumn("permission", "text", (column) => column.primaryKey())
    .addColumn("alone_since", "text")
    .execute();
  await db.schema.alterTable("statement_lines").addColumn("imported_by_id", "integer").execute();
}
