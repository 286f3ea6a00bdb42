import BetterSqlite3 from "better-sqlite3";
import type { Table } from "./rows.ts";

/**
 * What is never copied: what a database knows of itself (its name, its migrations), counts that are over in an hour, and
 * SQLite's own tables and search indexes.
 */
const own = /^(?:kysely_.*|sqlite_.*|database_identity|rate_limits|.*_search(?:_.*)?)$/;

/** A name of a table or column as SQL has it, whatever is in it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * The tables of a SQLite database of this program, each after those that it refers to, so that they can be filled in this
 * order. PostgreSQL has the same.
 */
export function listTables(database: BetterSqlite3.Database): Table[] {
  const found = database
    .prepare<[], { name: string; sql: string }>(
      "select name, sql from sqlite_master where type = 'table' order by name",
    )
    .all()
    .filter(({ name }) => !own.test(name));
  const sorted = new Map<string, Table>();
  const add = ({ name, sql }: { name: string; sql: string }) => {
    if (sorted.has(name)) return;
    const referred = database
      .prepare<[string], string>('select "table" from pragma_foreign_key_list(?)')
      .pluck();
    for (const other of referred.all(name)) {
      const table = found.find((each) => each.name === other);
      if (table && other !== name) add(table);
    }
    const columns = database
      .prepare<[string], string>("select name from pragma_table_info(?)")
      .pluck()
      .all(name);
    sorted.set(name, { name, columns, numbered: /\bautoincrement\b/i.test(sql) });
  };
  for (const table of found) add(table);
  return [...sorted.values()];
}

/** The tables of a SQLite file. */
export function tablesOfFile(file: string): Table[] {
  const database = new BetterSqlite3(file, { readonly: true });
  try {
    return listTables(database);
  } finally {
    database.close();
  }
}
