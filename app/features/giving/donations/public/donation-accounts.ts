import type { PaymentMethod } from "#app/contract/payment-methods.ts";
import { isIbanOrPlaceholder } from "#app/lib/iban.ts";
import type { Identity } from "#app/site/identity.ts";

/** @property label the key of its word */
export type AccountRow = {
  label: "bankName" | "accountTitle" | "accountNumber" | "mobileNumber" | "iban";
  value: string;
};

/** An IBAN that was saved with a wrong digit leads money elsewhere, or nowhere: it is not shown. */
const ibanRow = (iban: string): AccountRow[] =>
  isIbanOrPlaceholder(iban) ? [{ label: "iban", value: iban }] : [];

/** The rows of a way to pay, as DONATE-03 names them. */
export function accountRows({ accounts }: Pick<Identity, "accounts">, method: PaymentMethod): AccountRow[] {
  if (method !== "bank-transfer") {
    const { title, number } = accounts[method];
    return [
      { label: "accountTitle", value: title },
      { label: "mobileNumber", value: number },
    ];
  }
  const { bank, title, number, iban } = accounts.bank;
  return [
    { label: "bankName", value: bank },
    { label: "accountTitle", value: title },
    { label: "accountNumber", value: number },
    ...ibanRow(iban),
  ];
}

/** The accounts beside the first one that staff show to donors, with the same rows. */
export const furtherAccounts = ({ accounts }: Pick<Identity, "accounts">, method: PaymentMethod) =>
  accounts.others
    .filter(({ kind, shown }) => shown && kind === (method === "bank-transfer" ? "bank" : method))
    .map(({ id, kind, bank, title, number, iban, funds }) => {
      const isBank = kind === "bank";
      const rows: AccountRow[] = [
        { label: "bankName", value: isBank ? bank : "" },
        { label: "accountTitle", value: title },
        { label: isBank ? "accountNumber" : "mobileNumber", value: number },
        ...ibanRow(iban),
      ];
      return { id, bank, funds, rows: rows.filter(({ value }) => value !== "") };
    });

/** Whether staff have entered a number: the placeholders of a new installation have no digit but 0. */
const isEntered = (number: string) => /[1-9]/.test(number);

/** Whether the account can be sent to. Rows of a placeholder are not to be copied into a bank's app. */
export const isAccountEntered = (rows: readonly AccountRow[]) =>
  rows.every(({ value }) => !/\d/.test(value) || isEntered(value));
