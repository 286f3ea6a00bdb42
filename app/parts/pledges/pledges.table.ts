import { languages, languagesInEnglish } from "#app/contract/language.ts";
import { wayWords } from "#app/contract/payment-methods.ts";
import { choice, day, email, flag, number, paisa, table, text, time } from "#app/contract/table.ts";

/** Monthly support. */
export const pledgesTable = table("pledges", {
  noun: "monthly support",
  many: "monthly support",
  label: "Monthly support",
  page: "/dashboard/pledges",
  exported: "Monthly support: `fund` is of funds",
  columns: {
    id: number(),
    unused_key: text(undefined, { unexported: true }),
    state: choice("State", ["waiting", "active", "paused", "stopped"], {}),
    donor_name: text("Name"),
    donor_email: email("Email"),
    language: choice("Wrote in", languages, { words: languagesInEnglish }),
    anonymous: flag("Anonymous"),
    amount_paisa: paisa("Amount"),
    fund: text("For"),
    method: choice("Way to pay", [], { words: wayWords }),
    day_of_month: number("Day of the month"),
    next_due_on: day("Next reminder"),
    created_at: time("Begun"),
    ended_at: time("Ended"),
    search_text: text(),
    version: number(),
  },
});
