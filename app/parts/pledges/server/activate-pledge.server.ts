import type { LedgerContext } from "#app/features/giving/ledger/donation-followers.server.ts";
import type { DonationRow } from "#app/features/giving/ledger/start-donation.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { dueDayAfter } from "#app/parts/pledges/pledge-days.ts";
import type { Db } from "#server/db/connect.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { begunMail, pledgeUnsubscribeUrl } from "./pledge-mails.server.ts";
import { readMailedPledge } from "./pledges.store.server.ts";

/** The first donation of a pledge has arrived: from now on there is a reminder each month. */
export async function activatePledge(
  trx: Db,
  { now, siteUrl }: LedgerContext,
  donation: DonationRow,
): Promise<void> {
  if (donation.pledge_id === null) return;
  const pledge = await trx
    .selectFrom("pledges")
    .select("day_of_month")
    .where("id", "=", donation.pledge_id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (!pledge) return;
  const activated = await trx
    .updateTable("pledges")
    .set((set) => ({
      state: "active",
      next_due_on: dueDayAfter(karachiDay(now), pledge.day_of_month),
      version: set("version", "+", 1),
    }))
    .where("id", "=", donation.pledge_id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (activated.numUpdatedRows === 0n || !donation.donor_email) return;
  const mailed = await readMailedPledge(trx, now, donation.pledge_id);
  await queueMail(trx, now, {
    to: donation.donor_email,
    content: begunMail(siteUrl, mailed),
    unsubscribeUrl: pledgeUnsubscribeUrl(siteUrl, mailed),
  });
}
