import { methodNames } from "#app/contract/payment-methods.ts";
import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import { faultOfDay, requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { ledgerContext } from "#app/features/giving/ledger/donation-followers.server.ts";
import { findOpenFund } from "#app/features/giving/ledger/funds.server.ts";
import { findLineOfPayment } from "#app/features/giving/ledger/same-payment.server.ts";
import { keepFund, startDonation } from "#app/features/giving/ledger/start-donation.server.ts";
import { takeLine } from "#app/features/giving/ledger/statement-lines.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { phoneKey } from "#app/lib/phone.ts";
import { unprintableLetters } from "#app/site/drawn-text/text-fonts.server.ts";
import { approvable, holdBack, namesOf } from "#server/approvals.ts";
import { type Db, inTransaction } from "#server/db/connect.ts";
import type { ApprovableAct, Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { unlessRefused } from "#server/refusal.ts";
import {
  type DeskResult,
  namedFacts,
  record,
  refused,
  refuseOtherDonation,
} from "./donation-action.server.ts";
import { donationsDeskCalls } from "./donations-desk.calls.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";
import type { DonationBooking } from "./donations-desk-forms.schema.ts";

export const bookingAct: ApprovableAct<DonationBooking> = {
  ...approvable<DonationBooking>(donationsDeskCalls.bookDonation, "confirmations", bookDonation),
  privateFacts: ({ name, email, phone, tax_number, postal_address, dedication, note }) =>
    namedFacts({
      Donor: name,
      "Donor's email": email,
      "Donor's phone": phone,
      "CNIC or NTN": tax_number,
      "Postal address": postal_address,
      Dedication: dedication,
      Note: note,
    }),
};

/**
 * Books a donation that came without the site: started and paid at once, with its receipt. A number that has confirmed
 * another donation is refused until it is sent with that gift's own reference (`same_as`). DESK-09, DESK-13.
 */
export async function bookDonation(
  deps: Deps,
  who: Session,
  form: DonationBooking,
): Promise<DeskResult<{ reference: string }>> {
  const { db, clock } = deps;
  const fund = await findOpenFund(deps, form.fund);
  if (!fund) return refused(422, messages.badFund);
  const letters = await unprintableLetters(form.name, form.dedication);
  if (letters) return refused(422, messages.unprintable(letters));
  const now = clock.now();
  const dayFault = faultOfDay(now, form.received_on);
  if (dayFault) return refused(422, dayFault);
  const work = inTransaction(db, async (trx): Promise<DeskResult<{ reference: string }>> => {
    await keepFund(trx, fund);
    await requireOpenDay(trx, form.received_on);
    const held = await holdBooking(deps, trx, who, form, fund.title);
    if (held) return held;
    const started = await startDonation(trx, now, {
      idempotencyKey: form.idempotency_key,
      amountPaisa: form.amount,
      fund,
      method: form.method,
      gateway: "manual",
      donorName: form.name,
      donorEmail: form.email,
      donorReference: "",
      anonymous: form.anonymous,
      dedication: form.dedication,
      taxNumber: form.tax_number || undefined,
      postalAddress: form.postal_address,
      donorPhone: phoneKey(form.phone) || undefined,
      language: form.language,
      bookedBy: namesOf(who),
    });
    if ("fault" in started) return refused(409, messages.otherDonation);
    const { donation, repeated } = started;
    if (repeated) return { reference: donation.reference };
    if (form.note)
      await trx.updateTable("donations").set({ note: form.note }).where("id", "=", donation.id).execute();
    const { line, other: ofLine, isSpent } = await findLine(trx, form, donation.reference);
    await changeDonation(trx, ledgerContext(deps, now), donation.id, {
      to: "paid",
      cause: "staff",
      actor: namesOf(who),
      detail: {
        ...(line ? { line } : {}),
        ...(form.same_as ? { same_reference_as: form.same_as } : {}),
      },
      confirmation: {
        amountPaisa: form.amount,
        paymentReference: form.bank_reference || undefined,
        receivedOn: form.received_on,
      },
    });
    if (form.bank_reference) await refuseOtherDonation({ trx, donation }, form, { ofLine, isSpent });
    if (line) await takeLine(trx, line, donation.id);
    await record({ trx, now, donation }, who, "book", {
      method: form.method,
      ...(form.same_as ? { same_reference_as: form.same_as } : {}),
    });
    return { reference: donation.reference };
  });
  return unlessRefused(work);
}

/** The line of a statement that shows the payment. @param own the gift's reference; empty: it has none yet */
async function findLine(
  trx: Db,
  { bank_reference, method, amount, received_on }: DonationBooking,
  own: string,
): Promise<Awaited<ReturnType<typeof findLineOfPayment>>> {
  if (!bank_reference || method === "cash") return {};
  return findLineOfPayment(trx, { reference: bank_reference, own, amountPaisa: amount, day: received_on });
}

/** A form that is sent again after its gift was booked returns that gift, and waits for nobody. */
async function holdBooking(deps: Deps, trx: Db, who: Session, form: DonationBooking, fund: string) {
  const booked = await trx
    .selectFrom("donations")
    .select("id")
    .where("idempotency_key", "=", form.idempotency_key)
    .executeTakeFirst();
  if (booked) return undefined;
  return holdBack(deps, trx, who, bookingAct, {
    check: async () => {
      if (!form.bank_reference) return;
      const { other: ofLine, isSpent } = await findLine(trx, form, "");
      await refuseOtherDonation({ trx, donation: { id: 0 } }, form, { ofLine, isSpent });
    },
    body: form,
    title: `Gift of ${formatMoney(form.amount)} booked by hand`,
    amountPaisa: form.amount,
    subject: "bookings",
    waitsFor: `booking ${form.idempotency_key}`,
    link: "/dashboard/donations",
    facts: namedFacts({
      "For what": fund,
      "Came in by": methodNames[form.method],
      Number: form.bank_reference,
      "Received on": formatDay(form.received_on),
      "Same number as": form.same_as,
    }),
  });
}
