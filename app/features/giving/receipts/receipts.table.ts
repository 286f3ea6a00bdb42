import { donationMethods, wayWords } from "#app/contract/payment-methods.ts";
import { choice, day, number, paisa, table, text, time, year } from "#app/contract/table.ts";

/** Receipts as they were issued: what changes later does not change one. */
export const receiptsTable = table("receipts", {
  noun: "receipt",
  label: "Receipts",
  exported: "Receipts as they were issued: `document` is JSON",
  columns: {
    id: number(undefined, { later: true }),
    donation_id: number(),
    fiscal_year: year("Tax year"),
    serial: number(),
    number: text("Number"),
    /** Links are in access_links; SQLite cannot drop a unique column. */
    unused_key: text(undefined, { unexported: true }),
    verify_code: text(),
    /** Random hex: makes the leaf of the day's Merkle tree unguessable. */
    salt: text(),
    issued_at: time("Issued"),
    paid_on: day("In the books since"),
    amount_paisa: paisa("Amount"),
    fund: text(),
    fund_title: text("For"),
    /** With the dedication and the salt of both: all three are empty once the person is taken out. */
    donor_name: text("Name", { later: true }),
    dedication: text("Dedication", { later: true }),
    personal_salt: text(undefined, { later: true }),
    /** The hash of these three: it stays when they go. */
    personal_hash: text(undefined, { later: true }),
    method: choice("Way to pay", donationMethods, { words: wayWords }),
    reference: text("Reference"),
    /** JSON: all that the receipt says but for the person (receipt-document.server.ts). Empty until it is made. */
    document: text(undefined, { later: true }),
    voided_at: time("Void since", { orNull: true }),
  },
});
