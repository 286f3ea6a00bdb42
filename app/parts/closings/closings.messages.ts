/* Texts and limits of the closing of the books. */

/** In characters. */
export const closingLimits = { reason: 300 } as const;

export const closingMessages = {
  loadFailed: "Failed to load the closing.",
  saveFailed: "Failed to close the books. Please try again.",
  noDay: "Please enter the last day to close.",
  notOver: "Only days that are over can be closed.",
  noReason: "Please say why. It stays in the list of closings.",
  unequal: (months: string) =>
    `Not every account is equal yet: ${months}. Say why you close all the same, or finish the month first.`,
  same: "The books are closed through that day already.",
  closed: (day: string) => `Closed through ${day}. Nothing dated up to it can change.`,
  noYear: "Please choose a tax year.",
  emptyYear: "No money moved in that tax year.",
  exportFailed: "Failed to export the tax year. Please try again.",
  movedBack: "The closing is moved back.",
} as const;
