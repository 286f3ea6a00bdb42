import type { ContentName } from "#content/contents.ts";
import type { Db } from "#server/db/connect.ts";
import type { VersionsTable } from "#server/db/staff-schema.ts";
import { insertVersion, latestVersion } from "#server/versions/versions.store.ts";

export const noun = "content";

/** Counts on for ever, also while the original shows; 0 before the first save. */
export async function readVersion(db: Db, name: ContentName): Promise<number> {
  const row = await db.selectFrom("content").select("version").where("name", "=", name).executeTakeFirst();
  return Math.max(await latestVersion(db, noun, name), row?.version ?? 0);
}

/**
 * Writes a version: what shows, and its entry among the versions, of which the oldest goes. Call it in a transaction.
 * @throws a unique violation when somebody else has written this version at the same moment
 */
export async function writeVersion(
  trx: Db,
  name: ContentName,
  row: Omit<VersionsTable, "id" | "noun" | "row_id">,
): Promise<void> {
  const { value, version, saved_at } = row;
  await insertVersion(trx, { ...row, noun, row_id: name });
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
