import type { Kysely } from "kysely";

/**
 * The Karachi day and time at which an announcement ends; without a time it ends with its day. A post's `published_at` has
 * held a Karachi day: from here on it may hold a minute too (YYYY-MM-DDTHH:MM), which sorts among the days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("banner").addColumn("end_date", "text").execute();
  await db.schema.alterTable("banner").addColumn("end_time", "text").execute();
}
