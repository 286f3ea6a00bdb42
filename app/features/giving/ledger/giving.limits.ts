import { type AmountFault, readRupees } from "#app/lib/money.ts";

/* Limits and names of a gift, for browser and server. */

/** In paisa: DONATE-04. */
export const minDonationPaisa = 100_00;
export const maxDonationPaisa = 1_000_000_00;

/** In rupees: DONATE-02. */
export const donationPresets = [1000, 2500, 5000, 10_000] as const;

/** What a donation can be given for beside the programmes. A donation for one of these is spent on that alone. */
export const generalFund = "general";
export const baseFunds = [
  { slug: generalFund, title: "General" },
  { slug: "zakat", title: "Zakat" },
  { slug: "sadqah", title: "Sadqah" },
  { slug: "fitrana", title: "Fitrana" },
] as const;

/** One of the funds that always are; undefined for a programme's. */
export const baseFundOf = (slug: string) => baseFunds.find((fund) => fund.slug === slug);

/** Zakat, Sadqah and Fitrana are owed to those they were given for: such a fund never pays out what it does not hold. */
export const isRestricted = (fund: string): boolean => fund !== generalFund && baseFundOf(fund) !== undefined;

/** In characters. */
export const donationLimits = {
  name: 100,
  reference: 50,
  dedication: 200,
  postalAddress: 300,
  fund: 80,
} as const;

/** Who gives without a name is shown as this: DONATE-04. */
export const anonymousDonor = "Anonymous";

const amountFaults = {
  missing: "noAmount",
  unreadable: "unreadableAmount",
  "too-fine": "tooFine",
} as const satisfies Readonly<Record<AmountFault, string>>;

/** What is wrong with the amount of a gift: the key of its text. */
export type DonationAmountFault =
  | (typeof amountFaults)[AmountFault]
  | "notPositive"
  | "tooSmall"
  | "tooLarge";

/** An amount that was typed, in whole paisa, or what is wrong with it: DONATE-04. */
export function readDonationAmount(
  typed: string | number,
): { paisa: number; fault?: undefined } | { paisa?: undefined; fault: DonationAmountFault } {
  const { paisa, fault } = readRupees(typed);
  if (fault) return { fault: amountFaults[fault] };
  if (paisa <= 0) return { fault: "notPositive" };
  if (paisa < minDonationPaisa) return { fault: "tooSmall" };
  if (paisa > maxDonationPaisa) return { fault: "tooLarge" };
  return { paisa };
}
