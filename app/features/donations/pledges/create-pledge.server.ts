import { isPaymentMethod } from "#app/features/donations/donations.messages.ts";
import { accessKey } from "#app/features/donations/ledger/references.server.ts";
import type { DonationRow } from "#app/features/donations/ledger/start-donation.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import { searchText } from "#server/db/search.ts";
import { pledgeDayOf } from "./pledge-days.ts";

/** The promise to give the same each month. It waits until the first gift arrives: DONATE-12. */
export async function createPledge(trx: Db, now: Date, donation: DonationRow): Promise<void> {
  const { method } = donation;
  if (!isPaymentMethod(method)) throw new Error(`The site takes no pledge paid by ${method}`);
  const { id } = await trx
    .insertInto("pledges")
    .values({
      access_key: accessKey(),
      state: "waiting",
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
}
