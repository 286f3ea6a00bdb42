import BetterSqlite3 from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from "kysely";
import { LRUCache } from "lru-cache";

/** The database interface that Kysely needs, and whether a transaction is open. */
export type OpenSqlite = SqliteDatabase & { readonly inTransaction: boolean };

/**
 * Kysely's SQLite dialect with three changes. Schema changes are transactional, so that a failed migration
 * leaves the database as it was. A transaction takes the write lock when it begins, so that two processes
 * wait for each other instead of failing half-way; one that only reads takes no lock and sees one moment. And what SQLite has rolled back by itself is not rolled
 * back again: that would fail and hide the original error.
 */
export class TransactionalSqliteDialect extends SqliteDialect {
  readonly #config: { database: OpenSqlite };

  constructor(config: { database: OpenSqlite }) {
    super(config);
    this.#config = config;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: OpenSqlite;

  constructor(config: { database: OpenSqlite }) {
    super(config);
    this.#database = config.database;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === "read only" ? "begin deferred" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite ends the transaction itself on a full disk, a disk error or lack of memory.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Milliseconds to wait for another connection's lock. */
const BUSY_TIMEOUT = 10_000;

/**
 * Changes a new file to the write-ahead log. SQLite does not wait by itself here: of two processes that change the
 * mode at once one gets SQLITE_BUSY immediately, whatever the busy timeout. It is tried again until the other is done.
 */
function enterWal(database: BetterSqlite3.Database) {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const deadline = performance.now() + BUSY_TIMEOUT;
  for (;;) {
    try {
      database.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      const busy = error instanceof BetterSqlite3.SqliteError && error.code === "SQLITE_BUSY";
      if (!busy || performance.now() > deadline) throw error;
      Atomics.wait(pause, 0, 0, 20);
    }
  }
}

/** Opens a file with settings that keep a committed write through a power failure. */
export function openSqlite(file: string): OpenSqlite {
  const database = new BetterSqlite3(file);
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  enterWal(database);
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // What is deleted is overwritten: otherwise it stays in the file, and in its copies, until its place is needed.
  database.pragma("secure_delete = ON");
  // Statements are cached: preparing costs more than running a small query, and the program has few distinct
  // ones.
  const statements = new LRUCache<string, BetterSqlite3.Statement>({ max: 300 });
  return {
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = database.prepare(sql);
        statements.set(sql, statement);
      }
      return statement as ReturnType<SqliteDatabase["prepare"]>;
    },
    get inTransaction() {
      return database.inTransaction;
    },
    close() {
      statements.clear();
      database.close();
    },
  };
}
