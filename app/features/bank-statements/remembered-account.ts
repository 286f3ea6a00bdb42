import { statementAccounts } from "#app/contract/payment-methods.ts";
import type { LineAccount } from "#app/features/donations/ledger/statement-accounts.ts";

/* Whose statement was imported last in this browser: the next one is usually the same account's. */

const key = "dashboardStatement";

/** @returns "" when none is remembered */
export function rememberedAccount(): LineAccount {
  const stored = localStorage.getItem(key);
  return statementAccounts.find((account) => account === stored) ?? "";
}

export const rememberAccount = (account: LineAccount): void => localStorage.setItem(key, account);
