import { plainCode } from "#app/features/donations/ledger/payment-code.ts";

/* The numbers in a line of a statement: our own references, and those that may be a bank's number of a transfer. */

type Words = { description: string; reference: string };

/** A shorter id may stand in a line by chance. */
const minIdLength = 6;
/** A line with more of them is no line of one transfer. */
const maxReferences = 8;
const referenceLength = 20;

/** The code of all of it, without a sign between. */
export const codeOfLine = ({ reference, description }: Words) => plainCode(`${reference}|${description}`);

/** A transaction's id that is long enough to tell something; "" otherwise. */
export function idOf(text: string): string {
  const code = plainCode(text);
  return code.length >= minIdLength && /\d{4}/.test(code) ? code : "";
}

/** What stands at each "TXN" of a line, of each of these lengths: our reference, if it is one. */
export function referencesIn(line: Words, lengths: readonly number[] = [referenceLength]): string[] {
  const code = codeOfLine(line);
  const found: string[] = [];
  let count = 0;
  for (let at = code.indexOf("TXN"); at >= 0 && count < maxReferences; at = code.indexOf("TXN", at + 1)) {
    count += 1;
    for (const length of lengths) {
      if (at + length <= code.length) found.push(code.slice(at, at + length));
    }
  }
  return found;
}

/** The whole reference, and every word of the line that may be an id: without signs, as `plainCode` writes them. */
export function codesIn({ reference, description }: Words): string[] {
  const text = `${reference} ${description}`.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  const found = [plainCode(reference), plainCode(description)];
  for (const word of text.split(/[^A-Z0-9-]+/)) {
    if (!word.includes("-")) found.push(word);
    else found.push(word.replaceAll("-", ""), ...word.split("-"));
  }
  return found.filter((code) => code.length >= minIdLength);
}
