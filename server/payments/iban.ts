/** An IBAN without its spaces, in capitals. */
export const plainIban = (text: string): string => text.replace(/\s/g, "").toUpperCase();

/**
 * Whether a text is a Pakistani IBAN (PK, two check digits, four letters of the bank, 16 letters or digits) with right
 * check digits (ISO 13616). Spaces and small letters are allowed.
 */
export function isPakistaniIban(text: string): boolean {
  const iban = plainIban(text);
  return /^PK\d{2}[A-Z]{4}[A-Z0-9]{16}$/.test(iban) && remainder(iban) === 1;
}

/** Modulo 97 of the number that the IBAN is with its first four characters at the end and letters as 10 to 35. */
function remainder(iban: string): number {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((character) => parseInt(character, 36)).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
