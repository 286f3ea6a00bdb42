/*
 * The differences of two texts, for marking: by words, or by lines where there are too many words. The work
 * is bounded.
 */

/** A part of a text, and whether the other text lacks it. */
export type TextPart = { text: string; changed: boolean };

type Differences = { mine: TextPart[]; theirs: TextPart[] };

/** How many pairs of words or lines are compared at most. */
const maxPairs = 1_000_000;

export function textDifferences(mine: string, theirs: string): Differences {
  return (
    compare(wordsOf(mine), wordsOf(theirs)) ??
    compare(linesOf(mine), linesOf(theirs)) ??
    ends(linesOf(mine), linesOf(theirs))
  );
}

/** Each word with the white space after it, so that joining them gives the text. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/** By their longest common subsequence; undefined when that is too much work. */
function compare(mine: string[], theirs: string[]): Differences | undefined {
  const { start, end } = sharedEnds(mine, theirs);
  const left = mine.slice(start, mine.length - end);
  const right = theirs.slice(start, theirs.length - end);
  if (left.length * right.length > maxPairs) return undefined;

  // shared[i, j]: how many the rest of left from i and the rest of right from j share.
  const width = right.length + 1;
  const shared = new Uint16Array((left.length + 1) * width);
  const at = (i: number, j: number) => shared[i * width + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      shared[i * width + j] =
        left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }

  const sharedLeft = new Set<number>();
  const sharedRight = new Set<number>();
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) {
      sharedLeft.add(start + i++);
      sharedRight.add(start + j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  const inside = (own: Set<number>, count: number) => (index: number) =>
    index >= start && index < count - end && !own.has(index);
  return {
    mine: parts(mine, inside(sharedLeft, mine.length)),
    theirs: parts(theirs, inside(sharedRight, theirs.length)),
  };
}

/** Everything between the common beginning and the common end. */
function ends(mine: string[], theirs: string[]): Differences {
  const { start, end } = sharedEnds(mine, theirs);
  const between = (count: number) => (index: number) => index >= start && index < count - end;
  return { mine: parts(mine, between(mine.length)), theirs: parts(theirs, between(theirs.length)) };
}

function sharedEnds(mine: string[], theirs: string[]): { start: number; end: number } {
  const max = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < max && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < max - start && mine[mine.length - 1 - end] === theirs[theirs.length - 1 - end]) end += 1;
  return { start, end };
}

function parts(pieces: string[], isChanged: (index: number) => boolean): TextPart[] {
  const joined: { pieces: string[]; changed: boolean }[] = [];
  pieces.forEach((piece, index) => {
    const changed = isChanged(index);
    const last = joined.at(-1);
    if (last?.changed === changed) last.pieces.push(piece);
    else joined.push({ pieces: [piece], changed });
  });
  return joined.map(({ pieces, changed }) => ({ text: pieces.join(""), changed }));
}
