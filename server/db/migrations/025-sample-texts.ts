import type { Kysely } from "kysely";

/** Content may be a sample, which a new installation starts with and one action removes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("content")
    .addColumn("is_sample", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
