import type { Difference } from "#app/dashboard/differences.ts";
import { isFields, valueAt } from "#app/lib/values.ts";
import { kindOf, labelsOf, plain, titleOf, type ValueSchema } from "./content-value.ts";

/**
 * Every part in which two versions of a content differ. A list whose entries were added or removed is one part: entry by
 * entry nobody could see what belongs together.
 */
export function contentDifferences(schema: ValueSchema, mine: unknown, theirs: unknown): Difference[] {
  return partsOf(schema, mine, theirs, [])
    .map(({ path, rules }) => ({
      label: labelsOf(schema, path).join(", "),
      mine: textOf(rules, valueAt(mine, path)),
      theirs: textOf(rules, valueAt(theirs, path)),
    }))
    .filter((part) => part.mine !== part.theirs);
}

type Part = { path: string[]; rules: ValueSchema };

function partsOf(schema: ValueSchema, mine: unknown, theirs: unknown, path: string[]): Part[] {
  const rules = plain(schema);
  const kind = kindOf(rules);
  const within = (key: string, inner: ValueSchema) =>
    partsOf(inner, valueAt(mine, [key]), valueAt(theirs, [key]), [...path, key]);
  if (kind === "group" && isFields(mine) && isFields(theirs)) {
    return Object.entries(rules.properties ?? {}).flatMap(([key, property]) => within(key, property));
  }
  if (kind === "record" && isFields(mine) && isFields(theirs)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return [...keys].flatMap((key) => within(key, rules.additionalProperties || {}));
  }
  if (kind === "list" && Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length) {
    return mine.flatMap((_: unknown, at) => within(String(at), rules.items ?? {}));
  }
  return [{ path, rules }];
}

/** A part as text, to be compared by eye: of a list a line for each entry. */
function textOf(schema: ValueSchema, value: unknown): string {
  if (value === undefined || value === null) return "";
  const kind = kindOf(schema);
  if (kind === "localText" && isFields(value)) return [value.en, value.ur].filter(Boolean).join("\n");
  if (kind === "list" && Array.isArray(value)) {
    return value.map((entry, at) => `${at + 1}. ${titleOf(schema.items ?? {}, entry)}`).join("\n");
  }
  return kind === "group" ? titleOf(schema, value) : String(value);
}
