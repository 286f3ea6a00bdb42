import { type Expression, type Kysely, type SqlBool, sql } from "kysely";

/*
 * Words are found by their beginnings: every word asked for must begin some word of the row. Both databases have
 * an index for that (FTS5, and a GIN index over to_tsvector), which a "contains" on the text has not: among a
 * hundred thousand rows it is the difference between one millisecond and half a second.
 */

/** The tables that are searched. Each has a `search_text`, and in SQLite a shadow table named <table>_search. */
export type SearchedTable =
  | "blog_posts"
  | "messages"
  | "registrations"
  | "blood_donors"
  | "subscribers"
  | "audit_log";

/** A text as plain small words: one form for what is stored and for what is asked, in any script. */
function words(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** What a row is found by. */
export const searchText = (...parts: (string | null | undefined)[]) => words(parts.join(" ")).join(" ");

/** How far the rows that a search finds are counted: the exact number of very many helps nobody. */
export const mostCounted = 1000;

/** A longer question is cut: nobody types that many words, and each costs a look-up. */
const mostWords = 8;

/** Whether the row of `table` has all words of the question. One without any letter or digit finds nothing. */
export function hasWords(
  db: Pick<Kysely<unknown>, "getExecutor">,
  table: SearchedTable,
  question: string,
): Expression<SqlBool> {
  const asked = words(question).slice(0, mostWords);
  if (asked.length === 0) return sql<SqlBool>`1 = 0`;
  if (isSqlite(db)) {
    const match = asked.map((word) => `"${word}"*`).join(" ");
    const shadow = sql.table(`${table}_search`);
    return sql<SqlBool>`${sql.ref(`${table}.id`)} in (select rowid from ${shadow} where ${shadow} match ${match})`;
  }
  const query = asked.map((word) => `${word}:*`).join(" & ");
  return sql<SqlBool>`to_tsvector('simple', ${sql.ref(`${table}.search_text`)}) @@ to_tsquery('simple', ${query})`;
}

/** SQLite is the one that has a single connection. Asked so, because pages and server hold two copies of kysely. */
function isSqlite(db: Pick<Kysely<unknown>, "getExecutor">): boolean {
  return db.getExecutor().adapter.supportsMultipleConnections === false;
}
