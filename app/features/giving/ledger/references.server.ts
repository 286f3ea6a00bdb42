import { createHash, randomBytes } from "node:crypto";

/* Names of donations, of tries to pay them and of cases. All are made by the server. */

/** Crockford's base 32: no letter that is taken for a digit. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export const randomText = (length: number) =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join("");

/** yyMMddHHmm in Karachi. */
const minuteOf = (now: Date) =>
  new Date(now.getTime() + 5 * 60 * 60 * 1000).toISOString().replace(/\D/g, "").slice(2, 12);

/** "TXN2611231205K7Q2M9X": 20 letters and digits, short enough for the note of a transfer. It opens nothing. */
export const donationReference = (now: Date): string => `TXN${minuteOf(now)}${randomText(7)}`;

/** At most 20 letters and digits, as JazzCash and EasyPaisa take them. */
export const attemptReference = (now: Date): string => `P${minuteOf(now)}${randomText(9)}`;

/** "K7Q2-M9XA-34CV-E28D": 80 random bits, for a receipt in print. */
export const verifyCode = (): string => (randomText(16).match(/.{4}/g) ?? []).join("-");

/** Random hex of 128 bits, so that the leaf of a receipt or payout cannot be guessed from its amount. */
export const leafSalt = (): string => randomBytes(16).toString("hex");

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
