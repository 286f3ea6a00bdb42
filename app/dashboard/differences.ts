import type { FieldValues, Path } from "react-hook-form";
import type { FileChange } from "./file-change.ts";

/** A part of a record as text: as a form holds it, and as somebody else has saved it meanwhile. */
export type Difference = { label: string; mine: string; theirs: string };

/** The labels of the fields that are compared, in the order of the form. */
export type FieldLabels<Input extends FieldValues> = Partial<Record<Path<Input>, string>>;

/** How the values of fields read that are no plain text: a day, or a category by its name. */
export type FieldWords = Readonly<Partial<Record<string, (value: string) => string>>>;

/** Forms send other line ends, and the server trims white space. */
const comparable = (text: string) => text.replace(/\r\n?/g, "\n").trim();

/** The labelled fields in which two versions differ. */
export const fieldDifferences = (
  labels: Readonly<Partial<Record<string, string>>>,
  words: FieldWords,
  mine: FieldValues,
  theirs: FieldValues,
): Difference[] =>
  Object.entries(labels).flatMap(([name, label = name]) => {
    const [own, other] = [textOf(mine[name]), textOf(theirs[name])];
    if (comparable(own) === comparable(other)) return [];
    const read = words[name] ?? ((text) => text);
    return [{ label, mine: read(own), theirs: read(other) }];
  });

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return String(value ?? "");
}

type ComparedFile = {
  label: string;
  /** What a save does with it. */
  change: FileChange;
  /** The stored paths when the form was opened and now; empty without a file. */
  before: string;
  now: string;
};

/** A row's file is not shown, because what was there before may be deleted: the words say what each side has done. */
export function fileDifferences({ label, change, before, now }: ComparedFile): Difference[] {
  const mine = mineOf(change);
  const theirs = before === now ? asBefore : now ? "Another file" : removed;
  return mine === theirs ? [] : [{ label, mine, theirs }];
}

const asBefore = "Not changed";
const removed = "Removed";

function mineOf(change: FileChange): string {
  if (change.kind === "chosen") return change.file.name;
  if (change.kind === "library") return "Chosen from the library";
  return change.kind === "removed" ? removed : asBefore;
}
