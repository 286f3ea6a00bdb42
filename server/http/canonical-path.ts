import { apiBase } from "#app/contract/call.ts";
import { pathIn, readPath } from "#app/contract/language.ts";

/** Below these stands a key, in which capitals count. */
const foldersOfKeys = ["/receipts"];

/**
 * The canonical spelling of a page's path: no empty, "." or ".." segments, no trailing slash, lower case but for keys,
 * letters composed, no invisible marks of direction and no Urdu full stop at the end (both come along when a link is copied
 * out of a sentence), and only what needs it percent-encoded. Slugs are made so (app/lib/slug.ts).
 * @param path from the request line, without a query
 * @returns undefined when the percent-encoding is invalid
 */
export function canonicalPath(path: string): string | undefined {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    const text = decodeSegment(segment);
    if (text === undefined) return undefined;
    const isKey = foldersOfKeys.includes(readPath(`/${segments.join("/")}`).path);
    const written = isKey ? text : composed(text.toLowerCase());
    if (written === "" || written === ".") continue;
    if (written === "..") segments.pop();
    else segments.push(encodeURIComponent(written));
  }
  return `/${segments.join("/")}`;
}

const composed = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[۔،؛؟]+$/, "");

/**
 * The canonical path without what cannot be decoded: an address in Urdu that was cut in the middle of a letter, as
 * happens when it is sent on, keeps the letters before it.
 */
export function readablePath(path: string): string {
  const segments = path.split("/").map((segment) => encodeURIComponent(readableText(segment)));
  return canonicalPath(segments.join("/")) ?? "/";
}

function readableText(segment: string): string {
  const bytes = segment.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\ufffd", "");
}

/** What stands behind these in a path opens a donation or its receipt. */
const pathsBeforeKeys = ["/receipts", `${apiBase}/payments/returns`];

/** A path for the log and for counts, in any spelling: a key opens what stands behind it, so it is left out. */
export function withoutKey(path: string): string {
  const plain = decodeURIComponent(canonicalPath(path) ?? "/").toLowerCase();
  const { language, path: page } = readPath(plain);
  const before = pathsBeforeKeys.find((before) => page.startsWith(`${before.toLowerCase()}/`));
  return before === undefined ? path : pathIn(language, before);
}

/** Node passes bytes that should have been encoded as Latin-1 characters. */
function decodeSegment(segment: string): string | undefined {
  const ascii = segment.replace(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
  try {
    const text = decodeURIComponent(ascii);
    return text.isWellFormed() ? text : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
