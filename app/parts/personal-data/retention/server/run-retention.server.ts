import { setTimeout as wait } from "node:timers/promises";
import { karachiDay } from "#app/lib/dates.ts";
import { retentionMessages } from "#app/parts/personal-data/retention/retention.messages.ts";
import { emptyBin, removeUntouched } from "#server/bin/empty-bin.ts";
import { whileClockIsBelieved } from "#server/clock-trust.ts";
import { startHourly } from "#server/daily.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import { emptyLog, releasePages } from "#server/db/deleted-text.ts";
import { findRun, recordRun } from "#server/db/maintenance-runs.ts";
import type { Deps } from "#server/deps.ts";
import { eraseNotedMedia } from "#server/media/erase.ts";
import type { Due, RetentionTerm } from "#server/retention-term.ts";
import {
  askedNameOf,
  cutoffOf,
  forgetOldRemovals,
  prepareTerms,
  readTerm,
  recordRemoval,
  retentionKinds,
} from "./retention-terms.store.server.ts";
import { followRequests } from "./stay-requests.server.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Between two steps everybody else has this long, in ms. */
const pauseMs = 10;

/** Hours of the night in Karachi, from and before: the fewest visitors. */
const quiet = { from: 2, before: 6 };
/** A server that is switched off at night does it by day, after so long. */
const overdueMs = 36 * hour;

/** Whether the work of the day is due. @param last when it last went well: UTC; undefined: never */
export function isRetentionDue(last: string | undefined, now: Date): boolean {
  if (last === undefined) return true;
  const since = now.getTime() - Date.parse(last);
  const hourInKarachi = (now.getUTCHours() + 5) % 24;
  const isQuiet = hourInKarachi >= quiet.from && hourInKarachi < quiet.before;
  return (isQuiet && since > day / 2) || since > overdueMs;
}

type Removed = Record<string, number>;

/**
 * Removes what is past its term, asks people whether they stay, and gives the room back to the disk. All of it in short
 * steps: visitors and staff have their turn in between. Several processes may do it at once: a step takes the lock of
 * its term.
 * @returns what went, by kind; undefined when it was stopped before the end
 */
export async function runRetention(deps: Deps, signal?: AbortSignal): Promise<Removed | undefined> {
  const { db, clock, log } = deps;
  const pause = async () => {
    await wait(pauseMs);
    return signal?.aborted !== true;
  };
  const now = clock.now();
  const kinds = retentionKinds(deps.features);
  await prepareTerms(db, kinds, now);
  const removed: Removed = {};
  for (const kind of kinds) {
    const count = await applyTerm(deps, kind, now, pause);
    if (count > 0) removed[kind.name] = count;
    if (signal?.aborted) return undefined;
  }
  await emptyBin(db, now, pause);
  if (signal?.aborted) return undefined;
  await eraseNotedMedia(deps);
  await forgetOldRemovals(db, karachiDay(now));
  const pages = await releasePages(deps, pause);
  await emptyLog(deps);
  if (signal?.aborted) return undefined;
  log.info({ removed, pages }, "kept clean");
  await recordRun(db, {
    name: "retention",
    endedAt: clock.now(),
    succeeded: true,
    detail: detailOf(kinds, removed),
  });
  return removed;
}

/** "Removed: 12 of Messages, 3 of Registrations." */
const detailOf = (kinds: readonly RetentionTerm[], removed: Removed): string => {
  const parts = kinds.flatMap(({ name, label }) => (removed[name] ? `${removed[name]} of ${label}` : []));
  return parts.length > 0 ? `Removed: ${parts.join(", ")}.` : retentionMessages.nothingDue;
};

type Pause = () => Promise<boolean>;

async function applyTerm(deps: Deps, kind: RetentionTerm, now: Date, pause: Pause): Promise<number> {
  const { db, env, mail } = deps;
  const { name, unit } = kind;
  const term = await readTerm(db, name);
  if (term?.active !== 1 || term.starts_at > now.toISOString()) return 0;
  const due: Due = { now, siteUrl: env.siteUrl, cutoff: cutoffOf(now, term.amount, unit).toISOString() };
  let removed = 0;
  const step = (act: (trx: Db) => Promise<number>) =>
    db.transaction().execute(async (trx) => {
      await lockRow(trx, "retention_terms", "amount", term.id);
      // Staff may have changed it since.
      if ((await readTerm(trx, name))?.version !== term.version) return undefined;
      const count = await act(trx);
      await recordRemoval(trx, karachiDay(now), name, count);
      return count;
    });
  // What staff have deleted meanwhile goes with its term, too; nobody need be asked.
  for (let gone: number | undefined; gone !== 0; ) {
    gone = (await step((trx) => removeUntouched(trx, name, due.cutoff))) ?? 0;
    removed += gone;
    if (!(await pause())) return removed;
  }
  const asked = askedNameOf(name);
  if (asked && !mail) return removed;
  removed += await removeDue(db, kind, due, step, pause);
  if (!asked) return removed;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    const count = await step(async (trx) => {
      const followed = await followRequests(trx, asked, due, from);
      after = followed.next;
      return followed.removed;
    });
    if (count === undefined) break;
    removed += count;
    if (!(await pause())) break;
  }
  return removed;
}

async function removeDue(
  db: Db,
  { rule }: RetentionTerm,
  due: Due,
  step: (act: (trx: Db) => Promise<number>) => Promise<number | undefined>,
  pause: Pause,
): Promise<number> {
  let removed = 0;
  for (let after = 0; ; ) {
    const { ids, next } = await rule.find(db, due, after);
    const count = ids.length > 0 ? await step((trx) => rule.remove(trx, due, ids)) : 0;
    if (count === undefined) return removed;
    removed += count;
    if (next === undefined || !(await pause())) return removed;
    after = next;
  }
}

/** Looks every hour whether the work of the day is due, until it is stopped. */
export function startRetention(deps: Deps): { stop(): Promise<void> } {
  const { db, clock, log } = deps;
  const stopping = new AbortController();
  const run = whileClockIsBelieved(deps, async () => {
    const last = (await findRun(db, "retention"))?.succeeded_at ?? undefined;
    if (!isRetentionDue(last, clock.now())) return;
    try {
      await runRetention(deps, stopping.signal);
    } catch (error) {
      const ending = { succeeded: false, detail: retentionMessages.runFailed };
      await recordRun(db, { name: "retention", endedAt: clock.now(), ...ending });
      throw error;
    }
  });
  const repeated = startHourly(run, log);
  return {
    async stop() {
      stopping.abort();
      await repeated.stop();
    },
  };
}
