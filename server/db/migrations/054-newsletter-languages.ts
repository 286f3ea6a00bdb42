import { type Kysely, sql } from "kysely";

/**
 * A newsletter for the readers of one language, from a set hour on, with its footer in each reader's language: those of
 * Urdu get a mail of their own. What is being sent has the one mail for everybody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable("newsletters");
  await table().addColumn("language", "text").execute();
  await table().addColumn("starts_at", "text").execute();
  for (const name of ["text_ur", "html_ur"]) {
    await table()
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await sql`update newsletters set text_ur = text, html_ur = html`.execute(db);
}
