import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();

/** What people send, and when staff last did something about it. */
const touched = ["messages", "registrations", "blood_donors", "blood_requests", "event_guests"];

/**
 * How long each kind of data is kept, what was removed on which day, and whom we have asked by mail whether to stay. Page
 * views of months in which single days no longer count. A report keeps that its slip was removed. The events of a donation
 * may go with it, if it was never paid; all others stay append-only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();
  await db.schema
    .createTable("retention_terms")
    .addColumn("id", "integer", id)
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("amount", "integer", required)
    .addColumn("active", "integer", required)
    .addColumn("starts_at", "text", required)
    .addColumn("due", "integer")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable("retention_removals")
    .addColumn("id", "integer", id)
    .addColumn("day", "text", required)
    .addColumn("name", "text", required)
    .addColumn("removed", "integer", required)
    .addUniqueConstraint("retention_removals_day", ["day", "name"])
    .execute();
  await db.schema
    .createTable("stay_requests")
    .addColumn("id", "integer", id)
    .addColumn("name", "text", required)
    .addColumn("row_id", "integer", required)
    .addColumn("asked_at", "text", required)
    .addColumn("mail_id", "integer", required)
    .addColumn("mailed_at", "text")
    .addColumn("reminder_id", "integer")
    .addColumn("reminded_at", "text")
    .addColumn("failed_at", "text")
    .addUniqueConstraint("stay_requests_row", ["name", "row_id"])
    .execute();
  await db.schema
    .createTable("page_view_months")
    .addColumn("month", "text", required)
    .addColumn("path", "text", required)
    .addColumn("views", "integer", required)
    .addPrimaryKeyConstraint("page_view_months_page", ["month", "path"])
    .execute();
  for (const table of touched) await db.schema.alterTable(table).addColumn("touched_at", "text").execute();
  await db.schema.alterTable("transfer_reports").addColumn("slip_removed_at", "text").execute();
  // A donation that goes must not have every report looked at.
  await db.schema
    .createIndex("transfer_reports_donation")
    .on("transfer_reports")
    .column("donation_id")
    .execute();
  await allowUnpaidEventsToGo(db, postgres);
}

/** Of a donation that is there, has not been paid and has no receipt. */
const unpaid = `exists (select 1 from donations d where d.id = old.donation_id and d.paid_at is null
  and d.state in ('started', 'pending', 'failed', 'expired')
  and not exists (select 1 from receipts r where r.donation_id = d.id))`;

async function allowUnpaidEventsToGo(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  if (postgres) {
    await sql`create or replace function refuse_event_change() returns trigger language plpgsql as ${sql.raw(
      `$$ begin
        if TG_OP = 'DELETE' and ${unpaid} then return old; end if;
        raise exception 'donation_events is append-only';
      end $$`,
    )}`.execute(db);
    return;
  }
  await sql`drop trigger donation_events_no_delete`.execute(db);
  await sql`create trigger donation_events_no_delete before delete on donation_events when not ${sql.raw(unpaid)}
    begin select raise(abort, 'donation_events is append-only'); end`.execute(db);
}
