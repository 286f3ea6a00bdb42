import { isAtGateway } from "#app/features/giving/ledger/donation-states.ts";
import { karachiDay } from "#app/lib/dates.ts";
import type { WaitingDonation } from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import type { MatchDonation } from "#app/parts/bank-statements/match.ts";
import type { Db } from "#server/db/connect.ts";

/*
 * The donations whose money may stand on a statement: those with a report that waits; those that began without a
 * gateway, with no report; and late ones, which are found by their own reference alone.
 */

/** So many reports that wait are compared, the newest: a foundation that is so far behind finds the others by their TXN. */
const maxReports = 10_000;
/** So many donations without a report are compared, the newest of each state; older ones are found by their TXN. */
const maxUnreported = { started: 3000, pending: 1000 } as const;
const perQuery = 1000;

const donations = (db: Db) =>
  db
    .selectFrom("donations")
    .select(["donations.id", "donations.reference", "donations.amount_paisa", "donations.donor_name"])
    .select("donations.created_at");

type Donation = Awaited<ReturnType<ReturnType<typeof donations>["execute"]>>[number];

const donationOf = (row: Donation, late: boolean): MatchDonation => ({
  id: row.id,
  reference: row.reference,
  amountPaisa: row.amount_paisa,
  day: karachiDay(new Date(row.created_at)),
  transactionId: "",
  names: row.donor_name ? [row.donor_name] : [],
  late,
});

export type DonationsAsked = {
  /** References that lines name: such a donation is found whatever its age, also when it has failed or expired. */
  named: readonly string[];
  /** Only donations of this amount, beside the named ones. */
  amountPaisa?: number;
};

/** What is compared with the lines. */
export async function listWaitingDonations(
  db: Db,
  { named, amountPaisa }: DonationsAsked,
): Promise<MatchDonation[]> {
  const reported = await listReported(db, amountPaisa);
  const known = new Map(reported.map((donation) => [donation.id, donation]));
  for (const state of ["started", "pending"] as const) {
    const rows = await donations(db)
      .where("state", "=", state)
      .where("gateway", "in", ["manual", "bank"])
      .$if(amountPaisa !== undefined, (query) => query.where("amount_paisa", "=", amountPaisa ?? 0))
      .orderBy("id", "desc")
      .limit(maxUnreported[state])
      .execute();
    for (const row of rows) if (!known.has(row.id)) known.set(row.id, donationOf(row, false));
  }
  const references = new Set([...known.values()].map(({ reference }) => reference));
  const missing = [...new Set(named)].filter((reference) => !references.has(reference));
  for (let from = 0; from < missing.length; from += perQuery) {
    const rows = await donations(db)
      .select(["donations.state", "donations.gateway"])
      .where("reference", "in", missing.slice(from, from + perQuery))
      .where("state", "in", ["started", "pending", "failed", "expired"])
      .execute();
    for (const row of rows) if (!isAtGateway(row)) known.set(row.id, donationOf(row, true));
  }
  return [...known.values()];
}

async function listReported(db: Db, amountPaisa: number | undefined): Promise<MatchDonation[]> {
  const rows = await db
    .selectFrom("transfer_reports")
    .innerJoin("donations", "donations.id", "transfer_reports.donation_id")
    .select(["donations.id", "donations.reference", "donations.donor_name"])
    .select(["transfer_reports.amount_paisa", "transfer_reports.transferred_on"])
    .select(["transfer_reports.transaction_id", "transfer_reports.account_name"])
    .select("transfer_reports.reported_at")
    .where("transfer_reports.state", "=", "waiting")
    .$if(amountPaisa !== undefined, (query) =>
      query.where("transfer_reports.amount_paisa", "=", amountPaisa ?? 0),
    )
    .orderBy("transfer_reports.id", "desc")
    .limit(maxReports)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    amountPaisa: row.amount_paisa,
    day: row.transferred_on ?? karachiDay(new Date(row.reported_at)),
    transactionId: row.transaction_id,
    names: [row.account_name, row.donor_name].filter(Boolean),
  }));
}

/** What staff see of these donations, by their number. */
export async function presentDonations(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, WaitingDonation>> {
  const found = new Map<number, WaitingDonation>();
  for (let from = 0; from < ids.length; from += perQuery) {
    const rows = await db
      .selectFrom("donations")
      .innerJoin("funds", "funds.slug", "donations.fund")
      .leftJoin("transfer_reports", (join) =>
        join
          .onRef("transfer_reports.donation_id", "=", "donations.id")
          .on("transfer_reports.state", "=", "waiting"),
      )
      .select(["donations.id", "donations.reference", "donations.state", "donations.amount_paisa"])
      .select(["funds.title as fund_title", "donations.method", "donations.donor_name"])
      .select(["donations.created_at", "transfer_reports.account_name", "transfer_reports.transferred_on"])
      .where("donations.id", "in", ids.slice(from, from + perQuery))
      .execute();
    for (const { donor_name, account_name, created_at, ...row } of rows) {
      const name = account_name || donor_name;
      const began_on = karachiDay(new Date(created_at));
      found.set(row.id, { ...row, name, began_on, reported: account_name !== null });
    }
  }
  return found;
}
