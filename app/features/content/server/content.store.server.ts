import { maxSaves } from "#app/features/content/content.schema.ts";
import type { ContentName } from "#content/contents.ts";
import type { Db } from "#server/db/connect.ts";
import type { ContentHistoryTable } from "#server/db/schema.ts";

/** Of every save that is kept: what, when and by whom. */
export type SaveRow = Pick<
  ContentHistoryTable,
  "name" | "version" | "action" | "changes" | "saved_at" | "user_name"
>;

const columns = ["name", "version", "action", "changes", "saved_at", "user_name"] as const;

/** The newest save of each content that was ever saved, by its name. */
export async function latestSaves(db: Db): Promise<Map<string, SaveRow>> {
  const rows = await db.selectFrom("content_history").select(columns).orderBy("version").execute();
  return new Map(rows.map((row) => [row.name, row]));
}

/** The saves of one content, newest first. */
export const listSaves = (db: Db, name: ContentName): Promise<SaveRow[]> =>
  db
    .selectFrom("content_history")
    .select(columns)
    .where("name", "=", name)
    .orderBy("version", "desc")
    .execute();

/** What was saved as this version: JSON; null when it brought the original back; undefined when it is not kept. */
export async function savedValue(db: Db, name: ContentName, version: number) {
  const row = await db
    .selectFrom("content_history")
    .select("value")
    .where("name", "=", name)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.value;
}

/** Counts on for ever, also while the original shows; 0 before the first save. */
export async function readVersion(db: Db, name: ContentName): Promise<number> {
  const saved = await db
    .selectFrom("content_history")
    .select((select) => select.fn.max("version").as("version"))
    .where("name", "=", name)
    .executeTakeFirst();
  const row = await db.selectFrom("content").select("version").where("name", "=", name).executeTakeFirst();
  return Math.max(saved?.version ?? 0, row?.version ?? 0);
}

/**
 * Writes a version: what shows, and its entry in the history, of which the oldest goes. Call it in a transaction.
 * @throws a unique violation when somebody else has written this version at the same moment
 */
export async function writeVersion(trx: Db, row: Omit<ContentHistoryTable, "id">): Promise<void> {
  const { name, value, version, saved_at } = row;
  await trx.insertInto("content_history").values(row).execute();
  await trx
    .deleteFrom("content_history")
    .where("name", "=", name)
    .where("version", "<=", version - maxSaves)
    .execute();
  if (value === null) {
    await trx.deleteFrom("content").where("name", "=", name).execute();
    return;
  }
  const shown = { value, version, updated_at: saved_at, is_sample: 0 as const };
  await trx
    .insertInto("content")
    .values({ name, ...shown })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(shown))
    .execute();
}
