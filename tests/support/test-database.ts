import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { expect, inject, onTestFinished } from "vitest";
import { connect, type Db, sqliteFile } from "#server/db/connect.ts";
import { openPool } from "#server/db/postgres.ts";
import "./database-template.ts";

/**
 * Each test file has one PostgreSQL database, emptied between its tests, and connections that stay: making a database costs
 * far more, and a new connection 15 ms and as much again until it knows the tables.
 */
const database: { file: string; url?: string; pool?: pg.Pool } = { file: "" };

/**
 * An empty migrated database of the project's kind.
 * @param folder the data folder, for a SQLite file
 * @returns of PostgreSQL its DATABASE_URL, and connections for a server in this process
 */
export async function emptyDatabase(folder: string): Promise<{ url?: string; pool?: pg.Pool }> {
  const template = inject("databaseTemplate");
  if (template.kind === "sqlite") {
    copyFileSync(template.file, sqliteFile(folder));
    return {};
  }
  const { testPath = "" } = expect.getState();
  if (database.file === testPath) {
    await database.pool?.query(emptyTables);
  } else {
    await database.pool?.end();
    const url = await makePostgresDatabase(template.server, template.template);
    Object.assign(database, { file: testPath, url, pool: openPool(url) });
  }
  const { url, pool } = database;
  return { url, pool };
}

/** Waits for what a server that was closed had still asked. */
export async function untilIdle(pool: pg.Pool): Promise<void> {
  while (pool.idleCount < pool.totalCount) await setTimeout(5);
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

async function runOn(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}
