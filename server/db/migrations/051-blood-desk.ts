import { type Kysely, sql } from "kysely";

/** What a log of calls holds that was no call: lines of the form, of proposals and of donations. */
const noCall = sql`caller = 'The form' or outcome like 'Took over the proposed %'
  or outcome like 'Dismissed the proposed %' or outcome like 'Gave blood on %'`;

/**
 * Of a request for blood the hour, an address to ask at, and when it closes by itself. Of a donor the last call, and the
 * request to which the donor is promised.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const requests = db.schema.alterTable("blood_requests");
  await requests.addColumn("needed_when", "text", (column) => column.notNull().defaultTo("day")).execute();
  await requests.addColumn("email", "text", (column) => column.notNull().defaultTo("")).execute();
  await requests.addColumn("closes_at", "text").execute();

  const donors = db.schema.alterTable("blood_donors");
  for (const name of ["last_called_at", "last_caller", "last_outcome"])
    await donors.addColumn(name, "text").execute();
  await donors
    .addColumn("promised_request_id", "integer", (column) =>
      column.references("blood_requests.id").onDelete("set null"),
    )
    .execute();
  await db.schema
    .createIndex("blood_donors_promised_request")
    .on("blood_donors")
    .column("promised_request_id")
    .execute();
  await sql`
    update blood_donors set last_called_at = c.called_at, last_caller = c.caller, last_outcome = c.outcome
    from donor_calls c where c.id =
      (select max(id) from donor_calls where donor_id = blood_donors.id and not (${noCall}))`.execute(db);
}
