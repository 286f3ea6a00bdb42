import { hasBeenPaid } from "#app/features/giving/ledger/donation-states.ts";
import { dueDayAfter, dueMonth, reminderDay } from "#app/parts/pledges/pledge-days.ts";
import { whileClockIsBelieved } from "#server/clock-trust.ts";
import { startHourly } from "#server/daily.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { pledgeUnsubscribeUrl, reminderMail } from "./pledge-mails.server.ts";
import { donationMonth, listPledgeDonations, readMailedPledge } from "./pledges.store.server.ts";

/** So many pledges are read at once. */
const batchSize = 100;

type Due = { id: number; next_due_on: string | null; day_of_month: number };

/**
 * Sends the reminders that are due: PLEDGE-02. Each is claimed by moving its pledge's next day on, in the transaction
 * that queues the mail: of several processes one sends it, and a crash in between neither loses nor doubles it. Days
 * that were missed are caught up with one mail.
 * @returns how many mails were queued
 */
export async function remindPledges(deps: Deps): Promise<number> {
  const { db, clock, log } = deps;
  const day = reminderDay(clock.now());
  let sent = 0;
  for (let after = 0; ; ) {
    const due = await db
      .selectFrom("pledges")
      .select(["id", "next_due_on", "day_of_month"])
      .where("state", "=", "active")
      .where("next_due_on", "<=", day)
      .where("id", ">", after)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    for (const pledge of due) {
      // One that fails is tried again in the next hour, and keeps no other from its reminder.
      const queued = await remind(deps, pledge, day).catch((error: unknown) =>
        log.error({ err: error, pledge: pledge.id }, "a reminder could not be queued"),
      );
      if (queued) sent += 1;
    }
    const last = due.at(-1);
    if (!last || due.length < batchSize) return sent;
    after = last.id;
  }
}

/**
 * A month whose donation has come in is not asked for. While the donation is on its way it waits: it may still fail.
 * @returns whether a mail was queued by this call
 */
async function remind({ db, clock, env }: Deps, pledge: Due, day: string): Promise<boolean> {
  const month = dueMonth(day, pledge.day_of_month);
  return db.transaction().execute(async (trx) => {
    const donations = await listPledgeDonations(trx, pledge.id);
    const states = donations
      .filter((donation) => donationMonth(donation) === month)
      .map(({ state }) => state);
    const paid = states.some(hasBeenPaid);
    if (!paid && states.includes("pending")) return false;
    const claimed = await trx
      .updateTable("pledges")
      .set((set) => ({
        next_due_on: dueDayAfter(day, pledge.day_of_month),
        version: set("version", "+", 1),
      }))
      .where("id", "=", pledge.id)
      .where("state", "=", "active")
      .where("next_due_on", "=", pledge.next_due_on)
      .where("day_of_month", "=", pledge.day_of_month)
      .returning("donor_email")
      .executeTakeFirst();
    if (!claimed?.donor_email || paid) return false;
    const mailed = await readMailedPledge(trx, clock.now(), pledge.id);
    await queueMail(trx, clock.now(), {
      to: claimed.donor_email,
      content: reminderMail(env.siteUrl, mailed, month),
      unsubscribeUrl: pledgeUnsubscribeUrl(env.siteUrl, mailed),
    });
    return true;
  });
}

/** Looks every hour for reminders that are due, until it is stopped. */
export function startPledgeReminders(deps: Deps): { stop(): Promise<void> } {
  const remindAll = whileClockIsBelieved(deps, async () => {
    const sent = await remindPledges(deps);
    if (sent > 0) deps.log.info({ sent }, "reminders of monthly support queued");
  });
  return startHourly(remindAll, deps.log);
}
