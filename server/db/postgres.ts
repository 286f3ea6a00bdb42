import { type Driver, Kysely, PostgresDialect, PostgresDriver } from "kysely";
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
  // So would one that breaks in use. Whoever uses it learns of it by his query, or by the next one.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return { db: new Kysely<Database>({ dialect: new FirstFaultPostgresDialect({ pool }) }), pool };
}

/** Kysely's PostgreSQL dialect, but a rollback that fails does not hide the fault that asked for it. */
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
    // It fails when the connection is lost. Kysely's driver has then marked the connection to be closed, and with it
    // the server gives the transaction up: nothing is left to do, and nobody needs to know beside the first fault.
    await Promise.allSettled([super.rollbackTransaction(connection)]);
  }
}
