import { keepFormDraft, readFormDraft } from "#app/lib/form-draft.ts";

/** After so long the same donation again is meant as a second one. */
const keyLifetime = 30 * 60 * 1000;

/** Where this tab keeps the key of the donation that was sent last. */
export const donationKeyDraft = "/donate#key";

/**
 * The key of a donation: the same while nothing of it is changed, so that a double press, a reload and a resend are
 * one; another one as soon as anything is.
 */
export function keyOfDonation(donation: string): string {
  const kept = readFormDraft(donationKeyDraft);
  if (kept?.donation === donation && Date.now() - Number(kept.at) < keyLifetime && kept.key) return kept.key;
  return newKey(donation);
}

function newKey(donation: string): string {
  const key = randomUuid();
  keepFormDraft(donationKeyDraft, { donation, key, at: String(Date.now()) });
  return key;
}

/** A version 4 UUID. crypto.randomUUID is missing where the site is opened without TLS. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) => {
    const set = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte;
    return set.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
