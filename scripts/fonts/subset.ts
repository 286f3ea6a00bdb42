/*
 * Cuts the fonts of the first screen down to what English pages use: `node scripts/fonts/subset.ts` writes the files
 * in app/styles/fonts, which are kept in the repository. Everything else (accents, italics, Urdu) comes whole from
 * the packages, and only to pages that use it; see app/styles/fonts.css.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const root = path.resolve(import.meta.dirname, "../..");
const packages = path.join(root, "node_modules/@fontsource-variable");
const target = path.join(root, "app/styles/fonts");

const printable = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, place) => 0x20 + place));
/** As the unicode-range of `fonts.css` has it: no-break and figure space, (c), middle dot, times, e with accents, dashes, quotes, dots. */
const text = `${printable}\u00a0\u2007\u00a9\u00b7\u00d7\u00e8\u00e9\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026`;
/** Headings do without what only programmers write, the figure space and the bullet. */
const headings = text.replaceAll(/[<>\\^_`{|}~\u2007\u2022]/g, "");
/** Kerning, ligatures, and the figures that stand in columns. */
const keepFeatures = ["kern", "liga", "lnum", "tnum"];

const alegreya = "alegreya/files/alegreya-latin-wght-normal.woff2";
const sourceSans = "source-sans-3/files/source-sans-3-latin-wght-normal.woff2";

mkdirSync(target, { recursive: true });
/*
 * Each file stays under 14 KB: with its headers it then fits into the first ten packets that a server may send, and on
 * a slow line comes a whole trip earlier.
 */
for (const [name, source, letters, variationAxes] of [
  // Headings have one weight, and a file of one weight is half as large as one of all.
  ["alegreya-600", alegreya, headings, { wght: 600 }],
  ["alegreya-400", alegreya, headings, { wght: 400 }],
  // Nothing is written heavier than 600; what asks for more gets that.
  ["source-sans-3", sourceSans, text, { wght: { min: 400, max: 600, default: 400 } }],
] as const) {
  const font = readFileSync(path.join(packages, source));
  const cut = await subsetFont(font, letters, { targetFormat: "woff2", keepFeatures, variationAxes });
  writeFileSync(path.join(target, `${name}.woff2`), cut);
  console.log(`${name}.woff2: ${font.length} -> ${cut.length} bytes`);
}
