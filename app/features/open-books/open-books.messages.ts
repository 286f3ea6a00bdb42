/* Texts and limits of sealed days that do not match. No zod here. */

/** In characters. */
export const sealReasonMax = 1000;

export const sealMessages = {
  loadFailed: "Failed to load the sealed days that do not match.",
  saveFailed: "This could not be saved. Please try again.",
  badQuery: "The list was asked for with a value that makes no sense.",
  badId: "The sealed day is not named.",
  noReason: "Please write down what you found, and what was done.",
  gone: "There is no such entry.",
  already: "Somebody else has looked into it already.",
  done: "Written down. It stays in the list below.",
} as const;
