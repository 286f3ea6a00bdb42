import type { Language } from "#app/contract/language.ts";
import type { DonationStatus } from "#app/features/giving/donations/donations.schema.ts";
import { transferNote } from "#app/features/giving/donations/giving-texts.ts";
import { openDonation, openPledge } from "#app/features/giving/ledger/donation-keys.server.ts";
import { fundNamesIn } from "#app/features/giving/ledger/funds.server.ts";
import { hasComeBack } from "#app/features/giving/ledger/returned-lines.server.ts";
import type { Db } from "#server/db/connect.ts";

/** A gateway that says nothing for so long is shown as slow. */
const slowMs = 30 * 60 * 1000;

/**
 * What the key of a donation shows of it: no name and no address.
 * @param language in which its fund is named
 * @returns undefined for an unknown key
 */
export async function readDonationStatus(
  db: Db,
  now: Date,
  key: string,
  language: Language = "en",
): Promise<DonationStatus | undefined> {
  const id = await openDonation(db, now, key);
  if (id === undefined) return undefined;
  const row = await db
    .selectFrom("donations")
    .innerJoin("funds", "funds.slug", "donations.fund")
    .leftJoin("receipts", "receipts.donation_id", "donations.id")
    .leftJoin("pledges", "pledges.id", "donations.pledge_id")
    .leftJoin("transfer_reports", (join) =>
      join
        .onRef("transfer_reports.donation_id", "=", "donations.id")
        .on("transfer_reports.state", "=", "waiting"),
    )
    .select([
      "donations.reference",
      "donations.state",
      "donations.amount_paisa",
      "donations.fund",
      "donations.method",
      "donations.gateway",
      "donations.created_at",
      "donations.needs_review",
      "funds.title as fund_title",
      "receipts.number as receipt_number",
      "transfer_reports.id as report",
      "pledges.amount_paisa as pledge_paisa",
      "pledges.state as pledge_state",
    ])
    .where("donations.id", "=", id)
    .executeTakeFirstOrThrow();
  const fundName = await fundNamesIn(language, db);
  const isMonthly = row.pledge_paisa !== null && row.pledge_state !== "stopped";
  const pledge = isMonthly ? await openPledge(db, now, key) : undefined;
  return {
    reference: row.reference,
    state: row.state,
    amount: row.amount_paisa / 100,
    note: transferNote(row.fund_title, row.reference),
    fund: { slug: row.fund, title: fundName({ slug: row.fund, title: row.fund_title }) },
    method: row.method,
    gateway: row.gateway,
    created_at: row.created_at,
    ...(row.receipt_number ? { receipt: { number: row.receipt_number, url: `/receipts/${key}` } } : {}),
    reported: row.report !== null,
    ...(row.state === "refunded" && (await hasComeBack(db, id)) ? { came_back: true } : {}),
    review: row.needs_review === 1,
    slow: now.getTime() - Date.parse(row.created_at) > slowMs,
    ...(isMonthly && {
      monthly: {
        amount: Number(row.pledge_paisa) / 100,
        confirmed: row.pledge_state !== "waiting",
        ...(pledge && { url: `/pledge?key=${key}` }),
      },
    }),
  };
}
