import { type ReactNode, useId, useMemo } from "react";
import { langAttrs } from "#app/lib/urdu.ts";
import type { ConflictRow, ConflictSide } from "./conflict.ts";
import { type TextPart, textDifferences } from "./text-differences.ts";

/** Shows the value of a field that is not plain text: a picture, or a category by its name. */
export type ConflictFormat = (value: string, side: ConflictSide) => ReactNode;

type ConflictFieldsetProps = {
  row: ConflictRow;
  choice: ConflictSide | undefined;
  format: ConflictFormat | undefined;
  /** Whether to show that a choice is missing. */
  missing: boolean;
  onChoose: (side: ConflictSide) => void;
};

const sides: { side: ConflictSide; word: string }[] = [
  { side: "mine", word: "Mine" },
  { side: "theirs", word: "Theirs" },
];

const changeTexts = {
  me: "Changed by you",
  them: "Changed by them",
  both: "Changed by both",
  unknown: "Different",
};

/** One field of a conflict: both values, and which one is chosen. */
export function ConflictFieldset({ row, choice, format, missing, onChoose }: ConflictFieldsetProps) {
  const id = useId();
  const differences = useMemo(() => textDifferences(row.mine, row.theirs), [row.mine, row.theirs]);
  return (
    <fieldset
      data-missing={missing || undefined}
      aria-describedby={missing ? `${id}-missing` : undefined}
      className={`min-w-0 border px-3 pb-3 sm:px-4 sm:pb-4 ${missing ? "border-pomegranate" : "border-rule"}`}
    >
      <legend className="-ms-1 flex flex-wrap items-baseline gap-x-3 px-1">
        <span className="font-semibold">{row.label}</span>
        <span className="text-sm text-soft">{changeTexts[row.changedBy]}</span>
      </legend>
      {missing && (
        <p id={`${id}-missing`} className="mb-2 text-sm font-semibold text-pomegranate">
          Choose mine or theirs.
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ side, word }) => {
          const lost = side === "mine" ? row.mineLost : undefined;
          const valueId = `${id}-${side}`;
          const own = lost ?? format?.(row[side], side);
          const label = `${row.label}: ${word.toLowerCase()}`;
          const scrolls = !own && isLong(row[side]);
          return (
            <div
              key={side}
              className="min-w-0 border border-rule bg-raised has-checked:border-emerald has-checked:bg-emerald-tint"
            >
              <label className="flex min-h-11 cursor-pointer items-center gap-2.5 px-3 text-sm font-semibold has-disabled:cursor-not-allowed has-disabled:text-faint">
                <input
                  type="radio"
                  name={id}
                  value={side}
                  checked={choice === side}
                  disabled={lost !== undefined}
                  // A long text is not part of the radio button's name: it can be read in a box of its own.
                  aria-describedby={scrolls ? undefined : valueId}
                  onChange={() => onChoose(side)}
                  className="size-4.5 accent-emerald"
                />
                {word}
              </label>
              <div id={valueId} className="px-3 pb-3">
                {own ?? (
                  <ConflictText label={label} scrolls={scrolls} parts={differences[side]} text={row[side]} />
                )}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

const isLong = (text: string) => text.length > 200 || text.split("\n", 7).length > 6;

type ConflictTextProps = { label: string; scrolls: boolean; parts: TextPart[]; text: string };

/**
 * A text in which everything that the other version lacks is marked. A long one scrolls in its own box, by
 * keyboard too.
 */
function ConflictText({ label, scrolls, parts, text }: ConflictTextProps) {
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
