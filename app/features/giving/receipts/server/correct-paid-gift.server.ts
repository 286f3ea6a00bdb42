import { correctGift } from "#app/features/giving/donations-desk/correct-donation.server.ts";
import {
  addNote,
  type DeskResult,
  heldDonation,
  namedFacts,
  record,
  refused,
  requireProofOfGift,
  withDonation,
} from "#app/features/giving/donations-desk/donation-action.server.ts";
import { donationsDeskCalls } from "#app/features/giving/donations-desk/donations-desk.calls.ts";
import { deskMessages as messages } from "#app/features/giving/donations-desk/donations-desk.messages.ts";
import type { DonationCorrection } from "#app/features/giving/donations-desk/donations-desk-forms.schema.ts";
import { needsNewReceipt } from "#app/features/giving/donations-desk/needs-new-receipt.ts";
import { leaveAddress } from "#app/features/giving/ledger/former-address.server.ts";
import { donationSearchText } from "#app/features/giving/ledger/start-donation.server.ts";
import { formatMoney } from "#app/lib/money.ts";
import { phoneKey } from "#app/lib/phone.ts";
import { approvable, holdBack } from "#server/approvals.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { queueReceiptMail } from "./receipt-mail.server.ts";
import { findStandingReceipt } from "./receipts.store.server.ts";

/** Also of a gift whose correction waited before both acts had one call. */
export const inPlaceAct: ApprovableAct<DonationCorrection> = {
  ...approvable<DonationCorrection>(donationsDeskCalls.correctDonation, "confirmations", correctInPlace),
  name: "changeDonorEmail",
  privateFacts: ({ email, phone, tax_number, postal_address }) =>
    namedFacts({
      "Donor's email": email,
      Phone: phone,
      "CNIC or NTN": tax_number,
      "Postal address": postal_address,
    }),
};

/** Corrects a paid gift: with a new receipt where the receipt says what was wrong, else in place. DESK-15, DESK-17. */
export async function correctPaidGift(
  deps: Deps,
  who: Session,
  form: DonationCorrection,
): Promise<DeskResult<{ receipt: "kept" | "replaced"; reference?: string }>> {
  const gift = await deps.db
    .selectFrom("donations")
    .select(["fund", "amount_paisa as amount", "received_on", "donor_name as name", "dedication"])
    .select("donor_email as email")
    .where("id", "=", form.id)
    .executeTakeFirst();
  if (!gift) return refused(404, messages.notFound);
  const { received_on, ...was } = gift;
  return needsNewReceipt({ ...was, received_on: received_on ?? "" }, form)
    ? correctGift(deps, who, form)
    : correctInPlace(deps, who, form);
}

/**
 * Only the email, phone, tax number or postal address was wrong: the gift and its receipt stay, and only who has the new
 * email can open its papers. Above the limit of confirmations it waits for a second person. DESK-17.
 */
function correctInPlace(
  deps: Deps,
  who: Session,
  form: DonationCorrection,
): Promise<DeskResult<{ receipt: "kept" }>> {
  return withDonation<{ receipt: "kept" }>(deps, form, async (locked) => {
    const { trx, now, donation } = locked;
    const { version: _opened, ...body } = form;
    const { email } = form;
    const { tax_number = donation.tax_number, postal_address = donation.postal_address } = form;
    const donor_phone = form.phone === undefined ? donation.donor_phone : phoneKey(form.phone);
    const changes = [
      ...(donation.donor_email === email ? [] : ["email"]),
      ...(donation.donor_phone === donor_phone ? [] : ["phone"]),
      ...(donation.tax_number === tax_number ? [] : ["tax number"]),
      ...(donation.postal_address === postal_address ? [] : ["postal address"]),
    ];
    if (changes.length === 0) return refused(409, messages.nothingChanged);
    const isOtherEmail = changes.includes("email");
    const receipt = await findStandingReceipt(trx, donation.id);
    if (!receipt) return refused(409, messages.noReceipt);
    requireProofOfGift(who, locked);
    const held = await holdBack(deps, trx, who, inPlaceAct, {
      ...heldDonation(donation, { "What changes": changes.join(", ") }),
      body,
      title: `Change of donor details on a gift of ${formatMoney(donation.amount_paisa)}`,
    });
    if (held) return held;
    const changed = { ...donation, donor_email: email, tax_number };
    await trx
      .updateTable("donations")
      .set((set) => ({
        donor_email: email,
        tax_number,
        postal_address,
        donor_phone,
        search_text: donationSearchText(changed),
        version: set("version", "+", 1),
      }))
      .where("id", "=", donation.id)
      .execute();
    if (isOtherEmail) await leaveAddress(trx, now, donation);
    for (const change of changes) {
      await addNote(locked, who, { [`${change.replace(" ", "_")}_changed`]: true });
      await record(locked, who, `change ${change}`, { receipt: receipt.number });
    }
    if (email) await queueReceiptMail(trx, { now, siteUrl: deps.env.siteUrl }, changed, receipt);
    return { receipt: "kept" };
  });
}
