import { type AmountFault, readRupees } from "#app/lib/money.ts";

/* Texts and limits of a gift, for browser and server. */

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

/** Zakat, Sadqah and Fitrana are owed to those they were given for: such a fund never pays out what it does not hold. */
export const isRestricted = (fund: string): boolean =>
  fund !== generalFund && baseFunds.some(({ slug }) => slug === fund);

/** In characters. */
export const donationLimits = { name: 100, reference: 50, dedication: 200, fund: 80 } as const;

/** Who gives without a name is shown as this: DONATE-04. */
export const anonymousDonor = "Anonymous";

export const donationMessages = {
  tooSmall: "Minimum donation amount is PKR 100",
  tooLarge: "Maximum donation amount is PKR 1,000,000",
  notPositive: "Amount must be positive",
  badMethod: "Invalid payment option selected",
  badEmail: "Invalid email address",
  shortName: "Name must be at least 2 characters",
  longReference: "Reference too long",
  failed: "Payment processing failed. Please try again.",
  processing: "Processing...",
  /** Ours. */
  noAmount: "Please enter an amount in rupees.",
  unreadableAmount: "Please enter the amount in digits, such as 2500.",
  tooFine: "Please enter rupees with at most two decimals, for the paisa.",
  monthlyEmail: "Please give your email address: monthly support is kept under it.",
  badFund: "Please choose from the list what the gift is for.",
  badKey: "This gift looks like another one. Please reload the page.",
  badFlag: "Please send yes or no as true or false.",
  refusedNotification: "The notification was not understood.",
  unknownDonation: "There is no gift with this address.",
} as const;

export type DonationAmountFault = AmountFault | "not-positive" | "too-small" | "too-large";

const amountFaults: Readonly<Record<DonationAmountFault, string>> = {
  missing: donationMessages.noAmount,
  unreadable: donationMessages.unreadableAmount,
  "too-fine": donationMessages.tooFine,
  "not-positive": donationMessages.notPositive,
  "too-small": donationMessages.tooSmall,
  "too-large": donationMessages.tooLarge,
};

/** An amount that was typed, in whole paisa, or what is wrong with it: DONATE-04. */
export function checkDonationAmount(
  typed: string | number,
): { paisa: number } | { fault: DonationAmountFault } {
  const { paisa, fault } = readRupees(typed);
  if (fault) return { fault };
  if (paisa <= 0) return { fault: "not-positive" };
  if (paisa < minDonationPaisa) return { fault: "too-small" };
  if (paisa > maxDonationPaisa) return { fault: "too-large" };
  return { paisa };
}

/** The same, with the English text that says what is wrong with it. */
export function readDonationAmount(typed: string | number): { paisa: number } | { message: string } {
  const read = checkDonationAmount(typed);
  return "fault" in read ? { message: amountFaults[read.fault] } : read;
}
