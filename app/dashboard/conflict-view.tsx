import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { type ConflictChoices, type ConflictRow, type ConflictSide, unchosen } from "./conflict.ts";
import { ConflictFieldset, type ConflictFormat } from "./conflict-fieldset.tsx";

type ConflictViewProps = {
  /** One sentence on what has happened. */
  message: string;
  rows: ConflictRow[];
  choices: ConflictChoices;
  /** How to show the values of each field; as text with marked differences by default. */
  formats?: Partial<Record<string, ConflictFormat>>;
  /** How many saves were tried while a choice was missing. From the first on, missing choices are marked. */
  asked: number;
  /** One field, or every field whose value on this side can be taken. */
  onChoose: (names: string[], side: ConflictSide) => void;
};

/**
 * Every field in which two versions differ, side by side, with a choice for each. It saves nothing: the
 * choices go into the form below. It takes the focus when it appears, and when a save lacks a choice.
 */
export function ConflictView({ message, rows, choices, formats, asked, onChoose }: ConflictViewProps) {
  const id = useId();
  const view = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => scrollAndFocus(heading.current, heading.current), []);
  useEffect(() => {
    const missing = asked > 0 ? view.current?.querySelector("fieldset[data-missing]") : null;
    if (missing) scrollAndFocus(missing, missing.querySelector("input"));
  }, [asked]);

  const open = unchosen(rows, choices).length;
  const takeable = (side: ConflictSide) =>
    rows.filter(({ mineLost }) => side === "theirs" || !mineLost).map(({ name }) => name);
  return (
    <section ref={view} aria-labelledby={id} className="mb-6 flex min-w-0 flex-col gap-4">
      <Notice tone="bad">
        <h3
          ref={heading}
          id={id}
          tabIndex={-1}
          className="scroll-mt-6 font-sans text-base leading-snug font-semibold outline-none"
        >
          {message}
        </h3>
        <p className="mt-1">
          These parts differ between the two versions. Your choices appear in the form below, where you can
          still change them. Nothing is saved until you save.
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <TakeAll onPress={() => onChoose(takeable("mine"), "mine")}>Take all of mine</TakeAll>
          <TakeAll onPress={() => onChoose(takeable("theirs"), "theirs")}>Take all of theirs</TakeAll>
        </div>
      </Notice>
      {rows.map((row) => (
        <ConflictFieldset
          key={row.name}
          row={row}
          choice={choices[row.name]}
          format={formats?.[row.name]}
          missing={asked > 0 && choices[row.name] === undefined}
          onChoose={(side) => onChoose([row.name], side)}
        />
      ))}
      <p role="status" className="text-sm font-semibold">
        {stillOpen(open)}
      </p>
    </section>
  );
}

/** To the top of the window, which toasts do not cover. */
function scrollAndFocus(part: Element | null, focus: HTMLElement | null) {
  focus?.focus({ preventScroll: true });
  part?.scrollIntoView?.({ block: "start" });
}

function TakeAll({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button variant="quiet" onClick={onPress}>
      {children}
    </Button>
  );
}

function stillOpen(count: number): string {
  if (count === 0) return "Every part has a choice. Save to finish.";
  return count === 1 ? "1 part still needs a choice." : `${count} parts still need a choice.`;
}
