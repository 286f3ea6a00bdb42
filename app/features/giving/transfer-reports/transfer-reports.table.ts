import { languages, languagesInEnglish } from "#app/contract/language.ts";
import { choice, day, number, paisa, table, text, time } from "#app/contract/table.ts";

/** What donors say of their transfers; staff verify or reject it. */
export const transferReportsTable = table("transfer_reports", {
  noun: "transfer report",
  one: "report of a transfer",
  many: "reports of transfers",
  label: "Transfer reports",
  page: "/dashboard/transfers",
  exported: "What donors have said of their transfers: `slip` names a file in private/slips",
  columns: {
    id: number(undefined, { later: true }),
    donation_id: number(),
    state: choice("State", ["waiting", "verified", "rejected"], {}),
    account_name: text("Name of the account"),
    account_number: text("Account number"),
    bank_name: text("Bank"),
    transaction_id: text("Transaction", { later: true }),
    transferred_on: day("Transferred on", { orNull: true }),
    amount_paisa: paisa("Amount"),
    /** The path of its file in the private media: private/slips/... */
    slip: text(undefined, { orNull: true }),
    /** When the slip went, because its term had passed. */
    slip_removed_at: time("Slip removed", { later: true, orNull: true }),
    /** Of the page on which it was reported. */
    language: choice("Wrote in", languages, { later: true, words: languagesInEnglish }),
    reported_at: time("Reported"),
    decided_at: time("Decided", { orNull: true }),
    decided_by: text("Decided by", { later: true }),
    reason: text("Reason", { later: true }),
    search_text: text(),
  },
});
