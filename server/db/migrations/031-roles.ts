import type { ColumnDefinitionBuilder, Kysely } from "kysely";

/** What a user may do, as a JSON list of roles. Whoever could sign in until now could do everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("users")
    .addColumn("roles", "text", (column: ColumnDefinitionBuilder) =>
      column.notNull().defaultTo('["administrator"]'),
    )
    .execute();
}
