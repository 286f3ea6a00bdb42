import type { Identity } from "#app/site/identity.ts";

export type DonationAccount = {
  id: "jazzcash" | "easypaisa" | "bank-transfer";
  name: string;
  /** How long it takes, and what it is good for. */
  about: string;
  rows: { label: string; value: string }[];
};

/** The ways to send money, in the order in which most people can use them: DONATE-03. */
export function donationAccounts({ accounts }: Identity): DonationAccount[] {
  const { jazzcash, easypaisa, bank } = accounts;
  const wallet = ({ title, number }: typeof jazzcash) => [
    { label: "Account title", value: title },
    { label: "Mobile number", value: number },
  ];
  return [
    {
      id: "jazzcash",
      name: "JazzCash",
      about: "From any JazzCash wallet or shop, at once.",
      rows: wallet(jazzcash),
    },
    {
      id: "easypaisa",
      name: "EasyPaisa",
      about: "From any EasyPaisa wallet or shop, at once.",
      rows: wallet(easypaisa),
    },
    {
      id: "bank-transfer",
      name: "Bank transfer",
      about: "From any bank's app by Raast or IBFT, or at a counter.",
      rows: [
        { label: "Bank name", value: bank.bank },
        { label: "Account title", value: bank.title },
        { label: "Account number", value: bank.number },
        { label: "IBAN", value: bank.iban },
      ],
    },
  ];
}

/** Whether staff have entered a number: the placeholders of a new installation have no digit but 0. */
export const isEntered = (number: string) => /[1-9]/.test(number);

/** Whether every number that money could be sent to has been entered. */
export const areAccountsEntered = ({ accounts: { jazzcash, easypaisa, bank } }: Identity) =>
  [jazzcash.number, easypaisa.number, bank.number, bank.iban].every(isEntered);
