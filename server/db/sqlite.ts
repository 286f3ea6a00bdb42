import BetterSqlite3 from "better-sqlite3";
import { type DialectAdapter, type Driver, SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";
import { LRUCache } from "lru-cache";
import {
  type OpenSqlite,
  type Patience,
  PatientSqliteDriver,
  type QueryWatch,
  usualPatience,
} from "./sqlite-driver.ts";

/**
 * Kysely's SQLite dialect with the driver of sqlite-driver.ts. Schema changes are transactional, so that a failed
 * migration leaves the database as it was.
 */
export class TransactionalSqliteDialect extends SqliteDialect {
  readonly #config: { database: OpenSqlite; watch?: QueryWatch };
  readonly #patience: Patience;

  constructor(config: { database: OpenSqlite; watch?: QueryWatch }, patience = usualPatience) {
    super(config);
    this.#config = config;
    this.#patience = patience;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }

  override createDriver(): Driver {
    return new PatientSqliteDriver(this.#config, this.#patience);
  }
}

export class TransactionalSqliteAdapter extends SqliteAdapter {
  /** What search.ts asks for. */
  readonly isSqlite = true;

  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one, and the driver shares it out: whoever waits for another program's lock does not keep it. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Milliseconds to wait for another connection's lock while the file is opened: nothing is served then. */
const OPENING_TIMEOUT = 10_000;

/**
 * Changes a new file to the write-ahead log. SQLite does not wait by itself here: of two processes that change the
 * mode at once one gets SQLITE_BUSY immediately, whatever the busy timeout. It is tried again until the other is done.
 */
function enterWal(database: BetterSqlite3.Database) {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const deadline = performance.now() + OPENING_TIMEOUT;
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
  const database = new BetterSqlite3(file, { timeout: OPENING_TIMEOUT });
  // A new file can give pages back to the disk (releasePages).
  if (database.pragma("page_count", { simple: true }) === 0) database.pragma("auto_vacuum = INCREMENTAL");
  enterWal(database);
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // What is deleted is overwritten: otherwise it stays in the file, and in its copies, until its place is needed.
  database.pragma("secure_delete = ON");
  // From now on the driver waits: SQLite would stop the process meanwhile.
  database.pragma("busy_timeout = 0");
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
