import { hash } from "node:crypto";
import { embedHost } from "#content/videos.ts";
import { once } from "../once.ts";

const digest = (bytes: Buffer) => `'sha256-${hash("sha256", bytes, "base64")}'`;

const entities: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};
const decode = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

type Found = { tag: string; start: number; end: number };

/** What stands in the page between two marks. Searched for as bytes are: a pattern looks at every letter three times. */
function* between(html: string, open: string, close: string): Generator<Found> {
  for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, at + 1)) {
    const start = close === '"' ? at + open.length : html.indexOf(">", at) + 1;
    const end = html.indexOf(close, start);
    if (start === 0 || end < 0) return;
    yield { tag: html.slice(at, start), start, end };
    at = end;
  }
}

/** Fetched from an address, or data that nobody runs. */
const notInline = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

/** The hashes of what stands inline. */
type Inline = { scripts: string[]; styles: string[]; styleAttributes: string[] };

function inlineOf(bytes: Buffer): Inline {
  // A character a byte: marks are found as in the text, places in it are places in the bytes, nothing is decoded.
  const html = bytes.toString("latin1");
  const hashOf = ({ start, end }: Found) => digest(bytes.subarray(start, end));
  // The attribute's value as the browser reads it.
  const hashOfValue = ({ start, end }: Found) =>
    digest(Buffer.from(decode(html.slice(start, end)), "latin1"));
  return {
    scripts: [...between(html, "<script", "</script>")].filter(({ tag }) => !notInline.test(tag)).map(hashOf),
    styles: [...between(html, "<style", "</style>")].map(hashOf),
    styleAttributes: [...between(html, ' style="', '"')].map(hashOfValue),
  };
}

const inlineOfPart = once(inlineOf);

/**
 * The content security policy of one finished page. What stands inline is allowed by its hash and by nothing
 * else, so text that slips into a page as markup cannot run. Hashes rather than nonces: the page is cached.
 * @param own what was drawn for this page
 * @param parts what else it is made of, which stands in other pages as well: looked through once
 */
export function contentSecurityPolicy(own: Buffer, parts: readonly Buffer[] = []): string {
  const pieces = [inlineOf(own), ...parts.map(inlineOfPart)];
  const hashes = (kind: keyof Inline) => [...new Set(pieces.flatMap((piece) => piece[kind]))].join(" ");
  const styleAttributes = hashes("styleAttributes");
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes("scripts")}`,
    `style-src 'self' ${hashes("styles")}`,
    ...(styleAttributes ? [`style-src-attr 'unsafe-hashes' ${styleAttributes}`] : []),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${embedHost}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join("; ");
}
