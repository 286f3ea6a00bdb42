import type { Db } from "#server/db/connect.ts";
import type { DonationState } from "#server/db/giving-schema.ts";
import type { Deps, Feature } from "#server/deps.ts";
import type { DonationRow } from "./start-donation.server.ts";

/** The state that a donation has just entered, and what of the change others must know. */
export type EnteredState =
  | { to: "started"; monthly: boolean; mailPledge: boolean }
  | {
      to: Exclude<DonationState, "started">;
      /** The gift before. */
      was: DonationRow;
      /** The administrator who says so; undefined when nobody of the staff does. */
      staff?: string;
      /** Whether the donor is written to about it. */
      tell: boolean;
      /** The gift that it corrects, once this one has its payment. */
      corrects?: DonationRow;
    };

/**
 * What a feature above donations does when one enters a state: its receipt, its pledge, its report. Called in the
 * transaction of the change, so all of it happens or none.
 */
export type DonationFollower = (
  trx: Db,
  context: LedgerContext,
  donation: DonationRow,
  entered: EnteredState,
) => Promise<void>;

/** A feature that follows donations. Followers are called in the order of features.server.ts. */
export type GivingFeature = Feature & { followDonation?: DonationFollower };

/** What a change needs beside the database. */
export type LedgerContext = { now: Date; siteUrl: string; followers: readonly DonationFollower[] };

export const ledgerContext = (
  { env, features }: { env: Pick<Deps["env"], "siteUrl">; features: readonly GivingFeature[] },
  now: Date,
): LedgerContext => ({
  now,
  siteUrl: env.siteUrl,
  followers: features.flatMap(({ followDonation }) => followDonation ?? []),
});

/** Calls them one after the other: the receipt is there when the pledge's mail is written. */
export async function tellFollowers(
  trx: Db,
  context: LedgerContext,
  donation: DonationRow,
  entered: EnteredState,
): Promise<void> {
  for (const follow of context.followers) await follow(trx, context, donation, entered);
}
