import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from "kysely";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();

/** Second factors of staff: an authenticator app, recovery codes, passkeys; sign-ins that wait for one; who must have one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id: Column = (column) =>
    postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement();
  const ofUser: Column = (column) => column.references("users.id").onDelete("cascade");

  await db.schema
    .createTable("totp_secrets")
    .addColumn("user_id", "integer", (column) => ofUser(column).primaryKey())
    .addColumn("sealed", "text", required)
    .addColumn("last_step", "integer", required)
    .addColumn("confirmed_at", "text")
    .execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("id", "integer", id)
    .addColumn("user_id", "integer", (column) => ofUser(column).notNull())
    .addColumn("selector", "text", required)
    .addColumn("code_hash", "text", required)
    .addUniqueConstraint("recovery_codes_selector", ["user_id", "selector"])
    .execute();
  await db.schema
    .createTable("passkeys")
    .addColumn("id", "integer", id)
    .addColumn("user_id", "integer", (column) => ofUser(column).notNull())
    .addColumn("credential_id", "text", (column) => column.notNull().unique())
    .addColumn("public_key", "text", required)
    .addColumn("counter", "bigint", required)
    .addColumn("transports", "text", required)
    .addColumn("name", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("last_used_at", "text")
    .execute();
  await db.schema.createIndex("passkeys_user").on("passkeys").column("user_id").execute();
  await db.schema
    .createTable("sign_in_challenges")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", required)
    .addColumn("user_id", "integer", ofUser)
    .addColumn("expires_at", "text", required)
    .execute();
  await db.schema
    .createIndex("sign_in_challenges_end")
    .on("sign_in_challenges")
    .column("expires_at")
    .execute();
  await db.schema.createIndex("sign_in_challenges_user").on("sign_in_challenges").column("user_id").execute();

  await db.schema.alterTable("sessions").addColumn("proved_at", "text").execute();

  await db.schema
    .createTable("two_factor_roles")
    .addColumn("role", "text", (column) => column.primaryKey())
    .addColumn("required", "integer", required)
    .addColumn("since", "text", required)
    .execute();
}
