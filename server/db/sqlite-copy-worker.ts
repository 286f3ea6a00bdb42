import { parentPort, workerData } from "node:worker_threads";
import BetterSqlite3 from "better-sqlite3";
import { leaveOutKeys } from "./left-out-keys.ts";
import { listTables, quoted } from "./rows/tables.ts";

/*
 * The thread in which a database is copied, started by server/backup/snapshot.ts: SQLite does each step in one go. It
 * says how many rows each table of the copy has, and ends.
 */

const { file, target }: { file: string | undefined; target: string } = workerData;

if (file !== undefined) {
  const source = new BetterSqlite3(file, { readonly: true });
  source.prepare("vacuum into ?").run(target);
  source.close();
}

const copy = new BetterSqlite3(target);
leaveOutKeys(copy);
const countOf = (table: string) =>
  copy
    .prepare<[], number>(`select count(*) from ${quoted(table)}`)
    .pluck()
    .get() ?? 0;
const rows = Object.fromEntries(listTables(copy).map(({ name }) => [name, countOf(name)]));
copy.close();
parentPort?.postMessage(rows);
