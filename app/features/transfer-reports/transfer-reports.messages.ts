import { isPaymentMethod } from "#app/contract/payment-methods.ts";
import {
  donationLimits,
  donationMessages,
  readDonationAmount,
} from "#app/features/donations/donations.messages.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { anEmail, atMost, type FormRules, ticked } from "#app/lib/form-faults.ts";
import type { UploadRule } from "#app/lib/upload-rule.ts";

/* Texts, limits and rules of transfer reports (DONATE-08, TRANSFER-*). No zod here: the page imports this file. */

/** What whoever reports a transfer agrees to. */
export const transferConsentText =
  "I have sent this transfer. The foundation may keep what I write here, and the photo, to find it in its account and to answer me.";

export const transferMessages = {
  noAccountName: "Account name required",
  badAccountNumber: "Valid account number required",
  noBankName: "Bank name required",
  noDay: "Please enter the day of the transfer.",
  futureDay: "The day of the transfer cannot be in the future.",
  oldDay: "The transfer is more than a year old. Please write to us about it.",
  noConsent: "We can look for your transfer only if you agree to it.",
  badKey: "This link does not name a gift.",
  wrongProof: "Please select a photo (JPEG, PNG, WebP) or a PDF of the slip.",
  refusedProof:
    "This file could not be read as a photo (JPEG, PNG, WebP, at most 40 megapixels) or a PDF. Please send another one.",
  manyProofs: "Too many photos came from your network. Please try again in an hour.",
  largeProof: "The slip must be at most 5MB.",
  sending: "Sending...",
  received:
    "We have your report and look for the transfer in our account. That takes one working day at most.",
  proofLeftOut:
    "We have your report and look for the transfer in our account. The photo is missing, because too many arrived at once. You can add it in a minute.",
  noProof: "Please choose a photo or a PDF of the slip.",
  proofAdded: "We have added the photo to your report.",
  proofAddFailed: "The photo could not be sent. Please try again.",
  proofsFull: "We have no room for photos at the moment. Your report is safe. Please try again tomorrow.",
  proofLinkEnded:
    "This link no longer works: the photo has been added, the link has expired, or the report is settled. You need not do anything.",
  failed: "Your report could not be sent. Please try again later.",
  already:
    "This transfer has been reported already, and we are looking for it. Write to us if something in it was wrong.",
  arrived: "This gift has arrived already. There is nothing more to report.",
  refunded: "This gift was paid back. If you have sent it again, report it as a new one.",
} as const;

const messages = transferMessages;
const mb = 1024 * 1024;

/** The slip, as the browser checks it. */
export const proofRule: UploadRule = {
  types: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
  maxBytes: 5 * mb,
  texts: { type: messages.wrongProof, size: messages.largeProof },
};
/** A larger photo is made smaller before it is sent: mobile data costs money, and a slip needs no more. */
export const proofTargetBytes = 1.5 * mb;

/** The page that adds a slip afterwards, and for how many days its link does. */
export const proofLinkPath = "/donate-bank-form/slip";

/** What the page says of the status with which a form without script was answered. */
export function proofAnswer(status: number): string {
  if (status === 413) return messages.largeProof;
  if (status === 415) return messages.refusedProof;
  if (status === 422) return messages.noProof;
  if (status === 429) return messages.manyProofs;
  return messages.proofAddFailed;
}

/** All slips of reports that are not verified may take this many bytes together. A report beyond it is kept without. */
export const maxUnverifiedProofBytes = 500 * mb;

export const maxTransactionId = 60;

/** More than a year ago the books are closed. */
const maxAgeDays = 366;

/** @param today the Karachi day; without it only the day's form is checked */
export function dayFault(day: string, today: string | undefined): string | undefined {
  if (!isCalendarDay(day)) return messages.noDay;
  if (!today) return undefined;
  if (day > today) return messages.futureDay;
  return Date.parse(today) - Date.parse(day) > maxAgeDays * 86_400_000 ? messages.oldDay : undefined;
}

const atLeast = (min: number, text: string) => (value: string) => (value.length < min ? text : undefined);

/** Spaces and hyphens do not count: an IBAN is written in groups. */
const isAccountNumber = (text: string) => text.replace(/[\s-]/g, "").length >= 10;

/** What a donation that is not known yet must say. */
const donationRules: FormRules = [
  [
    "amount",
    (amount) => {
      const read = readDonationAmount(amount);
      return "message" in read ? read.message : undefined;
    },
  ],
  ["method", (method) => (method === "" || isPaymentMethod(method) ? undefined : donationMessages.badMethod)],
];

/**
 * The rules of the form, in the order of its fields.
 * @param today as in dayFault; @param started whether the donation is known by its key: then it has an amount and a purpose
 */
export const transferRules = (today: string | undefined, started: boolean): FormRules => [
  ...(started ? [] : donationRules),
  ["transferredOn", (day) => dayFault(day, today)],
  ["accountName", atLeast(2, messages.noAccountName)],
  ["accountNumber", (value) => (isAccountNumber(value) ? undefined : messages.badAccountNumber)],
  ["bankName", atLeast(2, messages.noBankName)],
  ["name", (value) => (value.length === 1 ? donationMessages.shortName : undefined)],
  ["name", atMost(donationLimits.name, "The name")],
  ["email", anEmail(donationMessages.badEmail)],
  ["consent", ticked(messages.noConsent)],
];

export const transferFields = [
  "key",
  "amount",
  "fund",
  "method",
  "transferredOn",
  "accountName",
  "accountNumber",
  "bankName",
  "transactionId",
  "name",
  "email",
  "consent",
];
