import { wayWords } from "#app/contract/payment-methods.ts";
import { choice, day, number, paisa, table, text, time } from "#app/contract/table.ts";

/** Lines of bank statements: one confirms one gift, or is set aside as none. */
export const statementLinesTable = table("statement_lines", {
  noun: "statement line",
  // Booked, it is a gift, which is found there by its reference.
  one: "money without a report",
  many: "money without a report",
  label: "Lines of statements",
  page: "/dashboard/donations",
  by: "path",
  exported: "Lines of bank statements; below zero what went out: `payout_id` is of payouts",
  columns: {
    id: number(),
    fingerprint: text(),
    day: day("Day"),
    amount_paisa: paisa("Amount"),
    description: text("Text of the bank"),
    bank_reference: text("Bank reference"),
    account: choice("Account", [], { words: wayWords }),
    imported_at: time("Imported"),
    imported_by: text("Imported by"),
    imported_by_id: number(),
    donation_id: number(),
    aside_at: time("Set aside"),
    aside_kind: text("Set aside as"),
    aside_reason: text("Why it was set aside"),
    aside_by: text("Set aside by"),
    split_of: number(),
    payout_id: number(),
    returned_id: number(),
  },
});
