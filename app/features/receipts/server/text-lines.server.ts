import bidiFactory from "bidi-js";
import { isUrdu } from "#app/lib/urdu.ts";

/*
 * Lines that mix Urdu and Latin letters: which font sets which letters, where a line ends, and in which order its runs
 * stand (the Unicode Bidirectional Algorithm, by bidi-js).
 */

export type Script = "urdu" | "latin";
export type TextRun = {
  /** In the order of reading. */
  text: string;
  script: Script;
  width: number;
};
export type TextLine = {
  /** In the order of reading, without what directs it. */
  text: string;
  /** From left to right. */
  runs: TextRun[];
  width: number;
};

export type Measure = (text: string, script: Script) => number;

const bidi = bidiFactory();
const urduLetter = /[\p{Script_Extensions=Arabic}\u200c\u200d]/u;
const directing = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

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

/** Breaks a text at its spaces, and within a word only where the word alone is wider than a line. */
export function breakLines(text: string, width: number, measure: Measure): TextLine[] {
  const clean = cleanText(text);
  const levels = bidi.getEmbeddingLevels(clean, isUrdu(clean) ? "rtl" : "auto");
  const widthOf = (from: number, to: number) =>
    splitScripts(clean.slice(from, to)).reduce((sum, [part, script]) => sum + measure(part, script), 0);
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
  return lines.map(([first, end]) => orderLine(clean, levels, [first, end], measure));

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

/** The parts of a text by the font that has their letters. What belongs to no script stays with what is before it. */
function splitScripts(text: string): [part: string, script: Script][] {
  const parts: [string, Script][] = [];
  for (const letter of text.replace(directing, "")) {
    const script = urduLetter.test(letter) ? "urdu" : "latin";
    const last = parts.at(-1);
    if (last?.[1] === script) last[0] += letter;
    else parts.push([letter, script]);
  }
  return parts;
}

function orderLine(
  text: string,
  levels: ReturnType<typeof bidi.getEmbeddingLevels>,
  [from, to]: [from: number, to: number],
  measure: Measure,
): TextLine {
  const order = bidi.getReorderedIndices(text, levels, from, to - 1).slice(from, to);
  const parts: { first: number; last: number; script: Script; level: number }[] = [];
  for (const place of order) {
    const letter = text.charAt(place);
    if (letter.search(directing) === 0) continue;
    const level = levels.levels[place] ?? 0;
    // A space between two words of Urdu is set with them, so that the font may place them by each other.
    const script = urduLetter.test(letter) || (letter === " " && level % 2 === 1) ? "urdu" : "latin";
    const part = parts.at(-1);
    const joins = part && part.script === script && part.level === level;
    if (joins && place === part.last + 1) part.last = place;
    else if (joins && place === part.first - 1) part.first = place;
    else parts.push({ first: place, last: place, script, level });
  }
  const runs = parts.map(({ first, last, script, level }): TextRun => {
    const run = text.slice(first, last + 1);
    const shown = script === "latin" && level % 2 === 1 ? mirrored(run) : run;
    return { text: shown, script, width: measure(shown, script) };
  });
  return {
    text: text.slice(from, to).replace(directing, ""),
    runs,
    width: runs.reduce((sum, { width }) => sum + width, 0),
  };
}

/** Latin signs that stand in a text from right to left, as they are drawn from left to right: ")(" for "()". */
const mirrored = (run: string): string =>
  Array.from(run, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .reverse()
    .join("");
