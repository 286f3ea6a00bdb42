import type { Kysely } from "kysely";

/** The request of a family whose first aid, before the visit, is a case of its own. A request has one at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("help_requests")
    .addColumn("first_aid_of", "integer", (column) =>
      column.references("help_requests.id").onDelete("set null"),
    )
    .execute();
  await db.schema
    .createIndex("help_requests_first_aid_of")
    .unique()
    .on("help_requests")
    .column("first_aid_of")
    .execute();
}
