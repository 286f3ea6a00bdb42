import type { Db } from "#server/db/connect.ts";
import type { VersionsTable } from "#server/db/staff-schema.ts";

/** So many saves of each record are kept, and of long ones as many as fit: then the oldest go. */
export const maxVersions = 50;
const maxCharacters = 4_000_000;

/** Of every save that is kept: what, when and by whom. */
export type VersionRow = Pick<VersionsTable, "version" | "action" | "changes" | "saved_at" | "user_name">;

const columns = ["version", "action", "changes", "saved_at", "user_name"] as const;

/** The newest save of each record of a noun that was ever saved, by its name or number. */
export async function latestVersions(db: Db, noun: string): Promise<Map<string, VersionRow>> {
  const rows = await db
    .selectFrom("versions")
    .select(["row_id", ...columns])
    .where("noun", "=", noun)
    .orderBy("version")
    .execute();
  return new Map(rows.map(({ row_id, ...row }) => [row_id, row]));
}

const versionsOf = (db: Db, noun: string, rowId: string) =>
  db.selectFrom("versions").where("noun", "=", noun).where("row_id", "=", rowId);

/** Newest first. */
export const listVersions = (db: Db, noun: string, rowId: string): Promise<VersionRow[]> =>
  versionsOf(db, noun, rowId).select(columns).orderBy("version", "desc").execute();

/** What was saved as this version: JSON; null when nothing showed then, or the original; undefined when it is not kept. */
export async function savedValue(db: Db, noun: string, rowId: string, version: number) {
  const saved = versionsOf(db, noun, rowId).select("value").where("version", "=", version);
  const row = await saved.executeTakeFirst();
  return row?.value;
}

/** What was saved before this version: as `savedValue`; undefined for the oldest that is kept. */
export async function valueBefore(db: Db, noun: string, rowId: string, version: number) {
  const before = versionsOf(db, noun, rowId).select("value").where("version", "<", version);
  const row = await before.orderBy("version", "desc").limit(1).executeTakeFirst();
  return row?.value;
}

/** The number of the newest version that is kept; 0 when there is none. */
export async function latestVersion(db: Db, noun: string, rowId: string): Promise<number> {
  const saved = await versionsOf(db, noun, rowId)
    .select((select) => select.fn.max("version").as("version"))
    .executeTakeFirst();
  return saved?.version ?? 0;
}

/**
 * Writes a version, for which the oldest go. Call it in the transaction of the save.
 * @throws a unique violation when somebody else has written this version at the same moment
 */
export async function insertVersion(trx: Db, row: Omit<VersionsTable, "id">): Promise<void> {
  await trx.insertInto("versions").values(row).execute();
  const kept = await versionsOf(trx, row.noun, row.row_id)
    .select((select) => ["version", select.fn<number | null>("length", ["value"]).as("length")])
    .orderBy("version", "desc")
    .execute();
  let characters = 0;
  const first = kept.findIndex(({ length }, place) => {
    characters += length ?? 0;
    // What shows now and what was there before it stay, however long they are.
    return place >= maxVersions || (place > 1 && characters > maxCharacters);
  });
  const oldest = kept[first];
  if (!oldest) return;
  await trx
    .deleteFrom("versions")
    .where("noun", "=", row.noun)
    .where("row_id", "=", row.row_id)
    .where("version", "<=", oldest.version)
    .execute();
}

/** Forgets all versions of a record that is gone for good. */
export async function deleteVersions(trx: Db, noun: string, rowId: string): Promise<void> {
  await trx.deleteFrom("versions").where("noun", "=", noun).where("row_id", "=", rowId).execute();
}
