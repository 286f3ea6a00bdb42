import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished } from "vitest";
import { connect, type Db, sqliteFile } from "#server/db/connect.ts";
import "./database-template.ts";

/**
 * Each test file has one PostgreSQL database, emptied between its tests: making one costs far more. So does a new connection
 * for each emptying, which knows none of the tables yet.
 */
const database: { file: string; url: string; client?: pg.Client } = { file: "", url: "" };

/**
 * An empty migrated database of the project's kind.
 * @param folder the data folder, for a SQLite file
 * @returns the DATABASE_URL, undefined for SQLite
 */
export async function emptyDatabase(folder: string): Promise<string | undefined> {
  const template = inject("databaseTemplate");
  if (template.kind === "sqlite") {
    copyFileSync(template.file, sqliteFile(folder));
    return undefined;
  }
  const { testPath = "" } = expect.getState();
  if (database.file === testPath) {
    database.client ??= await connectForFile(database.url);
    await database.client.query(emptyTables);
  } else {
    await database.client?.end();
    const url = await makePostgresDatabase(template.server, template.template);
    Object.assign(database, { url, file: testPath, client: undefined });
  }
  return database.url;
}

/** The settings for a start on a database without tables. */
export async function bareDatabaseSettings(folder: string): Promise<Record<string, string>> {
  const template = inject("databaseTemplate");
  const url = template.kind === "postgres" ? await makePostgresDatabase(template.server) : "";
  return { DATA_DIR: folder, DATABASE_URL: url };
}

/** A copy of the database of these settings, as a raw copy of its file or a restored dump. Close connections first. */
export async function copyOfDatabase({ DATA_DIR = "", DATABASE_URL }: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-copy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const template = inject("databaseTemplate");
  if (template.kind === "postgres" && DATABASE_URL) {
    const name = new URL(DATABASE_URL).pathname.slice(1);
    return { DATA_DIR, DATABASE_URL: await makePostgresDatabase(template.server, name) };
  }
  copyFileSync(sqliteFile(DATA_DIR), sqliteFile(folder));
  return { DATA_DIR: folder, DATABASE_URL: "" };
}

/** A connection to a database without tables, or to the one of the settings. */
export async function bareDatabase(settings?: Record<string, string>): Promise<Db> {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-db-"));
  const { DATA_DIR = folder, DATABASE_URL } = settings ?? (await bareDatabaseSettings(folder));
  const { db } = await connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });
  return db;
}

/**
 * A new database in the test server, a copy of the template or without tables. It is removed with the server.
 */
async function makePostgresDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOn(
    server,
    `create database ${name} ${template ? `template ${template} strategy = file_copy` : ""}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Not by truncate, which makes new files for each of some forty tables: that takes five times as long. Without triggers
 * there are no rows that cannot be deleted and no references to look after.
 */
const emptyTables = `do $$ declare one record; begin
  set local session_replication_role = replica;
  for one in select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  loop execute format('delete from %I', one.name); end loop;
  perform setval(format('public.%I', sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
end $$`;

async function connectForFile(url: string): Promise<pg.Client> {
  const client = await connectTo(url);
  // A test may end all connections, this one too: the next emptying makes another.
  client.on("error", () => {
    database.client = undefined;
  });
  return client;
}

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function runOn(url: string, statement: string): Promise<pg.QueryResult> {
  const client = await connectTo(url);
  return client.query(statement).finally(() => client.end());
}
