import type { Kysely } from "kysely";

/** Mails that the program writes say so to mail servers; an answer that staff have written does not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("outbox")
    .addColumn("by_hand", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
