import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import { buildFolder } from "./build-folder.ts";
import { whileClockIsBelieved } from "./clock-trust.ts";
import { readShownContent } from "./content.ts";
import { createDeps, createLog } from "./create-deps.ts";
import { startDaily } from "./daily.ts";
import { makePrivateFiles, protectDataFolder } from "./data-folder.ts";
import { connect } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import { fillEmptyDatabase, refuseMixedData } from "./db/seed.ts";
import type { Deps, Feature } from "./deps.ts";
import { diskReserve } from "./disk-reserve.ts";
import { type Env, EnvironmentError } from "./env.ts";
import {
  checkFirstPassword,
  type FirstAdministrator,
  forgetFirstPassword,
  keepFirstPassword,
} from "./first-password.ts";
import type { RenderPage } from "./http/pages.ts";
import { startOutbox } from "./mail/outbox.ts";
import { claimEmptyStorage } from "./media/storage-mark.ts";
import { sweepStorage } from "./media/sweep.ts";
import { startMetrics } from "./metrics/metrics-server.ts";
import { startWork } from "./parts.ts";
import { createServer, type Pages } from "./server.ts";
import { diskFullLine, notListening, startFault } from "./start-faults.ts";
import { lockDataFolder, withSetupLock } from "./start-locks.ts";
import { endsWithin } from "./time-limit.ts";
import { beginRequirement } from "./two-factor/requirement.ts";
import { type StartPatience, usualStartPatience, waitForBucket, waitForPostgres } from "./wait-for.ts";

/** In ms: behind a proxy /healthz says so long before the port closes that the server stops. Caddy asks each second. */
const noticeMs = 3_000;
/** A request that is still not answered this long after a stop is given up. */
const drainTimeoutMs = 25_000;
/** Nor is anything else waited for that does not end: the unit's TimeoutStopSec is longer. */
const stopTimeoutMs = 28_000;

export type Started = {
  url: string;
  /** Where the metrics are, if anywhere. */
  metricsUrl: string | undefined;
  /** What SIGTERM does. @param reason for the log. Resolves when everything is given back; calling it again does nothing */
  stop(reason: string): Promise<void>;
};

export type StartOptions = {
  log: Logger;
  /** Whether a person reads the output: only then the address and the first password are written to it. */
  terminal: Pick<NodeJS.WriteStream, "write"> | undefined;
  patience: StartPatience;
};

/**
 * Environment in, listening server out: what all parts use, database brought up to date, routes, listen. From the moment it
 * may be reached until it ends, SIGINT and SIGTERM stop it when the last request in flight is answered. A signal
 * before that ends the process at once, which harms nothing: the database is set up in transactions.
 * @throws EnvironmentError in one line for what whoever hosts it can mend: START-01 to START-08
 */
export async function start(
  env: Env,
  features: readonly Feature[],
  loadPages: (deps: Deps) => Promise<Pages> = builtPages,
  {
    log = createLog(env),
    terminal = process.stdout.isTTY ? process.stdout : undefined,
    patience = usualStartPatience,
  }: Partial<StartOptions> = {},
): Promise<Started> {
  try {
    return await serve(env, features, loadPages, { log, terminal, patience });
  } catch (error) {
    throw startFault(error, env);
  }
}

async function serve(
  env: Env,
  features: readonly Feature[],
  loadPages: (deps: Deps) => Promise<Pages>,
  options: StartOptions,
): Promise<Started> {
  makePrivateFiles();
  const open = await protectDataFolder(env.dataDir);
  if (open.length > 0)
    options.log.warn({ open }, "other users of this machine can read the data: set its rights to 0700");
  if (!env.databaseUrl && (await diskReserve(env.dataDir).isExhausted())) {
    throw new EnvironmentError(diskFullLine(env));
  }
  // Before anything in the folder is opened or tidied.
  const unlock = env.databaseUrl ? undefined : lockDataFolder(env.dataDir);
  try {
    return await serveAlone(env, features, loadPages, { ...options, unlock });
  } catch (error) {
    unlock?.();
    throw error;
  }
}

async function serveAlone(
  env: Env,
  features: readonly Feature[],
  loadPages: (deps: Deps) => Promise<Pages>,
  { log, terminal, patience, unlock }: StartOptions & { unlock: (() => void) | undefined },
): Promise<Started> {
  await waitForPostgres(env, { log, patience });
  const deps = await createDeps(env, features, { log });
  const { mail } = deps;
  try {
    await waitForBucket(env, deps.media, { log, patience });
    const firstRun = await withSetupLock(env, async () => {
      const ran = await migrateForLong(deps);
      if (ran.length > 0) log.info({ migrations: ran }, "database brought up to date");
      await refuseMixedData(deps);
      const filled = await fillEmptyDatabase(deps);
      await beginRequirement(deps);
      if (filled.administrator) await keepFirstPassword(deps, filled.administrator);
      return filled;
    });
    await claimEmptyStorage(deps);
    await deps.diskReserve?.fill();
    // What pages show should the database be gone before the first visitor comes.
    await readShownContent(deps);
    const metrics = await startMetrics(deps);
    const pages = await loadPages(deps);
    const app = await createServer(deps, pages);

    const listening = app.listen({ port: env.port, host: env.host });
    let work: { stop(): Promise<void> }[] = [];
    // In the same turn as `listen`, so before the port is open and its address is printed.
    const signals = stopOnSignals(async (reason) => {
      await listening;
      const begun = performance.now();
      log.info({ reason }, "stopping: no new requests, those in flight are answered");
      deps.stopping.abort();
      if (env.trustProxy) await wait(noticeMs);
      const giveUp = setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs);
      await pages.close?.();
      await app.close();
      await metrics?.close();
      clearTimeout(giveUp);
      const left = Math.max(0, stopTimeoutMs - (performance.now() - begun));
      if (!(await endsWithin(left, Promise.all(work.map((started) => started.stop())))))
        log.warn("work that does not end is left");
      await deps.close();
      unlock?.();
      log.info("stopped");
    });
    await listening.catch(async (error: unknown) => {
      signals.forget();
      await pages.close?.();
      await app.close();
      await metrics?.close();
      throw notListening(error, { host: env.host, port: env.port, setting: "PORT" });
    });
    work = [await startWork(deps)];
    const sweep = whileClockIsBelieved(deps, async () => void (await sweepStorage(deps)));
    work.push(startDaily(sweep, log));
    if (mail) work.push(startOutbox({ ...deps, mail }));

    const { port } = app.server.address() as AddressInfo;
    const url = `http://${env.host.includes(":") ? `[${env.host}]` : env.host}:${port}`;
    if (terminal) {
      terminal.write(announcement(url, firstRun.administrator));
      if (firstRun.administrator) await forgetFirstPassword(deps);
    }
    work.push(startDaily(() => checkFirstPassword(deps), log));
    log.info({ url, database: env.databaseUrl ? "postgresql" : "sqlite" }, "ready");
    return { url, metricsUrl: metrics?.url, stop: signals.stop };
  } catch (error) {
    await deps.close();
    throw error;
  }
}

/** Brings the database up to date. A table of PostgreSQL may take longer than the queries of a server may. */
async function migrateForLong({ db, env }: Deps): Promise<string[]> {
  if (!env.databaseUrl) return migrate(db);
  const own = await connect(env);
  return migrate(own.db).finally(() => own.db.destroy());
}

/** npm passes on a signal that a terminal has sent to everybody: the second must not end what the first began. */
function stopOnSignals(stop: (reason: string) => Promise<void>) {
  let stopping: Promise<void> | undefined;
  const stopOnce = (reason: string) => {
    stopping ??= stop(reason).finally(forget);
    return stopping;
  };
  const signals = ["SIGINT", "SIGTERM"] as const;
  const forget = () => {
    for (const signal of signals) process.off(signal, onSignal);
  };
  const onSignal = (reason: string) => {
    // A connection that was lost without a word would keep the process.
    void stopOnce(reason).then(() => process.exit());
  };
  for (const signal of signals) process.on(signal, onSignal);
  return { stop: stopOnce, forget };
}

/** The pages as `npm run build` made them. */
async function builtPages(deps: Deps): Promise<Pages> {
  if (!buildFolder) throw new Error("There is no build yet. Run `npm run build` first, or use `npm start`.");
  const entry = pathToFileURL(path.join(buildFolder, "server/index.js"));
  return {
    ...pagesFrom(await import(entry.href), deps),
    clientFolder: path.join(buildFolder, "client"),
  };
}

type Build = {
  entry: {
    module: {
      createAppHandler(build: unknown, mode: string, deps: Deps): RenderPage;
      formPages(build: unknown): (url: string) => boolean;
    };
  };
};

/** The handler is made by the build's own copy of React Router: its context keys are objects of that copy. */
export function pagesFrom(build: Build, deps: Deps, mode = "production") {
  const { createAppHandler, formPages } = build.entry.module;
  return { render: createAppHandler(build, mode, deps), takesForms: formPages(build) };
}

function announcement(url: string, administrator: FirstAdministrator | undefined): string {
  const lines = [`Umeed is served at ${url}`, `Dashboard:         ${url}/dashboard`];
  if (administrator) {
    lines.push(`Administrator:     ${administrator.email}`);
    if (administrator.password) {
      lines.push(`Password:          ${administrator.password}  (shown this once; change it under Settings)`);
    }
  }
  return `\n${lines.join("\n")}\n\n`;
}
