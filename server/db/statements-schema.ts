import type { Generated } from "kysely";
import type { StatementAccount } from "#app/contract/payment-methods.ts";
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

export type TransferReportsTable = RowOf<typeof transferReportsTable>;

export type StatementsTables = {
  statement_lines: StatementLinesTable;
  statement_balances: StatementBalancesTable;
  transfer_reports: TransferReportsTable;
};
