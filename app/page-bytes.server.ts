import type { DrawnBytes } from "#server/http/pages.ts";
import { once } from "#server/once.ts";
import { held } from "./site/begin-scripts.tsx";
import { type DrawnPart, partMark } from "./ui/drawn-once.tsx";

/** What a part is in bytes, for as long as the part is kept. */
const bytesOf = once((part: DrawnPart) => Buffer.from(part.html));

/** A page's bytes, with the parts where their marks are. A mark that none of them left is a comment like any other. */
export function pageBytes(html: string, parts: readonly DrawnPart[]): DrawnBytes {
  const own = Buffer.from(holdScripts(html));
  const pieces: Buffer[] = [];
  const used: Buffer[] = [];
  let from = 0;
  for (let at = own.indexOf(partMark.start); at >= 0; at = own.indexOf(partMark.start, at + 1)) {
    const end = own.indexOf(partMark.end, at);
    const part = parts[Number(own.toString("latin1", at + partMark.start.length, end))];
    if (!part) continue;
    used.push(bytesOf(part));
    pieces.push(own.subarray(from, at), bytesOf(part));
    from = end + partMark.end.length;
  }
  return { body: Buffer.concat([...pieces, own.subarray(from)]), own, parts: used };
}

/**
 * Lets the page's code wait behind what the eye sees; begin-scripts.tsx starts it. Every page reads before it comes,
 * and on a slow line it would hold up the fonts and the first picture, on a slow phone the first drawing. The router
 * writes these marks, and offers no say in when they are fetched or run.
 */
function holdScripts(html: string): string {
  if (!import.meta.env.PROD) return html;
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${held}"`)
    .replaceAll('<script type="module" async="">', `<script type="${held}" data-type="module">`)
    .replaceAll("<script>window.__reactRouterContext", `<script type="${held}">window.__reactRouterContext`);
}
