/* Limits of the check of a receipt, texts and limits of sealed days that do not match. No zod here. */

/** In characters; longer is none. */
export const receiptLimits = { number: 40, code: 40 } as const;

/** In characters. */
export const sealReasonMax = 1000;

export const sealMessages = {
  loadFailed: "Failed to load the sealed days that do not match.",
  saveFailed: "This could not be saved. Please try again.",
  badQuery: "The list was requested with an invalid value.",
  badId: "The sealed day is not named.",
  noReason: "Please write what you found and what you did.",
  gone: "There is no such entry.",
  already: "Somebody else has already investigated it.",
  done: "Recorded. It stays in the list below.",
} as const;
