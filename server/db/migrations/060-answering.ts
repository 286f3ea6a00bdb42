import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();
const none: Column = (column) => column.notNull().defaultTo("");

/** Who is on a message, and the answers that staff keep to use again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const messages = db.schema.alterTable("messages");
  // No reference: a message that comes back from the bin may name a user who has gone. Anyone may take it over.
  await messages.addColumn("taken_by_id", "integer").execute();
  await messages.addColumn("taken_by", "text", none).execute();
  await messages.addColumn("taken_at", "text").execute();

  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("saved_answers")
    .addColumn("id", "integer", (column) =>
      postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
    )
    .addColumn("title", "text", required)
    .addColumn("text", "text", required)
    .addColumn("text_ur", "text", none)
    .addColumn("outdated_texts", "text", none)
    .addColumn("version", "integer", required)
    .addColumn("is_sample", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
