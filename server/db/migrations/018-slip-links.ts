import type { Kysely } from "kysely";

/** A report of a transfer that was kept without its slip has a link that adds it: its token's hash, and its end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("transfer_reports").addColumn("slip_link_hash", "text").execute();
  await db.schema.alterTable("transfer_reports").addColumn("slip_link_until", "text").execute();
  await db.schema
    .createIndex("transfer_reports_slip_link")
    .unique()
    .on("transfer_reports")
    .column("slip_link_hash")
    .execute();
}
