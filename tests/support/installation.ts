import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { sealDays } from "#app/parts/open-books/server/seal-days.server.ts";
import { openMedia } from "#server/create-deps.ts";
import { connect, type Db } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import { readEnv } from "#server/env.ts";
import { claimStorage, storageOwner } from "#server/media/storage-mark.ts";
import { addFiles, addMuch } from "./much-data.ts";
import { givePaid } from "./receipts.ts";
import { tablesOf } from "./stored-rows.ts";
import { bareDatabaseSettings } from "./test-database.ts";

/* For tests only: the database and the uploads of an installation that no server runs on. */

export type Settings = Record<string, string>;

export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-place-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The link of a mail that waits: no archive may hold its key. */
export const waitingLink = "https://umeed.example/donation?key=abcdefghijklmnopqrstuv";

const dayMs = 24 * 60 * 60_000;

/**
 * Two gifts with receipts, of today and of two days ago, which is sealed, a key, a mail that waits, and as many other
 * rows and files as asked for.
 * @param settings without them an own database of the project's kind
 */
export async function makeInstallation(
  { views = 10, messages = 10, files = 5 }: { views?: number; messages?: number; files?: number },
  given?: Settings,
): Promise<{ settings: Settings; files: string[] }> {
  const settings = given ?? (await bareDatabaseSettings(emptyFolder()));
  const paths = await withDatabase(settings, async (db, env) => {
    await migrate(db);
    // The commands look at the clock: a day that is over and not sealed would be a difference.
    const now = Date.now();
    await givePaid(db, { now: new Date(now - 2 * dayMs) });
    await givePaid(db, { now: new Date(now) });
    const log = pino({ level: "silent" });
    await sealDays({ db, reader: db, env, log, clock: { now: () => new Date(now) } });
    await db
      .insertInto("secrets")
      .values({ name: "a key", value: "a secret value", ends_at: null })
      .execute();
    await db
      .insertInto("outbox")
      .values({
        recipient: "donor@home.example",
        reply_to: null,
        subject: "Thank you",
        html: "",
        state: "queued",
        text: waitingLink,
        next_try_at: "",
        queued_at: "",
        sent_at: null,
        last_error: null,
      })
      .execute();
    await addMuch(db, { views, messages });
    const media = await openMedia(env);
    await claimStorage({ db, env, media });
    return addFiles(env.dataDir, files);
  });
  return { settings, files: paths };
}

export async function withDatabase<Result>(
  settings: Settings,
  work: (db: Db, env: ReturnType<typeof readEnv>) => Promise<Result>,
): Promise<Result> {
  const env = readEnv(settings);
  const { db } = await connect(env);
  try {
    return await work(db, env);
  } finally {
    await db.destroy();
  }
}

/** Of each database its own, or of no meaning elsewhere. */
const own = /^(?:kysely_|sqlite_|database_identity|maintenance_runs|rate_limits|.*_search)/;

/** All rows of an installation's database, to compare it with another one. */
export const rowsOf = (settings: Settings) =>
  withDatabase(settings, async (db) =>
    Object.fromEntries(Object.entries(await tablesOf(db)).filter(([name]) => !own.test(name))),
  );

/** The number of rows and a hash of each table: a hundred thousand rows are compared faster so. */
export async function sumsOf(settings: Settings): Promise<Record<string, string>> {
  const tables = Object.entries(await rowsOf(settings));
  const hash = (rows: unknown[]) => createHash("sha256").update(rows.join("\n")).digest("hex");
  return Object.fromEntries(tables.map(([name, rows]) => [name, `${rows.length} ${hash(rows)}`]));
}

/** Whether the uploads bear the mark of the database. */
export const ownerOf = (settings: Settings) =>
  withDatabase(settings, async (db, env) => storageOwner({ db, env, media: await openMedia(env) }));
