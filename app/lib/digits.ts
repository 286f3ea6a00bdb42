import { cleanCode, cleanText } from "#app/contract/typed-text.ts";

/* Digits as people type them: keyboards in Urdu and Arabic have digits, and signs of numbers, of their own. */

/**
 * Urdu (U+06F0), Arabic (U+0660) and full-width digits as Western ones, with the signs that stand between them: the
 * Arabic separators, and the Urdu comma, full stop and stroke of dates where they have a digit on each side.
 */
export const westernDigits = (text: string): string =>
  text
    .replace(/[\u06f0-\u06f9\u0660-\u0669\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",")
    .replace(/(\d)([،۔؍])(?=\d)/g, (_, digit: string, sign: string) => digit + betweenDigits[sign]);

const betweenDigits: Readonly<Record<string, string>> = { "،": ",", "۔": ".", "؍": "/" };

/** Digits are of the same script, and no letters. */
const urduLetter = /(?!\p{N})\p{Script=Arabic}/u;

/** An amount, a phone, a code, a number, as it was meant: cleaned, with Western digits. */
export const typedCode = (typed: string): string => westernDigits(cleanCode(typed));

/**
 * A field's text, cleaned, with Western digits where it has no letter in Urdu: a telephone number, an amount, a day or a
 * reference is then stored, compared and shown as one, whatever keyboard it comes from. Digits in an Urdu sentence stay.
 */
export function typedText(typed: string): string {
  // Without a letter or a picture it is no prose.
  if (!/[\p{L}\p{Extended_Pictographic}]/u.test(typed.replace(/[\d#*]/g, ""))) return typedCode(typed);
  const text = cleanText(typed);
  return urduLetter.test(text) ? text : westernDigits(text);
}
