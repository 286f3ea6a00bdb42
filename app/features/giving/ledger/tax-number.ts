import { typedCode } from "#app/lib/digits.ts";

/** Room for spaces and dashes around the digits. */
export const maxTaxNumber = 30;

/**
 * Reads a CNIC (13 digits) or an NTN (7 digits, or 8 with its check digit) as people type it: with spaces or dashes, in
 * Urdu digits. RECEIPT-13.
 * @returns as it is printed, "35202-1234567-1", "1234567-8" or "1234567"; undefined when it is neither
 */
export function readTaxNumber(typed: string): string | undefined {
  const digits = typedCode(typed).replace(/[\s-]/g, "");
  if (/^\d{13}$/.test(digits)) return `${digits.slice(0, 5)}-${digits.slice(5, 12)}-${digits.slice(12)}`;
  if (/^\d{7,8}$/.test(digits)) return [digits.slice(0, 7), digits.slice(7)].filter(Boolean).join("-");
  return undefined;
}
