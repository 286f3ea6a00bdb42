import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Env } from "../env.ts";
import type { Database } from "./schema.ts";
import { openSqlite, TransactionalSqliteDialect } from "./sqlite.ts";

export type Db = Kysely<Database>;

/**
 * What a fault of the database means, told apart by neither text nor brand in the rest of the program.
 * SQLite and PostgreSQL spell the same thing differently; only this file knows both.
 */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY" || code === "23505";
}

export const sqliteFile = (dataDir: string) => path.join(dataDir, "umeed.sqlite");

/** Opens the database that the environment names: PostgreSQL by DATABASE_URL, else SQLite in the data folder. */
export function connect(env: Pick<Env, "databaseUrl" | "dataDir">): { db: Db; pool?: pg.Pool } {
  if (env.databaseUrl) return connectPostgres(env.databaseUrl);
  mkdirSync(env.dataDir, { recursive: true });
  return { db: connectSqlite(sqliteFile(env.dataDir)) };
}

export function connectSqlite(file: string): Db {
  return new Kysely<Database>({ dialect: new TransactionalSqliteDialect({ database: openSqlite(file) }) });
}

export function connectPostgres(connectionString: string, max = 10): { db: Db; pool: pg.Pool } {
  const types = new pg.TypeOverrides();
  // PostgreSQL counts in 64 bits and pg hands those over as text. Nothing here counts past 2^53.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString, max, types, application_name: "umeed" });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), pool };
}
