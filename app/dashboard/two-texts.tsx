import { diffArrays } from "diff/lib/diff/array.js";
import { langAttrs } from "#app/lib/urdu.ts";

export const isLong = (text: string) => text.length > 200 || text.split("\n", 7).length > 6;

type Version = { word: string; text: string };

/** Two versions of a text in a list of definitions, one below the other or beside it, with the words marked that differ. */
export function TwoTexts({ label, one, other }: { label: string; one: Version; other: Version }) {
  const { mine, theirs } = textDifferences(one.text, other.text);
  return [
    { ...one, parts: mine },
    { ...other, parts: theirs },
  ].map(({ word, text, parts }) => (
    <dd key={word} className="mt-1 min-w-0 border-s-2 border-rule-strong ps-2">
      <p className="text-xs text-faint">{word}</p>
      <MarkedText
        label={`${label}, ${word.toLowerCase()}`}
        scrolls={isLong(text)}
        parts={parts}
        text={text}
      />
    </dd>
  ));
}

type MarkedTextProps = { label: string; scrolls: boolean; parts: TextPart[]; text: string };

/**
 * A text in which everything that the other version lacks is marked. A long one scrolls in its own box, by
 * keyboard too.
 */
function MarkedText({ label, scrolls, parts, text }: MarkedTextProps) {
  if (text.trim() === "") return <p className="text-soft italic">Empty</p>;
  const shown = (
    <p {...langAttrs(text)} className="wrap-anywhere whitespace-pre-wrap">
      {withKeys(parts).map(({ key, text: part, changed }) =>
        changed ? (
          <mark
            key={key}
            className="bg-sunk font-semibold text-ink underline decoration-2 underline-offset-2"
          >
            {part}
          </mark>
        ) : (
          <span key={key}>{part}</span>
        ),
      )}
    </p>
  );
  if (!scrolls) return shown;
  return (
    <section
      ref={scrollToFirstDifference}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
      tabIndex={0}
      className="relative max-h-60 overflow-y-auto overscroll-contain"
    >
      {shown}
    </section>
  );
}

/** Scrolls a long text to its first difference, with one line of context above. */
function scrollToFirstDifference(box: HTMLElement | null) {
  const mark = box?.querySelector("mark");
  if (box && mark) box.scrollTop = mark.offsetTop - 32;
}

/** Parts of a text have no id: their start position is the key. */
function withKeys(parts: TextPart[]): (TextPart & { key: number })[] {
  let key = 0;
  return parts.map((part) => {
    const keyed = { ...part, key };
    key += part.text.length;
    return keyed;
  });
}

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
