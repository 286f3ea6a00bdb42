import { type ReactNode, useId, useMemo } from "react";
import type { ConflictRow, ConflictSide } from "./conflict.ts";
import { isLong, MarkedText } from "./marked-text.tsx";
import { textDifferences } from "./text-differences.ts";

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
                  <MarkedText label={label} scrolls={scrolls} parts={differences[side]} text={row[side]} />
                )}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
