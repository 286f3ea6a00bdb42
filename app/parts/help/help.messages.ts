/* Choices and limits of help requests. No zod here: the public form imports this file. */

/** For whom help is asked: the family of whoever asks, or one that they know. */
export const helpPersons = ["self", "family", "other"] as const;
export type HelpPerson = (typeof helpPersons)[number];

export const helpChannels = ["site", "phone", "door"] as const;

export const helpStates = [
  "new",
  "visit-planned",
  "visited",
  "approved",
  "declined",
  "referred",
  "helping",
  "closed",
] as const;
export type HelpState = (typeof helpStates)[number];

export const payeeKinds = ["family", "hospital", "school", "shop"] as const;
export type PayeeKind = (typeof payeeKinds)[number];

/** All that /help/status says of a request. */
export const helpSteps = ["received", "visit", "decided", "helping", "closed"] as const;
export type HelpStep = (typeof helpSteps)[number];

/** In characters, if not people, photos or months. */
export const helpLimits = {
  name: 100,
  city: 100,
  area: 200,
  words: 1500,
  household: 40,
  papers: 3,
  reason: 500,
  note: 1000,
  payee: 120,
  account: 40,
  months: 24,
} as const;

/** 13 digits, as a CNIC or a B-Form number has them: 35201-1234567-1. */
export const cnicDigits = (typed: string) => typed.replace(/[\s-]/g, "");
export const cnicPattern = String.raw`[\s-]*(?:\d[\s-]*){13}`;
export const cnicText = (cnic: string) => cnic.replace(/^(\d{5})(\d{7})(\d)$/, "$1-$2-$3");

/** "HELP-7K2QM9XA4C" without what people put between its letters; empty: it is none. */
export function readHelpReference(typed: string): string {
  const [, letters = ""] =
    /^(?:HELP)?([0-9A-Z]{10})$/.exec(typed.toUpperCase().replace(/[^0-9A-Z]/g, "")) ?? [];
  return letters && `HELP-${letters}`;
}

/** The page that takes photos of papers, by the link that the answer to a request has. */
export const helpPapersPath = "/help/papers";
