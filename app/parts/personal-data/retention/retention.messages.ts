import type { Kept } from "#app/contract/table.ts";

/* Limits and texts of the terms. No zod here. */

export type RetentionUnit = Kept["unit"];

/** The kinds whose people are asked first. */
export const askedNames = ["registrations", "blood_donors"] as const;
export type AskedName = (typeof askedNames)[number];

/** People's data: days between the first start of a version that removes it, and the first removal. */
export const noticeDays = 30;
/** Days before a shorter term is applied. */
export const shorterDays = 7;
/** Days of silence after the question, and after the reminder. */
export const silenceDays = 60;
export const reminderDays = 30;
/** So many people are asked on one day: no mail server takes that for spam. */
export const questionsPerDay = 100;

/** "90 days", "3 years", "18 months". */
export function termText(amount: number, unit: RetentionUnit): string {
  const [count, word] = unit === "months" && amount % 12 === 0 ? [amount / 12, "years"] : [amount, unit];
  return `${count.toLocaleString("en-US")} ${count === 1 ? word.slice(0, -1) : word}`;
}

export const retentionMessages = {
  badName: "This kind of data has no term.",
  badActive: "Whether the term is applied must be true or false.",
  badAmount: "The term must be a whole number.",
  badRange: (min: number, max: number, unit: RetentionUnit) =>
    `The term must be from ${min} to ${max.toLocaleString("en-US")} ${unit}.`,
  conflict: "Somebody has changed this term meanwhile. Look at it again before you save.",
  saved: "The term is saved.",
  saveFailed: "The term could not be saved. Please try again.",
  loadFailed: "What is kept how long could not be loaded.",
  removalsFailed: "What was removed could not be loaded.",
  empty: "Nothing was removed yet",
  nothingDue: "Nothing was past its term.",
  runFailed: "Something failed. It is tried again within the hour; the log of the server says why.",
} as const;
