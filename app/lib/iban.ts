/** An IBAN without its spaces, in capitals. */
export const plainIban = (text: string): string => text.replace(/\s/g, "").toUpperCase();

/**
 * Whether a text is a Pakistani IBAN (PK, two check digits, four letters of the bank, 16 letters or digits) with right
 * check digits (ISO 13616): 98 less a remainder is 02 to 98, so 00, 01 and 99 are none although their remainder fits.
 * Spaces and small letters are allowed.
 */
export function isPakistaniIban(text: string): boolean {
  const iban = plainIban(text);
  return /^PK(?!00|01|99)\d{2}[A-Z]{4}[A-Z0-9]{16}$/.test(iban) && remainder(iban) === 1;
}

/** Whether the foundation's IBAN may stand there: a right one, none, or zeros as long as none is entered. */
export const isIbanOrPlaceholder = (text: string): boolean =>
  /^(PK)?0*$/.test(plainIban(text)) || isPakistaniIban(text);

/** Modulo 97 of the number that the IBAN is with its first four characters at the end and letters as 10 to 35. */
function remainder(iban: string): number {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((character) => parseInt(character, 36)).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
