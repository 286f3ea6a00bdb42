import { numberedSlug, slugify } from "#app/lib/slug.ts";
import { isFields } from "#app/lib/values.ts";
import { emptyValue, kindOf, plain, titlesOf, type ValueSchema } from "./content-value.ts";

const slugOf = (text: string) =>
  slugify(text, "")
    .normalize("NFKD")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);

/** Gives entries that have none yet their id: of their title, or the next number. What is saved keeps its own. */
export function withIds(schema: ValueSchema, value: unknown): unknown {
  const rules = plain(schema);
  const kind = kindOf(rules);
  if (kind === "group" && isFields(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withIds(rules.properties?.[key] ?? {}, one)]),
    );
  }
  if (kind !== "list" || !Array.isArray(value)) return value;
  const items = plain(rules.items ?? {});
  const entries = value.map((entry) => withIds(items, entry));
  const idKey = Object.entries(items.properties ?? {}).find(
    ([, { control }]) => control === "id" || control === "slug",
  )?.[0];
  if (!idKey) return entries;
  const taken = new Set(entries.map((entry) => (isFields(entry) ? entry[idKey] : undefined)));
  return entries.map((entry) => {
    if (!isFields(entry) || (entry[idKey] !== "" && entry[idKey] !== null)) return entry;
    const id =
      kindOf(items.properties?.[idKey] ?? {}) === "number"
        ? Math.max(0, ...[...taken].map(Number).filter(Number.isFinite)) + 1
        : freeSlug(slugOf(titlesOf(items, entry)[0] ?? "") || slugOf(items.title ?? "entry"), taken);
    taken.add(id);
    return { ...entry, [idKey]: id };
  });
}

function freeSlug(slug: string, taken: ReadonlySet<unknown>): string {
  for (let attempt = 1; ; attempt += 1) {
    const numbered = numberedSlug(slug, attempt);
    if (!taken.has(numbered)) return numbered;
  }
}

export function copyOf(schema: ValueSchema, entry: unknown): unknown {
  if (!isFields(entry)) return entry;
  const ids = Object.entries(plain(schema).properties ?? {}).filter(
    ([, { control }]) => control === "id" || control === "slug",
  );
  return { ...entry, ...Object.fromEntries(ids.map(([key, property]) => [key, emptyValue(property)])) };
}

/** Every slug of a value: what is saved under one keeps it. */
export function slugsOf(schema: ValueSchema, value: unknown): string[] {
  const rules = plain(schema);
  if (rules.control === "slug") return [String(value)];
  if (Array.isArray(value)) return value.flatMap((entry) => slugsOf(rules.items ?? {}, entry));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => slugsOf(rules.properties?.[key] ?? {}, one));
}
