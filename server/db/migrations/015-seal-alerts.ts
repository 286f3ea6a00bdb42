import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();
const text: Column = (column) => column.notNull().defaultTo("");

/**
 * Sealed days of the open books that do not match their receipts any more, until somebody has looked into them; and the
 * address by which a mail program ends mails of a kind (List-Unsubscribe).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("seal_alerts")
    .addColumn("id", "integer", (column) =>
      postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
    )
    .addColumn("day", "text", required)
    .addColumn("found_at", "text", required)
    .addColumn("causes", "text", required)
    .addColumn("sealed_receipts", "integer", required)
    .addColumn("sealed_paisa", "bigint", required)
    .addColumn("sealed_link", "text", required)
    .addColumn("found_receipts", "integer", required)
    .addColumn("found_paisa", "bigint", required)
    .addColumn("found_link", "text", required)
    .addColumn("matched_again_at", "text")
    .addColumn("acknowledged_at", "text")
    .addColumn("acknowledged_by", "text", text)
    .addColumn("reason", "text", text)
    .execute();
  // The same difference is told once while it lasts, whichever process finds it.
  await db.schema
    .createIndex("seal_alerts_lasting")
    .unique()
    .on("seal_alerts")
    .columns(["day", "sealed_link", "found_link"])
    .where(sql.ref("matched_again_at"), "is", null)
    .execute();
  await db.schema.alterTable("outbox").addColumn("unsubscribe_url", "text").execute();
}
