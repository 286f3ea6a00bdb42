import type { Kysely } from "kysely";

/** A film of the gallery or of an ad may have captions: the stored path of a WebVTT file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["gallery_items", "ads"]) {
    await db.schema.alterTable(table).addColumn("captions_url", "text").execute();
  }
}
