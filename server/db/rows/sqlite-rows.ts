import { setImmediate as nextTurn } from "node:timers/promises";
import BetterSqlite3 from "better-sqlite3";
import { type Row, type RowReader, RowsRefusedError, type RowWriter, type Table } from "./rows.ts";
import { quoted } from "./tables.ts";

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
