import {
  type AccountKind,
  accountKinds,
  type DonationMethod,
  forWallets,
  type StatementAccount,
} from "#app/contract/payment-methods.ts";
import type { Identity } from "#app/site/identity.ts";

/* The foundation's own accounts, as its identity names them: whose statement a line is from. */

const firstNames: Readonly<Record<string, string>> = {
  bank: "Bank",
  ...forWallets(({ name }) => name),
};

/** Without the identity: of an account that staff have added, its id. */
export const accountName = (account: StatementAccount): string => firstNames[account] ?? account;

export type OwnAccount = {
  id: StatementAccount;
  kind: AccountKind;
  /** Its name with the end of its number, which distinguishes it from another account: "Bank, …5678". */
  label: string;
  number: string;
};

/** All own accounts, the first of each kind first. */
export const ownAccounts = ({ accounts }: Pick<Identity, "accounts">): OwnAccount[] => [
  ...accountKinds.map((kind) => {
    const { number } = accounts[kind];
    return { id: kind, kind, label: labelOf(accountName(kind), number), number };
  }),
  ...accounts.others.map(({ id, kind, bank, number }) => {
    return { id, kind, label: labelOf(bank, number), number };
  }),
];

/** What staff call an account; one that left the list is called by its id. */
export const accountLabel = (identity: Pick<Identity, "accounts">, account: StatementAccount): string =>
  ownAccounts(identity).find(({ id }) => id === account)?.label ?? accountName(account);

function labelOf(name: string, number: string): string {
  const digits = number.replace(/\D/g, "");
  const end = digits.slice(-4);
  return /[1-9]/.test(digits) && end.length === 4 ? `${name}, …${end}` : name;
}

/** How a donation can have come to an account. A wallet takes nothing else; one that left the list counts as a bank's. */
export function methodsOf(
  identity: Pick<Identity, "accounts">,
  account: StatementAccount,
): readonly DonationMethod[] {
  const kind = ownAccounts(identity).find(({ id }) => id === account)?.kind ?? "bank";
  return kind === "bank" ? ["bank-transfer", "cheque", "cash"] : [kind];
}

/** Why money that came in is no donation. */
export const exclusionKinds = ["interest", "charge", "refund", "own", "cash", "provider", "other"] as const;
export type ExclusionKind = (typeof exclusionKinds)[number];

/** What money was that went out. */
export const debitKinds = ["payout", "charge", "tax", "returned", "own", "cash", "other"] as const;
export type DebitKind = (typeof debitKinds)[number];

export const exclusionNames: Readonly<Record<ExclusionKind, string>> = {
  interest: "Profit or interest",
  charge: "Bank charge refunded",
  refund: "Refund from staff or a supplier",
  own: "From an own account",
  cash: "Cash paid in from the cash box",
  provider: "Payout of a payment provider",
  other: "Something else",
};

export const debitNames: Readonly<Record<DebitKind, string>> = {
  payout: "Payout of a fund",
  charge: "Bank charge or fee",
  tax: "Tax",
  returned: "Gift that was returned",
  own: "To an own account",
  cash: "Cash drawn for the cash box",
  other: "Something else",
};

/** What a line that is no gift is called. @param paisa below zero: money that went out */
export function exclusionName(kind: string, paisa = 1): string {
  const names: Readonly<Record<string, string>> = paisa < 0 ? debitNames : exclusionNames;
  return names[kind] ?? exclusionNames.other;
}
