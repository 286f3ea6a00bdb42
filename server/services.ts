import { mkdir, rm } from "node:fs/promises";
import type pg from "pg";
import { type Logger, pino } from "pino";
import { type Clock, systemClock } from "./clock.ts";
import { type ChangeFeed, localChangeFeed, postgresChangeFeed } from "./db/change-feed.ts";
import { connect, type Db } from "./db/connect.ts";
import { type DiskReserve, diskReserve } from "./disk-reserve.ts";
import type { Env } from "./env.ts";
import type { Feature } from "./feature.ts";
import { PageCache } from "./http/page-cache.ts";
import { PageViews } from "./http/page-views.ts";
import type { Mail } from "./mail/mail.ts";
import type { Media } from "./media/media.ts";
import { openGateways } from "./payments/gateways.ts";
import type { Payments } from "./payments/payments.ts";

/** Everything that routes and loaders may use, made once and handed to each. */
export type Services = {
  env: Env;
  features: readonly Feature[];
  log: Logger;
  clock: Clock;
  db: Db;
  /** PostgreSQL's connections, for what several processes share; undefined with SQLite. */
  pool: pg.Pool | undefined;
  media: Media;
  /** Only beside SQLite: a server of PostgreSQL looks after its own disk. */
  diskReserve: DiskReserve | undefined;
  /** Undefined when no mail server is set: mails wait in the outbox. */
  mail: Mail | undefined;
  payments: Payments;
  pageCache: PageCache;
  changes: ChangeFeed;
  pageViews: PageViews;
  /** Gives everything back: called once, after the last request. */
  close(): Promise<void>;
};

export async function createServices(
  env: Env,
  features: readonly Feature[],
  { log = createLog(env), clock = systemClock }: { log?: Logger; clock?: Clock } = {},
): Promise<Services> {
  await mkdir(env.dataDir, { recursive: true });
  const { db, pool } = await connect(env);
  const pageCache = new PageCache(clock);
  const changes = env.databaseUrl
    ? await postgresChangeFeed(env.databaseUrl, log, {
        onChange: () => pageCache.resume(),
        onSilence: () => pageCache.suspend(),
      })
    : localChangeFeed(() => pageCache.clear());
  const mail = await openMail(env);
  const pageViews = new PageViews(db, clock, log);
  const media = await openMedia(env);
  await rm(media.temporaryFolder, { recursive: true, force: true });
  await mkdir(media.temporaryFolder, { recursive: true });
  return {
    env,
    features,
    log,
    clock,
    db,
    pool,
    media,
    diskReserve: env.databaseUrl ? undefined : diskReserve(env.dataDir),
    mail,
    payments: openGateways(env.payments),
    pageCache,
    changes,
    pageViews,
    async close() {
      await pageViews.flush();
      mail?.close();
      await changes.close();
      await db.destroy();
    },
  };
}

/* Adapters are loaded when they are used: the S3 client alone weighs as much as the rest of the server. */

export async function openMedia(env: Env): Promise<Media> {
  if (env.s3) return (await import("./media/s3.ts")).s3Media(env.s3, env.dataDir);
  return (await import("./media/disk.ts")).diskMedia(env.dataDir);
}

async function openMail({ mail }: Env): Promise<Mail | undefined> {
  return mail.url ? (await import("./mail/smtp.ts")).smtpMail(mail.url, mail.from) : undefined;
}

/** So many bytes of the log wait while it cannot be written; what comes beyond them is lost. */
const maxLogBufferBytes = 1024 * 1024;

/** One JSON line an event. Nothing that names a person goes in: no bodies, queries, addresses or tokens. */
export function createLog(env: Env): Logger {
  const output = pino.destination({ dest: 1, sync: true, maxLength: maxLogBufferBytes });
  // A log that goes to a file on a full disk waits for room. Without a listener the fault would break the request.
  output.on("error", () => undefined);
  return pino(
    {
      level: env.logLevel,
      base: { instance: env.instance },
      redact: ["*.password", "*.token", "*.authorization", "*.email", "*.phone"],
    },
    output,
  );
}
