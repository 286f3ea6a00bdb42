import type { UploadRule } from "#app/lib/upload-rule.ts";

/* Limits of transfer reports: DONATE-08, TRANSFER-*. */

const mb = 1024 * 1024;

/** The slip, as the browser checks it. @param texts in the language of the page */
export const proofRule = (texts: UploadRule["texts"]): UploadRule => ({
  types: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
  maxBytes: 5 * mb,
  texts,
});
/** A larger photo is made smaller before it is sent: mobile data costs money, and a slip needs no more. */
export const proofTargetBytes = 1.5 * mb;

/** The page that adds a slip afterwards, and for how many days its link does. */
export const proofLinkPath = "/donate-bank-form/slip";

/** In English, as the call's schema says it. */
export const proofLinkEnded =
  "This link no longer works: the photo has been added, the link has expired, or the report is settled. You need not do anything.";

const answers = {
  404: "proofLinkEnded",
  413: "largeProof",
  415: "refusedProof",
  422: "noProof",
  429: "manyProofs",
  503: "proofsFull",
} as const;

/** The key of what is said of the status with which a slip was refused. */
export const proofAnswer = (status: number) =>
  Object.entries(answers).find(([code]) => Number(code) === status)?.[1] ?? "proofAddFailed";

/** All slips of reports that are not verified may take this many bytes together. A report beyond it is kept without. */
export const maxUnverifiedProofBytes = 500 * mb;

/** Where the two sizes stand in the note that a photo was made smaller, until the script knows them. */
export const sizePlaces = { was: "{was}", is: "{is}" };
