import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { valueAt, withValue } from "#app/lib/values.ts";
import {
  type ConflictChoices,
  type ConflictField,
  type ConflictRow,
  type ConflictSide,
  conflictRows,
  firstChoices,
  unchosen,
} from "./conflict.ts";

/** A picture of the library: its stored path and its description. */
export type ChosenPicture = { path: string; alt: string };

/** What a save does with a row's file: nothing, put a new file or a picture of the library in its place, or remove it. */
export type FileChange =
  | { kind: "unchanged" }
  | { kind: "chosen"; file: File }
  | { kind: "library"; picture: ChosenPicture }
  | { kind: "removed" };

export const unchanged: FileChange = { kind: "unchanged" };

/** The path of the picture that was chosen from the library. */
export const libraryPath = (change: FileChange): string | undefined =>
  change.kind === "library" ? change.picture.path : undefined;

/**
 * The description of a picture after another one was chosen from the library: that of the library, unless somebody has
 * written their own.
 */
export const proposedAlt = (
  alt: string | null | undefined,
  chosen: ChosenPicture,
  before: FileChange,
): string => (!alt || (before.kind === "library" && before.picture.alt === alt) ? chosen.alt : alt);

/** The labels of the fields that are compared, in the order of the form. */
export type FieldLabels<Input extends FieldValues> = Partial<Record<Path<Input>, string>>;

type Versions<Input> = {
  /** What both started from; undefined when it is not known. */
  opened: Input | undefined;
  mine: Input;
  theirs: Input;
};

/** The parts in which three versions are compared. A part is named by its path in the values. */
export type ConflictParts<Input> = (versions: Versions<Input>) => ConflictField[];

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
  /** Where a field is compared in several parts; each field as one text by default. */
  parts?: ConflictParts<Input>;
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
  const parts: ConflictParts<Input> =
    options.parts ??
    (({ opened, mine, theirs }) =>
      names.map((name) => ({
        name,
        label: labels[name] ?? name,
        opened: opened && textOf(opened[name]),
        mine: textOf(mine[name]),
        theirs: textOf(theirs[name]),
      })));

  function put(name: string, side: ConflictSide, theirs: Row, own: Input, ownFile: FileChange) {
    if (name === file?.name) return setChange(side === "mine" ? ownFile : unchanged);
    const keys = name.split(".");
    const field = keys[0] as Path<Input>;
    const chosen = valueAt(side === "mine" ? own : valuesOf(theirs), keys);
    const value = (withValue(form.getValues(), keys, chosen) as Input)[field];
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
      const fields = parts({ opened: opened && valuesOf(opened), mine: own, theirs: valuesOf(theirs) });
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
      let own = conflict.own;
      const ownFile = file && conflict.choices[file.name] === "theirs" ? conflict.ownFile : change;
      const rows = conflict.rows.map((row) => {
        const before = conflict.choices[row.name];
        if (!chosen.includes(row.name) || before === side) return row;
        let latest = row;
        if (before !== "theirs" && row.name !== file?.name) {
          // Until now the form held the person's own value, including what was typed since.
          const keys = row.name.split(".");
          own = withValue(own, keys, valueAt(form.getValues(), keys)) as Input;
          const part = parts({ opened: undefined, mine: own, theirs: valuesOf(theirs) });
          latest = { ...row, mine: part.find(({ name }) => name === row.name)?.mine ?? row.mine };
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
  if (change.kind === "library") return { ...field, mine: change.picture.path };
  if (change.kind === "removed") return { ...field, mine: "" };
  return {
    ...field,
    mine: before,
    mineLost: "The file has been replaced since you opened this. To use the old one again, choose it below.",
  };
}
