import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Db } from "./connect.ts";
import type { Database } from "./schema.ts";

/** @param max how many connections are opened at most */
export function connectPostgres(connectionString: string, max = 10): { db: Db; pool: pg.Pool } {
  const types = new pg.TypeOverrides();
  // PostgreSQL counts in 64 bits and pg hands those over as text. Nothing here counts past 2^53.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString, max, types, application_name: "umeed" });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), pool };
}
