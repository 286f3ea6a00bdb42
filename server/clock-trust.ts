import type { Clock } from "./clock.ts";
import type { Db } from "./db/connect.ts";
import { recordRun } from "./db/maintenance-runs.ts";
import type { Deps } from "./deps.ts";

/*
 * What is removed or sealed by the calendar cannot be undone, and a clock that is wrong by years at one start would remove
 * everything at once. So the clock is compared with the newest time at which it was believed (decision 081).
 */

const maxJumpMs = 35 * 24 * 60 * 60_000;

type ClockState = {
  now: Date;
  /** When the clock was believed the last time, or else the newest time that is stored; UTC. Undefined: nothing is. */
  newest: string | undefined;
  /** Whether the two are so far apart that a person must say that the clock is right. */
  doubted: boolean;
};

export async function readClock({ db, clock }: { db: Db; clock: Clock }): Promise<ClockState> {
  const now = clock.now();
  const newest = (await readBelieved(db)) ?? (await newestStored(db));
  const doubted = newest !== undefined && Math.abs(now.getTime() - Date.parse(newest)) > maxJumpMs;
  return { now, newest, doubted };
}

async function readBelieved(db: Db): Promise<string | undefined> {
  const run = await db
    .selectFrom("maintenance_runs")
    .select("succeeded_at")
    .where("name", "=", "clock")
    .executeTakeFirst();
  return run?.succeeded_at ?? undefined;
}

/** In a database of a version that did not compare it. What staff and the server do leaves a time in one of these. */
async function newestStored(db: Db): Promise<string | undefined> {
  const [acts, mails, runs] = await Promise.all([
    db
      .selectFrom("audit_log")
      .select(({ fn }) => fn.max("at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("outbox")
      .select(({ fn }) => fn.max("queued_at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("maintenance_runs")
      .select(({ fn }) => fn.max("ended_at").as("at"))
      // Another task may just have written there that it doubts this very moment.
      .where("name", "<>", "clock")
      .executeTakeFirst(),
  ]);
  const times: (string | null | undefined)[] = [acts?.at, mails?.at, runs?.at];
  return times
    .filter((time) => typeof time === "string")
    .toSorted()
    .at(-1);
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
