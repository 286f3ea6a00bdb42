import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { addDays, karachiDay } from "#app/lib/dates.ts";
import { sealDays } from "#app/parts/open-books/server/seal-days.server.ts";
import { type Env, readEnv } from "#server/env.ts";
import { chance } from "./chance.ts";
import { giftsOfDay, inventGiving } from "./giving.ts";
import { askForHelp, helpOfDay } from "./help.ts";
import { askForBlood, inboxesOfDay } from "./inboxes.ts";
import { openDemoSite } from "./site.ts";

/** A demonstration reaches nobody: no mail server, no payment provider, no bucket, whatever the machine's settings are. */
export const demoSettings = (env: Env): Env => ({ ...env, demo: true });

/**
 * Makes a demonstration of so many days until now. It is made beside the folder and moved there when it is whole.
 * @param folder must not exist
 */
export async function fillDemonstration(folder: string, days: number): Promise<void> {
  const now = new Date();
  const making = `${folder}.unfinished`;
  await rm(making, { recursive: true, force: true });
  const env = demoSettings(readEnv({ DATA_DIR: making, RATE_LIMITS: "off", LOG_LEVEL: "error" }));
  const today = karachiDay(now);
  const first = addDays(today, -days);
  const dice = chance(2016);
  const site = await openDemoSite(env, morningOf(first));
  try {
    const giving = await inventGiving(site, dice);
    for (let day = first; day < today; day = addDays(day, 1)) {
      site.setTime(morningOf(day));
      await helpOfDay(site, dice, day);
      await giftsOfDay(giving, day, { isLast: addDays(day, 1) === today });
      await inboxesOfDay(site, dice, day, addDays(day, 14) < today);
    }
    site.setTime(now);
    for (const neededWhen of ["now", "tonight", "tomorrow"]) await askForBlood(site, dice, { neededWhen });
    for (let asked = 0; asked < 4; asked += 1) await askForHelp(site, dice);
    await sealDays(site.deps);
    for (const { samples } of site.deps.features) await samples?.add(site.deps.db, now);
  } finally {
    await site.close();
  }
  await rename(making, path.resolve(folder));
}

/** Ten in the morning in Karachi. */
const morningOf = (day: string) => new Date(`${day}T05:00:00.000Z`);
