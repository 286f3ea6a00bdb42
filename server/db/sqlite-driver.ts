import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
  type TransactionSettings,
} from "kysely";

/** The database interface that Kysely needs, and whether a transaction is open. */
export type OpenSqlite = SqliteDatabase & { readonly inTransaction: boolean };

/** Another program has kept the database locked for too long: the client is to retry. Nothing was written. */
export class DatabaseBusyError extends Error {
  override name = "DatabaseBusyError";
  readonly retryAfterSeconds = 10;

  constructor(cause: unknown) {
    super("The database is locked by another program", { cause });
  }
}

/** In ms: how long another program's lock is waited for, and how long between two tries. */
export type Patience = { limitMs: number; pauseMs: number };
export const usualPatience: Patience = { limitMs: 10_000, pauseMs: 20 };

/** Who is told how long queries take; times in ms. */
export type QueryWatch = {
  /** @param ms without what it waited before it ran */
  queried(sql: string, ms: number): void;
  /** A query waited for another program's lock. @param gaveUp it was not free in time */
  waitedForLock(ms: number, gaveUp: boolean): void;
};

/**
 * Kysely's SQLite driver with three changes. A transaction takes the write lock when it begins, so that two programs
 * wait for each other instead of failing half-way; one that only reads takes no lock and sees one moment. Another
 * program's lock is waited for with timers and without holding the connection: SQLite's own waiting would stop the
 * whole process, and here even reads of the database go on (decision 043). And what SQLite has rolled back by itself
 * is not rolled back again: that would fail and hide the original error.
 */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #database: OpenSqlite;
  readonly #patience: Patience;
  readonly #watch: QueryWatch | undefined;
  readonly #turns = new Turns();

  constructor(config: { database: OpenSqlite; watch?: QueryWatch }, patience: Patience) {
    super(config);
    this.#database = config.database;
    this.#patience = patience;
    this.#watch = config.watch;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return new SharedConnection(connection, {
      turns: this.#turns,
      patience: this.#patience,
      watch: this.#watch,
    });
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    await own(connection).begin(accessMode === "read only" ? "begin deferred" : "begin immediate");
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    own(connection).end();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      // SQLite ends the transaction itself on a full disk, a disk error or lack of memory.
      if (this.#database.inTransaction) await super.rollbackTransaction(connection);
    } finally {
      own(connection).end();
    }
  }
}

function own(connection: DatabaseConnection): SharedConnection {
  if (connection instanceof SharedConnection) return connection;
  throw new TypeError("This connection is of another driver");
}

/** The one connection, as one query or transaction has it: a transaction keeps the turn until it ends. */
class SharedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #turns: Turns;
  readonly #patience: Patience;
  readonly #watch: QueryWatch | undefined;
  #inTransaction = false;

  constructor(
    connection: DatabaseConnection,
    { turns, patience, watch }: { turns: Turns; patience: Patience; watch: QueryWatch | undefined },
  ) {
    this.#connection = connection;
    this.#turns = turns;
    this.#patience = patience;
    this.#watch = watch;
  }

  async begin(statement: string): Promise<void> {
    await this.#whenFree(async () => {
      await this.#turns.take();
      try {
        await this.#connection.executeQuery(CompiledQuery.raw(statement));
        this.#inTransaction = true;
      } finally {
        if (!this.#inTransaction) this.#turns.give();
      }
    });
  }

  end(): void {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    this.#turns.give();
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#whenFree(() =>
      this.#inTransaction ? this.#run<Row>(query) : this.#serialized(() => this.#run<Row>(query)),
    );
  }

  /** Measured without what it waited for. */
  async #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#watch) return this.#connection.executeQuery<Row>(query);
    const begun = performance.now();
    try {
      return await this.#connection.executeQuery<Row>(query);
    } finally {
      this.#watch.queried(query.sql, performance.now() - begun);
    }
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    if (!this.#inTransaction) await this.#turns.take();
    try {
      yield* this.#connection.streamQuery<Row>(query, chunkSize);
    } finally {
      if (!this.#inTransaction) this.#turns.give();
    }
  }

  async #serialized<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#turns.take();
    try {
      return await work();
    } finally {
      this.#turns.give();
    }
  }

  /** Tries again until no other program holds the lock. A statement that finds the database locked has done nothing. */
  async #whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
    let busySince: number | undefined;
    for (;;) {
      const begun = performance.now();
      try {
        const result = await work();
        if (busySince !== undefined) this.#watch?.waitedForLock(begun - busySince, false);
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        busySince ??= begun;
        const waited = performance.now() - busySince;
        if (waited >= this.#patience.limitMs) {
          this.#watch?.waitedForLock(waited, true);
          throw new DatabaseBusyError(error);
        }
      }
      await wait(this.#patience.pauseMs);
    }
  }
}

/** SQLITE_BUSY_SNAPSHOT is left out: what a transaction has read is old then, and stays so. */
const busyCodes = ["SQLITE_BUSY", "SQLITE_BUSY_RECOVERY", "SQLITE_BUSY_TIMEOUT"];

const isBusy = (error: unknown): boolean =>
  busyCodes.includes(String((error as { code?: unknown } | null)?.code));

/** Who may use the connection: one at a time, in the order in which they came. */
class Turns {
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  async take(): Promise<void> {
    if (!this.#taken) this.#taken = true;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}
