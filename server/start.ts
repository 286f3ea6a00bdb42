import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import BetterSqlite3 from "better-sqlite3";
import { buildFolder } from "./build-folder.ts";
import { startDaily } from "./daily.ts";
import { makePrivateFiles, protectDataFolder } from "./data-folder.ts";
import { rewriteOnce } from "./db/deleted-text.ts";
import { refuseMixedData } from "./db/demonstration.ts";
import { migrate } from "./db/migrate.ts";
import { fillEmptyDatabase } from "./db/seed.ts";
import { diskReserve, isDiskFull } from "./disk-reserve.ts";
import { type Env, EnvironmentError } from "./env.ts";
import type { RenderPage } from "./http/pages.ts";
import { startOutbox } from "./mail/outbox.ts";
import { claimEmptyStorage } from "./media/storage-mark.ts";
import { sweepStorage } from "./media/sweep.ts";
import { createServer, type Pages } from "./server.ts";
import { createServices, type Feature, type Services } from "./services.ts";

/**
 * Makes this process the only server on a data folder with SQLite: a second one would serve old pages, because only its
 * own writes empty its cache, and would throw away uploads that the first is receiving. The lock belongs to an open
 * connection, so it ends with the process, however that ends.
 * @returns gives the lock back
 * @throws EnvironmentError when another process has it
 */
export function lockDataFolder(dataDir: string): () => void {
  const lock = new BetterSqlite3(path.join(dataDir, "server.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!(error instanceof BetterSqlite3.SqliteError && error.code === "SQLITE_BUSY")) throw error;
    throw new EnvironmentError(
      `${dataDir} is in use by another server: stop it first, or set DATA_DIR to another folder. ` +
        "Several processes need PostgreSQL (DATABASE_URL).",
    );
  }
  return () => lock.close();
}

const postgresLockNumber = 8_633_001;

/**
 * Runs `work` (migrations, first administrator, sample content) in one process at a time; others wait. The
 * lock belongs to an open connection, so it ends with the process that has it. With SQLite there is one server only
 * (lockDataFolder).
 */
async function withSetupLock<Result>(
  { databaseUrl }: Pick<Env, "databaseUrl">,
  work: () => Promise<Result>,
): Promise<Result> {
  return databaseUrl ? withPostgresLock(databaseUrl, work) : work();
}

async function withPostgresLock<Result>(connectionString: string, work: () => Promise<Result>) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [postgresLockNumber]);
    return await work();
  } finally {
    await client.end();
  }
}

/** A request that is still not answered this long after a stop is given up. */
const drainTimeoutMs = 25_000;

/**
 * Environment in, listening server out: services, database brought up to date, routes, listen. From the moment it
 * may be reached until it ends, SIGINT and SIGTERM stop it when the last request in flight is answered. A signal
 * before that ends the process at once, which harms nothing: the database is set up in transactions.
 * @throws EnvironmentError when a disk is full
 */
export async function start(
  env: Env,
  features: readonly Feature[],
  loadPages: (services: Services) => Promise<Pages> = builtPages,
): Promise<void> {
  try {
    await serve(env, features, loadPages);
  } catch (error) {
    throw isDiskFull(error) ? new EnvironmentError(diskFullLine(env)) : error;
  }
}

const diskFullLine = ({ databaseUrl, dataDir }: Env) =>
  `There is no room left on the disk of ${databaseUrl ? "the database or of " : ""}${dataDir}. ` +
  "Make room there, then start again.";

async function serve(
  env: Env,
  features: readonly Feature[],
  loadPages: (services: Services) => Promise<Pages>,
): Promise<void> {
  makePrivateFiles();
  const open = await protectDataFolder(env.dataDir);
  if (!env.databaseUrl && (await diskReserve(env.dataDir).isExhausted())) {
    throw new EnvironmentError(diskFullLine(env));
  }
  // Before anything in the folder is opened or tidied.
  const unlock = env.databaseUrl ? undefined : lockDataFolder(env.dataDir);
  try {
    await serveAlone(env, features, loadPages, { open, unlock });
  } catch (error) {
    unlock?.();
    throw error;
  }
}

async function serveAlone(
  env: Env,
  features: readonly Feature[],
  loadPages: (services: Services) => Promise<Pages>,
  { open, unlock }: { open: string[]; unlock: (() => void) | undefined },
): Promise<void> {
  const services = await createServices(env, features);
  const { log, mail } = services;
  if (open.length > 0)
    log.warn({ open }, "other users of this machine can read the data: set its rights to 0700");
  try {
    const firstRun = await withSetupLock(env, async () => {
      const ran = await migrate(services.db);
      if (ran.length > 0) log.info({ migrations: ran }, "database brought up to date");
      await refuseMixedData(services);
      await rewriteOnce(services).catch((error: unknown) => {
        if (!isDiskFull(error)) throw error;
        // It is tried again at the next start.
        log.warn(
          "no room to write the database anew: its file does not shrink, and what was deleted in earlier versions may stay in it",
        );
      });
      return fillEmptyDatabase(services);
    });
    await claimEmptyStorage(services);
    await services.diskReserve?.fill();
    const pages = await loadPages(services);
    const app = await createServer(services, pages);

    const listening = app.listen({ port: env.port, host: env.host });
    let work: { stop(): Promise<void> }[] = [];
    // In the same turn as `listen`, so before the port is open and its address is printed.
    stopOnSignals(async (signal) => {
      await listening;
      log.info({ reason: signal }, "stopping: no new requests, those in flight are answered");
      const giveUp = setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs);
      await pages.close?.();
      await app.close();
      clearTimeout(giveUp);
      await Promise.all(work.map((started) => started.stop()));
      await services.close();
      unlock?.();
      log.info("stopped");
    });
    await listening;
    work = features.flatMap((feature) => feature.work?.(services) ?? []);
    work.push(startDaily(async () => void (await sweepStorage(services)), log));
    if (mail) work.push(startOutbox({ ...services, mail }));

    const { port } = app.server.address() as AddressInfo;
    const url = `http://${env.host.includes(":") ? `[${env.host}]` : env.host}:${port}`;
    announce(url, firstRun.administrator);
    log.info({ url, database: env.databaseUrl ? "postgresql" : "sqlite" }, "ready");
  } catch (error) {
    await services.close();
    throw error;
  }
}

/** npm passes on a signal that a terminal has sent to everybody: the second must not end what the first began. */
function stopOnSignals(stop: (signal: string) => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop(signal);
    });
  }
}

/** The pages as `npm run build` made them. */
async function builtPages(services: Services): Promise<Pages> {
  if (!buildFolder) throw new Error("There is no build yet. Run `npm run build` first, or use `npm start`.");
  const entry = pathToFileURL(path.join(buildFolder, "server/index.js"));
  return {
    render: renderFrom(await import(entry.href), services),
    clientFolder: path.join(buildFolder, "client"),
  };
}

type Build = {
  entry: { module: { createAppHandler(build: unknown, mode: string, services: Services): RenderPage } };
};

/** The handler is made by the build's own copy of React Router: its context keys are objects of that copy. */
export function renderFrom(build: Build, services: Services, mode = "production"): RenderPage {
  return build.entry.module.createAppHandler(build, mode, services);
}

function announce(url: string, administrator: { email: string; password?: string } | undefined): void {
  const lines = [`Umeed is served at ${url}`, `Dashboard:         ${url}/dashboard`];
  if (administrator) {
    lines.push(`Administrator:     ${administrator.email}`);
    if (administrator.password) {
      lines.push(`Password:          ${administrator.password}  (shown this once; change it under Settings)`);
    }
  }
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
}
