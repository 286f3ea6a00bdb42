import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import { listRuns } from "#server/db/maintenance-runs.ts";
import type { Deps } from "#server/deps.ts";
import { readOutbox } from "#server/mail/outbox-state.ts";
import { withTimeLimit } from "#server/time-limit.ts";
import type { DiskSpace, ServerState } from "./metrics.ts";

/** Reads the present. A part that does not answer within five seconds is told as not working, and the others stand. */
export async function readServerState(deps: Deps): Promise<ServerState> {
  const { db, env, media, queues, pageCache, clock, features } = deps;
  const [fromDatabase, storage, disk] = await Promise.allSettled([
    withTimeLimit(() => readDatabase(deps)),
    withTimeLimit(() => media.check()),
    readDiskSpace(env.dataDir),
  ]);
  const read = fromDatabase.status === "fulfilled" ? fromDatabase.value : undefined;
  if (fromDatabase.status === "rejected")
    deps.log.error({ err: fromDatabase.reason }, "database does not answer");
  const now = clock.now().getTime();
  const since = (time: string | null) => (time === null ? 0 : Math.max(0, now - Date.parse(time)));
  const inMemory = Object.entries(queues).map(([name, queue]) => [name, queue.state()] as const);
  return {
    parts: { database: read !== undefined, media: storage.status === "fulfilled" },
    queues: {
      ...Object.fromEntries(inMemory),
      ...(read && {
        mails: { waiting: read.outbox.waiting, oldestMs: since(read.outbox.oldest) },
        ...Object.fromEntries(
          read.stored.map(({ name, waiting, oldest }) => [name, { waiting, oldestMs: since(oldest) }]),
        ),
      }),
    },
    failedMails: read?.outbox.failed,
    disk: disk.status === "fulfilled" ? disk.value : undefined,
    databaseBytes: read?.bytes,
    pageCache: pageCache.size,
    runs: read?.runs ?? [],
  };

  async function readDatabase(deps: Deps) {
    const stored = features.flatMap(({ queue }) => (queue ? [queue] : []));
    return {
      outbox: await readOutbox(db),
      stored: await Promise.all(stored.map(async ({ name, read }) => ({ name, ...(await read(deps)) }))),
      bytes: await databaseBytes(deps),
      runs: await listRuns(db),
    };
  }
}

/** Of the disk that the data folder is on. */
export async function readDiskSpace(dataDir: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/**
 * The size of the database in bytes. SQLite counts its pages, also those that are still in the write-ahead log: the
 * file alone has next to none of them until the log is copied into it.
 */
export async function databaseBytes({ db, env }: Pick<Deps, "db" | "env">): Promise<number> {
  const query = env.databaseUrl
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{
        bytes: number;
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await query.execute(db);
  return rows[0]?.bytes ?? 0;
}
