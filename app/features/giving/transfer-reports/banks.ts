import { wallets } from "#app/contract/payment-methods.ts";

/** The banks and wallets of Pakistan, under the four letters that stand for them in an IBAN. */
const bankNames: Readonly<Record<string, string>> = {
  AIIN: "Al Baraka Bank",
  ABPA: "Allied Bank",
  ASCM: "Askari Bank",
  BAHL: "Bank AL Habib",
  ALFH: "Bank Alfalah",
  KHYB: "Bank of Khyber",
  BPUN: "Bank of Punjab",
  BKIP: "BankIslami",
  DUIB: "Dubai Islamic Bank",
  TMFB: wallets.easypaisa.name,
  FAYS: "Faysal Bank",
  MPBL: "Habib Metropolitan Bank",
  HABB: "HBL",
  JCMA: wallets.jazzcash.name,
  JSBL: "JS Bank",
  MUCB: "MCB Bank",
  MCIB: "MCB Islamic Bank",
  MEZN: "Meezan Bank",
  NBPA: "National Bank of Pakistan",
  SIND: "Sindh Bank",
  SONE: "Soneri Bank",
  SCBL: "Standard Chartered Bank",
  UNIL: "UBL",
};

/** For a list of suggestions. */
export const allBanks: readonly string[] = Object.values(bankNames);

/** The bank of an IBAN that is typed in any spelling; undefined while it names none that we know. */
export function bankOfIban(typed: string): string | undefined {
  const [, code = ""] = /^PK\d{2}([A-Z]{4})/.exec(typed.replace(/[\s-]/g, "").toUpperCase()) ?? [];
  return bankNames[code];
}
