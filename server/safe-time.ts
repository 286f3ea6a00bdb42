import { type RawBuilder, sql } from "kysely";
import type { Clock } from "./clock.ts";
import type { Db } from "./db/connect.ts";
import { ownSteadyNow, providerTime, type SteadyNow } from "./payments/provider-time.ts";

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
