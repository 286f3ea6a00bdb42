import type { Selectable } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { DonationMethod, PaymentMethod } from "#app/contract/payment-methods.ts";
import { keyOfDonation, openPledge } from "#app/features/giving/ledger/donation-keys.server.ts";
import { type DonationState, hasBeenPaid } from "#app/features/giving/ledger/donation-states.ts";
import { fundNamesIn } from "#app/features/giving/ledger/funds.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { addMonths, dueMonth, monthOf } from "#app/parts/pledges/pledge-days.ts";
import type { PledgeView } from "#app/parts/pledges/pledges.schema.ts";
import { issueLink, linkMs } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import type { PledgesTable } from "#server/db/giving-schema.ts";
import type { MailedPledge } from "./pledge-mails.server.ts";

export type PledgeRow = Selectable<PledgesTable> & { fund_title: string };

/** Far more donations than a pledge has in ten years. */
const maxDonations = 200;

const pledges = (db: Db) =>
  db
    .selectFrom("pledges")
    .innerJoin("funds", "funds.slug", "pledges.fund")
    .selectAll("pledges")
    .select("funds.title as fund_title");

/** @returns undefined for an unknown key, or one that has ended */
export async function findPledge(db: Db, now: Date, key: string): Promise<PledgeRow | undefined> {
  const id = await openPledge(db, now, key);
  return id === undefined ? undefined : findPledgeById(db, id);
}

/** @returns undefined when there is no such pledge */
export const findPledgeById = (db: Db, id: number): Promise<PledgeRow | undefined> =>
  pledges(db).where("pledges.id", "=", id).executeTakeFirst();

/** What a mail of a pledge says, with a key of its own. */
export async function readMailedPledge(trx: Db, now: Date, id: number): Promise<MailedPledge> {
  const pledge = await pledges(trx).where("pledges.id", "=", id).executeTakeFirstOrThrow();
  const link = { kind: "pledge", subject: id, lifetime: linkMs.pledge } as const;
  const fundName = await fundNamesIn(pledge.language, trx);
  const fund_title = fundName({ slug: pledge.fund, title: pledge.fund_title });
  return { ...pledge, fund_title, key: await issueLink(trx, now, link) };
}

export type PledgeDonation = {
  id: number;
  reference: string;
  idempotency_key: string;
  state: DonationState;
  amount_paisa: number;
  method: DonationMethod;
  created_at: string;
  paid_on: string | null;
  receipt_number: string | null;
};

export const listPledgeDonations = (db: Db, pledgeId: number): Promise<PledgeDonation[]> =>
  db
    .selectFrom("donations")
    .leftJoin("receipts", "receipts.donation_id", "donations.id")
    .select([
      "donations.id",
      "donations.reference",
      "donations.idempotency_key",
      "donations.state",
      "donations.amount_paisa",
      "donations.method",
      "donations.created_at",
      "donations.paid_on",
      "receipts.number as receipt_number",
    ])
    .where("donations.pledge_id", "=", pledgeId)
    .orderBy("donations.id", "desc")
    .limit(maxDonations)
    .execute();

/**
 * What the key of a pledge shows: no name and no address.
 * @param language of the page: the fund is named in it
 * @returns undefined for an unknown key
 */
export async function readPledgeView(
  db: Db,
  now: Date,
  key: string,
  language: Language = "en",
): Promise<PledgeView | undefined> {
  const pledge = await findPledge(db, now, key);
  if (!pledge) return undefined;
  const donations = await listPledgeDonations(db, pledge.id);
  const fundName = await fundNamesIn(language, db);
  return {
    state: pledge.state,
    amount: pledge.amount_paisa / 100,
    fund: {
      slug: pledge.fund,
      title: fundName({ slug: pledge.fund, title: pledge.fund_title }),
    },
    method: pledge.method,
    day: pledge.day_of_month,
    next_due_on: pledge.next_due_on,
    open_month: openMonth(pledge, donations, karachiDay(now)),
    donations: donations.map((donation) => ({
      reference: donation.reference,
      month: donationMonth(donation),
      amount: donation.amount_paisa / 100,
      state: donation.state,
      method: donation.method,
      paid_on: donation.paid_on,
      ...(donation.receipt_number && {
        receipt: { number: donation.receipt_number, url: `/receipts/${keyOfDonation(key, donation)}` },
      }),
      url: `/donation-success?key=${keyOfDonation(key, donation)}`,
    })),
  };
}

/*
 * A donation of a pledge is for one month, YYYY-MM. The first donation is for the month in which the pledge began; the
 * others carry their month in their idempotency key, so that a second press or an older mail opens the same donation.
 */

type MonthDonation = { idempotency_key: string; created_at: string };

/** A donation of another amount or by another way to pay is another donation. */
export const donationKey = (donation: {
  pledgeId: number;
  month: string;
  amountPaisa: number;
  method: PaymentMethod;
}): string => `pledge:${donation.pledgeId}:${donation.month}:${donation.amountPaisa}:${donation.method}`;

export const donationMonth = ({ idempotency_key, created_at }: MonthDonation): string =>
  /^pledge:\d+:(\d{4}-\d{2}):/.exec(idempotency_key)?.[1] ?? monthOf(karachiDay(new Date(created_at)));

/** Whether the donation of a month has come in. What was given back since is not asked for again. */
const isMonthPaid = (
  donations: readonly (MonthDonation & { state: DonationState })[],
  month: string,
): boolean => donations.some((donation) => hasBeenPaid(donation.state) && donationMonth(donation) === month);

/**
 * The month that a donation of today is for: that of the latest due day, or the first one after it that is not paid. Who
 * gives ahead gives for the months to come.
 */
export function openMonth(
  pledge: { created_at: string; day_of_month: number; next_due_on: string | null },
  donations: readonly (MonthDonation & { state: DonationState })[],
  today: string,
): string {
  const began = monthOf(karachiDay(new Date(pledge.created_at)));
  // After a change of the day the month before the next reminder has been asked for, whatever its day was.
  const next = pledge.next_due_on;
  const due =
    next !== null && next > today ? addMonths(monthOf(next), -1) : dueMonth(today, pledge.day_of_month);
  let month = due > began ? due : began;
  while (isMonthPaid(donations, month)) month = addMonths(month, 1);
  return month;
}
