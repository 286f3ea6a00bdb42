import bidiFactory from "bidi-js";
import { isUrdu } from "#app/lib/urdu.ts";

/*
 * Lines that mix scripts: where a line ends, and in which order its runs stand (the Unicode Bidirectional Algorithm, by
 * bidi-js).
 */

/**
 * What draws a run: "latin" and "urdu" are the foundation's own fonts. Papers and cards of today have others beside them
 * (text-fonts.server.ts).
 */
export type RunFont = string;
export type TextRun = {
  /** In the order of reading; of "latin" in that of drawing. */
  text: string;
  font: RunFont;
  rightToLeft: boolean;
  width: number;
};
export type TextLine = {
  /** In the order of reading, without what directs it. */
  text: string;
  /** From left to right. */
  runs: TextRun[];
  width: number;
};

export type Measure = (text: string, font: RunFont) => number;

const bidi = bidiFactory();
const urduLetter = /[\p{Script_Extensions=Arabic}\u200c\u200d]/u;
const directing = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The font of each code unit by its letter alone: what neither has is left out of the drawing. */
export const ownFonts = (text: string): RunFont[] =>
  text.split("").map((letter) => (urduLetter.test(letter) ? "urdu" : "latin"));

/** Without the marks that only direct a text. */
export const withoutDirections = (text: string): string => text.replace(directing, "");

/** Whether the text has letters that the Latin fonts do not have. */
export const hasUrdu = (text: string): boolean => /\p{Script_Extensions=Arabic}/u.test(text);

/** A text whose parts keep their order from left to right, wherever it stands: a phone number, a reference. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Without control characters, and with single spaces. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();

/**
 * Breaks a text at its spaces, and within a word only where the word alone is wider than a line.
 * @param fonts of each code unit of the cleaned text
 */
export function breakLines(
  text: string,
  width: number,
  measure: Measure,
  fonts?: readonly RunFont[],
): TextLine[] {
  const clean = cleanText(text);
  const used = fonts ?? ownFonts(clean);
  const levels = bidi.getEmbeddingLevels(
    fonts ? withNeutralSigns(clean) : clean,
    isUrdu(clean) ? "rtl" : "auto",
  );
  const widthOf = (from: number, to: number) =>
    splitFonts(clean.slice(from, to), used.slice(from, to)).reduce(
      (sum, [part, font]) => sum + measure(part, font),
      0,
    );
  const space = Math.max(measure(" ", "latin"), measure(" ", "urdu"));
  const lines: [from: number, to: number][] = [];
  let start = 0;
  let filled = 0;
  let from = 0;
  for (const word of clean.split(" ")) {
    const to = from + word.length;
    const wide = widthOf(from, to);
    if (from > start && filled + space + wide > width) {
      lines.push([start, from - 1]);
      start = from;
    }
    filled = from > start ? filled + space + wide : wide;
    while (filled > width) {
      const cut = cutOf(start, to);
      if (cut === to) break;
      lines.push([start, cut]);
      start = cut;
      filled = widthOf(start, to);
    }
    from = to + 1;
  }
  lines.push([start, clean.length]);
  return lines.map(([first, end]) => orderLine(clean, { levels, fonts: used, measure }, [first, end]));

  /** Where a word that is wider than a line must be cut: after as many letters as there is room for, and one at least. */
  function cutOf(first: number, end: number): number {
    const word = clean.slice(first, end);
    const ends = Array.from(graphemes.segment(word), ({ index, segment }) => first + index + segment.length);
    let [fits, tooMany] = [1, ends.length + 1];
    while (tooMany - fits > 1) {
      const middle = (fits + tooMany) >> 1;
      if (widthOf(first, ends[middle - 1] ?? end) <= width) fits = middle;
      else tooMany = middle;
    }
    return ends[fits - 1] ?? end;
  }
}

const graphemes = new Intl.Segmenter("ur", { granularity: "grapheme" });

/** The parts of a text by their font. */
function splitFonts(text: string, fonts: readonly RunFont[]): [part: string, font: RunFont][] {
  const parts: [string, RunFont][] = [];
  for (const [place, letter] of text.split("").entries()) {
    if (letter.search(directing) === 0) continue;
    const font = fonts[place] ?? "latin";
    const last = parts.at(-1);
    if (last?.[1] === font) last[0] += letter;
    else parts.push([letter, font]);
  }
  return parts;
}

/** bidi-js takes both halves of an emoji for letters from left to right. It is a sign, and has the direction of what it is in. */
const withNeutralSigns = (text: string) =>
  text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, (sign) => (/\p{L}/u.test(sign) ? sign : "★★"));

type Setting = {
  levels: ReturnType<typeof bidi.getEmbeddingLevels>;
  fonts: readonly RunFont[];
  measure: Measure;
};

function orderLine(
  text: string,
  { levels, fonts, measure }: Setting,
  [from, to]: [from: number, to: number],
): TextLine {
  const order = bidi.getReorderedIndices(text, levels, from, to - 1).slice(from, to);
  const parts: { first: number; last: number; font: RunFont; level: number }[] = [];
  for (const place of order) {
    const letter = text.charAt(place);
    if (letter.search(directing) === 0) continue;
    const level = levels.levels[place] ?? 0;
    // A space between two words of Urdu is set with them, so that the font may place them by each other.
    const font = letter === " " && level % 2 === 1 ? "urdu" : (fonts[place] ?? "latin");
    const part = parts.at(-1);
    const joins = part && part.font === font && part.level === level;
    if (joins && place === part.last + 1) part.last = place;
    else if (joins && place === part.first - 1) part.first = place;
    else parts.push({ first: place, last: place, font, level });
  }
  const runs = parts.map(({ first, last, font, level }): TextRun => {
    const run = text.slice(first, last + 1);
    const rightToLeft = level % 2 === 1;
    const shown = font === "latin" && rightToLeft ? mirrored(run) : run;
    return { text: shown, font, rightToLeft, width: measure(shown, font) };
  });
  return {
    text: withoutDirections(text.slice(from, to)),
    runs,
    width: runs.reduce((sum, { width }) => sum + width, 0),
  };
}

/** Latin signs that stand in a text from right to left, as they are drawn from left to right: ")(" for "()". */
const mirrored = (run: string): string =>
  Array.from(run, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .reverse()
    .join("");
