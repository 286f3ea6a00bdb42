import {
  type Driver,
  Kysely,
  type LogEvent,
  type PostgresCursor,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import pg from "pg";
import type { Database } from "./schema.ts";
import type { QueryWatch } from "./sqlite-driver.ts";
import { asUnavailable, DatabaseUnavailableError, isSilence } from "./unavailable.ts";

/** In ms: how long a query waits for a connection, a free one or a new one. */
const connectionTimeoutMillis = 10_000;

/** In ms: after so long an idle connection is asked whether the other side is there. */
const keepAliveInitialDelayMillis = 10_000;

export type PostgresOptions = {
  watch?: QueryWatch | undefined;
  /** Connections whose maker closes them; without it the database opens and closes its own. */
  pool?: pg.Pool | undefined;
  /** How long a query may take; without it for ever. */
  queryLimitMs?: number;
};

export function connectPostgres(
  connectionString: string,
  { pool: kept, watch, queryLimitMs }: PostgresOptions = {},
): { db: Kysely<Database>; pool: pg.Pool } {
  const pool = kept ?? openPool(connectionString, queryLimitMs);
  const dialect = new FirstFaultPostgresDialect({ pool: tellingPool(pool, kept === undefined) });
  const log = ({ query, queryDurationMillis }: LogEvent) => watch?.queried(query.sql, queryDurationMillis);
  return { db: new Kysely<Database>(watch ? { dialect, log } : { dialect }), pool };
}

export function openPool(connectionString: string, query_timeout?: number): pg.Pool {
  const types = new pg.TypeOverrides();
  // PostgreSQL's count is 64 bits, which pg returns as text. No count here exceeds 2^53.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    types,
    connectionTimeoutMillis,
    query_timeout,
    keepAlive: true,
    keepAliveInitialDelayMillis,
    application_name: "umeed",
  });
  // The pool replaces broken idle connections; without a listener the error would end the process.
  pool.on("error", () => undefined);
  // The same for a connection in use. Its user gets the error from the current or next query.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** The pool, whose errors say that the database is away: code that asks it need not know pg's. */
function tellingPool(pool: pg.Pool, isOwn: boolean): PostgresPool {
  return {
    options: pool.options,
    end: async () => {
      if (isOwn) await pool.end();
    },
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailableError(error);
      });
      // Nothing else is asked on it: a rollback would wait as long again. What is silent does not answer to its end either.
      const onSilence = () => void client.end().catch(() => undefined);
      return { query: tellingQuery(client, onSilence), release: (destroy) => client.release(destroy) };
    },
  };
}

function tellingQuery(client: PostgresPoolClient, onSilence: () => void): PostgresPoolClient["query"] {
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof asked !== "string") return client.query(asked);
    return client.query<R>(asked, parameters).catch((error: unknown) => {
      if (isSilence(error)) onSilence();
      throw asUnavailable(error);
    });
  }
  return query;
}

/** Kysely's PostgreSQL dialect, except that a failed rollback does not hide the error that caused it. */
class FirstFaultPostgresDialect extends PostgresDialect {
  readonly #config: { pool: PostgresPool };

  constructor(config: { pool: PostgresPool }) {
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
