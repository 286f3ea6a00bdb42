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
