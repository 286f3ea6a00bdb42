import type { ConflictField } from "#app/dashboard/conflict.ts";
import { isFields, valueAt } from "#app/lib/values.ts";
import { kindOf, labelsOf, plain, titleOf, type ValueSchema } from "./content-value.ts";

/** `opened` is undefined when it is not known. */
type Versions = { opened: unknown; mine: unknown; theirs: unknown };

/**
 * Every part in which three versions of a content may differ, by its path. A list whose entries were added or removed
 * is one part: entry by entry nobody could see what belongs together.
 */
export function contentConflictFields(schema: ValueSchema, versions: Versions): ConflictField[] {
  const { opened = versions.mine } = versions;
  return partsOf(schema, { ...versions, opened }, []).map(({ path, schema: part }) => {
    const keys = path.split(".");
    const text = (value: unknown) => textOf(part, valueAt(value, keys));
    return {
      name: path,
      label: labelsOf(schema, keys).join(", "),
      opened: versions.opened === undefined ? undefined : text(versions.opened),
      mine: text(versions.mine),
      theirs: text(versions.theirs),
    };
  });
}

type Part = { path: string; schema: ValueSchema };

function partsOf(schema: ValueSchema, { opened, mine, theirs }: Versions, path: string[]): Part[] {
  const rules = plain(schema);
  const kind = kindOf(rules);
  const whole = [{ path: path.join("."), schema: rules }];
  const all = [opened, mine, theirs];
  const within = (key: string, inner: ValueSchema) =>
    partsOf(
      inner,
      { opened: valueAt(opened, [key]), mine: valueAt(mine, [key]), theirs: valueAt(theirs, [key]) },
      [...path, key],
    );
  if (kind === "group" && all.every(isFields)) {
    return Object.entries(rules.properties ?? {}).flatMap(([key, property]) => within(key, property));
  }
  if (kind === "record" && all.every(isFields)) {
    const keys = new Set(all.flatMap((one) => Object.keys(one)));
    return [...keys].flatMap((key) => within(key, rules.additionalProperties || {}));
  }
  if (kind === "list" && all.every(Array.isArray)) {
    const [first = [], ...rest] = all;
    const aligned = rest.every((one) => one.length === first.length);
    if (aligned) return first.flatMap((_: unknown, at: number) => within(String(at), rules.items ?? {}));
  }
  return whole;
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
