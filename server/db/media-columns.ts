import { type RawBuilder, type SqlBool, sql } from "kysely";
import { parsePictureName } from "#app/lib/picture.ts";
import type { Feature, MediaColumn } from "#server/deps.ts";
import { readStoredPath } from "#server/media/media.ts";
import type { Db } from "./connect.ts";

/** A stored file that everybody may see, as a text names it, whatever stands before it. */
const inText = /uploads\/(?:images|documents|videos|captions)\/[a-z0-9.]+/g;

const onlyFlagged = ({ flag, noun }: Pick<MediaColumn, "flag" | "noun">) =>
  sql`${flag ? sql`and ${sql.ref(flag)} = 1` : sql``} ${noun ? sql`and noun = ${noun}` : sql``}`;

/** Every stored path, or a file's bare name, that some row names. */
export async function listReferencedMedia(db: Db, features: readonly Feature[]): Promise<string[]> {
  const names: string[] = [];
  for (const column of features.flatMap(({ media = [] }) => media)) {
    const filter = column.holds === "text" ? sql`like '%uploads/%'` : sql`is not null`;
    const { rows } = await sql<{ value: string }>`
      select distinct ${sql.ref(column.column)} as value from ${sql.table(column.table)}
      where ${sql.ref(column.column)} ${filter} ${onlyFlagged(column)}`.execute(db);
    names.push(
      ...rows.flatMap(({ value }) => (column.holds === "text" ? (value.match(inText) ?? []) : value)),
    );
  }
  return names;
}

/** Whether some row names this stored path: the question of listReferencedMedia for one file. */
export async function isReferencedMedia(
  db: Db,
  features: readonly Feature[],
  path: string,
): Promise<boolean> {
  return namesMedia(
    db,
    features.flatMap(({ media = [] }) => media),
    path,
  );
}

/** The same for some columns. */
export async function namesMedia(db: Db, media: readonly MediaColumn[], path: string): Promise<boolean> {
  for (const column of media) {
    const { rows } = await sql`
      select 1 from ${sql.table(column.table)}
      where ${namesPath(column, path)} ${onlyFlagged(column)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Whether a row names this stored path in the column. */
export function namesPath({ column, holds }: MediaColumn, path: string): RawBuilder<SqlBool> {
  const like = `%${path.replace(/[\\%_]/g, "\\$&")}%`;
  return holds === "text"
    ? sql<SqlBool>`${sql.ref(column)} like ${like} escape '\\'`
    : sql<SqlBool>`${sql.ref(column)} = ${storedValue({ holds }, path)}`;
}

/** How a column holds a stored path. */
export const storedValue = ({ holds }: Pick<MediaColumn, "holds">, path: string): string =>
  holds === "name" ? path.slice(path.lastIndexOf("/") + 1) : path;

/** The stored pictures that a row names, in whatever columns, with the descriptions that stand beside them. */
export function picturesOfRow(
  media: readonly MediaColumn[],
  table: string,
  row: object,
): Map<string, string> {
  const values = new Map<string, unknown>(Object.entries(row));
  const pictures = new Map<string, string>();
  for (const { column, holds, alt } of media.filter((each) => each.table === table)) {
    const value = values.get(column);
    if (typeof value !== "string") continue;
    const paths =
      holds === "text" ? (value.match(inText) ?? []) : [holds === "name" ? `uploads/images/${value}` : value];
    const described = alt ? values.get(alt) : undefined;
    for (const path of paths.filter(isPicture)) {
      pictures.set(path, pictures.get(path) || (typeof described === "string" ? described : ""));
    }
  }
  return pictures;
}

/** Whether it is the stored path of a public picture. */
export function isPicture(path: string): boolean {
  const file = readStoredPath(path);
  return file?.folder === "images" && parsePictureName(file.name) !== undefined;
}

/** The stored paths that a row names in the columns of `media`. Files that only a text names are left to the sweep. */
export function mediaOfRow(media: readonly MediaColumn[], table: string, row: object): string[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return media
    .filter((column) => column.table === table && column.holds !== "text")
    .flatMap(({ column, holds }) => {
      const value = values.get(column);
      if (typeof value !== "string") return [];
      // A bare name does not tell the folder: the file is in one of them, and is missing from the other.
      return holds === "name" ? [`uploads/images/${value}`, `uploads/videos/${value}`] : [value];
    });
}

/** The same, with those that a text names. */
export function mediaNamedBy(media: readonly MediaColumn[], table: string, row: object): string[] {
  const values = new Map<string, unknown>(Object.entries(row));
  const texts = media
    .filter((column) => column.table === table && column.holds === "text")
    .flatMap(({ column }) => `${values.get(column) ?? ""}`.match(inText) ?? []);
  return [...new Set([...mediaOfRow(media, table, row), ...texts])];
}
