import type { StatementAccount, WalletName } from "#app/contract/payment-methods.ts";

/* The tables of this part alone. Lines and balances of statements are read by others, too (server/db/statements-schema.ts). Money is integer paisa. */

/** How the statements of an account with these headings are read, as a person has confirmed it. */
export type StatementLayoutsTable = {
  /** Of a payment provider's reports: "report:" and its name. */
  account: StatementAccount;
  /** SHA-256 of the headings, hex. */
  layout: string;
  /** JSON: the place of each column that is taken, from 0. */
  columns: string;
  /** null: no day has needed one yet. */
  day_order: "day-first" | "month-first" | null;
  confirmed_at: string;
};

/** A payment as its provider's report has it. */
export type ProviderPaymentsTable = {
  provider: WalletName;
  transaction_id: string;
  /** The merchant's order; may be empty. */
  reference: string;
  /** A Karachi day. */
  day: string;
  amount_paisa: number;
  /** With its taxes. */
  fee_paisa: number;
  state: "completed" | "reversed" | "failed";
  /** When the provider has paid it out; null: not yet. */
  settled_on: string | null;
  imported_at: string;
  imported_by: string;
};

declare module "#server/db/schema.ts" {
  interface Database {
    statement_layouts: StatementLayoutsTable;
    provider_payments: ProviderPaymentsTable;
  }
}
