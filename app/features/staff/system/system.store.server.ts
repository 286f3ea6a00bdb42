import { sql } from "kysely";
import { readClock } from "#server/clock-trust.ts";
import { findRun } from "#server/db/maintenance-runs.ts";
import type { Deps } from "#server/deps.ts";
import { lowSpaceBytes } from "#server/disk-reserve.ts";
import { isLate, readOutbox } from "#server/mail/outbox-state.ts";
import { storageOwner } from "#server/media/storage-mark.ts";
import { databaseBytes, readDiskSpace } from "#server/metrics/server-state.ts";
import { featuresOn } from "#server/parts.ts";
import { software } from "./software.server.ts";
import type { SystemPart, SystemState } from "./system.schema.ts";

export const backupNoun = "backup";

/** How the installation is: what runs, what is full, what waits. A part that fails is reported, and the others stand. */
export async function readSystem(deps: Deps): Promise<SystemState> {
  const { env, db, media, pageCache, clock, log } = deps;
  const works = async (part: string, check: () => Promise<unknown>) => {
    try {
      await check();
      return true;
    } catch (error) {
      log.error({ err: error }, `${part} does not answer`);
      return false;
    }
  };
  const { freeBytes, totalBytes } = await readDiskSpace(env.dataDir);
  const pictures = [deps.queues.pictures.state(), deps.queues["pictures of visitors"].state()];
  const cache = pageCache.size;
  const disk = await deps.diskReserve?.fault();
  return {
    ...software,
    node: process.version.replace(/^v/, ""),
    started_at: new Date(clock.now().getTime() - Math.round(process.uptime() * 1000)).toISOString(),
    database: {
      kind: env.databaseUrl ? "postgresql" : "sqlite",
      works: await works("database", () => sql`select 1`.execute(db)),
      bytes: await databaseBytes(deps),
    },
    slow: deps.slowWork.recent(),
    disk: {
      free_bytes: freeBytes,
      total_bytes: totalBytes,
      low: freeBytes < lowSpaceBytes,
      full: disk === "full",
      read_only: disk === "readOnly",
    },
    media: {
      kind: env.s3 ? "bucket" : "disk",
      works: await works("media", () => media.check()),
      owned: await storageOwner(deps).then(
        (owner) => owner === "ours",
        (error: unknown) => {
          log.error({ err: error }, "the mark of the storage cannot be read");
          return false;
        },
      ),
      waiting: pictures.reduce((sum, { waiting }) => sum + waiting, 0),
      queue_full: pictures.some(({ isFull }) => isFull),
    },
    mail: { configured: env.mail.url !== undefined, ...(await readMails(deps)) },
    ledger_check: await readLedgerCheck(deps),
    clock: await readClock(deps).then(({ now, newest = null, doubted }) => ({
      now: now.toISOString(),
      newest_at: newest,
      doubted,
    })),
    page_cache: { pages: cache.entries, bytes: cache.bytes },
    features: await readFeatures(deps),
    backup: { last_at: await lastBackup(deps) },
  };
}

/** What features say of themselves. One that cannot be read is reported, and the others stand. */
async function readFeatures(deps: Deps): Promise<SystemPart[]> {
  const parts = (await featuresOn(deps)).map(async ({ group, health }): Promise<SystemPart[]> => {
    if (!health) return [];
    try {
      return [await health(deps)];
    } catch (error) {
      deps.log.error({ err: error }, `${group.name} cannot be read`);
      return [{ name: group.name, tone: "bad", status: "Cannot be read", text: "" }];
    }
  });
  return (await Promise.all(parts)).flat();
}

async function readMails({ db, clock }: Deps): Promise<Omit<SystemState["mail"], "configured">> {
  const { waiting, refused, oldest, failed } = await readOutbox(db);
  return { waiting, refused, oldest_at: oldest, late: isLate(oldest, clock.now()), failed };
}

async function readLedgerCheck({ db }: Deps): Promise<SystemState["ledger_check"]> {
  const run = await findRun(db, "ledger:check");
  if (!run) return null;
  return { ended_at: run.ended_at, clean_at: run.succeeded_at, clean: run.ended_at === run.succeeded_at };
}

/** When the last backup ended well: one by the command, or one that staff downloaded. */
export async function lastBackup({ db }: Pick<Deps, "db">): Promise<string | null> {
  return (await findRun(db, "backup"))?.succeeded_at ?? null;
}
