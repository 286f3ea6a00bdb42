import { existsSync } from "node:fs";
import path from "node:path";
import { features } from "#app/features/features.server.ts";
import { sqliteFile } from "#server/db/connect.ts";
import { readEnv } from "#server/env.ts";
import { start } from "#server/start.ts";
import { demoSettings, fillDemonstration } from "#tools/demo/fill.ts";
import { administrator } from "#tools/demo/site.ts";
import { CommandError, readOptions } from "./command.ts";

/**
 * `demo`: the whole site with a year of invented gifts, people and messages, in a folder of its own, so that whoever
 * decides about the program sees full pages. Settings of a real installation (database, bucket, mail, payment providers)
 * are not read. `--folder` names another folder, `--days` other than a year's. It runs until it is stopped.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, {
    folder: { type: "string", default: "demo" },
    days: { type: "string", default: "365" },
  });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > 730) {
    throw new CommandError("--days must be a whole number from 1 to 730.");
  }
  const folder = path.resolve(values.folder);
  const { PORT, HOST, SITE_URL, LOG_LEVEL } = process.env;
  const env = demoSettings(readEnv({ PORT, HOST, SITE_URL, LOG_LEVEL, DATA_DIR: folder }));
  if (!existsSync(sqliteFile(folder))) {
    console.log(`Inventing ${days} days (about a minute, once) ...`);
    await fillDemonstration(folder, days);
  }
  await start(env, features);
  console.log(`Sign in with:      ${administrator.email}, ${administrator.password}`);
  return 0;
}
