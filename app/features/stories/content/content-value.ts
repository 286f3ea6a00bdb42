import { isFields } from "#app/lib/values.ts";
import type { ContentControl } from "#content/define-content.ts";
import { isLocalText, type LocalText } from "#content/local-text.ts";

/*
 * Values of content and their rules, as JSON Schema, which the server makes of the zod schema of a content. What is
 * named here is what those schemas use. No zod: the editor reads the rules that come with the value.
 */

export type ValueSchema = {
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  title?: string;
  description?: string;
  control?: ContentControl;
  properties?: Record<string, ValueSchema>;
  required?: string[];
  items?: ValueSchema;
  minItems?: number;
  maxItems?: number;
  anyOf?: ValueSchema[];
  const?: unknown;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  propertyNames?: ValueSchema;
  additionalProperties?: ValueSchema | false;
};

/** How a value is edited. */
export type ValueKind = "localText" | "group" | "record" | "list" | "choice" | "number" | "text" | "boolean";

export function kindOf(schema: ValueSchema): ValueKind {
  const { type, properties, additionalProperties } = schema;
  if (type === "array") return "list";
  if (type === "boolean") return "boolean";
  if (type === "number" || type === "integer") return "number";
  if (schema.enum) return "choice";
  if (type !== "object") return "text";
  if (!properties) return additionalProperties ? "record" : "group";
  return Object.keys(properties).join() === "en,ur,stale" ? "localText" : "group";
}

/** A rule of "this or nothing" as the rule of this, which may be empty. */
export function plain(schema: ValueSchema): ValueSchema {
  if (!schema.anyOf) return schema;
  const { anyOf, ...own } = schema;
  return { ...anyOf.find((one) => one.const === undefined), ...own, minLength: 0 };
}

/** The value of a new entry: every required text empty, every list without entries. */
export function emptyValue(schema: ValueSchema): unknown {
  const rules = plain(schema);
  switch (kindOf(rules)) {
    case "localText":
      return { en: "" };
    case "group": {
      const { properties = {}, required = [] } = rules;
      return Object.fromEntries(required.map((key) => [key, emptyValue(properties[key] ?? {})]));
    }
    case "record":
      return {};
    case "list":
      return (rules.minItems ?? 0) > 0 ? [emptyValue(rules.items ?? {})] : [];
    case "choice":
      return rules.enum?.[0];
    case "number":
      return null;
    case "boolean":
      return false;
    case "text":
      return "";
  }
}

/** A key in words: badgeText is "Badge text". */
function words(key: string): string {
  const text = key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a value is called beside its field. */
export const labelOf = (schema: ValueSchema | undefined, key: string) => schema?.title ?? words(key);

/** By which words an entry is known among the others. */
export const titleOf = (schema: ValueSchema, value: unknown): string => titlesOf(schema, value).join(" · ");

/** The first two texts of an entry, as far as they are written. */
export function titlesOf(schema: ValueSchema, value: unknown): string[] {
  const rules = plain(schema);
  if (kindOf(rules) !== "group" || !isFields(value)) return [wordsOf(rules, value)].filter(Boolean);
  return Object.entries(rules.properties ?? {})
    .filter(
      ([, property]) => !property.control && !["list", "group", "choice"].includes(kindOf(plain(property))),
    )
    .map(([key, property]) => wordsOf(property, value[key]))
    .filter(Boolean)
    .slice(0, 2);
}

function wordsOf(schema: ValueSchema, value: unknown): string {
  const rules = plain(schema);
  const kind = kindOf(rules);
  if (kind === "localText") return isFields(value) ? String(value.en ?? value.ur ?? "") : "";
  if (kind === "number") return value === null ? "" : String(value ?? "");
  if (kind === "text") return rules.control ? "" : String(value ?? "");
  if (kind === "list")
    return Array.isArray(value) ? value.map((one) => titleOf(rules.items ?? {}, one)).join(" · ") : "";
  return "";
}

/** What the fields on the way to a path are called: ["Questions", "Question 2", "Answer", "English"]. */
export function labelsOf(schema: ValueSchema, path: readonly string[]): string[] {
  const [key, ...rest] = path;
  const rules = plain(schema);
  if (key === undefined) return [];
  const kind = kindOf(rules);
  if (kind === "list") {
    const { items = {} } = rules;
    return [`${items.title ?? "Entry"} ${Number(key) + 1}`, ...labelsOf(items, rest)];
  }
  if (kind === "localText") return key === "en" ? [] : ["Urdu"];
  if (kind === "record") return [key];
  const property = rules.properties?.[key];
  return [labelOf(property, key), ...(property ? labelsOf(property, rest) : [])];
}

/** A field, or a list with its entries, as somebody looks for it. */
export type ContentFieldName = { path: string; label: string; words: string };

/** Every field of a content by its name and place. A list is one, and is found by its entries' fields too. */
export function fieldNames(
  schema: ValueSchema,
  path = "",
  within: readonly string[] = [],
): ContentFieldName[] {
  return Object.entries(plain(schema).properties ?? {}).flatMap(([key, property]) => {
    const at = path ? `${path}.${key}` : key;
    const labels = [...within, labelOf(property, key)];
    if (kindOf(plain(property)) === "group") return fieldNames(property, at, labels);
    const words = [property.description ?? "", ...labelsWithin(property)].filter(Boolean).join(" ");
    return { path: firstField(property, at), label: labels.join(", "), words };
  });
}

/** What the fields of a list's entries are called, at any depth. */
function labelsWithin(schema: ValueSchema): string[] {
  const { items, properties = {}, ...rules } = plain(schema);
  if (items) return [items.title ?? "", ...labelsWithin(items)];
  if (kindOf({ properties, ...rules }) !== "group") return [];
  return Object.entries(properties).flatMap(([key, each]) => [labelOf(each, key), ...labelsWithin(each)]);
}

/** The path of the first field that somebody fills in, of a new value at `path`. */
export function firstField(schema: ValueSchema, path: string): string {
  const rules = plain(schema);
  const kind = kindOf(rules);
  if (kind === "localText") return `${path}.en`;
  if (kind === "list") return rules.minItems ? firstField(rules.items ?? {}, `${path}.0`) : path;
  if (kind !== "group") return path;
  const [key, property] =
    Object.entries(rules.properties ?? {}).find(
      ([, { control }]) => control !== "id" && control !== "slug",
    ) ?? [];
  return key && property ? firstField(property, `${path}.${key}`) : path;
}

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
