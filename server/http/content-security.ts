import { createHash } from "node:crypto";
import { embedHost } from "#content/videos.ts";

const digest = (bytes: string) => `'sha256-${createHash("sha256").update(bytes, "latin1").digest("base64")}'`;

const entities: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};
const decode = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

/** What stands in the page between two marks. Searched for as bytes are: a pattern looks at every letter three times. */
function* between(html: string, open: string, close: string): Generator<{ tag: string; text: string }> {
  for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, at + 1)) {
    const start = close === '"' ? at + open.length : html.indexOf(">", at) + 1;
    const end = html.indexOf(close, start);
    if (start === 0 || end < 0) return;
    yield { tag: html.slice(at, start), text: html.slice(start, end) };
    at = end;
  }
}

/** Fetched from an address, or data that nobody runs. */
const notInline = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

function hashesOf(texts: Iterable<string>): string {
  return [...new Set(texts)].map(digest).join(" ");
}

function inlineScripts(html: string): string {
  const scripts = [...between(html, "<script", "</script>")].filter(({ tag }) => !notInline.test(tag));
  return hashesOf(scripts.map(({ text }) => text));
}

function inlineStyles(html: string): string {
  return hashesOf([...between(html, "<style", "</style>")].map(({ text }) => text));
}

/** The attribute's value as the browser reads it. */
function attributeStyles(html: string): string {
  return hashesOf([...between(html, ' style="', '"')].map(({ text }) => decode(text)));
}

/**
 * The content security policy of one finished page. What stands inline is allowed by its hash and by nothing
 * else, so text that slips into a page as markup cannot run. Hashes rather than nonces: the page is cached.
 */
export function contentSecurityPolicy(page: Buffer): string {
  // A character a byte: marks are found as in the text, hashes are of bytes, and nothing has to be decoded.
  const html = page.toString("latin1");
  const styleAttributes = attributeStyles(html);
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts(html)}`,
    `style-src 'self' ${inlineStyles(html)}`,
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
