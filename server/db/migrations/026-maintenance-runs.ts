import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** One row a kind of upkeep (a backup, a check of the ledger): when it last ended, and when it last went well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("maintenance_runs")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("ended_at", "text", required)
    .addColumn("succeeded_at", "text")
    .addColumn("detail", "text", required)
    .execute();
}
