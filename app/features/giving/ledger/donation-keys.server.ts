import { issueLink, linkMs, openLink } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import type { LinkKind } from "#server/db/schema.ts";

/*
 * The key in the address of a donor's page: the token of a link to the donation; or that of monthly support or of a yearly
 * statement, followed by the reference of one of its donations.
 */

const donationKeyPattern = /^[\w-]{22}(?:TXN[0-9A-Z]{17})?$/;
const tokenLength = 22;

/** A key to the donor's own page of a donation, and to its receipt. */
export const issueDonationKey = (db: Db, now: Date, donationId: number, lifetime: number = linkMs.donation) =>
  issueLink(db, now, { kind: "gift", subject: donationId, lifetime });

/** A key by which staff see what the donor sees. It shows alone: nothing is sent by it in the donor's name. */
export const issueShowingKey = (db: Db, now: Date, donationId: number) =>
  issueLink(db, now, { kind: "shown gift", subject: donationId, lifetime: linkMs.staff });

/** The key of one donation of those that a token opens. */
export const keyOfDonation = (token: string, { reference }: { reference: string }) => token + reference;

/** @returns the number of the donation that a key shows, undefined for one that opens none or has ended */
export const openDonation = (db: Db, now: Date, key: string): Promise<number | undefined> =>
  open(db, now, key, ["gift", "shown gift"]);

/** The same of a key by which the donor acts: staff who only look have none. */
export const openDonationToAct = (db: Db, now: Date, key: string): Promise<number | undefined> =>
  open(db, now, key, ["gift"]);

async function open(db: Db, now: Date, key: string, kinds: readonly LinkKind[]): Promise<number | undefined> {
  if (!donationKeyPattern.test(key)) return undefined;
  const token = key.slice(0, tokenLength);
  const reference = key.slice(tokenLength);
  if (reference === "") return openLink(db, now, kinds, token);
  const donation = await db
    .selectFrom("donations")
    .select(["id", "pledge_id", "donor_email"])
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!donation) return undefined;
  const pledge = await openPledge(db, now, token);
  if (pledge !== undefined) return donation.pledge_id === pledge ? donation.id : undefined;
  const donor = await openAnnualStatement(db, now, token);
  return donor !== undefined && donation.donor_email === donor ? donation.id : undefined;
}

/** So long, in ms, the page of a gift leads to the monthly support that it began. Receipts are passed on later. */
const leadsToPledgeMs = 24 * 60 * 60 * 1000;

/**
 * @returns the number of the pledge that a token opens: one of its own links, or on the first day the donor's link to the
 * gift that began it. Not while it waits: only its mailed link shows whose address it is (PLEDGE-01).
 */
export async function openPledge(db: Db, now: Date, token: string): Promise<number | undefined> {
  const own = await openLink(db, now, "pledge", token);
  if (own !== undefined) return own;
  const gift = await openLink(db, now, "gift", token);
  if (gift === undefined) return undefined;
  const pledge = await db
    .selectFrom("donations")
    .innerJoin("pledges", "pledges.id", "donations.pledge_id")
    .select("pledges.id")
    .where("donations.id", "=", gift)
    .where("pledges.state", "!=", "waiting")
    .where("pledges.created_at", ">", new Date(now.getTime() - leadsToPledgeMs).toISOString())
    .executeTakeFirst();
  return pledge?.id;
}

/** @returns the address whose donations a statement's token opens */
export async function openAnnualStatement(db: Db, now: Date, token: string): Promise<string | undefined> {
  const id = await openLink(db, now, "statement", token);
  if (id === undefined) return undefined;
  const donation = await db
    .selectFrom("donations")
    .select("donor_email")
    .where("id", "=", id)
    .executeTakeFirst();
  return donation?.donor_email || undefined;
}
