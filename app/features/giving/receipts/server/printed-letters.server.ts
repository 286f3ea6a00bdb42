import { addDonationNote } from "#app/features/giving/ledger/donation-notes.server.ts";
import type { DonationRow } from "#app/features/giving/ledger/start-donation.server.ts";
import { unprintableLetters } from "#app/site/drawn-text/text-fonts.server.ts";
import type { Db } from "#server/db/connect.ts";

/**
 * Leaves a gift to staff (`needs_review`) whose receipt prints boxes for letters of its name or dedication:
 * RECEIPT-02c. Many are issued without a person who looks at each. The receipt stays as it is.
 */
export async function reviewLetters(trx: Db, now: Date, donation: DonationRow): Promise<void> {
  const letters = await unprintableLetters(donation.donor_name, donation.dedication);
  if (!letters) return;
  await trx.updateTable("donations").set({ needs_review: 1 }).where("id", "=", donation.id).execute();
  await addDonationNote(trx, now, donation, { cause: "system", detail: { unprintable: letters } });
}
