import type { Kysely } from "kysely";

/** What rows of one language each differed in when they were joined: it was looked at, or is in the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("joined_translations").execute();
}
