import { sql } from "kysely";
import type { Feature, MediaColumn } from "#server/services.ts";
import type { Db } from "./connect.ts";

/** A stored picture or paper as a text names it, whatever stands before it. */
const inText = /uploads\/(?:images|documents)\/[a-z0-9.]+/g;

/** Every stored path, or a file's bare name, that some row names. */
export async function listReferencedMedia(db: Db, features: readonly Feature[]): Promise<string[]> {
  const names: string[] = [];
  for (const column of features.flatMap(({ media = [] }) => media)) {
    const filter = column.holds === "text" ? sql`like '%uploads/%'` : sql`is not null`;
    const { rows } = await sql<{ value: string }>`
      select distinct ${sql.ref(column.column)} as value from ${sql.table(column.table)}
      where ${sql.ref(column.column)} ${filter} and ${isOf(column)}`.execute(db);
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
  for (const each of features.flatMap(({ media = [] }) => media)) {
    const { table, column, holds } = each;
    const like = `%${path.replace(/[\\%_]/g, "\\$&")}%`;
    const equals = holds === "name" ? path.slice(path.lastIndexOf("/") + 1) : path;
    const test = holds === "text" ? sql`like ${like} escape '\\'` : sql`= ${equals}`;
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} ${test} and ${isOf(each)} limit 1`.execute(
      db,
    );
    if (rows.length > 0) return true;
  }
  return false;
}

/** Of a table with rows of several nouns those of the column's own. */
const isOf = ({ noun }: MediaColumn) => (noun === undefined ? sql`1 = 1` : sql`noun = ${noun}`);

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
