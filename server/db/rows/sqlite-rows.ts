import { setImmediate as nextTurn } from "node:timers/promises";
import BetterSqlite3 from "better-sqlite3";
import { type Row, type RowReader, RowsRefusedError, type RowWriter, type Table } from "./rows.ts";

/**
 * What is never copied: what a database knows of itself (its name, its migrations), counts that are over in an hour, and
 * SQLite's own tables and search indexes.
 */
const neverCopied = /^(?:kysely_.*|sqlite_.*|database_identity|rate_limits|.*_search(?:_.*)?)$/;

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
    .filter(({ name }) => !neverCopied.test(name));
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

/** So few that whoever else runs in this process hardly waits. */
const partSize = 200;

/** Reads a file as it is at this moment, also while a server writes to it. It changes nothing in it. */
export function readSqlite(file: string): RowReader & { close(): void } {
  const database = new BetterSqlite3(file, { readonly: true });
  database.exec("begin");
  // The moment is that of the first read.
  database.prepare("select count(*) from sqlite_master").get();
  return { ...reader(database), close: () => database.close() };
}

/** Writes to a file that nobody else uses yet. `commit` keeps all that was written, `close` without it nothing. */
export function writeSqlite(file: string): RowWriter & { commit(): void; close(): void } {
  const database = new BetterSqlite3(file);
  // Whoever asked for the file throws it away when this process ends before its time.
  database.pragma("journal_mode = MEMORY");
  database.pragma("synchronous = OFF");
  database.pragma("foreign_keys = ON");
  database.exec("begin immediate");
  return {
    ...reader(database),
    async write({ name, columns }, rows) {
      const marks = columns.map(() => "?").join(", ");
      const insert = database.prepare(
        `insert into ${quoted(name)} (${columns.map(quoted).join(", ")}) values (${marks})`,
      );
      try {
        for (const row of rows) insert.run(...row);
      } catch (error) {
        if (!(error instanceof BetterSqlite3.SqliteError) || error.code === "SQLITE_FULL") throw error;
        throw new RowsRefusedError(`SQLite does not take the rows of ${name}: ${error.message}`, {
          cause: error,
        });
      }
      await nextTurn();
    },
    async setLastNumber({ name }, number) {
      database.prepare("delete from sqlite_sequence where name = ?").run(name);
      database.prepare("insert into sqlite_sequence (name, seq) values (?, ?)").run(name, number);
    },
    commit() {
      database.exec("commit");
    },
    close: () => database.close(),
  };
}

function reader(database: BetterSqlite3.Database): RowReader {
  return {
    async *read({ name, columns }: Table) {
      // Turn by turn: a statement that is under way would keep this connection from writing.
      const page = database
        .prepare<[number], [number, ...Row]>(
          `select rowid, ${columns.map(quoted).join(", ")} from ${quoted(name)} where rowid > ? order by rowid limit ${partSize}`,
        )
        .raw();
      for (let above = Number.MIN_SAFE_INTEGER; ; ) {
        const rows = page.all(above);
        const last = rows.at(-1);
        if (!last) return;
        above = last[0];
        yield rows.map(([, ...row]) => row);
      }
    },
    async lastNumber({ name }) {
      const find = database
        .prepare<[string], number>("select seq from sqlite_sequence where name = ?")
        .pluck();
      return find.get(name) ?? 0;
    },
  };
}
