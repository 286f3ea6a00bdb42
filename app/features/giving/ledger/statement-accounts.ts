import { type DonationMethod, forWallets, type StatementAccount } from "#app/contract/payment-methods.ts";
import type { Identity } from "#app/site/identity.ts";

/* The foundation's own accounts, as its identity names them: whose statement a line is from. */

export const accountNames: Readonly<Record<StatementAccount, string>> = {
  bank: "Bank",
  ...forWallets(({ name }) => name),
};

/** How a donation can have come to an account. A wallet takes nothing else. */
export const methodsOf = (account: StatementAccount): readonly DonationMethod[] =>
  account === "bank" ? ["bank-transfer", "cheque", "cash"] : [account];

/** The name with the end of the number, which distinguishes it from another account: "Bank, 5678". */
export function accountLabel({ accounts }: Pick<Identity, "accounts">, account: StatementAccount): string {
  const digits = accounts[account].number.replace(/\D/g, "");
  const end = digits.slice(-4);
  return /[1-9]/.test(digits) && end.length === 4
    ? `${accountNames[account]}, …${end}`
    : accountNames[account];
}

/** Why money on a statement is no donation. */
export const exclusionKinds = ["interest", "charge", "refund", "own", "provider", "other"] as const;
export type ExclusionKind = (typeof exclusionKinds)[number];

export const exclusionNames: Readonly<Record<ExclusionKind, string>> = {
  interest: "Profit or interest",
  charge: "Bank charge refunded",
  refund: "Refund from staff or a supplier",
  own: "From an own account, or cash paid in",
  provider: "Payout of a payment provider",
  other: "Something else",
};

export const exclusionName = (kind: string): string =>
  kind in exclusionNames ? exclusionNames[kind as ExclusionKind] : exclusionNames.other;
