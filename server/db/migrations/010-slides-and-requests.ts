import type { Kysely } from "kysely";

/** A slide counts its saves, and a request for blood is open until donors are found or nobody needs them any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("hero_slides")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable("blood_requests")
    .addColumn("state", "text", (column) => column.notNull().defaultTo("open"))
    .execute();
  // The desk asks for the open ones of all that ever came.
  await db.schema.createIndex("blood_requests_state").on("blood_requests").columns(["state", "id"]).execute();
}
