import { useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import {
  type ConflictChoices,
  type ConflictField,
  type ConflictRow,
  type ConflictSide,
  conflictRows,
  firstChoices,
  unchosen,
} from "./conflict.ts";

/** What a save does with a row's file: nothing, replace it, or remove it. */
export type FileChange = { kind: "unchanged" } | { kind: "chosen"; file: File } | { kind: "removed" };

export const unchanged: FileChange = { kind: "unchanged" };

/** The labels of the fields that are compared, in the order of the form. */
export type FieldLabels<Input extends FieldValues> = Partial<Record<Path<Input>, string>>;

/** A row's file, which is not part of the form's values. */
export type ConflictFile<Input extends FieldValues, Row> = {
  name: string;
  label: string;
  /** The field that it stands before in a conflict; the end by default. */
  before?: Path<Input>;
  /** The stored path; empty when the row has none. */
  pathOf: (row: Row) => string;
};

type ConflictOptions<Input extends FieldValues, Output, Row> = {
  form: UseFormReturn<Input, unknown, Output>;
  labels: FieldLabels<Input>;
  valuesOf: (row: Row) => Input;
  file?: ConflictFile<Input, Row>;
  change: FileChange;
  setChange: (change: FileChange) => void;
};

export type Conflict<Input extends FieldValues, Row> = {
  /** One sentence on what has happened. */
  message: string;
  theirs: Row;
  rows: ConflictRow[];
  choices: ConflictChoices;
  /** The person's own values and file, for switching back to them. */
  own: Input;
  ownFile: FileChange;
  /** How many saves were tried while a choice was missing. */
  asked: number;
};

/**
 * The conflict between two versions of a row. The form always holds what a save would send: choosing a side writes its
 * value into the form, and the person's own value is remembered for switching back.
 */
export function useConflict<Input extends FieldValues, Output, Row>(
  options: ConflictOptions<Input, Output, Row>,
) {
  const { form, labels, valuesOf, file, change, setChange } = options;
  const [conflict, setConflict] = useState<Conflict<Input, Row>>();
  const names = Object.keys(labels) as Path<Input>[];

  function put(name: string, side: ConflictSide, theirs: Row, own: Input, ownFile: FileChange) {
    if (name === file?.name) return setChange(side === "mine" ? ownFile : unchanged);
    const field = name as Path<Input>;
    const value: PathValue<Input, Path<Input>> = side === "mine" ? own[field] : valuesOf(theirs)[field];
    form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
  }

  return {
    conflict,
    /** The labels of the fields without a choice. */
    open: conflict ? unchosen(conflict.rows, conflict.choices).map(({ label }) => label) : [],
    /**
     * @param opened the version that the form's text started from, when it is known
     * @returns false when the two versions are the same, so that there is nothing to choose
     */
    start(opened: Row | undefined, theirs: Row, message: string): boolean {
      const own = structuredClone(form.getValues());
      const [before, after] = [opened && valuesOf(opened), valuesOf(theirs)];
      const fields: ConflictField[] = names.map((name) => ({
        name,
        label: labels[name] ?? name,
        opened: before && textOf(before[name]),
        mine: textOf(own[name]),
        theirs: textOf(after[name]),
      }));
      if (file) {
        const place = file.before ? names.indexOf(file.before) : names.length;
        fields.splice(place, 0, fileField(file, { opened, change, theirs }));
      }
      const rows = conflictRows(fields);
      const choices = firstChoices(rows);
      for (const { name } of rows) if (choices[name] === "theirs") put(name, "theirs", theirs, own, change);
      setConflict(
        rows.length > 0 ? { message, theirs, rows, choices, own, ownFile: change, asked: 0 } : undefined,
      );
      return rows.length > 0;
    },
    choose(chosen: string[], side: ConflictSide) {
      if (!conflict) return;
      const { theirs } = conflict;
      const own = { ...conflict.own };
      const ownFile = file && conflict.choices[file.name] === "theirs" ? conflict.ownFile : change;
      const rows = conflict.rows.map((row) => {
        const before = conflict.choices[row.name];
        if (!chosen.includes(row.name) || before === side) return row;
        let latest = row;
        if (before !== "theirs" && row.name !== file?.name) {
          // Until now the form held the person's own value, including what was typed since.
          const field = row.name as Path<Input>;
          own[field] = form.getValues(field);
          latest = { ...row, mine: textOf(own[field]) };
        }
        if (before === "theirs" || side === "theirs") put(row.name, side, theirs, own, ownFile);
        return latest;
      });
      const choices = { ...conflict.choices, ...Object.fromEntries(chosen.map((name) => [name, side])) };
      setConflict({ ...conflict, rows, own, ownFile, choices });
    },
    /** A save was tried before every choice was made: marks the missing ones. */
    ask: () => setConflict(conflict && { ...conflict, asked: conflict.asked + 1 }),
    clear: () => setConflict(undefined),
  };
}

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return String(value ?? "");
}

function fileField<Input extends FieldValues, Row>(
  { name, label, pathOf }: ConflictFile<Input, Row>,
  { opened, change, theirs }: { opened: Row | undefined; change: FileChange; theirs: Row },
): ConflictField {
  const now = pathOf(theirs);
  // A restored draft has no file of its own: then there is nothing to compare.
  const before = opened ? pathOf(opened) : now;
  const field = { name, label, opened: before, theirs: now };
  if (change.kind === "chosen") return { ...field, mine: `chosen: ${change.file.name}` };
  if (change.kind === "removed") return { ...field, mine: "" };
  return {
    ...field,
    mine: before,
    mineLost:
      "The file that was here when you opened it has been replaced. To use it again, choose it below.",
  };
}
