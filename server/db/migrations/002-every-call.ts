import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();
const flag: Column = (column) => column.notNull().defaultTo(0);
const blank: Column = (column) => column.notNull().defaultTo("");

/** The tables of the remaining rooms, the outbox, the audit log and the counters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();
  const { schema } = db;
  const index = (table: string, columns: string[]) =>
    schema
      .createIndex(`${table}_${columns.join("_")}`)
      .on(table)
      .columns(columns)
      .execute();

  await schema.alterTable("users").addColumn("disabled_at", "text").execute();
  await schema
    .createTable("password_resets")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("expires_at", "text", required)
    .execute();

  await schema
    .createTable("impact_updates")
    .addColumn("slot", "integer", (column) => column.primaryKey())
    .addColumn("title", "text", required)
    .addColumn("description", "text", required)
    .addColumn("date", "text", required)
    .addColumn("icon", "text", required)
    .addColumn("link", "text", required)
    .addColumn("is_sample", "integer", flag)
    .execute();

  await schema
    .createTable("events")
    .addColumn("id", "integer", id)
    .addColumn("title", "text", required)
    .addColumn("event_date", "text", required)
    .addColumn("event_time", "text")
    .addColumn("location", "text", required)
    .addColumn("description", "text", required)
    .addColumn("image_url", "text")
    .addColumn("image_alt", "text", blank)
    .addColumn("cancelled_at", "text")
    .addColumn("created_at", "text", required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("is_sample", "integer", flag)
    .execute();
  await index("events", ["event_date", "id"]);

  await schema
    .createTable("gallery_items")
    .addColumn("id", "integer", id)
    .addColumn("title", "text", required)
    .addColumn("section", "text", required)
    .addColumn("file_type", "text", required)
    .addColumn("file_url", "text", required)
    .addColumn("alt", "text", blank)
    .addColumn("uploaded_at", "text", required)
    .addColumn("is_sample", "integer", flag)
    .execute();
  await index("gallery_items", ["section", "id"]);

  await schema
    .createTable("ads")
    .addColumn("id", "integer", id)
    .addColumn("title", "text", required)
    .addColumn("description", "text", blank)
    .addColumn("media_type", "text", required)
    .addColumn("media_url", "text", required)
    .addColumn("start_date", "text")
    .addColumn("end_date", "text")
    .addColumn("is_active", "integer", flag)
    .addColumn("created_at", "text", required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("is_sample", "integer", flag)
    .execute();

  await schema
    .createTable("hero_slides")
    .addColumn("id", "integer", id)
    .addColumn("headline", "text", required)
    .addColumn("subtitle", "text", required)
    .addColumn("cta_text", "text", required)
    .addColumn("cta_link", "text", required)
    .addColumn("display_order", "integer", required)
    .addColumn("is_active", "integer", flag)
    .addColumn("image_url", "text")
    .addColumn("video_url", "text")
    .addColumn("is_sample", "integer", flag)
    .execute();

  const inbox = (table: string) =>
    schema
      .createTable(table)
      .addColumn("id", "integer", id)
      .addColumn("received_at", "text", required)
      .addColumn("read_at", "text")
      .addColumn("note", "text", blank)
      .addColumn("search_text", "text", required);

  /** Small indexes to count by: the rows themselves are wide. */
  const counted = async (table: string) => {
    await index(table, ["received_at"]);
    await schema
      .createIndex(`${table}_unread`)
      .on(table)
      .column("id")
      .where(sql.ref("read_at"), "is", null)
      .execute();
  };

  await inbox("messages")
    .addColumn("name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("subject", "text", blank)
    .addColumn("message", "text", required)
    .execute();
  await counted("messages");

  await inbox("registrations")
    .addColumn("kind", "text", required)
    .addColumn("name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("city", "text", required)
    .addColumn("details", "text", required)
    .execute();
  await index("registrations", ["kind", "id"]);
  await counted("registrations");

  await inbox("blood_donors")
    .addColumn("full_name", "text", required)
    .addColumn("phone", "text", (column) => column.notNull().unique())
    .addColumn("email", "text", blank)
    .addColumn("blood_group", "text", required)
    .addColumn("dob", "text")
    .addColumn("last_donation_date", "text")
    .addColumn("city", "text", required)
    .addColumn("city_key", "text", required)
    .addColumn("gender", "text", blank)
    .addColumn("consent_text", "text", required)
    .addColumn("consented_at", "text", required)
    .execute();
  await index("blood_donors", ["blood_group", "city_key", "last_donation_date", "gender", "id"]);
  await counted("blood_donors");
  await schema
    .createTable("donor_calls")
    .addColumn("id", "integer", id)
    .addColumn("donor_id", "integer", (column) =>
      column.notNull().references("blood_donors.id").onDelete("cascade"),
    )
    .addColumn("called_at", "text", required)
    .addColumn("caller", "text", required)
    .addColumn("outcome", "text", required)
    .execute();
  await index("donor_calls", ["donor_id", "id"]);

  await inbox("subscribers")
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", required)
    .addColumn("confirmed_at", "text")
    .execute();
  await counted("subscribers");

  await schema
    .createTable("outbox")
    .addColumn("id", "integer", id)
    .addColumn("recipient", "text", required)
    .addColumn("reply_to", "text")
    .addColumn("subject", "text", required)
    .addColumn("text", "text", required)
    .addColumn("html", "text", required)
    .addColumn("state", "text", required)
    .addColumn("tries", "integer", flag)
    .addColumn("next_try_at", "text", required)
    .addColumn("queued_at", "text", required)
    .addColumn("sent_at", "text")
    .addColumn("last_error", "text")
    .execute();
  await index("outbox", ["state", "next_try_at"]);

  await schema
    .createTable("audit_log")
    .addColumn("id", "integer", id)
    .addColumn("at", "text", required)
    .addColumn("user_id", "integer")
    .addColumn("user_name", "text", required)
    .addColumn("action", "text", required)
    .addColumn("noun", "text", required)
    .addColumn("noun_id", "text", required)
    .addColumn("search_text", "text", required)
    .addColumn("before", "text")
    .addColumn("after", "text")
    .execute();

  await index("audit_log", ["noun", "id"]);
  await index("audit_log", ["user_id", "id"]);

  for (const table of [
    "blog_posts",
    "messages",
    "registrations",
    "blood_donors",
    "subscribers",
    "audit_log",
  ]) {
    await makeSearchable(db, table, postgres);
  }

  await schema
    .createTable("page_views")
    .addColumn("day", "text", required)
    .addColumn("path", "text", required)
    .addColumn("views", "integer", required)
    .addPrimaryKeyConstraint("page_views_day_path", ["day", "path"])
    .execute();

  await schema
    .createTable("secrets")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", required)
    .execute();

  // The shape is the rate limiting library's.
  await schema
    .createTable("rate_limits")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", flag)
    .addColumn("expire", "bigint")
    .execute();
}

/** An index over the words of a table's search_text: FTS5 kept in step by triggers, or GIN. */
async function makeSearchable(db: Kysely<unknown>, table: string, postgres: boolean): Promise<void> {
  const rows = sql.table(table);
  if (postgres) {
    const name = sql.ref(`${table}_search`);
    await sql`create index ${name} on ${rows} using gin (to_tsvector('simple', search_text))`.execute(db);
    return;
  }
  const shadow = sql.table(`${table}_search`);
  const trigger = (event: string) => sql.ref(`${table}_search_${event}`);
  const add = sql`insert into ${shadow} (rowid, search_text) values (new.id, new.search_text);`;
  const drop = sql`insert into ${shadow} (${shadow}, rowid, search_text) values ('delete', old.id, old.search_text);`;
  await sql`create virtual table ${shadow} using fts5 (search_text, content=${sql.lit(table)}, content_rowid='id', tokenize='unicode61', prefix='2 3')`.execute(
    db,
  );
  await sql`insert into ${shadow} (${shadow}) values ('rebuild')`.execute(db);
  await sql`create trigger ${trigger("insert")} after insert on ${rows} begin ${add} end`.execute(db);
  await sql`create trigger ${trigger("delete")} after delete on ${rows} begin ${drop} end`.execute(db);
  await sql`create trigger ${trigger("update")} after update of search_text on ${rows} begin ${drop} ${add} end`.execute(
    db,
  );
}
