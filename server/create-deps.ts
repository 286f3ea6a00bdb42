import type pg from "pg";
import { type Logger, pino } from "pino";
import { type Clock, systemClock } from "./clock.ts";
import { localChangeFeed, postgresChangeFeed } from "./db/change-feed.ts";
import { connect, type Db, serverQueryLimitMs } from "./db/connect.ts";
import type { Deps, Feature } from "./deps.ts";
import { diskReserve } from "./disk-reserve.ts";
import type { Env } from "./env.ts";
import { callQueue, pageQueue } from "./http/limit-calls.ts";
import { PageCache } from "./http/page-cache.ts";
import { PageViews } from "./http/page-views.ts";
import type { Mail } from "./mail/mail.ts";
import type { Media } from "./media/media.ts";
import { pictureQueue, visitorQueue } from "./media/staging.ts";
import { removeUnfinished } from "./media/unfinished.ts";
import { SlowWork } from "./metrics/slow-work.ts";
import { tellOutagesOnce } from "./outage-log.ts";
import { openGateways } from "./payments/gateways.ts";
import { endsWithin, silenceLimitMs } from "./time-limit.ts";

export async function createDeps(
  env: Env,
  features: readonly Feature[],
  {
    log = createLog(env),
    clock = systemClock,
    pool: kept,
  }: {
    log?: Logger;
    clock?: Clock;
    /** PostgreSQL's connections, where their maker closes them. */
    pool?: pg.Pool | undefined;
  } = {},
): Promise<Deps> {
  const metrics =
    env.metricsPort === undefined ? undefined : (await import("./metrics/prometheus.ts")).createPrometheus();
  const slowWork = new SlowWork({ clock, log, metrics });
  const { db, reader, pool } = await connect(env, {
    watch: slowWork,
    pool: kept,
    queryLimitMs: serverQueryLimitMs,
  });
  const pageCache = new PageCache(clock, (after) => nextChange(features, db, after));
  const changes = env.databaseUrl
    ? await postgresChangeFeed(env.databaseUrl, log, {
        onChange: () => pageCache.resume(),
        onSilence: () => pageCache.suspend(),
      })
    : localChangeFeed(() => pageCache.clear());
  const mail = await openMail(env);
  const pageViews = new PageViews(db, clock, log);
  const media = await openMedia(env);
  await removeUnfinished(media.temporaryFolder, env);
  return {
    env,
    features,
    log,
    clock,
    db,
    reader,
    pool,
    media,
    diskReserve: env.databaseUrl ? undefined : diskReserve(env.dataDir),
    mail,
    payments: openGateways(env.payments),
    pageCache,
    changes,
    pageViews,
    queues: {
      pages: pageQueue(env),
      calls: callQueue(env),
      pictures: pictureQueue,
      "pictures of visitors": visitorQueue,
    },
    slowWork,
    metrics,
    stopping: new AbortController(),
    async close() {
      await pageViews.flush();
      mail?.close();
      // On SQLite the writer closes last: it moves what its log (-wal) still holds into the file. A reader cannot, and whoever
      // copies the file of a stopped server would miss the last rows. A lost connection does not answer to its end.
      const ends = Promise.all([changes.close(), reader.destroy().then(() => db.destroy())]);
      if (!(await endsWithin(silenceLimitMs, ends)))
        log.warn("the database does not answer: its connections are left");
    },
  };
}

/** The earliest of what the features say. */
async function nextChange(features: readonly Feature[], db: Db, after: Date): Promise<Date | undefined> {
  const moments = await Promise.all(features.map((feature) => feature.nextChange?.(db, after)));
  return moments
    .filter((moment) => moment !== undefined)
    .sort((a, b) => a.getTime() - b.getTime())
    .at(0);
}

/* Adapters are loaded when they are used: the S3 client alone weighs as much as the rest of the server. */

export async function openMedia(env: Env): Promise<Media> {
  if (env.s3) return (await import("./media/s3.ts")).s3Media(env.s3, env.dataDir);
  return (await import("./media/disk.ts")).diskMedia(env.dataDir);
}

async function openMail({ mail }: Env): Promise<Mail | undefined> {
  return mail.url
    ? (await import("./mail/smtp.ts")).smtpMail(mail.url, mail.from, { replyTo: mail.office })
    : undefined;
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
      hooks: tellOutagesOnce(),
      redact: ["*.password", "*.token", "*.authorization", "*.email", "*.phone"],
    },
    output,
  );
}
