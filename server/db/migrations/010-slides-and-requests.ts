import type { Kysely } from "kysely";

/**
 * A slide counts its saves. A request for blood is open until it is arranged or closed. A call to a donor has a note
 * beside its outcome.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("hero_slides")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable("blood_requests")
    .addColumn("state", "text", (column) => column.notNull().defaultTo("open"))
    .execute();
  await db.schema
    .alterTable("donor_calls")
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  // The desk asks for the open ones of all that ever came.
  await db.schema.createIndex("blood_requests_state").on("blood_requests").columns(["state", "id"]).execute();
}
