import type { UploadRule } from "#app/lib/upload-rule.ts";

/* Texts and limits of transfer reports (DONATE-08, TRANSFER-*). */

/** What whoever reports a transfer agrees to by sending the report. */
export const transferConsentText =
  "By sending this report you say that you have sent the transfer, and agree that the foundation keeps what you write here, and the photo, to find the money in its account and to answer you.";

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
    "We have your report and are looking for the transfer in our account. This takes one working day at most.",
  proofLeftOut:
    "We have your report and are looking for the transfer in our account. The photo is missing because too many arrived at once. You can add it in a minute.",
  noProof: "Please choose a photo or a PDF of the slip.",
  proofAdded: "We have added the photo to your report.",
  proofAddFailed: "The photo could not be sent. Please try again.",
  proofsFull: "We cannot store photos at the moment. Your report is safe. Please try again tomorrow.",
  proofLinkEnded:
    "This link no longer works: the photo has been added, the link has expired, or the report is settled. You need not do anything.",
  failed: "Your report could not be sent. Please try again later.",
  already:
    "This transfer has been reported already, and we are looking for it. Write to us if something in it was wrong.",
  arrived: "This gift has arrived already. There is nothing more to report.",
  refunded: "This gift was refunded. If you have sent it again, report it as a new one.",
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
