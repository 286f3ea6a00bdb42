import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();
const counted: Column = (column) => column.notNull().defaultTo(0);

/**
 * Newsletters that staff write and send, and one delivery for each reader of each: nobody gets one twice. What became of
 * the deliveries is counted beside the text, so that the counts stay when a reader's rows go with the reader.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();

  await db.schema
    .createTable("newsletters")
    .addColumn("id", "integer", id)
    .addColumn("subject", "text", required)
    .addColumn("preheader", "text", required)
    .addColumn("content", "text", required)
    .addColumn("state", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("tested_version", "integer")
    .addColumn("per_minute", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("started_at", "text")
    .addColumn("finished_at", "text")
    .addColumn("text", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("html", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("next_batch_at", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("trouble", "text")
    .addColumn("recipients", "integer", counted)
    .addColumn("sent", "integer", counted)
    .addColumn("bounced", "integer", counted)
    .addColumn("failed", "integer", counted)
    .addColumn("skipped", "integer", counted)
    .addColumn("unsubscribed", "integer", counted)
    .execute();

  await db.schema
    .createTable("newsletter_deliveries")
    .addColumn("id", "integer", id)
    .addColumn("newsletter_id", "integer", (column) =>
      column.notNull().references("newsletters.id").onDelete("cascade"),
    )
    .addColumn("subscriber_id", "integer", (column) =>
      column.notNull().references("subscribers.id").onDelete("cascade"),
    )
    .addColumn("state", "text", required)
    .addColumn("tries", "integer", counted)
    .addColumn("next_try_at", "text", required)
    .addColumn("deferred_at", "text")
    .addColumn("settled_at", "text")
    .addColumn("reply", "text")
    .addColumn("unsubscribed_at", "text")
    .addUniqueConstraint("newsletter_deliveries_reader", ["newsletter_id", "subscriber_id"])
    .execute();
  await db.schema
    .createIndex("newsletter_deliveries_due")
    .on("newsletter_deliveries")
    .columns(["newsletter_id", "state", "next_try_at"])
    .execute();
  // A reader who goes must not have every delivery looked at.
  await db.schema
    .createIndex("newsletter_deliveries_subscriber")
    .on("newsletter_deliveries")
    .column("subscriber_id")
    .execute();

  await db.schema.alterTable("subscribers").addColumn("bounces", "integer", counted).execute();
  await db.schema.alterTable("subscribers").addColumn("bounce_reply", "text").execute();
  await db.schema.createIndex("subscribers_state").on("subscribers").columns(["state", "id"]).execute();
}
