import { fallbackFonts } from "./fallback-fonts.ts";
import { type HarfBuzz, openNastaliq, openShaper, type Shaper } from "./shaping.server.ts";
import { cleanText, type RunFont, withoutDirections } from "./text-lines.server.ts";

/*
 * Which font draws which letters of a text (docs/decisions/084): the foundation's own, and for what these have not, one
 * that has it. A word is in one font where there is one for all of it, because letters join within a word.
 */

/** How a text looks. */
export type TextFace = "serif" | "sans" | "bold";

const files = {
  serif: { latin: "receipt-serif", wide: "fallback/serif", urdu: "bold" },
  sans: { latin: "receipt-sans", wide: "fallback/sans", urdu: "regular" },
  bold: { latin: "receipt-sans-bold", wide: "fallback/sans-bold", urdu: "bold" },
} as const;
const nastaliq = {
  regular: { file: "receipt-nastaliq", key: "R" },
  bold: { file: "card-nastaliq", key: "B" },
} as const;

const ofWide =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u;
const box = "□";

/** A letter of Arabic script with its marks, or joiners between such letters. */
const isUrduLetter = (letter: string) => /\p{Script_Extensions=Arabic}|^[\u200c\u200d]+$/u.test(letter);

/**
 * Fonts of runs: "latin" and "urdu" are the foundation's own, "wide" has more letters in the design of "latin",
 * "missing" puts a box for each letter that no font has, and the others are those of `fallbackFonts`.
 */
export type TextFonts = {
  shaper: (font: RunFont, face: TextFace) => Shaper;
  /** The text as it is drawn: letters and marks composed, and fancy forms of a letter that no font has as the letter. */
  compose: (text: string) => string;
  /** The font of each code unit. */
  assign: (text: string, face: TextFace) => RunFont[];
  /** The letters of the texts that are drawn as boxes, each once. */
  missing: (text: string) => string[];
};

let opened: Promise<TextFonts> | undefined;

/** The fonts stay in memory, each from the first text that needs it. */
export function openTextFonts(): Promise<TextFonts> {
  opened ??= import("harfbuzzjs").then(textFonts);
  return opened;
}

const graphemes = new Intl.Segmenter("ur", { granularity: "grapheme" });
const graphemesOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

function textFonts(harfbuzz: HarfBuzz): TextFonts {
  const shapers = new Map<string, Shaper>();
  const open = (key: string, make: () => Shaper): Shaper => {
    const shaper = shapers.get(key) ?? make();
    shapers.set(key, shaper);
    return shaper;
  };

  const shaper = (font: RunFont, face: TextFace): Shaper => {
    if (font === "missing") return boxesOf(shaper("symbols", face));
    if (font === "urdu") {
      const { file, key } = nastaliq[files[face].urdu];
      return open(key, () => openNastaliq(harfbuzz, file, key));
    }
    const file = font === "latin" || font === "wide" ? files[face][font] : `fallback/${font}`;
    return open(file, () => openShaper(harfbuzz, file, file.replace("/", "-")));
  };

  /** The first font that has all of the part, among those that have letters of its kind. */
  const fontOf = (text: string, face: TextFace): RunFont | undefined => {
    const part = withoutDirections(text);
    if (!part) return "latin";
    const own = isUrduLetter(part) ? ["urdu"] : ofWide.test(part) ? ["latin", "wide"] : [];
    const others = fallbackFonts.filter(({ letters }) => letters.test(part)).map(({ name }) => name);
    return [...own, ...others].find((font) => shaper(font, face)[font === "latin" ? "holds" : "draws"](part));
  };

  const assign = (text: string, face: TextFace): RunFont[] => {
    const parts = partsOf(text).flatMap((part) => {
      const font = part === " " ? "latin" : fontOf(part, face);
      if (font) return [{ part, font }];
      return graphemesOf(part).map((letter) => ({ part: letter, font: fontOf(letter, face) ?? "missing" }));
    });
    // A name of two words is not set in two styles.
    const inNaskh = parts.some(({ font }) => font === "naskh");
    return parts.flatMap(({ part, font }) => {
      const isTaken = inNaskh && font === "urdu" && shaper("naskh", face).draws(part);
      return Array<RunFont>(part.length).fill(isTaken ? "naskh" : font);
    });
  };

  /** What most texts are. */
  const isOwn = (text: string) => shaper("latin", "sans").holds(text);

  const compose = (text: string): string => {
    const composed = text.normalize("NFC");
    if (isOwn(composed)) return composed;
    const fonts = assign(composed, "sans");
    let place = 0;
    return graphemesOf(composed)
      .map((letter) => {
        const isMissing = fonts[place] === "missing";
        place += letter.length;
        const plain = letter.normalize("NFKC");
        return isMissing && fontOf(plain, "sans") ? plain : letter;
      })
      .join("");
  };

  const missing = (text: string): string[] => {
    const composed = compose(cleanText(text));
    const fonts = assign(composed, "sans");
    const found = Array.from(graphemes.segment(composed)).filter(({ index }) => fonts[index] === "missing");
    return [...new Set(found.map(({ segment }) => segment))];
  };

  return { shaper, assign, compose, missing };
}

/** The words of a text and the spaces between them; a word with letters of Arabic script and others in parts of one kind. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let kind = "";
  for (const letter of graphemesOf(text)) {
    const next = letter === " " ? "space" : isUrduLetter(letter) ? "urdu" : "other";
    if (next === kind && next !== "space") parts[parts.length - 1] += letter;
    else parts.push(letter);
    kind = next;
  }
  return parts;
}

/** A box for each letter. */
const boxesOf = (symbols: Shaper): Shaper => ({
  ...symbols,
  shape: (text) => symbols.shape(box.repeat(graphemesOf(text).length)),
});

/** What nearly all names are written in: their fonts have all of it, and need not be opened to know. */
const everyday = /^[\u0020-\u007e\u00a0-\u017f\u0620-\u06d3]*$/u;

/**
 * The letters of a person's texts that receipts print as boxes (docs/decisions/084), for staff to see before one is issued.
 * @returns each letter once, with spaces between them; empty when all can be printed
 */
export async function unprintableLetters(...texts: string[]): Promise<string> {
  const text = texts.join(" ");
  if (everyday.test(text)) return "";
  const { missing } = await openTextFonts();
  return missing(text).join(" ");
}
