import { sql } from "kysely";
import type { Db } from "#server/db/connect.ts";
import { namesMedia, namesPath, picturesOfRow, storedValue } from "#server/db/media-columns.ts";
import { searchText } from "#server/db/search.ts";
import type { Feature, MediaColumn } from "#server/deps.ts";

/*
 * The picture library: every public picture that staff have uploaded, and which rows show it. A picture comes into it with
 * the row that shows it and goes with the last one, or by itself (`is_kept`). What it knows of rows is written with them,
 * in their transaction; the daily look (`tidyLibrary`) corrects what was written past it.
 */

type Features = readonly Feature[];

/** All columns that name files. */
export const columnsOf = (features: Features): MediaColumn[] => features.flatMap(({ media = [] }) => media);

/** A picture is in the library already, or comes into it now. */
type NewPicture = { path: string; alt?: string; kept?: boolean };

/** Puts pictures into the library that are not in it yet. Call it in the transaction that names them first. */
export async function addToLibrary(
  trx: Db,
  pictures: readonly NewPicture[],
  { now, by }: { now: Date; by: string },
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ path, alt = "", kept = false }) => ({
    path,
    alt,
    is_kept: kept ? (1 as const) : (0 as const),
    uploaded_at: now.toISOString(),
    uploaded_by: by,
    version: 1,
    search_text: searchText(alt),
  }));
  await trx
    .insertInto("pictures")
    .values(rows)
    .onConflict((conflict) => conflict.column("path").doNothing())
    .execute();
}

/**
 * Takes a picture of the library for a row, and keeps it from being replaced or deleted until the transaction ends. Call
 * it before the row itself is locked.
 * @returns whether there is such a picture
 */
export async function takeFromLibrary(trx: Db, path: string): Promise<boolean> {
  const taken = await trx
    .updateTable("pictures")
    .set(({ ref }) => ({ is_kept: ref("is_kept") }))
    .where("path", "=", path)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Why a save is not done that names a picture of the library: the field `libraryPicture`. */
export type LibraryFault = { fault: "no picture" };

/**
 * Takes the picture that a form names in the place of a file, as `takeFromLibrary` does.
 * @param form.picture_path undefined: none is named
 */
export async function takeNamedPicture(
  trx: Db,
  { picture_path }: { picture_path?: string },
  file: object | undefined,
): Promise<LibraryFault | undefined> {
  if (file || picture_path === undefined || (await takeFromLibrary(trx, picture_path))) return undefined;
  return { fault: "no picture" };
}

/** A row that was written or deleted. */
type WrittenRow = {
  table: string;
  /** As the column tells it that the feature names as `use.key`. */
  key: string;
  /** All its columns; undefined when it is gone. */
  row: object | undefined;
};

/** Whether a save of a row changes what the library says of it. */
export function changesPictures(features: Features, table: string, before: object, columns: object): boolean {
  const was = new Map(Object.entries(before));
  const is = new Map(Object.entries(columns));
  return columnsOf(features)
    .filter((column) => column.table === table)
    .flatMap(({ column, alt, use }) => [column, alt, use?.name, use?.urduName])
    .some((name) => name !== undefined && is.has(name) && is.get(name) !== was.get(name));
}

/**
 * Writes down which pictures a row shows. Those that are not in the library come into it, with the row's description;
 * one without a description gets it. Call it in the transaction of the change.
 * @param by who uploaded what is new
 */
export async function recordPictureUses(
  trx: Db,
  features: Features,
  { table, key, row }: WrittenRow,
  { now, by }: { now: Date; by: string },
): Promise<void> {
  const columns = columnsOf(features).filter((column) => column.table === table);
  const use = columns.find((column) => column.use)?.use;
  if (!use) return;
  const shown = row ? picturesOfRow(columns, table, row) : new Map<string, string>();
  const values = new Map<string, unknown>(Object.entries(row ?? {}));
  const name = String(values.get(use.name) || values.get(use.urduName ?? "") || "");
  const former = await trx
    .deleteFrom("picture_uses")
    .where("table_name", "=", table)
    .where("row_key", "=", key)
    .returning("picture_id")
    .execute();
  // In one order, so that no two saves wait for each other.
  const paths = [...shown.keys()].sort();
  await addToLibrary(
    trx,
    paths.map((path) => ({ path, alt: shown.get(path) })),
    { now, by },
  );
  for (const part of chunks(paths)) {
    const pictures = await trx
      .selectFrom("pictures")
      .select(["id", "path", "alt"])
      .where("path", "in", part)
      .execute();
    const uses = pictures.map(({ id }) => ({ picture_id: id, table_name: table, row_key: key, name }));
    await trx
      .insertInto("picture_uses")
      .values(uses)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const { id, path, alt } of pictures) {
      const described = shown.get(path);
      if (alt === "" && described)
        await trx.updateTable("pictures").set({ alt: described }).where("id", "=", id).execute();
      former.push({ picture_id: id });
    }
  }
  await renewSearch(
    trx,
    former.map(({ picture_id }) => picture_id),
  );
}

/** So many values of one question. */
const atOnce = 200;
/** So many of the rows that show a picture are words by which it is found. */
const namesSearched = 20;

export function* chunks<Item>(items: readonly Item[]) {
  for (let start = 0; start < items.length; start += atOnce) yield items.slice(start, start + atOnce);
}

/** What pictures are found by, after their descriptions or their uses have changed. */
export async function renewSearch(trx: Db, ids: readonly number[]): Promise<void> {
  const sorted = [...new Set(ids)].sort((one, other) => one - other);
  for (const part of chunks(sorted)) {
    const pictures = await trx
      .selectFrom("pictures")
      .select(["id", "alt", "search_text"])
      .where("id", "in", part)
      .orderBy("id")
      .execute();
    const uses = await listUses(trx, part, namesSearched);
    for (const { id, alt, search_text } of pictures) {
      const names = uses.filter(({ picture_id }) => picture_id === id).map(({ name }) => name);
      const text = searchText(alt, ...new Set(names));
      if (text !== search_text)
        await trx.updateTable("pictures").set({ search_text: text }).where("id", "=", id).execute();
    }
  }
}

/** The first uses of each of some pictures. @param limit for each picture */
export async function listUses(db: Db, ids: readonly number[], limit: number) {
  if (ids.length === 0) return [];
  const numbered = db
    .selectFrom("picture_uses")
    .select(["picture_id", "table_name", "row_key", "name"])
    .select(
      sql<number>`row_number() over (partition by picture_id order by table_name, name, row_key)`.as("place"),
    )
    .where("picture_id", "in", ids)
    .as("numbered");
  return db
    .selectFrom(numbered)
    .select(["picture_id", "table_name", "row_key", "name"])
    .where("place", "<=", limit)
    .orderBy("picture_id")
    .orderBy("place")
    .execute();
}

/** The tables of the library itself, and of uploads that wait for their text. */
const own: readonly string[] = ["pictures", "uploaded_pictures"];
const foreign = (features: Features) => columnsOf(features).filter(({ table }) => !own.includes(table));

/** Whether something beside the library names a picture: a row, an earlier version of a text. */
export const isShown = (db: Db, features: Features, path: string): Promise<boolean> =>
  namesMedia(db, foreign(features), path);

/** Every row that names a picture names another one from now on, in texts too; `keepsFile` excepted. */
export async function renameInRows(trx: Db, features: Features, from: string, to: string): Promise<void> {
  for (const media of columnsOf(features)) {
    if (own.includes(media.table) || media.keepsFile) continue;
    const column = sql.ref(media.column);
    const renamed =
      media.holds === "text" ? sql`replace(${column}, ${from}, ${to})` : sql`${storedValue(media, to)}`;
    const also = Object.entries(media.whenReplaced ?? {}).map(
      ([name, value]) => sql`, ${sql.ref(name)} = ${value}`,
    );
    await sql`update ${sql.table(media.table)} set ${column} = ${renamed} ${sql.join(also, sql``)}
      where ${namesPath(media, from)}`.execute(trx);
  }
  // What is brought back from the bin, or from an earlier version, shows the new one, too. A row may keep the bare name.
  const [former, later] = [from, to].map((path) => path.slice(path.lastIndexOf("/") + 1));
  for (const [table, column] of [
    ["bin_rows", "row"],
    ["versions", "value"],
  ] as const)
    await sql`update ${sql.table(table)}
      set ${sql.ref(column)} = replace(${sql.ref(column)}, ${former}, ${later})
      where ${sql.ref(column)} like ${`%${former}%`}`.execute(trx);
}
