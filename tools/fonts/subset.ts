/*
 * Subsets the fonts of pages, cards and receipts to the characters that they need: `node tools/fonts/subset.ts`
 * writes the files in app/styles/fonts, which are committed. Everything else (accents, italics, letters of
 * Arabic script that Urdu has not) comes from the packages, and only to pages that use it; see app/styles/fonts.css.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const root = path.resolve(import.meta.dirname, "../..");
const packages = path.join(root, "node_modules/@fontsource-variable");
const target = path.join(root, "app/styles/fonts");

const printable = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, place) => 0x20 + place));
/**
 * As the unicode-range of `fonts.css` has it: no-break and figure space, (c), middle dot, times, e with accents,
 * dashes, quotes, dots.
 */
const text = `${printable}\u00a0\u2007\u00a9\u00b7\u00d7\u00e8\u00e9\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026`;
/** Headings need no programmers' signs, no figure space and no bullet. */
const headings = text.replaceAll(/[<>\\^_`{|}~\u2007\u2022]/g, "");
/** Kerning, ligatures, lining and tabular figures. */
const figures = ["kern", "liga", "lnum", "tnum"];

const alegreya = "alegreya/files/alegreya-latin-wght-normal.woff2";
const sourceSans = "source-sans-3/files/source-sans-3-latin-wght-normal.woff2";

mkdirSync(target, { recursive: true });
/*
 * Each file is under 14 KB: with its headers it fits into the first ten packets of a connection, which saves
 * a round trip on a slow line.
 */
for (const [name, source, letters, variationAxes] of [
  // A static instance is half as large as a variable font.
  ["alegreya-600", alegreya, headings, { wght: 600 }],
  ["alegreya-400", alegreya, headings, { wght: 400 }],
  // The site uses no weight above 600; bolder text gets 600.
  ["source-sans-3", sourceSans, text, { wght: { min: 400, max: 600, default: 400 } }],
] as const) {
  const font = readFileSync(path.join(packages, source));
  const cut = await subsetFont(font, letters, {
    targetFormat: "woff2",
    keepFeatures: figures,
    variationAxes,
  });
  writeFileSync(path.join(target, `${name}.woff2`), cut);
  console.log(`${name}.woff2: ${font.length} -> ${cut.length} bytes`);
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)).join("");
const nastaliq = "noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2";

/*
 * Nastaliq for pages: the letters, marks, figures and signs of Urdu, and of the Arabic that Urdu texts quote, as the
 * unicode-range of "Noto Nastaliq Urdu" in fonts.css names them. Two static fonts: a page without bold Urdu loads one
 * of them, half of the variable font.
 */
const sheet = readFileSync(path.join(root, "app/styles/fonts.css"), "utf8");
const [, ranges = ""] = /"Noto Nastaliq Urdu";[^}]*unicode-range:([^;]*);/.exec(sheet) ?? [];
const urduPage = [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
  .map(([, from = "", to = from]) => range(Number.parseInt(from, 16), Number.parseInt(to, 16)))
  .join("");

for (const wght of [400, 700]) {
  const font = readFileSync(path.join(packages, nastaliq));
  const cut = await subsetFont(font, urduPage, { targetFormat: "woff2", variationAxes: { wght } });
  writeFileSync(path.join(target, `nastaliq-${wght}.woff2`), cut);
  console.log(`nastaliq-${wght}.woff2: ${font.length} -> ${cut.length} bytes`);
}

/*
 * For papers and the cards of shared links, which the server draws (app/site/drawn-text): as TrueType, with the Latin
 * letters that these packages have, and Urdu. Receipts keep their bytes by these files: other letters are in
 * fallback.ts.
 */
const european = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}${range(0x2010, 0x2026)}\u20ac\u2122`;
const urdu = `${range(0x600, 0x6ff)}${range(0x750, 0x77f)}${range(0x200b, 0x200f)}\ufdf2\ufdfa .,()-:0123456789\u00ab\u00bb`;

/* HarfBuzz joins the letters of Nastaliq by features that it names itself. */
for (const [name, source, letters, wght, keepFeatures] of [
  ["receipt-serif", alegreya, european, 600, figures],
  ["receipt-sans", sourceSans, european, 400, figures],
  ["receipt-sans-bold", sourceSans, european, 600, figures],
  ["receipt-nastaliq", nastaliq, urdu, 400, undefined],
  ["card-nastaliq", nastaliq, urdu, 600, undefined],
] as const) {
  const font = readFileSync(path.join(packages, source));
  const options = { targetFormat: "truetype", keepFeatures, variationAxes: { wght } } as const;
  const cut = await subsetFont(font, letters, options);
  writeFileSync(path.join(target, `${name}.ttf`), cut);
  console.log(`${name}.ttf: ${font.length} -> ${cut.length} bytes`);
}
