import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Logger, pino } from "pino";
import { type Clock, systemClock } from "./clock.ts";
import { type ChangeFeed, localChangeFeed, postgresChangeFeed } from "./db/change-feed.ts";
import { connect, type Db } from "./db/connect.ts";
import type { Env } from "./env.ts";
import { PageCache } from "./http/page-cache.ts";
import { diskMedia } from "./media/disk.ts";
import type { Media } from "./media/media.ts";

/** Everything a door or a loader may use, made once and handed to each. */
export type Services = {
  env: Env;
  log: Logger;
  clock: Clock;
  db: Db;
  media: Media;
  pageCache: PageCache;
  changes: ChangeFeed;
  /** Gives everything back: called once, after the last request. */
  close(): Promise<void>;
};

export async function createServices(
  env: Env,
  { log = createLog(env), clock = systemClock }: { log?: Logger; clock?: Clock } = {},
): Promise<Services> {
  await mkdir(env.dataDir, { recursive: true });
  const db = connect(env);
  const pageCache = new PageCache(clock);
  const changes = env.databaseUrl
    ? await postgresChangeFeed(env.databaseUrl, log, {
        onChange: () => pageCache.resume(),
        onSilence: () => pageCache.suspend(),
      })
    : localChangeFeed(() => pageCache.clear());
  return {
    env,
    log,
    clock,
    db,
    media: await diskMedia(path.join(env.dataDir, "uploads")),
    pageCache,
    changes,
    async close() {
      await changes.close();
      await db.destroy();
    },
  };
}

/** One JSON line an event. Nothing that names a person goes in: no bodies, queries, addresses or tokens. */
export function createLog(env: Env): Logger {
  return pino({
    level: env.logLevel,
    base: { instance: env.instance },
    redact: ["*.password", "*.token", "*.authorization", "*.email", "*.phone"],
  });
}
