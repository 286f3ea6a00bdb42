import { createCipheriv } from "node:crypto";

/**
 * merchantHashedReq: the fields that are not empty as `name=value`, in the byte order of their names, joined by `&` and
 * not encoded, encrypted with AES in ECB mode. The provider's protocol asks for this mode.
 * @param key 16, 24 or 32 bytes
 * @returns Base64
 */
export function easyPaisaHash(fields: Record<string, string>, key: string): string {
  const text = Object.entries(fields)
    .filter(([name, value]) => name !== "merchantHashedReq" && value !== "")
    .toSorted(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  const bytes = Buffer.from(key);
  const cipher = createCipheriv(`aes-${bytes.length * 8}-ecb`, bytes, null);
  return Buffer.concat([cipher.update(text, "utf8"), cipher.final()]).toString("base64");
}
