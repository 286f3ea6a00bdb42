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
} from "kysely";
import { LRUCache } from "lru-cache";

/** What Kysely needs of a database, and whether a transaction is open in it. */
export type OpenSqlite = SqliteDatabase & { readonly inTransaction: boolean };

/**
 * Kysely's SQLite dialect with three changes.
 * SQLite can roll a schema change back, so a migration that fails leaves the database as it was; and a
 * transaction takes the write lock when it begins, so that two processes wait for each other instead of
 * failing half-way. And what SQLite has rolled back by itself is not rolled back again: that fails, and its error
 * would hide the one that says why.
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

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk, a fault of the disk and a lack of memory end a transaction at once.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Opens a file with the settings that keep an acknowledged write through a power cut. */
export function openSqlite(file: string): OpenSqlite {
  const database = new BetterSqlite3(file);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("busy_timeout = 10000");
  // Preparing costs more than running a small query, and the program has few distinct ones.
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
