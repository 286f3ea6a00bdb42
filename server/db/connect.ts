import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely, sql } from "kysely";
import type pg from "pg";
import type { Env } from "#server/env.ts";
import type { PostgresOptions } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { openSqlite, TransactionalSqliteDialect } from "./sqlite.ts";
import type { QueryWatch } from "./sqlite-driver.ts";
import { connectReader } from "./sqlite-reader.ts";

export type Db = Kysely<Database>;

/*
 * The meaning of database errors. SQLite and PostgreSQL report them differently; only this file knows both.
 */

const uniqueViolations = ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "23505"];
/** A foreign key was violated; or PostgreSQL ended one of two conflicting transactions. */
const collisions = [
  ...uniqueViolations,
  ...["SQLITE_CONSTRAINT_FOREIGNKEY", "SQLITE_CONSTRAINT_TRIGGER", "23503", "23001"],
  ...["40001", "40P01"],
];

const hasCode = (error: unknown, codes: string[]) =>
  codes.includes(String((error as { code?: unknown } | null)?.code));

/** A unique value exists already. */
export const isUniqueViolation = (error: unknown) => hasCode(error, uniqueViolations);

/**
 * Two writers conflicted: what was read has changed before the write. The transaction was rolled back and can
 * be repeated.
 */
export const isCollision = (error: unknown) => hasCode(error, collisions);

/** Does work in the transaction that `db` is, else in one of its own. */
export const inTransaction = <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

export const sqliteFile = (dataDir: string) => path.join(dataDir, "umeed.sqlite");

/**
 * How long a query of the server may take on PostgreSQL, in ms. A connection that is lost without a word, by a power cut or
 * a firewall, ends with it: TCP itself would wait for a quarter of an hour.
 */
export const serverQueryLimitMs = 30_000;

/**
 * Opens the database: PostgreSQL with DATABASE_URL, else SQLite in the data folder. Only the driver in use is
 * loaded.
 * @returns with `reader`, for reads of very many rows: with SQLite in a thread, else the same connections
 */
export async function connect(
  env: Pick<Env, "databaseUrl" | "dataDir">,
  options: PostgresOptions = {},
): Promise<{ db: Db; reader: Db; pool?: pg.Pool }> {
  if (env.databaseUrl) {
    const connected = (await import("./postgres.ts")).connectPostgres(env.databaseUrl, options);
    return { ...connected, reader: connected.db };
  }
  mkdirSync(env.dataDir, { recursive: true });
  const file = sqliteFile(env.dataDir);
  return { db: connectSqlite(file, options.watch), reader: connectReader(file, options.watch) };
}

export function connectSqlite(file: string, watch?: QueryWatch): Db {
  const dialect = new TransactionalSqliteDialect({ database: openSqlite(file), watch });
  return new Kysely<Database>({ dialect });
}

/**
 * Locks a row until the transaction ends: another transaction that writes to it waits. Writing a value onto itself is
 * the one lock that both databases know. Whoever locks several rows does it in one order everywhere, so that no two
 * transactions wait for each other.
 * @param column any that is no key: rows that refer to the locked one can go on being written
 * @returns whether there is such a row
 */
export async function lockRow<Table extends keyof Database & string>(
  trx: Db,
  table: Table,
  column: keyof Database[Table] & string,
  id: number,
): Promise<boolean> {
  const own = sql.ref(column);
  const locked = await sql`update ${sql.table(table)} set ${own} = ${own} where id = ${id}`.execute(trx);
  return (locked.numAffectedRows ?? 0n) > 0n;
}
