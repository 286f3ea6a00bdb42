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

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const styleAttribute = /\sstyle="([^"]*)"/g;

function hashes(html: string, pattern: RegExp): string {
  const found = new Set<string>();
  for (const [, text] of html.matchAll(pattern)) found.add(text ?? "");
  return [...found].map((text) => digest(pattern === styleAttribute ? decode(text) : text)).join(" ");
}

/**
 * The content security policy of one finished page. What stands inline is allowed by its hash and by nothing
 * else, so text that slips into a page as markup cannot run. Hashes rather than nonces: the page is cached.
 */
export function contentSecurityPolicy(page: Buffer): string {
  // A character a byte: marks are found as in the text, hashes are of bytes, and nothing has to be decoded.
  const html = page.toString("latin1");
  const styleAttributes = hashes(html, styleAttribute);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, inlineScript)}`,
    `style-src 'self' ${hashes(html, inlineStyle)}`,
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
