import { type Kysely, sql } from "kysely";

/** Those whose rows have texts in both languages. */
const tables = [
  "headline",
  "banner",
  "impact_updates",
  "blog_categories",
  "blog_posts",
  "events",
  "gallery_items",
  "ads",
  "hero_slides",
];

/**
 * Which texts of a row were changed in one language alone (decision 099): of what was saved before, nothing is known. The
 * Urdu of a payout's purpose. Which guests of an event are to be told that it was cancelled or moved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const addText = (table: string, name: string) =>
    db.schema
      .alterTable(table)
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  for (const table of tables) await addText(table, "outdated_texts");
  // Without it the whole texts would be read to find the few rows that have such.
  await sql`create index blog_posts_outdated on blog_posts (id) where outdated_texts <> ''`.execute(db);

  await addText("payouts", "purpose_ur");

  for (const name of ["tell_since", "told_at"])
    await db.schema.alterTable("event_guests").addColumn(name, "text").execute();
  await addText("event_guests", "told_by");
  await sql`create index event_guests_to_tell on event_guests (event_id) where tell_since is not null and told_at is null`.execute(
    db,
  );
}
