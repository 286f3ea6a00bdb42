import { westernDigits } from "#app/lib/digits.ts";

/* What a payment is known by, whoever wrote its reference down. */

/** Only letters and digits, in capitals. O and 0, I, L and 1 look alike on a screen, and so they are the same here. */
export const plainCode = (text: string) =>
  westernDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");

/** "1.23457E+14": a spreadsheet has kept the first digits alone. Other payments' numbers begin with them, too. */
export const isShortened = (reference: string): boolean => /^\s*\d(?:\.\d+)?E\+\d{2,3}\s*$/i.test(reference);

/** In characters: a longer one is no reference. */
const maxLength = 60;

/** What people and banks write before a number ("FT", "Ref:", "IBFT"), and zeros in front of it. */
const label = /^(?:[A-Z01]*[A-Z])?0*/;

/**
 * The number alone, where one is left of six signs or more with four digits in a row: "Ref: FT 998877" is "998877".
 * @returns "" for what distinguishes no payment: fewer than four signs, or no digit but 0
 */
export function paymentCode(reference: string): string {
  if (isShortened(reference)) return "";
  const code = plainCode(reference).slice(0, maxLength);
  const number = code.replace(label, "");
  if (number.length >= 6 && /\d{4}/.test(number)) return number;
  return code.length >= 4 && /[1-9]/.test(code) ? code : "";
}
