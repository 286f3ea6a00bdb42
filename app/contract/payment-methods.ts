/*
 * The ways to give. A new wallet is an entry here, an adapter in server/payments with its line in gateways.ts, and its
 * settings in server/env-payments.ts: pages, texts, accounts, statements and types follow from these.
 */

export type Wallet = {
  /** As the provider writes it. */
  name: string;
  /** Where the wallet or its app is opened, until staff enter another address. */
  site: string;
  /** What tells it from the others in our own drawing of a phone, as an SVG path of 24 units: the logos are the providers'. */
  mark: string;
};

/** The wallets whose gateways our server asks what was paid, in the order of the page: DONATE-03. */
export const wallets = {
  jazzcash: { name: "JazzCash", site: "https://www.jazzcash.com.pk/", mark: "M10 7.5h4M10 10.5h4" },
  easypaisa: {
    name: "EasyPaisa",
    site: "https://easypaisa.com.pk/",
    mark: "M12 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  },
} as const satisfies Readonly<Record<string, Wallet>>;

export type WalletName = keyof typeof wallets;
export const walletNames = Object.keys(wallets) as WalletName[];

export const isWallet = (text: string): text is WalletName => walletNames.some((name) => name === text);

/** A value for each wallet. */
export const forWallets = <Value>(make: (wallet: Wallet) => Value): Record<WalletName, Value> =>
  Object.fromEntries(walletNames.map((name) => [name, make(wallets[name])])) as Record<WalletName, Value>;

/** "JazzCash, EasyPaisa": for texts. @param last what joins the last name: "or", "and" */
export const walletList = (last?: string): string => {
  const names = walletNames.map((name) => wallets[name].name);
  return last ? `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}` : names.join(", ");
};

/** The ways that the site offers, in the order of the page: DONATE-03. */
export type PaymentMethod = WalletName | "bank-transfer";
export const paymentMethods: readonly PaymentMethod[] = [...walletNames, "bank-transfer"];

export const isPaymentMethod = (text: string | null | undefined): text is PaymentMethod =>
  paymentMethods.some((method) => method === text);

/** How a donation came in. Cash and cheques come to the office: staff book them, and the site does not offer them. */
export type DonationMethod = PaymentMethod | "cash" | "cheque";
export const donationMethods: readonly DonationMethod[] = [...paymentMethods, "cash", "cheque"];

export const methodNames: Readonly<Record<DonationMethod, string>> = {
  ...forWallets(({ name }) => name),
  "bank-transfer": "Bank Transfer",
  cash: "Cash",
  cheque: "Cheque",
};

/** What an own account is. */
export type AccountKind = "bank" | WalletName;
export const accountKinds: readonly AccountKind[] = ["bank", ...walletNames];

/** One of the foundation's own accounts: the first of a kind is called as the kind, others as the identity's list has them. */
export type StatementAccount = string;

/** Which gateway takes a payment: `manual` is the donor himself, and staff who look at the account. */
export type GatewayName = "manual" | "bank" | WalletName;
export const gatewayNames: readonly GatewayName[] = ["manual", "bank", ...walletNames];

/** For staff: how a gift came, who confirmed it, and on which account a line of a statement is. */
export const wayWords: Readonly<Record<string, string>> = { ...methodNames, bank: "Bank", manual: "Staff" };
