import { workerData } from "node:worker_threads";
import BetterSqlite3 from "better-sqlite3";
import { leaveOutKeys } from "./left-out-keys.ts";

/* The thread in which a database is copied, started by server/backup/snapshot.ts. It ends with the copy. */

const { file, target }: { file: string; target: string } = workerData;

const source = new BetterSqlite3(file, { readonly: true });
source.prepare("vacuum into ?").run(target);
source.close();

const copy = new BetterSqlite3(target);
leaveOutKeys(copy);
copy.close();
