import { randomUUID } from "node:crypto";
import { mailboxOf } from "#app/contract/email-address.ts";
import { isPaymentMethod } from "#app/contract/payment-methods.ts";
import type { LedgerContext } from "#app/features/giving/ledger/donation-followers.server.ts";
import type { DonationRow } from "#app/features/giving/ledger/start-donation.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { dueDayAfter, pledgeDayOf } from "#app/parts/pledges/pledge-days.ts";
import type { Db } from "#server/db/connect.ts";
import { searchText } from "#server/db/search.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { begunMail, pledgeUnsubscribeUrl, startMail } from "./pledge-mails.server.ts";
import { readMailedPledge } from "./pledges.store.server.ts";

/** So many mails to confirm go to one mailbox in a week: anybody can type any address into the form. */
const maxStartMails = 3;
const startMailsMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The promise to give the same each month: DONATE-11. It waits until the first donation arrives or the address is
 * confirmed by the mailed link, and sends no reminders before (PLEDGE-01).
 * @param options.mail false when the visitor has caused too many mails: the first gift begins the pledge then
 */
export async function createPledge(
  trx: Db,
  { now, siteUrl }: LedgerContext,
  donation: DonationRow,
  { mail = true } = {},
): Promise<void> {
  const unproven = await countUnproven(trx, donation.donor_email, now);
  const { method } = donation;
  if (!isPaymentMethod(method)) throw new Error(`The site takes no pledge paid by ${method}`);
  const { id } = await trx
    .insertInto("pledges")
    .values({
      unused_key: randomUUID(),
      state: "waiting",
      language: donation.language,
      donor_name: donation.donor_name,
      donor_email: donation.donor_email,
      anonymous: donation.anonymous,
      amount_paisa: donation.amount_paisa,
      fund: donation.fund,
      method,
      day_of_month: pledgeDayOf(karachiDay(now)),
      next_due_on: null,
      created_at: now.toISOString(),
      ended_at: null,
      search_text: searchText(donation.donor_name, donation.donor_email),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx.updateTable("donations").set({ pledge_id: id }).where("id", "=", donation.id).execute();
  if (!mail || unproven >= maxStartMails) return;
  const mailed = await readMailedPledge(trx, now, id);
  await queueMail(trx, now, {
    to: donation.donor_email,
    content: startMail(siteUrl, mailed),
    unsubscribeUrl: pledgeUnsubscribeUrl(siteUrl, mailed, "stop"),
  });
}

/** How many pledges of this week name the mailbox, in any spelling, without a word from it. */
async function countUnproven(trx: Db, email: string, now: Date): Promise<number> {
  const pledges = await trx
    .selectFrom("pledges")
    .select("donor_email")
    .where("state", "in", ["waiting", "stopped"])
    .where("created_at", ">", new Date(now.getTime() - startMailsMs).toISOString())
    .execute();
  const mailbox = mailboxOf(email);
  return pledges.filter(({ donor_email }) => mailboxOf(donor_email) === mailbox).length;
}

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
