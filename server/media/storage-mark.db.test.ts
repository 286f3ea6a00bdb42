import { randomUUID } from "node:crypto";
import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { sqliteFile } from "#server/db/connect.ts";
import { administrator } from "#tests/support/app.ts";
import { addPicture, ageFiles, filesBelow, runCommand } from "#tests/support/storage.ts";
import { bareDatabase, bareDatabaseSettings, copyOfDatabase } from "#tests/support/test-database.ts";
import { processSettings, startProcess } from "#tests/support/test-process.ts";
import { databaseMark } from "./storage-mark.ts";

/** Several processes are started one after the other. */
const timeout = 180_000;

/** A site of its own with pictures that are a day old: only a sweep by the right database may take them. */
async function usedSite(database: Record<string, string> = {}) {
  const settings: Record<string, string> = {
    ...(await processSettings()),
    ...database,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SEED: "none",
  };
  const uploads = path.join(settings.DATA_DIR ?? "", "uploads");
  const server = await startProcess(settings);
  const first = await addPicture(server.url);
  const second = await addPicture(server.url);
  return { settings, uploads, server, pictures: [first, second] };
}

async function stop(server: Awaited<ReturnType<typeof startProcess>>): Promise<void> {
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
}

const refused = "no upload is removed";

test("an empty database on a folder used with SQLite takes no file, and the right one goes on with all", {
  timeout,
  tags: "any-database",
}, async () => {
  const { settings, uploads, server, pictures } = await usedSite({ DATABASE_URL: "" });
  await stop(server);
  ageFiles(uploads);
  const before = filesBelow(uploads);
  const other = { ...settings, ...(await emptyDatabase(settings)) };
  const wrong = await startProcess(other);
  await expect.poll(wrong.output).toContain(refused);
  await stop(wrong);
  expect(wrong.output().split(refused), "one line").toHaveLength(2);
  expect(filesBelow(uploads)).toEqual(before);
  renameSync(`${sqliteFile(settings.DATA_DIR ?? "")}.kept`, sqliteFile(settings.DATA_DIR ?? ""));
  const right = await startProcess(settings);
  for (const picture of pictures) {
    expect((await fetch(`${right.url}/backendReact/${picture.path}`)).status).toBe(200);
  }
  expect(right.output()).not.toContain(refused);
});

/** Settings that lead to an empty database: DATABASE_URL is set now; on SQLite the database's file was moved away. */
async function emptyDatabase({ DATA_DIR = "" }: Record<string, string>): Promise<Record<string, string>> {
  renameSync(sqliteFile(DATA_DIR), `${sqliteFile(DATA_DIR)}.kept`);
  return bareDatabaseSettings(DATA_DIR);
}

test("a copy of a database has another mark, though its rows are the same", async () => {
  const settings = await processSettings();
  const db = await bareDatabase(settings);
  await sql`create table database_identity (id integer primary key, identity text not null)`.execute(db);
  const env = envOf(settings);
  const mark = await databaseMark(db, env);
  expect(await databaseMark(db, env)).toBe(mark);
  // Neither database is copied while somebody is connected.
  await db.destroy();
  const copied = await copyOfDatabase(settings);
  const copy = await bareDatabase(copied);
  expect(await copy.selectFrom("database_identity").selectAll().execute()).toHaveLength(1);
  expect(await databaseMark(copy, envOf(copied))).not.toBe(mark);
});

test("where PostgreSQL keeps its server's number from its users, a restored dump has another mark all the same", async () => {
  const settings = await processSettings();
  if (!settings.DATABASE_URL) return;
  const db = await bareDatabase(settings);
  const role = sql.ref(`limited_${randomUUID().replaceAll("-", "")}`);
  await sql`revoke execute on function pg_control_system() from public`.execute(db);
  await sql`create role ${role}`.execute(db);
  const restore = async (identity: string) => {
    await sql`drop table if exists database_identity`.execute(db);
    await sql`create table database_identity (id integer primary key, identity text not null)`.execute(db);
    await sql`insert into database_identity values (1, ${identity})`.execute(db);
    await sql`grant all on database_identity to ${role}`.execute(db);
  };
  const mark = () =>
    db.transaction().execute(async (trx) => {
      await sql`set local role ${role}`.execute(trx);
      return databaseMark(trx, envOf(settings));
    });
  await restore("one");
  const before = await mark();
  expect(await mark()).toBe(before);
  // What a dump brings: the same rows, written anew.
  await restore("one");
  expect(await mark()).not.toBe(before);
  await sql`drop owned by ${role}`.execute(db);
  await sql`drop role ${role}`.execute(db);
});

const envOf = ({ DATA_DIR = "", DATABASE_URL }: Record<string, string>) => ({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL || undefined,
});

test("the command shows what is there, claims, and removes beyond the bound: into quarantine", {
  timeout,
  tags: "any-database",
}, async () => {
  const { settings, uploads, server, pictures } = await usedSite();
  await pictures[0]?.remove();
  const db = await bareDatabase(settings);
  await db.deleteFrom("gallery_items").execute();
  ageFiles(uploads);
  rmSync(path.join(settings.DATA_DIR ?? "", "private/storage-mark"));

  const unclaimed = await runCommand("media:clean --yes", settings);
  expect(unclaimed.code).toBe(1);
  expect(unclaimed.output).toContain("It has no mark");
  expect(unclaimed.output).toContain("named by no row");
  const before = filesBelow(uploads);

  const unanswered = await runCommand("media:clean --claim", settings);
  expect([unanswered.code, unanswered.output.includes("Nothing was changed.")]).toEqual([1, true]);
  expect(filesBelow(uploads)).toEqual(before);

  const claimed = await runCommand("media:clean --claim --yes", settings);
  expect([claimed.code, claimed.output.includes("Claimed.")]).toEqual([0, true]);
  const cleaned = await runCommand("media:clean --yes", settings);
  expect(cleaned.code).toBe(0);
  expect(cleaned.output).toContain(`${before.length} moved into quarantine`);
  expect(filesBelow(uploads)).toEqual([]);
  const quarantine = path.join(settings.DATA_DIR ?? "", "private/quarantine");
  expect(filesBelow(quarantine).length).toBeGreaterThan(before.length);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});
