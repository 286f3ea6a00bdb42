/* Texts of receipts. No zod: the pages import this file. */

/** What the paper says. */
export const receiptTexts = {
  title: "Donation receipt",
  acknowledgement: "Acknowledgement of a donation",
  anonymous: "Anonymous",
  approved: (reference: string, from: string, to: string) =>
    `The foundation is approved under section 2(36) of the Income Tax Ordinance, 2001: ${reference}, valid from ${from} to ${to}.`,
  noApproval:
    "This paper acknowledges that the gift was received. It names no approval under section 2(36) of the Income Tax Ordinance, 2001 and does not by itself give a right to a tax credit.",
  whatCheckShows:
    "The page shows amount, day and purpose, whether the receipt is valid, and the proof that it is in our books. It shows no name.",
  noSignature: "Made by computer; valid without a signature.",
  voided: (day: string) => `This receipt is void since ${day}: the gift was returned.`,
} as const;
