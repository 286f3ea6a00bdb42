import { sql } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { type TieFault, type Twin, tieMessages } from "#app/contract/translations.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import type { Db } from "./db/connect.ts";
import { lockRow } from "./db/lock-row.ts";

/*
 * Events that are one in two languages: the Urdu row names the English one in `translation_of`. A row is in the
 * language of its title.
 */

type TiedTable = "events";

const languageOf = ({ title }: { title: string }): Language => (isUrdu(title) ? "ur" : "en");

type Tie = {
  /** The row that is saved; undefined for a new one. */
  id: number | undefined;
  /** As the row will be called. */
  title: string;
  /** The row that it translates, none, or undefined when the save does not say. */
  translation_of: number | null | undefined;
};

/**
 * Looks whether a row may be the translation of another, and keeps both as they are until the transaction ends. Call it
 * before the row itself is locked.
 * @returns undefined when it may, or when the save ties nothing
 */
export async function tieFault(
  trx: Db,
  table: TiedTable,
  { id, title, translation_of }: Tie,
): Promise<{ fault: TieFault } | undefined> {
  if (translation_of === undefined || translation_of === null) return undefined;
  if (translation_of === id) return { fault: "tied to itself" };
  // From the lowest number up, as everywhere: two ties at once do not wait for each other.
  const locked = [translation_of, ...(id === undefined ? [] : [id])].toSorted((one, other) => one - other);
  for (const each of locked) await lockRow(trx, table, "is_sample", each);
  const rows = await trx
    .selectFrom(table)
    .select(["id", "title", "translation_of"])
    .where((where) =>
      where.or([
        where("id", "=", translation_of),
        where("translation_of", "in", locked),
        ...(id === undefined ? [] : [where("id", "=", id)]),
      ]),
    )
    .execute();
  // An original that lies in the bin keeps its translation.
  if (rows.some((row) => row.id === id && row.translation_of === translation_of)) return undefined;
  const original = rows.find((row) => row.id === translation_of);
  if (!original) return { fault: "no original" };
  if (original.translation_of !== null) return { fault: "original is a translation" };
  if (rows.some((row) => row.translation_of === id)) return { fault: "has a translation" };
  if (rows.some((row) => row.translation_of === translation_of && row.id !== id))
    return { fault: "translated" };
  return languageOf({ title }) === "en" || languageOf(original) === "ur"
    ? { fault: "same language" }
    : undefined;
}

/** What to answer with. @param noun "event" */
export const tieReplies = (noun: string) => {
  const texts = tieMessages(noun);
  return {
    "tied to itself": { status: 422, message: texts["tied to itself"] },
    "no original": { status: 422, message: texts["no original"] },
    "same language": { status: 422, message: texts["same language"] },
    "original is a translation": { status: 409, message: texts["original is a translation"] },
    "has a translation": { status: 409, message: texts["has a translation"] },
    translated: { status: 409, message: texts.translated },
  } as const satisfies Record<TieFault, { status: 409 | 422; message: string }>;
};

/** What a row that comes back from the bin translates: nothing, if its place has been taken meanwhile. */
export async function returningTie(
  trx: Db,
  table: TiedTable,
  row: { id: number; title: string; translation_of: number | null },
): Promise<number | null> {
  // A row from before there were translations has no such column.
  const translation_of = row.translation_of ?? null;
  if (translation_of === null) return null;
  const fault = await tieFault(trx, table, { ...row, translation_of });
  // The original may lie in the bin, too, and come back later.
  return !fault || fault.fault === "no original" ? translation_of : null;
}

/** Rows with their language, what each translates, and the row that is the same in the other language. */
export async function withTies<Row extends { id: number; title: string }>(
  db: Db,
  table: TiedTable,
  rows: readonly Row[],
): Promise<(Row & { language: Language; translation_of: number | null; translation: Twin | null })[]> {
  const ids = rows.map(({ id }) => id);
  const tied = ids.length
    ? await db
        .selectFrom(`${table} as twin`)
        .select(["twin.id", "twin.title", "twin.translation_of"])
        .where((where) =>
          where.or([
            where("twin.id", "in", ids),
            where("twin.translation_of", "in", ids),
            where(
              "twin.id",
              "in",
              where
                .selectFrom(`${table} as own`)
                .select("own.translation_of")
                .where("own.id", "in", ids)
                .where("own.translation_of", "is not", null),
            ),
          ]),
        )
        .execute()
    : [];
  const byId = new Map(tied.map((row) => [row.id, row]));
  const translations = new Map(tied.map((row) => [row.translation_of, row]));
  return rows.map((row) => {
    const translation_of = byId.get(row.id)?.translation_of ?? null;
    const twin = translation_of === null ? translations.get(row.id) : byId.get(translation_of);
    const { translation_of: _tie, ...named } = twin ?? { translation_of };
    return {
      ...row,
      language: languageOf(row),
      translation_of,
      translation: "id" in named ? named : null,
    };
  });
}

/** The same for visitors, who need not know which of the two was first. */
export async function withTwins<Row extends { id: number; title: string }>(
  ...rows: Parameters<typeof withTies<Row>>
) {
  return (await withTies<Row>(...rows)).map(({ translation_of: _tie, ...row }) => row);
}

/** A condition for a query: rows that neither have a translation nor are one. */
export const isUntied = (table: TiedTable) =>
  sql<boolean>`${sql.ref(`${table}.translation_of`)} is null and not exists (
    select 1 from ${sql.table(table)} as twin where twin.translation_of = ${sql.ref(`${table}.id`)})`;

/**
 * A condition for a query: of rows that are one in two languages, that of a page. A row that stands by itself is in both.
 */
export function standsIn(table: TiedTable, language: Language) {
  const [own, other] = language === "ur" ? ["id", "translation_of"] : ["translation_of", "id"];
  return sql<boolean>`not exists (select 1 from ${sql.table(table)} as twin
    where ${sql.ref(`twin.${other}`)} = ${sql.ref(`${table}.${own}`)})`;
}
