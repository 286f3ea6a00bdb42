/* Texts and limits of /dashboard/funds. */

/** In characters. */
export const payoutLimits = { purpose: 200, payee: 150, bankReference: 60, reason: 500 } as const;

/** The account that a payout leaves. */
export const payoutMethods = ["bank", "cash"] as const;
export const payoutMethodNames = { bank: "By bank", cash: "In cash, from the cash box" } as const;

export const payoutMessages = {
  loadFailed: "Failed to load the payouts.",
  saveFailed: "Failed to record the payout. Please try again.",
  translateFailed: "Failed to save the Urdu. Please try again.",
  cancelFailed: "Failed to cancel the payout. Please try again.",
  exportFailed: "The file could not be created. Please try again.",
  badQuery: "The list was requested with an invalid value.",
  badId: "The payout is not named.",
  badFund: "Please choose a fund.",
  noAmount: "Please enter an amount in rupees.",
  badAmount: "Please enter the amount in digits, such as 2500.",
  notPositive: "Amount must be positive",
  tooLarge: "You can record at most PKR 1,000,000,000 at once.",
  badMethod: "Please choose how it was paid.",
  noDay: "Please enter the day.",
  futureDay: "This day is in the future.",
  noPurpose: "Please say what the money was spent on.",
  noReason: "Please say why it is cancelled.",
  badFlag: "Please send yes or no as true or false.",
  beyond: (stands: string) => `More than the fund holds: ${stands}. Tick the box below if that is correct.`,
  short: (title: string, stands: string) => `${title} holds less than that: ${stands}.`,
  /** @param day as it is shown: a payout may not take what a later one has spent, nor what came in after it */
  restricted: (title: string, amount: string, day: string) =>
    `${title} can pay out ${amount} at most on ${day}. Its balance must not fall below zero on that day or later.`,
  same: "This payout is already recorded: the fund, amount, day, purpose and reference are the same.",
  recorded: "Payout recorded.",
  translated: "The Urdu is saved.",
  cancelled: "Payout cancelled. It stays in the list.",
  alreadyCancelled: "This payout has already been cancelled.",
  notFound: "There is no such payout.",
} as const;

/* Texts and limits of opening balances and transfers between funds. */

/** In characters. */
export const entryLimits = { reason: 200 } as const;

export const entryMessages = {
  loadFailed: "Failed to load the fund entries.",
  saveFailed: "Failed to record the entry. Please try again.",
  cancelFailed: "Failed to cancel the entry. Please try again.",
  badQuery: "The list was requested with an invalid value.",
  badId: "The entry is not named.",
  badKind: "Please choose an opening balance or a transfer.",
  badFund: "Please choose a fund.",
  noFrom: "Please choose the fund that the money comes from.",
  sameFund: "Please choose two different funds.",
  noReason: "Please say why. It appears in the open books on the site.",
  noCancelReason: "Please say why it is cancelled.",
  restricted: (title: string) =>
    `${title} is spent on ${title} alone: nothing of it goes to another fund. Correct the gift that was booked for the wrong fund instead.`,
  beyond: (title: string, stands: string) => `${title} holds less: ${stands}.`,
  spent: (fund: string, missing: string, day: string) =>
    `${fund} has paid out this money: it would lack ${missing} on ${day}. First enter a transfer into ${fund}, or cancel a payout that was never made.`,
  hasOpening: (title: string) =>
    `${title} has an opening balance already. Cancel that one first if it is wrong.`,
  recorded: "Entry recorded.",
  cancelled: "Entry cancelled. It stays in the list.",
  alreadyCancelled: "This entry has already been cancelled.",
  notFound: "There is no such entry.",
} as const;
