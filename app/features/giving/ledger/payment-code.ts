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

/* The numbers in a line of a statement: our own references, and those that may be a bank's number of a transfer. */

type Words = { description: string; reference: string };

/** A shorter id may stand in a line by chance. */
const minIdLength = 6;
/** In characters, with its spaces. */
const maxNumber = 40;
/** A line with more of them is no line of one transfer. */
const maxReferences = 8;
const referenceLength = 20;

/** The code of all of it, without a sign between. */
const codeOfLine = ({ reference, description }: Words) => plainCode(`${reference}|${description}`);

/** A transaction's id that is long enough to tell something; "" otherwise. */
export function idOf(text: string): string {
  if (isShortened(text)) return "";
  const code = plainCode(text);
  return code.length >= minIdLength && /\d{4}/.test(code) ? code : "";
}

/** Whether there may be one at all: most lines are done with this look. */
const hasReference = /t[^a-z0-9]*x[^a-z0-9]*n/i;

/** What stands at each "TXN" of a line: our reference, if it is one. The database's have no letter like a digit. */
export function referencesIn(line: Words): string[] {
  if (!hasReference.test(line.description) && !hasReference.test(line.reference)) return [];
  const code = codeOfLine(line);
  const found: string[] = [];
  for (let at = code.indexOf("TXN"); at >= 0; at = code.indexOf("TXN", at + 1)) {
    if (at + referenceLength > code.length || found.length === maxReferences) break;
    found.push(code.slice(at, at + referenceLength));
  }
  return found;
}

/** The whole reference, and every word of the line that may be an id: without signs, as `plainCode` writes them. */
export function codesIn({ reference, description }: Words): string[] {
  const text = `${reference} ${description}`.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  const found = [plainCode(reference)];
  // A number with spaces in it may be all that a line says.
  if (description.length <= maxNumber) found.push(plainCode(description));
  for (const word of text.split(/[^A-Z0-9-]+/)) {
    if (!word.includes("-")) found.push(word);
    else found.push(word.replaceAll("-", ""), ...word.split("-"));
  }
  return found.filter((code) => code.length >= minIdLength);
}

/** The numbers of a line that may be its payment's, as `paymentCode` writes them: its reference, and those in its words. */
export function paymentCodesIn(line: { description: string; bank_reference: string }): string[] {
  const { description, bank_reference: reference } = line;
  const codes = [reference, ...codesIn({ description, reference }).filter(idOf)].map(paymentCode);
  return [...new Set(codes)].filter(Boolean);
}
