import type { Kysely } from "kysely";

/** What people send from a page of the site: answers to them are in the language of that page. */
const fromPages = [
  "donations",
  "pledges",
  "transfer_reports",
  "messages",
  "registrations",
  "blood_donors",
  "blood_requests",
  "event_guests",
  "shared_stories",
  "subscribers",
];

/** What staff write in both languages: empty where there is no Urdu yet. */
const inUrdu: Readonly<Record<string, readonly string[]>> = {
  headline: ["headline_ur"],
  banner: ["message_ur", "link_text_ur"],
  blog_categories: ["name_ur"],
  impact_updates: ["title_ur", "description_ur", "date_ur"],
  gallery_items: ["title_ur", "section_ur", "alt_ur"],
  ads: ["title_ur", "description_ur"],
  hero_slides: ["headline_ur", "subtitle_ur", "cta_text_ur"],
};

/** Whose language a row is in, what staff write in Urdu beside the English, and which posts and events are one in two languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of fromPages) {
    await db.schema
      .alterTable(table)
      .addColumn("language", "text", (column) => column.notNull().defaultTo("en"))
      .execute();
  }
  for (const [table, columns] of Object.entries(inUrdu)) {
    for (const name of columns) {
      await db.schema
        .alterTable(table)
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute();
    }
  }
  // No foreign key: a row that comes back from the bin finds its translation again.
  for (const table of ["blog_posts", "events"]) {
    await db.schema.alterTable(table).addColumn("translation_of", "integer").execute();
    // A row has one translation.
    await db.schema.createIndex(`${table}_translation`).on(table).column("translation_of").unique().execute();
  }
}
