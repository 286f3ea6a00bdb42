import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { openSqlite } from "./sqlite.ts";

/** A second connection, in a thread of its own: it is still writing when the file is opened here. */
const otherWriter = `
  const { parentPort, workerData } = require("node:worker_threads");
  const database = new (require("better-sqlite3"))(workerData.file);
  database.exec("begin immediate; create table other (id integer)");
  parentPort.postMessage("writing");
  Atomics.wait(workerData.pause, 0, 0, 100);
  database.exec("commit");
  database.close();
`;

test("a new file that another connection is writing to is opened when that is done", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-sqlite-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "new.sqlite");
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const writer = new Worker(otherWriter, { eval: true, workerData: { file, pause } });
  await once(writer, "message");

  const database = openSqlite(file);
  expect(database.prepare("pragma journal_mode").all([])).toEqual([{ journal_mode: "wal" }]);
  expect(database.prepare("select count(*) as rows from other").all([])).toEqual([{ rows: 0 }]);
  database.close();
  await once(writer, "exit");
});
