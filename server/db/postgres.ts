import { type Driver, Kysely, type LogEvent, PostgresDialect, PostgresDriver } from "kysely";
import pg from "pg";
import type { Database } from "./schema.ts";
import type { QueryWatch } from "./sqlite-driver.ts";

/** @param max the maximum of open connections */
export function connectPostgres(
  connectionString: string,
  { max = 10, watch }: { max?: number; watch?: QueryWatch | undefined } = {},
): { db: Kysely<Database>; pool: pg.Pool } {
  const types = new pg.TypeOverrides();
  // PostgreSQL's count is 64 bits, which pg returns as text. No count here exceeds 2^53.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString, max, types, application_name: "umeed" });
  // The pool replaces broken idle connections; without a listener the error would end the process.
  pool.on("error", () => undefined);
  // The same for a connection in use. Its user gets the error from the current or next query.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const dialect = new FirstFaultPostgresDialect({ pool });
  const log = ({ query, queryDurationMillis }: LogEvent) => watch?.queried(query.sql, queryDurationMillis);
  return { db: new Kysely<Database>(watch ? { dialect, log } : { dialect }), pool };
}

/** Kysely's PostgreSQL dialect, except that a failed rollback does not hide the error that caused it. */
class FirstFaultPostgresDialect extends PostgresDialect {
  readonly #config: { pool: pg.Pool };

  constructor(config: { pool: pg.Pool }) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new FirstFaultPostgresDriver(this.#config);
  }
}

type PostgresConnection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

class FirstFaultPostgresDriver extends PostgresDriver {
  override async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    // A rollback fails when the connection is lost. Kysely's driver then closes the connection, and the
    // server ends the transaction: nothing is left to do.
    await Promise.allSettled([super.rollbackTransaction(connection)]);
  }
}
