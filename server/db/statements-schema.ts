import type { Generated } from "kysely";
import type { StatementAccount, WalletName } from "#app/contract/payment-methods.ts";
import type { RowOf } from "#app/contract/table.ts";
import type { transferReportsTable } from "#app/features/giving/transfer-reports/transfer-reports.table.ts";

/* The tables of what banks, wallets and donors say of payments. Money is integer paisa. */

/** Lines of bank statements that staff imported. One line confirms one donation, or is set aside as no donation. */
export type StatementLinesTable = {
  id: Generated<number>;
  fingerprint: string;
  day: string;
  /** Below zero: it went out, and is set aside at once. */
  amount_paisa: number;
  description: string;
  bank_reference: Generated<string>;
  /** Whose statement it is from. */
  account: StatementAccount;
  imported_at: string;
  imported_by: string;
  /** The user; null: imported before this was kept. */
  imported_by_id: number | null;
  donation_id: number | null;
  /** When it was set aside; null: it confirms a donation, or waits. */
  aside_at: string | null;
  aside_kind: Generated<string>;
  aside_reason: Generated<string>;
  aside_by: Generated<string>;
  /** The line that this one was a part of: the amounts of both were one. */
  split_of: Generated<number | null>;
  /** The payout that this money was. */
  payout_id: Generated<number | null>;
  /** The gift that went back by it, such as that of a cheque that bounced. */
  returned_id: Generated<number | null>;
};

/** What an account held at the end of a Karachi day, as its statement says or somebody has typed. */
export type StatementBalancesTable = {
  account: StatementAccount;
  day: string;
  balance_paisa: number;
  /** "": from a statement. */
  typed_by: Generated<string>;
  recorded_at: string;
};

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

export type TransferReportsTable = RowOf<typeof transferReportsTable>;

export type StatementsTables = {
  statement_lines: StatementLinesTable;
  statement_balances: StatementBalancesTable;
  statement_layouts: StatementLayoutsTable;
  provider_payments: ProviderPaymentsTable;
  transfer_reports: TransferReportsTable;
};
