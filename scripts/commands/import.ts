import { features } from "#app/features/features.server.ts";
import { systemClock } from "#server/clock.ts";
import { createDeps, createLog } from "#server/create-deps.ts";
import { refuseMixedData } from "#server/db/seed.ts";
import { isDiskFull } from "#server/disk-reserve.ts";
import { readEnv } from "#server/env.ts";
import { StorageUnavailableError } from "#server/media/media.ts";
import { lockDataFolder } from "#server/start-locks.ts";
import { isWhole, reportText } from "#tools/import/import-report.ts";
import { ImportError, importFrom } from "#tools/import/import-run.ts";
import { openOldSite } from "#tools/import/old-site.ts";
import { CommandError, openDatabase, readOptions } from "./command.ts";

/**
 * `import --from <address>`: reads the public content of an installation of the PHP backend, and says what it would bring;
 * with `--yes` it brings it. With SQLite the server must be stopped: its pages are cached in its own process. With
 * PostgreSQL it may run beside the servers, which are told.
 * @returns 1 when something was refused, changed on both sides, or came without its file
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, {
    from: { type: "string" },
    yes: { type: "boolean" },
    samples: { type: "string" },
  });
  const site = openOldSite(readBase(values.from ?? positionals[0]));
  const { samples } = values;
  if (samples !== undefined && samples !== "remove" && samples !== "keep") {
    throw new CommandError("--samples takes remove or keep.");
  }
  const env = readEnv();
  // Says what is wrong with the database, if anything is, before anything is made.
  await (await openDatabase(env)).destroy();
  const unlock = env.databaseUrl ? undefined : lockDataFolder(env.dataDir);
  const log = createLog({ ...env, logLevel: "error" });
  const deps = await createDeps(env, features, { log, clock: systemClock });
  try {
    await refuseMixedData(deps);
    const report = await importFrom(deps, site, { dryRun: !values.yes, samples });
    console.log(reportText(report));
    return isWhole(report) ? 0 : 1;
  } catch (error) {
    if (error instanceof ImportError) throw new CommandError(error.message);
    const stopped = "What came before is in: run the command again to go on.";
    if (isDiskFull(error)) throw new CommandError(`There is no room left on the disk. ${stopped}`);
    if (error instanceof StorageUnavailableError) throw new CommandError(`${error.message}. ${stopped}`);
    throw error;
  } finally {
    await deps.changes.announce();
    await deps.close();
    unlock?.();
  }
}

/** @throws CommandError for what is no address of a backend */
function readBase(from: string | undefined): URL {
  if (!from) throw new CommandError("Say where from: --from https://old.example/backendReact");
  const base = URL.parse(from);
  if (!base || !/^https?:$/.test(base.protocol) || base.username || base.password) {
    throw new CommandError(`${from.slice(0, 100)} is no address such as https://old.example/backendReact.`);
  }
  base.search = "";
  base.hash = "";
  return base;
}
