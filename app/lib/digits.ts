/* Digits as people type them: keyboards in Urdu and Arabic have digits, and signs of numbers, of their own. */

/**
 * Urdu (U+06F0) and Arabic (U+0660) digits as Western ones, with the signs that stand between them: the Arabic separators,
 * and the Urdu comma, full stop and stroke of dates where they have a digit on each side.
 */
export const westernDigits = (text: string): string =>
  text
    .replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",")
    .replace(/(\d)([،۔؍])(?=\d)/g, (_, digit: string, sign: string) => digit + betweenDigits[sign]);

const betweenDigits: Readonly<Record<string, string>> = { "،": ",", "۔": ".", "؍": "/" };

/** Digits are of the same script, and no letters. */
const urduLetter = /(?!\p{N})\p{Script=Arabic}/u;

/** What turns the direction of a line: it comes along with a number that is copied out of a chat. */
const directionMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/**
 * A field's text with Western digits where it has no letter in Urdu: a telephone number, an amount, a day or a reference is
 * then stored, compared and shown as one, whatever keyboard it comes from. Digits in an Urdu sentence stay.
 */
export const plainNumbers = (text: string): string =>
  urduLetter.test(text) ? text : westernDigits(text).replace(directionMarks, "");
