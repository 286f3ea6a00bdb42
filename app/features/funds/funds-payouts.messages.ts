/* Texts and limits of /dashboard/funds. */

/** In characters. */
export const payoutLimits = { purpose: 200, payee: 150, bankReference: 60, reason: 500 } as const;

export const payoutMessages = {
  loadFailed: "Failed to load the payouts.",
  saveFailed: "Failed to record the payout. Please try again.",
  cancelFailed: "Failed to cancel the payout. Please try again.",
  exportFailed: "The file could not be made. Please try again.",
  badQuery: "The list was asked for with a value that makes no sense.",
  badId: "The payout is not named.",
  badFund: "Please choose a fund.",
  noAmount: "Please enter an amount in rupees.",
  badAmount: "Please enter the amount in digits, such as 2500.",
  notPositive: "Amount must be positive",
  tooLarge: "At most PKR 1,000,000,000 can be paid out at once.",
  noDay: "Please enter the day.",
  futureDay: "This day has not come yet.",
  noPurpose: "Please say what the money was spent on.",
  noReason: "Please say why it is cancelled.",
  badFlag: "Please send yes or no as true or false.",
  beyond: (stands: string) => `More than the fund holds: ${stands}. Tick the box below if this is really so.`,
  /** @param day as it is shown: a payout may not take what a later one has spent, nor what came in after it */
  restricted: (title: string, amount: string, day: string) =>
    `${title} can pay out ${amount} at most on ${day}. It may not fall below zero, on that day or later.`,
  same: "The same payout is recorded already: fund, amount, day, purpose and reference are equal.",
  recorded: "Payout recorded.",
  cancelled: "Payout cancelled. It stays in the list.",
  alreadyCancelled: "This payout is cancelled already.",
  notFound: "There is no such payout.",
} as const;
