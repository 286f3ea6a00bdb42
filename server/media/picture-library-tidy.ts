import { sql } from "kysely";
import type { Db } from "#server/db/connect.ts";
import { isPicture, namesMedia, picturesOfRow } from "#server/db/media-columns.ts";
import type { Deps, MediaColumn, PictureUse } from "#server/deps.ts";
import { addToLibrary, chunks, columnsOf, recordPictureUses } from "./picture-library.ts";

/** Files that are newer may belong to a save that is not finished. */
const minAgeMs = 10 * 60_000;
const rowsAtOnce = 200;

/**
 * Makes the library agree with the rows, for what was written past it: rows of an earlier release, of an import, of
 * samples that were removed. A picture that nothing names and nobody keeps goes out of it.
 * @param stopped asked between rows
 */
export async function tidyLibrary(
  { db, features, clock }: Pick<Deps, "db" | "features" | "clock">,
  stopped: () => boolean,
): Promise<void> {
  const media = columnsOf(features);
  for (const table of new Set(media.filter(({ use }) => use).map((column) => column.table))) {
    const columns = media.filter((column) => column.table === table);
    const use = columns.find((column) => column.use)?.use;
    if (use && !(await tidyTable({ db, features, clock }, { table, columns, use }, stopped))) return;
  }
  await dropUnnamed({ db, features, clock }, stopped);
}

type TidiedTable = { table: string; columns: MediaColumn[]; use: PictureUse };

/** @returns false when it was stopped */
async function tidyTable(
  { db, features, clock }: Pick<Deps, "db" | "features" | "clock">,
  { table, columns, use: { key, name, urduName = name } }: TidiedTable,
  stopped: () => boolean,
): Promise<boolean> {
  const record = (row: object | undefined, rowKey: string) =>
    db
      .transaction()
      .execute((trx) =>
        recordPictureUses(trx, features, { table, key: rowKey, row }, { now: clock.now(), by: "" }),
      );
  const needed = [
    ...new Set([
      key,
      name,
      urduName,
      ...columns.flatMap(({ column, alt }) => (alt ? [column, alt] : [column])),
    ]),
  ];
  const read = (where: ReturnType<typeof sql>) =>
    sql<Record<string, string | number>>`select ${sql.join(needed.map((column) => sql.ref(column)))}
      from ${sql.table(table)} where ${where} order by ${sql.ref(key)} limit ${rowsAtOnce}`.execute(db);

  for (let last: string | number | undefined; ; ) {
    if (stopped()) return false;
    const { rows } = await read(last === undefined ? sql`1 = 1` : sql`${sql.ref(key)} > ${last}`);
    last = rows.at(-1)?.[key];
    if (last === undefined) break;
    const recorded = await recordedUses(
      db,
      table,
      rows.map((row) => String(row[key])),
    );
    for (const row of rows) {
      const rowKey = String(row[key]);
      const shown = [...picturesOfRow(columns, table, row).keys()].sort();
      if (JSON.stringify(shown) === JSON.stringify(recorded.get(rowKey) ?? [])) continue;
      // As it is now: it may have been saved since it was read.
      const { rows: current } = await read(sql`${sql.ref(key)} = ${row[key]}`);
      await record(current[0], rowKey);
    }
  }
  for (let last = ""; ; ) {
    if (stopped()) return false;
    const keys = await db
      .selectFrom("picture_uses")
      .select("row_key")
      .distinct()
      .where("table_name", "=", table)
      .where("row_key", ">", last)
      .orderBy("row_key")
      .limit(rowsAtOnce)
      .execute();
    const end = keys.at(-1);
    if (!end) return true;
    last = end.row_key;
    const there = await sql<{ row_key: string }>`select cast(${sql.ref(key)} as text) as row_key
      from ${sql.table(table)} where cast(${sql.ref(key)} as text) in (${sql.join(keys.map(({ row_key }) => row_key))})`.execute(
      db,
    );
    const known = new Set(there.rows.map(({ row_key }) => row_key));
    for (const { row_key } of keys) if (!known.has(row_key)) await record(undefined, row_key);
  }
}

async function recordedUses(db: Db, table: string, keys: readonly string[]): Promise<Map<string, string[]>> {
  const uses = await db
    .selectFrom("picture_uses")
    .innerJoin("pictures", "pictures.id", "picture_uses.picture_id")
    .select(["picture_uses.row_key", "pictures.path"])
    .where("picture_uses.table_name", "=", table)
    .where("picture_uses.row_key", "in", keys)
    .execute();
  const paths = new Map<string, string[]>();
  for (const { row_key, path } of uses) paths.set(row_key, [...(paths.get(row_key) ?? []), path].sort());
  return paths;
}

/** The pictures of uploads that wait for their text come into the library; those whose file goes leave it. */
async function dropUnnamed(
  { db, features, clock }: Pick<Deps, "db" | "features" | "clock">,
  stopped: () => boolean,
): Promise<void> {
  const now = clock.now();
  const waiting = await db.selectFrom("uploaded_pictures").select("path").execute();
  const pictures = waiting.filter(({ path }) => isPicture(path));
  for (const part of chunks(pictures)) await addToLibrary(db, part, { now, by: "" });
  const before = new Date(now.getTime() - minAgeMs).toISOString();
  for (let last = 0; !stopped(); ) {
    const unused = await db
      .selectFrom("pictures")
      .select(["id", "path"])
      .where("is_kept", "=", 0)
      .where("uploaded_at", "<", before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("picture_uses")
              .select("row_key")
              .whereRef("picture_uses.picture_id", "=", "pictures.id"),
          ),
        ),
      )
      .where("id", ">", last)
      .orderBy("id")
      .limit(rowsAtOnce)
      .execute();
    if (unused.length === 0) return;
    for (const { id, path } of unused) {
      last = id;
      if (await namesMedia(db, columnsOf(features), path)) continue;
      await db.deleteFrom("pictures").where("id", "=", id).where("is_kept", "=", 0).execute();
    }
  }
}
