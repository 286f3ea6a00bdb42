import { randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import pg from "pg";
import { inject } from "vitest";
import { sqliteFile } from "#server/db/connect.ts";
import "./database-template.ts";

/** Each test file has one PostgreSQL database, emptied between its tests: making one costs far more. */
let ownDatabase: string | undefined;

/**
 * A migrated database without a row, of the kind that the project tests.
 * @param folder the data folder, where a SQLite file goes
 * @returns the DATABASE_URL to start with, undefined for SQLite
 */
export async function emptyDatabase(folder: string): Promise<string | undefined> {
  const template = inject("databaseTemplate");
  if (template.kind === "sqlite") {
    copyFileSync(template.file, sqliteFile(folder));
    return undefined;
  }
  if (ownDatabase) await emptyTables(ownDatabase);
  else ownDatabase = await makePostgresDatabase(template.server, template.template);
  return ownDatabase;
}

/** A new database in the test server, a copy of the template or bare. It falls with the server. */
export async function makePostgresDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOn(server, `create database ${name} ${template ? `template ${template}` : ""}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function emptyTables(url: string): Promise<void> {
  const { rows } = await runOn(
    url,
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  await runOn(url, `truncate ${rows.map(({ name }) => name).join(", ")} restart identity cascade`);
}

async function runOn(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}
