import type { z } from "zod";
import {
  addNote,
  type DeskResult,
  heldDonation,
  record,
  refused,
  requireProofOfGift,
  withDonation,
} from "#app/features/giving/donations-desk/donation-action.server.ts";
import { deskMessages as messages } from "#app/features/giving/donations-desk/donations-desk.messages.ts";
import type { emailCorrection } from "#app/features/giving/donations-desk/donations-desk-forms.schema.ts";
import { leaveAddress } from "#app/features/giving/ledger/former-address.server.ts";
import { donationSearchText } from "#app/features/giving/ledger/start-donation.server.ts";
import { receiptsCalls } from "#app/features/giving/receipts/receipts.calls.ts";
import { formatMoney } from "#app/lib/money.ts";
import { phoneKey } from "#app/lib/phone.ts";
import { approvable, holdBack } from "#server/approvals.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { queueReceiptMail } from "./receipt-mail.server.ts";

type EmailCorrection = z.output<typeof emailCorrection>;

export const donorEmailAct: ApprovableAct<EmailCorrection> = {
  ...approvable<EmailCorrection>(receiptsCalls.changeDonorEmail, "confirmations", changeDonorEmail),
  privateFacts: ({ email, phone, tax_number, postal_address }) =>
    [
      { label: "Donor's email", value: email },
      { label: "Phone", value: phone ?? "" },
      { label: "CNIC or NTN", value: tax_number ?? "" },
      { label: "Postal address", value: postal_address ?? "" },
    ].filter(({ value }) => value !== ""),
};

/**
 * Only the email, phone, tax number or postal address was wrong: the gift and its receipt stay, and only who has the new
 * email can open its papers. Above the limit of confirmations it waits for a second person. DESK-17.
 */
export function changeDonorEmail(deps: Deps, who: Session, form: EmailCorrection): Promise<DeskResult> {
  return withDonation(deps, form, async (locked) => {
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
    if (isOtherEmail && email === "") return refused(422, messages.noAddress);
    const receipt = await trx
      .selectFrom("receipts")
      .selectAll()
      .where("donation_id", "=", donation.id)
      .where("voided_at", "is", null)
      .executeTakeFirst();
    if (!receipt) return refused(409, messages.noReceipt);
    requireProofOfGift(who, locked);
    const about = heldDonation(donation);
    const held = await holdBack(deps, trx, who, donorEmailAct, {
      ...about,
      body,
      title: `Change of donor details on a gift of ${formatMoney(donation.amount_paisa)}`,
      facts: [...about.facts, { label: "What changes", value: changes.join(", ") }],
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
    return {};
  });
}
