import { diffArrays } from "diff/lib/diff/array.js";

/*
 * The differences of two texts, for marking: by words, or by lines where too many words differ. The work is bounded.
 */

/** A part of a text, and whether the other text lacks it. */
export type TextPart = { text: string; changed: boolean };

type Differences = { mine: TextPart[]; theirs: TextPart[] };

/** How many words or lines may differ: time grows with the square. A thousand take a tenth of a second. */
const maxEditLength = 1000;

export function textDifferences(mine: string, theirs: string): Differences {
  return (
    compare(wordsOf(mine), wordsOf(theirs)) ??
    compare(linesOf(mine), linesOf(theirs)) ??
    compareEnds(linesOf(mine), linesOf(theirs))
  );
}

/** Each word with the white space after it, so that joining them gives the text. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

const part = (pieces: readonly string[], changed: boolean): TextPart => ({ text: pieces.join(""), changed });

/** @returns undefined when too much differs */
function compare(mine: string[], theirs: string[]): Differences | undefined {
  const changes = diffArrays(mine, theirs, { maxEditLength });
  return (
    changes && {
      mine: changes.filter(({ added }) => !added).map(({ value, removed }) => part(value, removed)),
      theirs: changes.filter(({ removed }) => !removed).map(({ value, added }) => part(value, added)),
    }
  );
}

/** Everything between the common beginning and the common end differs. */
function compareEnds(mine: string[], theirs: string[]): Differences {
  const max = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < max && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < max - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const parts = (lines: string[]) =>
    [
      part(lines.slice(0, start), false),
      part(lines.slice(start, lines.length - end), true),
      part(lines.slice(lines.length - end), false),
    ].filter(({ text }) => text !== "");
  return { mine: parts(mine), theirs: parts(theirs) };
}
