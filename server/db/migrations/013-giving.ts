import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();
const blank: Column = (column) => column.notNull().defaultTo("");
const zero: Column = (column) => column.notNull().defaultTo(0);
const one: Column = (column) => column.notNull().defaultTo(1);
const unique: Column = (column) => column.notNull().unique();

/** Giving: donations with their events, gateways, receipts, pledges, transfers, and what funds pay out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();
  const table = (name: string) => db.schema.createTable(name);

  await table("funds")
    .addColumn("slug", "text", (column) => column.primaryKey())
    .addColumn("title", "text", required)
    .addColumn("kind", "text", required)
    .execute();

  await table("pledges")
    .addColumn("id", "integer", id)
    .addColumn("access_key", "text", unique)
    .addColumn("state", "text", required)
    .addColumn("donor_name", "text", blank)
    .addColumn("donor_email", "text", required)
    .addColumn("anonymous", "integer", zero)
    .addColumn("amount_paisa", "bigint", required)
    .addColumn("fund", "text", (column) => column.notNull().references("funds.slug"))
    .addColumn("method", "text", required)
    .addColumn("day_of_month", "integer", required)
    .addColumn("next_due_on", "text")
    .addColumn("created_at", "text", required)
    .addColumn("ended_at", "text")
    .addColumn("search_text", "text", required)
    .addColumn("version", "integer", one)
    .execute();

  await table("donations")
    .addColumn("id", "integer", id)
    .addColumn("reference", "text", unique)
    .addColumn("access_key", "text", unique)
    .addColumn("idempotency_key", "text", unique)
    .addColumn("request_hash", "text", required)
    .addColumn("amount_paisa", "bigint", required)
    .addColumn("fund", "text", (column) => column.notNull().references("funds.slug"))
    .addColumn("method", "text", required)
    .addColumn("gateway", "text", required)
    .addColumn("state", "text", required)
    .addColumn("donor_name", "text", blank)
    .addColumn("donor_email", "text", blank)
    .addColumn("donor_reference", "text", blank)
    .addColumn("anonymous", "integer", zero)
    .addColumn("dedication", "text", blank)
    .addColumn("pledge_id", "integer", (column) => column.references("pledges.id"))
    .addColumn("created_at", "text", required)
    .addColumn("paid_at", "text")
    .addColumn("paid_on", "text")
    .addColumn("received_on", "text")
    .addColumn("refunded_at", "text")
    .addColumn("refunded_on", "text")
    .addColumn("needs_review", "integer", zero)
    .addColumn("note", "text", blank)
    .addColumn("search_text", "text", required)
    .addColumn("version", "integer", one)
    .execute();

  await table("donation_events")
    .addColumn("id", "integer", id)
    .addColumn("donation_id", "integer", (column) => column.notNull().references("donations.id"))
    .addColumn("at", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("from_state", "text")
    .addColumn("to_state", "text", required)
    .addColumn("cause", "text", required)
    .addColumn("actor", "text", blank)
    .addColumn("detail", "text", required)
    .execute();

  await table("payment_attempts")
    .addColumn("id", "integer", id)
    .addColumn("donation_id", "integer", (column) => column.notNull().references("donations.id"))
    .addColumn("gateway", "text", required)
    .addColumn("reference", "text", unique)
    .addColumn("amount_paisa", "bigint", required)
    .addColumn("state", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .addColumn("next_check_at", "text")
    .addColumn("asked_at", "text")
    .addColumn("checks", "integer", zero)
    .addColumn("last_code", "text", blank)
    .addColumn("provider_reference", "text")
    .addColumn("refused_returns", "integer", zero)
    .execute();

  await table("receipt_serials")
    .addColumn("fiscal_year", "integer", (column) => column.primaryKey())
    .addColumn("last_serial", "integer", required)
    .execute();

  await table("receipts")
    .addColumn("id", "integer", id)
    .addColumn("donation_id", "integer", (column) => column.notNull().unique().references("donations.id"))
    .addColumn("fiscal_year", "integer", required)
    .addColumn("serial", "integer", required)
    .addColumn("number", "text", unique)
    .addColumn("access_key", "text", unique)
    .addColumn("verify_code", "text", unique)
    .addColumn("salt", "text", required)
    .addColumn("issued_at", "text", required)
    .addColumn("paid_on", "text", required)
    .addColumn("amount_paisa", "bigint", required)
    .addColumn("fund", "text", required)
    .addColumn("fund_title", "text", required)
    .addColumn("donor_name", "text", blank)
    .addColumn("method", "text", required)
    .addColumn("reference", "text", required)
    .addColumn("voided_at", "text")
    .addUniqueConstraint("receipts_serial", ["fiscal_year", "serial"])
    .execute();

  await table("receipt_days")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("receipts", "integer", required)
    .addColumn("total_paisa", "bigint", required)
    .addColumn("root", "text", required)
    .addColumn("previous_link", "text", required)
    .addColumn("link", "text", required)
    .addColumn("sealed_at", "text", required)
    .execute();

  await table("payouts")
    .addColumn("id", "integer", id)
    .addColumn("fund", "text", (column) => column.notNull().references("funds.slug"))
    .addColumn("amount_paisa", "bigint", required)
    .addColumn("paid_on", "text", required)
    .addColumn("purpose", "text", required)
    .addColumn("payee", "text", blank)
    .addColumn("bank_reference", "text", blank)
    .addColumn("created_at", "text", required)
    .addColumn("created_by", "text", required)
    .addColumn("cancelled_at", "text")
    .addColumn("cancel_reason", "text", blank)
    .execute();

  await table("statement_lines")
    .addColumn("id", "integer", id)
    .addColumn("fingerprint", "text", unique)
    .addColumn("day", "text", required)
    .addColumn("amount_paisa", "bigint", required)
    .addColumn("description", "text", required)
    .addColumn("bank_reference", "text", blank)
    .addColumn("imported_at", "text", required)
    .addColumn("imported_by", "text", required)
    .addColumn("donation_id", "integer", (column) => column.unique().references("donations.id"))
    .execute();

  await table("transfer_reports")
    .addColumn("id", "integer", id)
    .addColumn("donation_id", "integer", (column) => column.notNull().references("donations.id"))
    .addColumn("state", "text", required)
    .addColumn("account_name", "text", required)
    .addColumn("account_number", "text", required)
    .addColumn("bank_name", "text", required)
    .addColumn("transaction_id", "text", blank)
    .addColumn("transferred_on", "text")
    .addColumn("amount_paisa", "bigint", required)
    .addColumn("slip", "text")
    .addColumn("reported_at", "text", required)
    .addColumn("decided_at", "text")
    .addColumn("decided_by", "text", blank)
    .addColumn("reason", "text", blank)
    .addColumn("search_text", "text", required)
    .execute();

  await createIndexes(db);
  await keepEvents(db, postgres);
  for (const name of ["donations", "pledges", "transfer_reports"]) await makeSearchable(db, name, postgres);
}

async function createIndexes({ schema }: Kysely<unknown>): Promise<void> {
  const index = (table: string, name: string, ...columns: string[]) =>
    schema.createIndex(`${table}_${name}`).on(table).columns(columns);

  // Each filter of the list finds its newest rows. Other filters beside it, and sums, read the index alone.
  await index("donations", "state", "state", "id", "fund", "method", "amount_paisa").execute();
  await index("donations", "fund", "fund", "id", "state", "method", "amount_paisa").execute();
  await index("donations", "method", "method", "id", "state", "fund", "amount_paisa").execute();
  for (const [name, day] of [
    ["created", "created_at"],
    ["paid", "paid_on"],
    ["received", "received_on"],
    ["refunded", "refunded_on"],
  ] as const) {
    await index("donations", name, day, "id", "state", "fund", "method", "amount_paisa").execute();
  }
  await index("donations", "email", "donor_email").execute();
  await index("donations", "pledge", "pledge_id").execute();
  await index("donations", "review", "id").where(sql.ref("needs_review"), "=", sql.lit(1)).execute();
  await index("donation_events", "donation", "donation_id", "id").execute();
  await index("payment_attempts", "donation", "donation_id").execute();
  await index("payment_attempts", "due", "next_check_at").execute();
  // One payment of a provider pays one donation.
  await index("payment_attempts", "provider", "gateway", "provider_reference").unique().execute();
  await index("receipts", "day", "paid_on", "fiscal_year", "serial").execute();
  await index("pledges", "due", "next_due_on").execute();
  await index("pledges", "email", "donor_email").execute();
  await index("payouts", "fund", "fund", "paid_on").execute();
  await index("transfer_reports", "state", "state", "id").execute();
  // A donation waits for one decision at a time.
  await index("transfer_reports", "waiting", "donation_id")
    .unique()
    .where(sql.ref("state"), "=", sql.lit("waiting"))
    .execute();
}

/** What happened to a donation is only ever added to: the database refuses to change or delete an event. */
async function keepEvents(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  if (postgres) {
    await sql`create function refuse_event_change() returns trigger language plpgsql as $$
      begin raise exception 'donation_events is append-only'; end $$`.execute(db);
    await sql`create trigger donation_events_kept before update or delete on donation_events
      for each row execute function refuse_event_change()`.execute(db);
    return;
  }
  for (const event of ["update", "delete"]) {
    await sql`create trigger ${sql.ref(`donation_events_no_${event}`)} before ${sql.raw(event)} on donation_events
      begin select raise(abort, 'donation_events is append-only'); end`.execute(db);
  }
}

/** An index over three letters in a row of a table's search_text, as 004 makes it. */
async function makeSearchable(db: Kysely<unknown>, table: string, postgres: boolean): Promise<void> {
  const rows = sql.table(table);
  const shadowName = `${table}_search`;
  if (postgres) {
    await sql`create index ${sql.ref(shadowName)} on ${rows} using gin (search_text gin_trgm_ops)`.execute(
      db,
    );
    return;
  }
  const shadow = sql.table(shadowName);
  const trigger = (event: string) => sql.ref(`${shadowName}_${event}`);
  const add = sql`insert into ${shadow} (rowid, search_text) values (new.id, new.search_text);`;
  const drop = sql`insert into ${shadow} (${shadow}, rowid, search_text) values ('delete', old.id, old.search_text);`;
  await sql`create virtual table ${shadow} using fts5 (search_text, content=${sql.lit(table)}, content_rowid='id', tokenize='trigram case_sensitive 1')`.execute(
    db,
  );
  await sql`create trigger ${trigger("insert")} after insert on ${rows} begin ${add} end`.execute(db);
  await sql`create trigger ${trigger("delete")} after delete on ${rows} begin ${drop} end`.execute(db);
  await sql`create trigger ${trigger("update")} after update of search_text on ${rows} begin ${drop} ${add} end`.execute(
    db,
  );
}
