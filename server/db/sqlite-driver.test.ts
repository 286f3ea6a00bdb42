import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openSqlite, TransactionalSqliteDialect } from "./sqlite.ts";
import { DatabaseBusyError, usualPatience } from "./sqlite-driver.ts";

type Notes = { notes: { text: string } };

/** A database, and another program's connection to it. Without patience: a lock is told at once. */
async function twoPrograms() {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-driver-"));
  const file = path.join(folder, "notes.sqlite");
  const patience = { limitMs: 0, pauseMs: 0 };
  const db = new Kysely<Notes>({
    dialect: new TransactionalSqliteDialect({ database: openSqlite(file) }, patience),
  });
  await sql`create table notes (text text not null)`.execute(db);
  const other = new BetterSqlite3(file);
  onTestFinished(async () => {
    other.close();
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  const write = (text: string, on = db) => on.insertInto("notes").values({ text }).execute();
  const read = async () => (await db.selectFrom("notes").select("text").execute()).map(({ text }) => text);
  return { db, other, write, read };
}

test("a locked database is told as busy, by a statement and by a transaction, and reads go on", async () => {
  const { db, other, write, read } = await twoPrograms();
  await write("before");
  other.exec("begin immediate");
  await expect(write("alone")).rejects.toThrow(DatabaseBusyError);
  const transaction = db.transaction().execute((trx) => write("in a transaction", trx));
  await expect(transaction).rejects.toThrow(DatabaseBusyError);
  expect(await read()).toEqual(["before"]);
  const readOnly = db.transaction().setAccessMode("read only");
  expect(await readOnly.execute((trx) => trx.selectFrom("notes").selectAll().execute())).toHaveLength(1);
  other.exec("commit");
  await db.transaction().execute((trx) => write("after", trx));
  expect(await read()).toEqual(["before", "after"]);
});

test("transactions take turns, and what is asked meanwhile sees none of them half done", async () => {
  const { db, write, read } = await twoPrograms();
  const halfDone = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const first = db.transaction().execute(async (trx) => {
    await write("one", trx);
    halfDone.resolve();
    await mayEnd.promise;
    await write("two", trx);
  });
  await halfDone.promise;
  const second = db.transaction().execute((trx) => write("three", trx));
  const seen = read();
  mayEnd.resolve();
  await Promise.all([first, second]);
  expect(await seen).toEqual(["one", "two", "three"]);
});

test("a transaction that fails, in its work or at its end, leaves the connection to the next", async () => {
  const { db, write, read } = await twoPrograms();
  const fault = new Error("changed my mind");
  const failing = db.transaction().execute(async (trx) => {
    await write("gone", trx);
    throw fault;
  });
  await expect(failing).rejects.toBe(fault);
  // A commit that is refused: what the row refers to is not there.
  await sql`create table owners (id integer primary key)`.execute(db);
  await sql`create table pages (owner integer references owners (id) deferrable initially deferred)`.execute(
    db,
  );
  const refused = db.transaction().execute((trx) => sql`insert into pages values (7)`.execute(trx));
  await expect(refused).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT_FOREIGNKEY" });
  expect((await sql`select * from pages`.execute(db)).rows).toEqual([]);
  const begun = await db.startTransaction().execute();
  await write("also gone", begun);
  await begun.rollback().execute();
  await write("stays");
  expect(await read()).toEqual(["stays"]);
});

test("a write waits ten seconds for another program: SYSTEM-09", () => {
  expect(usualPatience.limitMs).toBe(10_000);
});

test("whoever watches hears how long a query ran and how long it waited for another program, apart", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-watch-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "notes.sqlite");
  const queries: string[] = [];
  const waits: { ms: number; gaveUp: boolean }[] = [];
  const watch = {
    queried: (query: string) => queries.push(query),
    waitedForLock: (ms: number, gaveUp: boolean) => waits.push({ ms, gaveUp }),
  };
  const dialect = new TransactionalSqliteDialect(
    { database: openSqlite(file), watch },
    { limitMs: 60_000, pauseMs: 1 },
  );
  const db = new Kysely<Notes>({ dialect });
  await sql`create table notes (text text not null)`.execute(db);
  const other = new BetterSqlite3(file);
  onTestFinished(async () => {
    other.close();
    await db.destroy();
  });
  other.exec("begin immediate");
  const written = db.insertInto("notes").values({ text: "private" }).execute();
  await expect.poll(() => queries.filter((query) => query.startsWith("insert")).length).toBeGreaterThan(2);
  other.exec("commit");
  await written;
  expect(queries).toContain('insert into "notes" ("text") values (?)');
  expect(waits).toEqual([{ ms: expect.any(Number), gaveUp: false }]);
  await db.selectFrom("notes").selectAll().execute();
  expect(waits).toHaveLength(1);
});
