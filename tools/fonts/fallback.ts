/*
 * Subsets the fonts of names in other letters than the site's, for papers and cards: `npm ci --prefix tools/fonts`, then
 * `node tools/fonts/fallback.ts` writes the files in app/styles/fonts/fallback, which are committed. Their packages are
 * large, and nothing else needs them: they are not among the program's.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { fallbackFonts } from "../../app/site/drawn-text/fallback-fonts.ts";

const root = path.resolve(import.meta.dirname, "../..");
const packages = path.join(import.meta.dirname, "node_modules");
const target = path.join(root, "app/styles/fonts/fallback");

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)).join("");

/** Without surrogates. */
const everything = Array.from(range(0x20, 0xd7ff) + range(0xe000, 0x1ffff));
/** What scripts join or place marks with: no-break space, joiners, a dotted circle. */
const joining = " \u00a0\u200c\u200d\u25cc";
/** The letters that its entry in the list of fonts names. */
const lettersOf = (name: string): string => {
  const { letters } = fallbackFonts.find((font) => font.name === name) ?? {};
  return everything.filter((letter) => letters?.test(letter)).join("");
};

/** The characters of an old encoding of two bytes, which held those in daily use. */
function charactersOf(encoding: string, [first, last]: [first: number, last: number], least = 0xa1): string {
  const decoder = new TextDecoder(encoding);
  let found = "";
  for (let lead = first; lead <= last; lead += 1) {
    for (let trail = least; trail <= 0xfe; trail += 1) {
      const letter = decoder.decode(Uint8Array.of(lead, trail));
      if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(letter) && letter !== "\ufffd") found += letter;
    }
  }
  return found;
}

/** Arrows, technical and geometric signs, stars, hearts, dingbats. */
const symbols = range(0x2190, 0x23ff) + range(0x2500, 0x27bf) + range(0x2900, 0x2bff);

/** Chinese, simplified and in the first half of the traditional ones, and of Japanese those of daily use. */
const han = [
  charactersOf("gb18030", [0xb0, 0xf7]),
  charactersOf("big5", [0xa4, 0xc6], 0x40),
  charactersOf("euc-jp", [0xa1, 0xcf]),
].join("");
const hangul = charactersOf("euc-kr", [0xa1, 0xc8]).replaceAll(/\p{Script=Han}/gu, "");

/** Latin, Greek and Cyrillic with their marks, and the signs that stand in names and dedications. */
const european = [
  range(0x20, 0x7e),
  range(0xa0, 0x52f),
  range(0x1ab0, 0x1aff),
  range(0x1c80, 0x1c8f),
  range(0x1d00, 0x1fff),
  range(0x2000, 0x214f),
  range(0x2c60, 0x2c7f),
  range(0xa640, 0xa69f),
  range(0xa720, 0xa7ff),
  range(0xab30, 0xab6f),
  range(0xfb00, 0xfb06),
  "\u25a1\u25cc\ufffd",
].join("");

const google = (family: string, weight: string, file: string) =>
  `@expo-google-fonts/${family}/${weight}/${file}_${weight}.ttf`;
const script = (name: string, family = `noto-sans-${name}`) =>
  `@fontsource-variable/${family}/files/${family}-${name}-wght-normal.woff2`;

const sources: [name: string, source: string, letters: string][] = [
  ["serif", google("alegreya", "600SemiBold", "Alegreya"), european],
  ["sans", google("source-sans-3", "400Regular", "SourceSans3"), european],
  ["sans-bold", google("source-sans-3", "600SemiBold", "SourceSans3"), european],
  ["noto-sans", google("noto-sans", "400Regular", "NotoSans"), european],
  ["naskh", google("noto-naskh-arabic", "400Regular", "NotoNaskhArabic"), lettersOf("naskh")],
  ["hangul", google("noto-sans-kr", "400Regular", "NotoSansKR"), hangul],
  ["han", google("noto-sans-sc", "400Regular", "NotoSansSC"), han],
  ["emoji", google("noto-emoji", "400Regular", "NotoEmoji"), lettersOf("emoji")],
  ["symbols", "@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2", symbols],
  ["tibetan", script("tibetan", "noto-serif-tibetan"), lettersOf("tibetan")],
];
const known = new Set(sources.map(([name]) => name));
for (const { name } of fallbackFonts)
  if (!known.has(name)) sources.push([name, script(name), lettersOf(name)]);

mkdirSync(target, { recursive: true });
for (const [name, source, letters] of sources) {
  const font = readFileSync(path.join(packages, source));
  const cut = await subsetFont(font, letters + joining, {
    targetFormat: "truetype",
    variationAxes: source.includes("variable") ? { wght: 400 } : {},
  });
  writeFileSync(path.join(target, `${name}.ttf`), cut);
  console.log(`${name}.ttf: ${font.length} -> ${cut.length} bytes`);
}
