import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const blank: Column = (column) => column.notNull().defaultTo("");

/**
 * How far a registration has come, and who put it there when; what was answered to a message, by whom and when. Of what is
 * there already nobody has said it: registrations are new, messages not answered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable("registrations")
    .addColumn("state", "text", (column) => column.notNull().defaultTo("new"))
    .execute();
  await schema.alterTable("registrations").addColumn("state_at", "text").execute();
  await schema.alterTable("registrations").addColumn("state_by", "text", blank).execute();
  // The list by its filter, and the overview's count.
  await schema.createIndex("registrations_state").on("registrations").columns(["state", "id"]).execute();
  await schema.alterTable("messages").addColumn("answered_at", "text").execute();
  await schema.alterTable("messages").addColumn("answered_by", "text", blank).execute();
  await schema.alterTable("messages").addColumn("answer", "text", blank).execute();
  await schema
    .createIndex("messages_not_answered")
    .on("messages")
    .column("id")
    .where(sql.ref("answered_at"), "is", null)
    .execute();
}
