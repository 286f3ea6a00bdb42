import type { FieldValues, Path } from "react-hook-form";
import type { FileChange } from "./file-change.ts";

/** A part of a record as text: as a form holds it, and as somebody else has saved it meanwhile. */
export type Difference = { label: string; mine: string; theirs: string };

/** The labels of the fields that are compared, in the order of the form. */
export type FieldLabels<Input extends FieldValues> = Partial<Record<Path<Input>, string>>;

/** How the values of fields read that are no plain text: a day, or a category by its name. */
export type FieldWords = Readonly<Partial<Record<string, (value: string) => string>>>;

/** A row's file, which is not part of the form's values. */
export type RowFile<Row> = {
  label: string;
  /** What a save does with it. */
  change: FileChange;
  setChange: (change: FileChange) => void;
  /** The stored path; empty when the row has none. */
  pathOf: (row: Row) => string;
};

/** What is compared when somebody else has saved the row meanwhile. */
export type Compared<Input extends FieldValues, Row> = {
  labels?: FieldLabels<Input>;
  words?: FieldWords;
  /** Where a field is compared in several parts. */
  compare?: (mine: Input, theirs: Input) => Difference[];
  file?: RowFile<Row>;
};

/**
 * What differs between a form and the row that somebody else has saved.
 * @param opened the row that the form started from; undefined where it is not known
 * @param theirs the row as it is stored now, and what a form holds for it
 */
export function differencesOf<Input extends FieldValues, Row>(
  { labels = {}, words = {}, compare, file }: Compared<Input, Row>,
  mine: Input,
  opened: Row | undefined,
  theirs: { row: Row; values: Input },
): Difference[] {
  const fields = compare?.(mine, theirs.values) ?? fieldDifferences(labels, words, mine, theirs.values);
  return file ? [...fields, ...fileDifferences(file, opened ?? theirs.row, theirs.row)] : fields;
}

/** Forms send other line ends, and the server trims white space. */
const comparable = (text: string) => text.replace(/\r\n?/g, "\n").trim();

const fieldDifferences = (
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

const asBefore = "Not changed";
const removed = "Removed";

/** The file is not shown, because the one before may be deleted by now: the words say what each side has done. */
function fileDifferences<Row>({ label, change, pathOf }: RowFile<Row>, opened: Row, now: Row): Difference[] {
  const mine = mineOf(change);
  const path = pathOf(now);
  const theirs = path === pathOf(opened) ? asBefore : path ? "Another file" : removed;
  return mine === theirs ? [] : [{ label, mine, theirs }];
}

function mineOf(change: FileChange): string {
  if (change.kind === "chosen") return change.file.name;
  if (change.kind === "library") return "Chosen from the library";
  return change.kind === "removed" ? removed : asBefore;
}
