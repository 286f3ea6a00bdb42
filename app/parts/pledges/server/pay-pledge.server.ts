import { donationPath, takeDonation } from "#app/features/giving/donations/server/give-donation.server.ts";
import { keyOfDonation } from "#app/features/giving/ledger/donation-keys.server.ts";
import { hasBeenPaid } from "#app/features/giving/ledger/donation-states.ts";
import { karachiDay } from "#app/lib/dates.ts";
import type { PledgePayment } from "#app/parts/pledges/pledges.form.ts";
import type { Deps } from "#server/deps.ts";
import type { Checkout } from "#server/payments/payments.ts";
import {
  donationKey,
  donationMonth,
  findPledge,
  listPledgeDonations,
  openMonth,
} from "./pledges.store.server.ts";

/** Where the donor goes next: the gift's page, or the gateway. */
export type PledgePaid = { path: string; checkout: Checkout };

const manual: Checkout = { kind: "manual" };

/** Why there is nothing to pay: a word of pledges.words.ts. */
export type PayFault = "unknown" | "notGiving" | "closedFund" | "anotherGift";

/**
 * Makes the donation of a month, or finds the one that was made before: a double press, an older mail and a page that was
 * left open lead to the same donation. PLEDGE-05.
 */
export async function payPledge(
  deps: Deps,
  { key, month, paymentMethod }: PledgePayment,
): Promise<PledgePaid | { status: 404 | 409 | 422; fault: PayFault }> {
  const { db, clock } = deps;
  const pledge = await findPledge(db, clock.now(), key);
  if (!pledge) return { status: 404, fault: "unknown" };
  if (pledge.state === "stopped") return { status: 409, fault: "notGiving" };
  const donations = await listPledgeDonations(db, pledge.id);
  const ofMonth = (name: string) => donations.filter((donation) => donationMonth(donation) === name);

  const paid = month && ofMonth(month).find(({ state }) => hasBeenPaid(state));
  if (paid) return { path: donationPath(keyOfDonation(key, paid)), checkout: manual };

  const open = openMonth(pledge, donations, karachiDay(clock.now()));
  const method = paymentMethod ?? pledge.method;
  // The first donation has the form's own key. While its money may still come, no second one is made beside it.
  const first = ofMonth(open).find(
    (donation) =>
      !donation.idempotency_key.startsWith("pledge:") &&
      (donation.state === "started" || donation.state === "pending") &&
      donation.amount_paisa === pledge.amount_paisa,
  );
  if (first) return { path: donationPath(keyOfDonation(key, first)), checkout: manual };

  const given = await takeDonation(deps, pledge.fund, {
    idempotencyKey: donationKey({
      pledgeId: pledge.id,
      month: open,
      amountPaisa: pledge.amount_paisa,
      method,
    }),
    amountPaisa: pledge.amount_paisa,
    method,
    donorName: pledge.donor_name,
    donorEmail: pledge.donor_email,
    donorReference: "",
    anonymous: pledge.anonymous === 1,
    dedication: "",
    pledgeId: pledge.id,
  });
  if ("fault" in given) {
    return { status: 422, fault: given.fault === "badFund" ? "closedFund" : "anotherGift" };
  }
  return { path: donationPath(keyOfDonation(key, given.donation)), checkout: given.checkout };
}
