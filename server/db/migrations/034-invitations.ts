import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();

/** Who was asked to become a user. An invitation goes with whoever made it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();
  await db.schema
    .createTable("invitations")
    .addColumn("id", "integer", id)
    .addColumn("name", "text", required)
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("roles", "text", required)
    .addColumn("invited_by", "integer", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("invited_at", "text", required)
    .addColumn("ends_at", "text", required)
    .execute();
  await db.schema.createIndex("invitations_invited_by").on("invitations").column("invited_by").execute();
}
