import { Worker } from "node:worker_threads";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { workerFile } from "#server/build-folder.ts";
import type { Database } from "./schema.ts";
import { TransactionalSqliteAdapter } from "./sqlite.ts";
import type { QueryWatch } from "./sqlite-driver.ts";

export type ReadRequest = { sql: string; parameters: readonly unknown[] };
export type ReadAnswer =
  | { rows: unknown[]; ms: number }
  | { fault: { message: string; code: string | undefined } };

/**
 * A connection of its own to a SQLite file, in a thread of its own: SQLite reads in one go, and on the server's thread
 * nobody else would be answered meanwhile. It sees what has been committed, and can only read. It has no transactions.
 */
export function connectReader(file: string, watch?: QueryWatch): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new TransactionalSqliteAdapter(),
      createDriver: () => new ThreadDriver(new ReadingThread(file), watch),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

class ThreadDriver implements Driver {
  readonly #thread: ReadingThread;
  readonly #connection: DatabaseConnection;

  constructor(thread: ReadingThread, watch: QueryWatch | undefined) {
    this.#thread = thread;
    this.#connection = {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        const answer = await thread.read({ sql, parameters });
        if ("fault" in answer) throw Object.assign(new Error(answer.fault.message), answer.fault);
        watch?.queried(sql, answer.ms);
        return { rows: answer.rows as Row[] };
      },
      streamQuery: noTransaction,
    };
  }

  async init(): Promise<void> {
    // The thread starts with the first read.
  }
  acquireConnection = async (): Promise<DatabaseConnection> => this.#connection;
  async releaseConnection(): Promise<void> {
    // There is one for all.
  }
  beginTransaction = noTransaction;
  commitTransaction = noTransaction;
  rollbackTransaction = noTransaction;
  destroy = (): Promise<void> => this.#thread.end();
}

function noTransaction(): never {
  throw new Error("Long reads have no transactions");
}

type Reading = { resolve: (answer: ReadAnswer) => void; reject: (error: unknown) => void };

/** In ms. An idle thread is ended, since it holds memory. */
const idleMs = 60_000;

/** Reads one after the other, in the order in which they were asked. */
class ReadingThread {
  readonly #file: string;
  #worker: Worker | undefined;
  readonly #readings: Reading[] = [];
  #idle: NodeJS.Timeout | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  read(request: ReadRequest): Promise<ReadAnswer> {
    clearTimeout(this.#idle);
    const worker = this.#worker ?? this.#start();
    return new Promise((resolve, reject) => {
      this.#readings.push({ resolve, reject });
      // Without a read the thread does not keep the process from ending.
      worker.ref();
      worker.postMessage(request);
    });
  }

  async end(): Promise<void> {
    const worker = this.#worker;
    this.#drop(new Error("The database is being closed"));
    await worker?.terminate();
  }

  #start(): Worker {
    const file = workerFile(new URL("./sqlite-reader-worker.ts", import.meta.url));
    // Without the environment: under `node --watch` (`npm run dev`) a thread that has it posts its modules as well.
    const worker = new Worker(file, { workerData: { file: this.#file }, env: {} });
    worker.on("message", (answer: ReadAnswer) => {
      this.#readings.shift()?.resolve(answer);
      if (this.#readings.length > 0) return;
      worker.unref();
      this.#idle = setTimeout(() => void this.end(), idleMs).unref();
    });
    const lost = (error: unknown) => {
      if (worker === this.#worker) this.#drop(error);
    };
    worker.on("error", lost);
    worker.on("exit", () => lost(new Error("The thread that reads the database has ended")));
    this.#worker = worker;
    return worker;
  }

  /** Those that wait are told; the next read has a new thread. */
  #drop(error: unknown): void {
    clearTimeout(this.#idle);
    this.#worker = undefined;
    for (const { reject } of this.#readings.splice(0)) reject(error);
  }
}
