import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { Db } from "#server/db/connect.ts";
import { storageOwner } from "#server/media/storage-mark.ts";
import type { Services } from "#server/services.ts";
import { software } from "./software.server.ts";
import type { SystemPart, SystemState } from "./system.schema.ts";

export const backupNoun = "backup";

/** How the installation is: what runs, what is full, what waits. A part that fails is reported, and the others stand. */
export async function readSystem(services: Services): Promise<SystemState> {
  const { env, db, media, pageCache, clock, log } = services;
  const works = async (part: string, check: () => Promise<unknown>) => {
    try {
      await check();
      return true;
    } catch (error) {
      log.error({ err: error }, `${part} does not answer`);
      return false;
    }
  };
  const disk = await statfs(env.dataDir);
  const cache = pageCache.size;
  return {
    ...software,
    node: process.version.replace(/^v/, ""),
    started_at: new Date(clock.now().getTime() - Math.round(process.uptime() * 1000)).toISOString(),
    database: {
      kind: env.databaseUrl ? "postgresql" : "sqlite",
      works: await works("database", () => sql`select 1`.execute(db)),
      bytes: env.databaseUrl ? null : await sqliteBytes(db),
    },
    disk: {
      free_bytes: disk.bavail * disk.bsize,
      total_bytes: disk.blocks * disk.bsize,
      full: services.diskReserve ? !(await services.diskReserve.hasSpace()) : false,
    },
    media: {
      kind: env.s3 ? "bucket" : "disk",
      works: await works("media", () => media.check()),
      owned: await storageOwner(services).then(
        (owner) => owner === "ours",
        (error: unknown) => {
          log.error({ err: error }, "the mark of the storage cannot be read");
          return false;
        },
      ),
    },
    mail: { configured: env.mail.url !== undefined, ...(await countMails(services)) },
    page_cache: { pages: cache.entries, bytes: cache.bytes },
    features: await readFeatures(services),
    backup: {
      possible: !env.databaseUrl,
      with_uploads: !env.s3,
      last_at: await lastBackup(services),
    },
  };
}

/**
 * The size of the database in bytes. SQLite counts its pages, also those that are still in the write-ahead log: the
 * file alone has next to none of them until the log is copied into it.
 */
async function sqliteBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** What features say of themselves. One that cannot be read is reported, and the others stand. */
async function readFeatures(services: Services): Promise<SystemPart[]> {
  const parts = services.features.map(async ({ group, health }): Promise<SystemPart[]> => {
    if (!health) return [];
    try {
      return [await health(services)];
    } catch (error) {
      services.log.error({ err: error }, `${group.name} cannot be read`);
      return [{ name: group.name, tone: "bad", status: "Cannot be read", text: "" }];
    }
  });
  return (await Promise.all(parts)).flat();
}

async function countMails({ db }: Services): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .selectFrom("outbox")
    .select((select) => ["state", select.fn.countAll<number>().as("mails")])
    .where("state", "in", ["queued", "failed"])
    .groupBy("state")
    .execute();
  const count = (state: string) => rows.find((row) => row.state === state)?.mails ?? 0;
  return { waiting: count("queued"), failed: count("failed") };
}

/** When a backup was last downloaded from the dashboard: UTC; null when none was. */
export async function lastBackup({ db }: Pick<Services, "db">): Promise<string | null> {
  const row = await db
    .selectFrom("audit_log")
    .select("at")
    .where("noun", "=", backupNoun)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}
