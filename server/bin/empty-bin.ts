import { sql } from "kysely";
import { type Actor, recordChange } from "#server/audit.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import { mediaNamedBy } from "#server/db/media-columns.ts";
import type { Deps } from "#server/deps.ts";
import { eraseNotedMedia, noteErasures } from "#server/media/erase.ts";
import { deleteVersions } from "#server/versions/versions.store.ts";
import { binKindOf } from "./bin-kind.ts";
import type { Binned } from "./bring-back.ts";

/** So many items go in one transaction. */
const atOnce = 40;

/**
 * Deletes for good what lies in the bin, with its earlier versions and the files that nothing else names: those do not
 * wait in quarantine any more.
 * @returns whether it was there
 */
export async function deleteForGood(deps: Deps, who: Actor, { noun, id }: Binned): Promise<boolean> {
  const { db, clock, features } = deps;
  const now = clock.now();
  const media = features.flatMap((feature) => feature.media ?? []);
  const gone = await db.transaction().execute(async (trx) => {
    const item = await trx
      .selectFrom("bin_items")
      .select("id")
      .where("noun", "=", noun)
      .where("row_id", "=", id)
      .executeTakeFirst();
    const kind = binKindOf(deps, noun);
    if (!kind || !item || !(await lockRow(trx, "bin_items", "user_name", item.id))) return false;
    const main = await trx
      .selectFrom("bin_rows")
      .select("row")
      .where("item_id", "=", item.id)
      .where("main", "=", 1)
      .executeTakeFirst();
    await removeLocked(trx, [item.id]);
    const row = main && JSON.parse(main.row);
    const paths = row ? mediaNamedBy(media, kind.table, row) : [];
    const own: string[] = [];
    for (const path of paths) if (!(await isNamedInBin(trx, path))) own.push(path);
    await noteErasures(trx, own, now);
    // What a person is called must not live on in the log.
    const name = row && !kind.person ? kind.title(row) : undefined;
    await recordChange(trx, now, who, { action: "delete for good", noun, id, name });
    return true;
  });
  if (gone) await eraseNotedMedia(deps);
  return gone;
}

async function isNamedInBin(trx: Db, path: string): Promise<boolean> {
  // A row may keep the bare name.
  const name = path.slice(path.lastIndexOf("/") + 1);
  const like = `%${name.replace(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql`select 1 from bin_rows where row like ${like} escape '\\' limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Deletes what has lain in the bin for its time, in short steps. Its files have waited in quarantine as long, and go from
 * there (sweep.ts).
 * @param pause waits between two steps; says whether to go on
 * @returns how many items went
 */
export async function emptyBin(db: Db, now: Date, pause: () => Promise<boolean>): Promise<number> {
  for (let removed = 0; ; ) {
    const step = await db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom("bin_items")
        .select("id")
        .where("expires_at", "<=", now.toISOString())
        .orderBy("id")
        .limit(atOnce)
        .execute();
      return removeLocked(
        trx,
        due.map(({ id }) => id),
      );
    });
    removed += step;
    if (step < atOnce || !(await pause())) return removed;
  }
}

/**
 * Deletes the rows of a table in the bin that staff have not worked on since. Call it in a transaction, again while it
 * returns `atOnce`.
 * @param before UTC, ISO 8601
 */
export async function removeUntouched(trx: Db, table: string, before: string): Promise<number> {
  const rows = await trx
    .selectFrom("bin_rows")
    .select(["id", "item_id", "main"])
    .where("table_name", "=", table)
    .where("touched_at", "<", before)
    .orderBy("item_id")
    .limit(atOnce)
    .execute();
  return removeRows(trx, rows);
}

/** Deletes the row of a person that lies in the bin. Call it in a transaction. @returns whether it did */
export async function removeBinned(trx: Db, noun: string, rowId: number): Promise<boolean> {
  const item = await trx
    .selectFrom("bin_items")
    .select("id")
    .where("noun", "=", noun)
    .where("row_id", "=", rowId)
    .executeTakeFirst();
  return item !== undefined && (await removeLocked(trx, [item.id])) > 0;
}

/** Rows that went with another are deleted alone, a row of its own with its item. @returns how many rows went */
export async function removeRows(
  trx: Db,
  rows: readonly { id: number; item_id: number; main: 0 | 1 }[],
): Promise<number> {
  const alone = rows.filter(({ main }) => main === 0).map(({ id }) => id);
  const items = rows.filter(({ main }) => main === 1).map(({ item_id }) => item_id);
  const gone =
    alone.length > 0
      ? await trx.deleteFrom("bin_rows").where("id", "in", alone).executeTakeFirst()
      : undefined;
  return Number(gone?.numDeletedRows ?? 0n) + (await removeLocked(trx, items));
}

/** Whoever brings one of them back at the same moment is waited for, or finds it gone. */
async function removeLocked(trx: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await trx
    .deleteFrom("bin_items")
    .where("id", "in", ids)
    .returning(["noun", "row_id"])
    .execute();
  for (const { noun, row_id } of gone) await deleteVersions(trx, noun, String(row_id));
  return gone.length;
}
