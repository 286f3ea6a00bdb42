import { isLocalText, type LocalText } from "#content/local-text.ts";

/** A text, a number or a choice within a value, by its path: "questions.2.answer.en". */
export type Leaves = Map<string, string>;

/** Every text, number and choice of a value, in order; without the marks of the server (`stale`). */
export function leavesOf(value: unknown, path = "", found: Leaves = new Map()): Leaves {
  if (typeof value === "object" && value !== null) {
    for (const [key, entry] of Object.entries(isLocalText(value) ? withoutMark(value) : value))
      leavesOf(entry, path ? `${path}.${key}` : key, found);
  } else if (value !== undefined) found.set(path, String(value));
  return found;
}

/** The paths at which two values differ. */
export function differingPaths(before: Leaves, after: Leaves): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

const withoutMark = ({ stale, ...text }: LocalText) => text;
