import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Logger, pino } from "pino";
import { type Clock, systemClock } from "./clock.ts";
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
  /** Gives everything back: called once, after the last request. */
  close(): Promise<void>;
};

export async function createServices(
  env: Env,
  { log = createLog(env), clock = systemClock }: { log?: Logger; clock?: Clock } = {},
): Promise<Services> {
  await mkdir(env.dataDir, { recursive: true });
  const db = connect(env);
  return {
    env,
    log,
    clock,
    db,
    media: await diskMedia(path.join(env.dataDir, "uploads")),
    pageCache: new PageCache(clock),
    async close() {
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
