import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();

/** What waits for a second person, and above which amount. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();
  await db.schema
    .createTable("approvals")
    .addColumn("id", "integer", id)
    .addColumn("act", "text", required)
    .addColumn("title", "text", required)
    .addColumn("amount_paisa", "bigint")
    .addColumn("subject", "text", required)
    .addColumn("link", "text", required)
    .addColumn("facts", "text", required)
    .addColumn("body", "text")
    .addColumn("waits_for", "text", (column) => column.unique())
    .addColumn("state", "text", required)
    .addColumn("asked_by", "integer", required)
    .addColumn("asked_by_name", "text", required)
    .addColumn("asked_at", "text", required)
    .addColumn("expires_at", "text", required)
    .addColumn("decided_by_name", "text")
    .addColumn("decided_at", "text")
    .addColumn("reason", "text", required)
    .execute();
  // Few wait at a time, among all that were ever decided.
  await db.schema.createIndex("approvals_state").on("approvals").columns(["state", "id"]).execute();
  await db.schema
    .createTable("approval_limits")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("limit_paisa", "bigint")
    .addColumn("version", "integer", required)
    .execute();
}
