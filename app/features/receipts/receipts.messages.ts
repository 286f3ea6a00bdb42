/* Texts of receipts and statements. No zod: the pages import this file. */

/** What pages say as the paper does (papers.words.ts). */
export const receiptTexts = {
  voided: (day: string) => `This receipt is void since ${day}: the gift was returned.`,
} as const;

export const annualStatementTexts = {
  title: "Statement of gifts",
  note: "Each gift also has its own numbered receipt. Void receipts are not included.",
} as const;

export const receiptMessages = {
  resent: "We are sending the receipt to the address that was given with the gift.",
  noMail: "Our email is not set up yet. Please keep the address of this page, or the PDF.",
  resendTooOften: "We have just sent it again. Please check your spam folder too.",
} as const;

export const verifyMessages = {
  title: "Check a receipt",
  /** One text for an unknown number and a wrong code, so that numbers cannot be tried out. */
  wrong: "We found no receipt with this number and code. Please compare both with your copy.",
  /** What the books say of it today is not what was sealed. */
  changed:
    "A receipt with this number and code is in our books, but it has changed since its day was sealed. Please keep your copy and write to us.",
  tooMany: (minutes: number) =>
    `Too many wrong tries. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
} as const;

export const annualStatementMessages = {
  title: "Yearly statement",
  badEmail: "Please enter an email address.",
  /** The same whether the address is known or not. */
  asked:
    "If gifts were given with this address, we are sending you an email with a link. It works for one day.",
  noMail: "Our email is not set up yet, so we cannot send you the link. Please call or visit the office.",
  badLink: "This link has expired. Please request a new one.",
} as const;

/** In characters; longer is none. */
export const receiptLimits = { number: 40, code: 40 } as const;
