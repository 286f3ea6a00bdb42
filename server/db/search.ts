import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Permission } from "#app/contract/permissions.ts";
import type { Column, Table } from "#app/contract/table.ts";
import { cityNames } from "#app/lib/city-key.ts";
import { askedForms, foldForms, foldText, wordSeparators } from "#app/lib/fold-text.ts";
import { numberAsked, numberKeys } from "#app/lib/phone.ts";
import type { Database } from "./schema.ts";

/*
 * One meaning of search in every list: the question, folded, is a part of one of the row's folded texts. Both
 * databases have an index over three letters in a row for that: FTS5's trigram tokenizer, and pg_trgm. The site's own
 * search alone asks for the beginning of a word (`hasWord`), by the same indexes.
 */

/**
 * A table that is searched: its statement, or its name where all may search all of it. It has a `search_text`, and in SQLite
 * a shadow table named <table>_search.
 */
export type SearchedTable = Table | (keyof Database & string);
const nameOf = (table: SearchedTable) => (typeof table === "string" ? table : table.name);

/**
 * Some texts are searched only by those who may read them: each stands in a column of its own, so that a search finds
 * nothing that the reply leaves out (ROLE-05). A reader without the permission searches search_text alone.
 */
const restrictedTexts: Readonly<Record<string, Permission>> = {
  search_phones: "phones:read",
  search_medical: "medical:read",
};

/** Those that a table has, with their permission. */
const restrictedIn = ({ columns }: Table) =>
  Object.entries(restrictedTexts).filter(([name]) => name in columns);

/** The columns that a reader with these permissions searches. */
function textsFor(table: SearchedTable, held: ReadonlySet<Permission> | undefined): string[] {
  if (typeof table === "string") return ["search_text"];
  return [
    "search_text",
    ...restrictedIn(table).flatMap(([name, needed]) => (held?.has(needed) ? [name] : [])),
  ];
}

type Searched = { needs?: string; searched: true };
type SearchedName<T extends Table> = {
  [Name in keyof T["columns"]]: T["columns"][Name] extends Searched ? Name : never;
}[keyof T["columns"]];

/**
 * The search texts of a row, by its table's statement.
 * @param row its columns that are searched, some in several forms; of JSON the values are
 * @param also what else it is found by
 */
export function searchTexts<T extends Table>(
  table: T,
  row: Readonly<Record<SearchedName<T>, string | readonly string[]>>,
  ...also: string[]
): SearchTexts<T> {
  const searched = Object.entries<Column>(table.columns).filter(([, column]) => column.searched);
  const textsOf = (permission: Permission | undefined) =>
    searched
      .filter(([, { needs }]) => needs === permission)
      .flatMap(([name, { kind }]) =>
        [Reflect.get(row, name)].flat().flatMap((value) => textsIn(kind, value)),
      );
  return {
    search_text: searchText(...also, ...textsOf(undefined)),
    ...Object.fromEntries(
      restrictedIn(table).map(([name, needed]) => [name, searchText(...textsOf(needed))]),
    ),
  } as SearchTexts<T>;
}
type SearchTexts<T extends Table> = { search_text: string } & {
  [Name in "search_phones" | "search_medical" as Name extends keyof T["columns"] ? Name : never]: string;
};

function textsIn(kind: Column["kind"], value: string): string[] {
  if (kind === "city") return cityNames(value);
  return kind === "json" ? Object.values(JSON.parse(value)) : [value];
}

/**
 * What a row is found by, a line each, with the keys of its numbers: a question has no line breaks, so it never matches
 * across two of them.
 */
export const searchText = (...parts: (string | null | undefined)[]) =>
  [...new Set(parts.flatMap((part) => [...foldForms(part ?? ""), ...numberKeys(part ?? "")]))]
    .filter(Boolean)
    .join("\n");

/** A question as it is asked of search texts: a number by its digits, too, however it is typed. */
function formsToFind(question: string): string[] {
  const number = numberAsked(question);
  const forms = askedForms(question);
  return number === undefined || forms.includes(number) ? forms : [...forms, number];
}

/** Whether anything is asked: white space and marks alone ask nothing, and nothing is filtered then. */
export const isSearch = (question: string | undefined): question is string =>
  question !== undefined && foldText(question) !== "";

/** How far the rows that a search finds are counted: the exact number of very many helps nobody. */
export const maxCounted = 1000;

/** The indexes know three letters in a row. One or two are looked for in this many of the newest rows. */
const minIndexedLength = 3;
const maxScanned = 10_000;

type Searching = {
  /** Whether the list is in the order of the rows' numbers. */
  byId?: boolean;
  /** The reader's permissions. Without them, what only some may read is not searched. */
  held?: ReadonlySet<Permission>;
};

/**
 * Whether the question, in one of its forms, is a part of one of the texts of the row of `table` that the reader may
 * search. One or two letters are looked for in the newest 10,000 rows only.
 */
export const hasText = (
  db: Pick<Kysely<unknown>, "getExecutor">,
  table: SearchedTable,
  question: string,
  searching: Searching = {},
): Expression<SqlBool> => anyOf(formsToFind(question).map((form) => hasFolded(db, table, form, searching)));

const anyOf = (conditions: Expression<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

function hasFolded(
  db: Pick<Kysely<unknown>, "getExecutor">,
  table: SearchedTable,
  term: string,
  { byId = true, held }: Searching,
): Expression<SqlBool> {
  const sqlite = isSqlite(db);
  const rows = sql.table(nameOf(table));
  const texts = textsFor(table, held);
  const anyText = (finds: (text: RawBuilder<unknown>) => Expression<SqlBool>) =>
    anyOf(texts.map((name) => finds(sql.ref(`${nameOf(table)}.${name}`))));
  // "+" keeps SQLite from fetching every row that is found only to sort them all: a list that is in another order is
  // walked in that order until the page is full. Among 100,000 rows that took 350 ms, and takes 20.
  const id = sqlite && !byId ? sql`+${sql.ref(`${nameOf(table)}.id`)}` : sql.ref(`${nameOf(table)}.id`);
  if (!isIndexed(term)) {
    const found = anyText((text) =>
      sqlite ? sql<SqlBool>`instr(${text}, ${term}) > 0` : sql<SqlBool>`strpos(${text}, ${term}) > 0`,
    );
    const columns = sql.join(["id", ...texts].map((name) => sql.ref(name)));
    const newest = sql`(select ${columns} from ${rows} order by id desc limit ${sql.lit(maxScanned)})`;
    return sql<SqlBool>`${id} in (select id from ${newest} as ${rows} where ${found})`;
  }
  if (sqlite) {
    const shadow = sql.table(`${nameOf(table)}_search`);
    const matched = `{${texts.join(" ")}} : ${phrase(term)}`;
    return sql<SqlBool>`${id} in (select rowid from ${shadow} where ${shadow} match ${matched})`;
  }
  const pattern = `%${term.replace(/[\\%_]/g, "\\$&")}%`;
  return anyText((text) => sql<SqlBool>`${text} like ${pattern}`);
}

/**
 * The same among the newest rows that are found, at most `limit` of them, for tables with so many rows that reading all
 * that are found takes too long. The rows' numbers are read from the newest down, and no further than the limit.
 * @param below only rows with a lower number
 */
export function hasTextAmongNewest(
  db: Pick<Kysely<unknown>, "getExecutor">,
  table: SearchedTable,
  question: string,
  { limit, below }: { limit: number; below?: number },
): Expression<SqlBool> {
  const id = sql.ref(`${nameOf(table)}.id`);
  const until = (column: string) => (below === undefined ? sql`` : sql`and ${sql.ref(column)} < ${below}`);
  const forms = formsToFind(question);
  if (isSqlite(db) && forms.every(isIndexed)) {
    const shadow = sql.table(`${nameOf(table)}_search`);
    return sql<SqlBool>`${id} in (select rowid from ${shadow}
      where ${shadow} match ${forms.map(phrase).join(" OR ")} ${until("rowid")} order by rowid desc limit ${sql.lit(limit)})`;
  }
  return sql<SqlBool>`${id} in (select id from ${sql.table(nameOf(table))}
    where ${hasText(db, table, question)} ${until("id")} order by id desc limit ${sql.lit(limit)})`;
}

/**
 * Whether a word of the row's texts begins with one of `forms`, so that "ration" does not find "operation". One or two
 * letters are looked for in the newest 10,000 rows only. The lists that ask are not in the order of the rows' numbers.
 * @param forms folded (foldText), at least one, none of them empty
 */
export const hasWord = (
  db: Pick<Kysely<unknown>, "getExecutor">,
  table: SearchedTable,
  forms: readonly string[],
): Expression<SqlBool> => anyOf(forms.map((form) => beginsWord(db, table, form)));

function beginsWord(db: Pick<Kysely<unknown>, "getExecutor">, table: SearchedTable, form: string) {
  const anywhere = hasFolded(db, table, form, { byId: false });
  // A sign has no word that it could begin.
  if (wordSeparators.includes(form.charAt(0))) return anywhere;
  if (!isSqlite(db)) {
    const pattern = `(^|[${literally(wordSeparators)}])${literally(form)}`;
    return sql<SqlBool>`(${anywhere} and ${sql.ref(`${nameOf(table)}.search_text`)} ~ ${pattern})`;
  }
  // Two letters with the separator before them are three, and indexed. At the beginning of the text they are read.
  const phrases = Array.from(wordSeparators, (separator) => phrase(separator + form));
  if (isIndexed(form)) phrases.unshift(`^${phrase(form)}`);
  const shadow = sql.table(`${nameOf(table)}_search`);
  const indexed = sql<SqlBool>`${sql.ref(`${nameOf(table)}.id`)} in
    (select rowid from ${shadow} where ${shadow} match ${phrases.join(" OR ")})`;
  // Most synonyms stand nowhere, which is one look-up and not fifty: a case asks for that first, and once.
  const stands = sql`exists (select 1 from ${shadow} where ${shadow} match ${phrase(form)})`;
  return isIndexed(form)
    ? sql<SqlBool>`case when ${stands} then ${indexed} else 0 end`
    : sql<SqlBool>`(${anywhere} and (${indexed} or instr(search_text, ${form}) = 1))`;
}

/** For a regular expression of PostgreSQL: every sign stands for itself. */
const literally = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, "\\$&");

const isIndexed = (folded: string) => Array.from(folded).length >= minIndexedLength;

/** A phrase: everything between the quotation marks is text, those inside it are doubled. */
const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** By our own adapter's mark (sqlite.ts), because pages and server hold two copies of kysely in development. */
function isSqlite(db: Pick<Kysely<unknown>, "getExecutor">): boolean {
  return "isSqlite" in db.getExecutor().adapter;
}
