import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely } from "kysely";
import type pg from "pg";
import type { Env } from "#server/env.ts";
import type { Database } from "./schema.ts";
import { openSqlite, TransactionalSqliteDialect } from "./sqlite.ts";

export type Db = Kysely<Database>;

/*
 * What a fault of the database means, told apart by neither text nor brand in the rest of the program.
 * SQLite and PostgreSQL spell the same thing differently; only this file knows both.
 */

const uniqueViolations = ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "23505"];
/** A row that is needed went, or a row that goes is needed; and PostgreSQL's ways out of a tie of two writers. */
const collisions = [
  ...uniqueViolations,
  ...["SQLITE_CONSTRAINT_FOREIGNKEY", "SQLITE_CONSTRAINT_TRIGGER", "23503", "23001"],
  ...["40001", "40P01"],
];

const hasCode = (error: unknown, codes: string[]) =>
  codes.includes(String((error as { code?: unknown } | null)?.code));

/** Another row has the value already. */
export const isUniqueViolation = (error: unknown) => hasCode(error, uniqueViolations);

/**
 * Two writers met: what was looked at before a write has changed by the time of the write. The transaction has
 * done nothing, and whoever asks again sees what the other has done.
 */
export const isCollision = (error: unknown) => hasCode(error, collisions);

export const sqliteFile = (dataDir: string) => path.join(dataDir, "umeed.sqlite");

/**
 * Opens the database that the environment names: PostgreSQL by DATABASE_URL, else SQLite in the data folder. Only
 * the driver that is used is loaded.
 */
export async function connect(
  env: Pick<Env, "databaseUrl" | "dataDir">,
): Promise<{ db: Db; pool?: pg.Pool }> {
  if (env.databaseUrl) return (await import("./postgres.ts")).connectPostgres(env.databaseUrl);
  mkdirSync(env.dataDir, { recursive: true });
  return { db: connectSqlite(sqliteFile(env.dataDir)) };
}

export function connectSqlite(file: string): Db {
  return new Kysely<Database>({ dialect: new TransactionalSqliteDialect({ database: openSqlite(file) }) });
}
