import { languages, languagesInEnglish } from "#app/contract/language.ts";
import { donationMethods, gatewayNames, wayWords } from "#app/contract/payment-methods.ts";
import { choice, day, email, flag, number, paisa, phone, table, text, time } from "#app/contract/table.ts";
import { donationStates } from "./donation-states.ts";

/** Gifts, from when they are begun. Money is integer paisa. */
export const donationsTable = table("donations", {
  noun: "donation",
  one: "gift",
  label: "Gifts",
  page: "/dashboard/donations",
  by: "path",
  exported:
    "Gifts: `fund` is of funds, `pledge_id` of pledges, `corrects_id` of the gift that this one replaces",
  columns: {
    id: number(undefined, { later: true }),
    /** TXN, time and random: may be shown and written on a transfer, opens nothing. */
    reference: text("Reference"),
    /** Links are in access_links; SQLite cannot drop a unique column. */
    unused_key: text(undefined, { unexported: true }),
    idempotency_key: text(undefined, { unexported: true }),
    /** SHA-256 of what was asked for under the idempotency key. */
    request_hash: text(undefined, { unexported: true }),
    amount_paisa: paisa("Amount"),
    fund: text("For"),
    method: choice("Way to pay", donationMethods, { words: wayWords }),
    gateway: choice("Confirmed by", gatewayNames, { words: wayWords }),
    state: choice("State", donationStates, {}),
    donor_name: text("Name", { later: true }),
    donor_email: email("Email", { later: true }),
    /** Of the page on which it was given: mails and papers are in it. */
    language: choice("Wrote in", languages, { later: true, words: languagesInEnglish }),
    donor_reference: text("Own reference", { later: true }),
    /** Printed on the donor's own papers alone (ledger/tax-number.ts); empty: none is asked for. */
    tax_number: text("CNIC or NTN", { later: true }),
    /** Of who claims tax, for the tax office's list of donors alone (closings/year-donors.server.ts); may be empty. */
    postal_address: text("Postal address", { later: true }),
    /** Of a gift that staff booked by hand, as `phoneKey` makes it. */
    donor_phone: phone("Phone", { later: true }),
    anonymous: flag("Anonymous", { later: true }),
    dedication: text("Dedication", { later: true }),
    pledge_id: number(undefined, { orNull: true }),
    /** The gift that was wrong, whose payment this one has since. */
    corrects_id: number(undefined, { later: true, orNull: true }),
    created_at: time("Begun"),
    /** When the payment was confirmed, and the Karachi day of that: it counts in the books from then on. */
    paid_at: time("Confirmed", { orNull: true }),
    paid_on: day("In the books since", { orNull: true }),
    /**
     * The day of the donation: the Karachi day on which the bank, the wallet or the cash book got the money. Its tax year is
     * that of the donation, and statements are compared by it.
     */
    received_on: day("Day of the gift", { orNull: true }),
    refunded_at: time("Refunded", { orNull: true }),
    refunded_on: day("Refunded on", { orNull: true }),
    needs_review: flag("Needs review", { later: true }),
    note: text("Note by staff", { later: true }),
    /** What the payment is known by (ledger/payment-code.ts); empty where it has no number. */
    payment_code: text(undefined, { later: true }),
    search_text: text(),
    version: number(undefined, { later: true }),
  },
});
