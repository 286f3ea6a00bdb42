import { features } from "#app/features/features.server.ts";
import {
  changeDonation,
  type DonationChange,
  type DonationOutcome,
} from "#app/features/giving/ledger/change-donation.server.ts";
import { type LedgerContext, ledgerContext } from "#app/features/giving/ledger/donation-followers.server.ts";
import {
  type DonationRow,
  type NewDonation,
  startDonation,
} from "#app/features/giving/ledger/start-donation.server.ts";
import { checkLedger } from "#app/features/giving/ledger-check/ledger-check.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";

/* Donations as tests make them, by the ledger itself. */

export const generalFund = { slug: "general", title: "General", kind: "general" } as const;
let donations = 0;

/** A key that no other donation has. */
export const donationKey = () => `00000000-0000-4000-8000-${String(++donations).padStart(12, "0")}`;

/** A donation of 2500 rupees by bank transfer, under a key of its own. */
export const newTestDonation = (more: Partial<NewDonation> = {}): NewDonation => ({
  idempotencyKey: donationKey(),
  amountPaisa: 2500_00,
  fund: generalFund,
  method: "bank-transfer",
  gateway: "manual",
  donorName: "Donor",
  donorEmail: "donor@home.example",
  donorReference: "",
  anonymous: false,
  dedication: "",
  ...more,
});

type Ledger = Pick<Deps, "db" | "clock" | "env">;

/** What a change in the ledger needs, with all that follows donations in the product. */
export const testLedger = (now: Date, siteUrl = "https://umeed.example"): LedgerContext =>
  ledgerContext({ env: { siteUrl }, features }, now);

/** @throws Error when its key stands for another donation */
export async function startTestDonation(
  { db, clock }: Pick<Ledger, "db" | "clock">,
  more: Partial<NewDonation> = {},
): Promise<DonationRow> {
  const result = await db
    .transaction()
    .execute((trx) => startDonation(trx, clock.now(), newTestDonation(more)));
  if ("fault" in result) throw new Error(result.fault);
  return result.donation;
}

export const changeTestDonation = (
  { db, clock, env }: Ledger,
  id: number,
  to: DonationChange,
): Promise<DonationOutcome | undefined> =>
  db.transaction().execute((trx) => changeDonation(trx, testLedger(clock.now(), env.siteUrl), id, to));

/** Staff's confirmation of a donation of 2500 rupees. */
export const confirmation = (
  more: Partial<{ amountPaisa: number; paymentReference: string }> = {},
): DonationChange => ({
  to: "paid",
  cause: "staff",
  actor: "Admin",
  confirmation: { amountPaisa: 2500_00, paymentReference: "IBFT-1", ...more },
});

/** What the ledger check finds: each difference on a line of its own. */
export async function ledgerDifferences(db: Db): Promise<string[]> {
  const found: string[] = [];
  await checkLedger({ db, features }, ({ of, text }) => found.push(`${of}: ${text}`));
  return found;
}
