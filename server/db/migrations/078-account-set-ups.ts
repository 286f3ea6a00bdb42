import type { Kysely } from "kysely";

/** Who has added an account, or set its password or address: they could be the person behind it. No row outlives its use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("account_set_ups")
    .addColumn("user_id", "integer", (column) => column.notNull())
    .addColumn("set_up_by", "integer", (column) => column.notNull())
    .addColumn("set_up_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("account_set_ups_key", ["user_id", "set_up_by"])
    .execute();
}
