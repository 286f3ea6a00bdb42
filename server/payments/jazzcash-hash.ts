import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * pp_SecureHash of a message in either direction: HMAC-SHA256, keyed with the salt, of the salt and all values that are
 * not empty, joined by `&`, in the byte order of their names. Every field whose name starts with `pp` counts.
 * @returns 64 hexadecimal digits in upper case
 */
export function jazzCashHash(fields: Record<string, string>, salt: string): string {
  const values = Object.entries(fields)
    .filter(([name, value]) => name.startsWith("pp") && name !== "pp_SecureHash" && value !== "")
    .toSorted(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    .map(([, value]) => value);
  return createHmac("sha256", salt)
    .update([salt, ...values].join("&"))
    .digest("hex")
    .toUpperCase();
}

/**
 * Whether a message carries the hash that its fields have. A provider's missing value may arrive as the text "null",
 * which was not hashed; both readings need the salt, so neither can be forged.
 */
export function hasJazzCashHash(fields: Record<string, string>, salt: string): boolean {
  const given = fields.pp_SecureHash ?? "";
  if (!/^[0-9A-Fa-f]{64}$/.test(given)) return false;
  const equals = (message: Record<string, string>) =>
    timingSafeEqual(Buffer.from(given, "hex"), Buffer.from(jazzCashHash(message, salt), "hex"));
  return equals(fields) || equals(withoutNulls(fields));
}

/** The fields with every "null" empty. */
export function withoutNulls(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === "null" ? "" : value]),
  );
}
