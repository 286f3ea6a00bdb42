import { karachiDay } from "#app/lib/dates.ts";
import { rulesIn } from "#app/lib/words.server.ts";
import { dueDayAfter, dueDayIn, monthOf } from "#app/parts/pledges/pledge-days.ts";
import { type PledgeChange, pledgeRules } from "#app/parts/pledges/pledges.form.ts";
import { type PledgeAction, type PledgeState, pledgeSteps } from "#app/parts/pledges/pledges.messages.ts";
import { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import { pausedMail, stoppedMail } from "./pledge-mails.server.ts";
import { findPledge, findPledgeById, type PledgeRow, readMailedPledge } from "./pledges.store.server.ts";

/** In each language. */
export const pledgeRulesIn = rulesIn(pledgeRules, pledgeWords);

/** Why a change was not made. */
export type PledgeFault = "unknown" | "not-now";

/** So many changes of one pledge in an hour are more than anybody means: each may send a mail. */
export const pledgeLimit = memoize((deps: Deps) =>
  createRateLimit(deps, { name: "pledge-changes", max: 30, seconds: 60 * 60 }),
);

/** Reads a pledge and keeps it from being changed by others until the transaction ends. */
export async function lockPledge(trx: Db, id: number | undefined): Promise<PledgeRow | undefined> {
  if (id === undefined || !(await lockRow(trx, "pledges", "anonymous", id))) return undefined;
  return findPledgeById(trx, id);
}

/** What is said after each step. */
export const doneKeys = {
  confirm: "doneConfirm",
  pause: "donePause",
  resume: "doneResume",
  stop: "doneStop",
  restart: "doneRestart",
} as const satisfies Record<PledgeAction, string>;

/** Takes a step of a pledge: PLEDGE-04. A repeat changes nothing and sends no mail. */
export async function stepPledge(
  { db, clock, env }: Deps,
  key: string,
  action: PledgeAction,
): Promise<{ fault?: PledgeFault }> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const pledge = await lockPledge(trx, (await findPledge(trx, now, key))?.id);
    if (!pledge) return { fault: "unknown" };
    return takeStep(trx, { now, siteUrl: env.siteUrl }, pledge, action);
  });
}

/**
 * Ends the reminders of a pledge at one click in a mail program, and sends no mail about it. It pauses: the click speaks
 * of mails and not of the support, and one press on the donor's page goes on. What nobody has confirmed stops. A repeat
 * changes nothing.
 */
export async function silencePledge({ db, clock, env }: Deps, key: string): Promise<{ fault?: PledgeFault }> {
  const context = { now: clock.now(), siteUrl: env.siteUrl };
  return db.transaction().execute(async (trx) => {
    const pledge = await lockPledge(trx, (await findPledge(trx, context.now, key))?.id);
    if (!pledge) return { fault: "unknown" };
    if (pledge.state === "paused" || pledge.state === "stopped") return {};
    return takeStep(trx, context, pledge, pledge.state === "active" ? "pause" : "stop", { silently: true });
  });
}

/** @param pledge locked */
export async function takeStep(
  trx: Db,
  { now, siteUrl }: { now: Date; siteUrl: string },
  pledge: PledgeRow,
  action: PledgeAction,
  { silently = false } = {},
): Promise<{ fault?: PledgeFault }> {
  const { from, to } = pledgeSteps[action];
  if (pledge.state === to) return {};
  if (!from.includes(pledge.state)) return { fault: "not-now" };
  // Of whoever was erased nothing begins again: there is no address for reminders.
  if (to === "active" && !pledge.donor_email) return { fault: "not-now" };
  await trx
    .updateTable("pledges")
    .set((set) => ({
      state: to,
      next_due_on: to === "active" ? dueDayAfter(karachiDay(now), pledge.day_of_month) : null,
      ended_at: to === "stopped" ? now.toISOString() : null,
      version: set("version", "+", 1),
    }))
    .where("id", "=", pledge.id)
    .execute();
  const mail = silently ? undefined : mailOf(pledge.state, to);
  if (mail && pledge.donor_email)
    await queueMail(trx, now, {
      to: pledge.donor_email,
      content: mail(siteUrl, await readMailedPledge(trx, now, pledge.id)),
    });
  return {};
}

/** Who has never confirmed is not written to about the end either. */
function mailOf(from: PledgeState, to: PledgeState) {
  if (to === "paused") return pausedMail;
  return to === "stopped" && from !== "waiting" ? stoppedMail : undefined;
}

/** Changes amount and day: PLEDGE-03. A month that was asked for already is not asked for again. */
export async function changePledge(
  { db, clock }: Deps,
  { key, amountPaisa, day }: PledgeChange,
): Promise<{ fault?: PledgeFault }> {
  const now = clock.now();
  const today = karachiDay(now);
  return db.transaction().execute(async (trx) => {
    const pledge = await lockPledge(trx, (await findPledge(trx, now, key))?.id);
    if (!pledge) return { fault: "unknown" };
    if (pledge.state === "stopped") return { fault: "not-now" };
    await trx
      .updateTable("pledges")
      .set((set) => ({
        amount_paisa: amountPaisa,
        day_of_month: day,
        next_due_on: pledge.next_due_on && movedDay(pledge.next_due_on, day, today),
        version: set("version", "+", 1),
      }))
      .where("id", "=", pledge.id)
      .execute();
    return {};
  });
}

/** The same month's new day; where that has gone by, the one of the month after. */
function movedDay(nextDueOn: string, day: number, today: string): string {
  const moved = dueDayIn(monthOf(nextDueOn), day);
  return moved > today ? moved : dueDayAfter(today, day);
}
