/* What a payment is known by, whoever wrote its reference down. */

/** Only letters and digits, in capitals. O and 0, I, L and 1 look alike on a screen, and so they are the same here. */
export const plainCode = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");

/** In characters: a longer one is no reference. */
const maxLength = 60;

/** @returns "" for what tells no payment from another: fewer than four signs, or no digit but 0 */
export function paymentCode(reference: string): string {
  const code = plainCode(reference).slice(0, maxLength);
  return code.length >= 4 && /[1-9]/.test(code) ? code : "";
}
