import { type RawBuilder, sql } from "kysely";
import type { Clock } from "./clock.ts";
import type { Db } from "./db/connect.ts";
import { findRun, recordRun } from "./db/maintenance-runs.ts";
import type { Deps } from "./deps.ts";
import { ownSteadyNow, providerTime, type SteadyNow } from "./payments/ask-provider.ts";

/*
 * What is removed or sealed by the calendar cannot be undone, and a clock that is wrong by years at one start would remove
 * everything at once. So the clock is compared with the newest time at which it was believed (decision 081).
 */

const maxJumpMs = 35 * 24 * 60 * 60_000;

type ClockState = {
  now: Date;
  /** When the clock was believed the last time; UTC. Undefined: never yet. */
  newest: string | undefined;
  /** Whether the two are so far apart that a person must say that the clock is right. */
  doubted: boolean;
};

export async function readClock({ db, clock }: { db: Db; clock: Clock }): Promise<ClockState> {
  const now = clock.now();
  const newest = (await findRun(db, "clock"))?.succeeded_at ?? undefined;
  const doubted = newest !== undefined && Math.abs(now.getTime() - Date.parse(newest)) > maxJumpMs;
  return { now, newest, doubted };
}

/** Believes the clock from now on, by a person's word or because it is near the time before. */
export const believeClock = (db: Db, now: Date): Promise<void> =>
  recordRun(db, { name: "clock", endedAt: now, succeeded: true, detail: "Believed." });

/** Compares the clock, keeps what came of it, and says in the log why nothing is done. */
async function isClockBelieved(deps: Pick<Deps, "db" | "clock" | "log">): Promise<boolean> {
  const { db, log } = deps;
  const { now, newest, doubted } = await readClock(deps);
  if (!doubted) {
    await believeClock(db, now);
    return true;
  }
  const detail = "Too far from the newest stored time.";
  await db
    .insertInto("maintenance_runs")
    // Times that are stored while it is doubted are none to compare it with.
    .values({ name: "clock", ended_at: now.toISOString(), succeeded_at: newest ?? null, detail })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ ended_at: now.toISOString(), detail }))
    .execute();
  log.error(
    { newest },
    "the clock is more than 35 days from the newest stored time: nothing is removed or sealed until staff say in System that it is right",
  );
  return false;
}

/** The task, left out while the clock is doubted: for whatever removes, seals or asks people by the calendar. */
export const whileClockIsBelieved =
  (deps: Pick<Deps, "db" | "clock" | "log">, task: () => Promise<void>) => async (): Promise<void> => {
    if (await isClockBelieved(deps)) await task();
  };

/*
 * By which time something is over for good. A clock that is hours ahead for some minutes (set to local time, not yet set by
 * NTP) must not seal a day that goes on: decision 118.
 */

/** So long, in ms, the clock must have gone in step since the start or since it was last set. */
const steadyForMs = 60 * 60_000;
/** More than this, in ms, is no drift: the clock was set. */
const setMs = 60_000;

/**
 * Asks for the time by which days are sealed: the earliest of what this machine's clock, PostgreSQL's and the newest
 * answer of a payment provider say.
 * @returns undefined until the clock has gone in step for an hour, counted from this call
 */
export function createSafeTime(
  { db, clock, env }: { db: Db; clock: Clock; env: { databaseUrl?: string | undefined } },
  steadyNow: SteadyNow = ownSteadyNow,
): () => Promise<Date | undefined> {
  let since = { time: clock.now().getTime(), at: steadyNow() };
  return async () => {
    const time = clock.now().getTime();
    const at = steadyNow();
    const hasBeenSet = Math.abs(time - since.time - (at - since.at)) > setMs;
    if (hasBeenSet) since = { time, at };
    if (at - since.at < steadyForMs) return undefined;
    const times = [time, providerTime(steadyNow), env.databaseUrl ? await databaseTime(db) : undefined];
    return new Date(Math.min(...times.filter((each) => each !== undefined)));
  };
}

async function databaseTime(db: Db): Promise<number> {
  const now: RawBuilder<{ now: Date }> = sql`select clock_timestamp() as now`;
  const { rows } = await now.execute(db);
  return rows[0]?.now.getTime() ?? Number.NaN;
}
