import { parentPort, workerData } from "node:worker_threads";
import BetterSqlite3 from "better-sqlite3";
import type { ReadAnswer, ReadRequest } from "./sqlite-reader.ts";

/* The thread in which long reads run, started by sqlite-reader.ts. It answers each request in its turn. */

const { file }: { file: string } = workerData;
const database = new BetterSqlite3(file, { readonly: true });

function read({ sql, parameters }: ReadRequest): ReadAnswer {
  const begun = performance.now();
  try {
    const rows = database.prepare(sql).all(...parameters);
    return { rows, ms: performance.now() - begun };
  } catch (error) {
    // A thread cannot pass on the class of an error.
    const { message, code } = error as Error & { code?: string };
    return { fault: { message, code } };
  }
}

parentPort?.on("message", (request: ReadRequest) => parentPort?.postMessage(read(request)));
