import { isFields } from "#app/lib/values.ts";
import { isLocalText, type LocalText } from "#content/local-text.ts";

/* The Urdu of a content's texts: what is missing, and what was written for another English. */

export type Untranslated = { path: string; state: "missing" | "stale" };

/** Every text of a value with its path, in the value's order. */
function textsOf(value: unknown, path = ""): { path: string; text: LocalText }[] {
  if (typeof value !== "object" || value === null) return [];
  if (isLocalText(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, path ? `${path}.${key}` : key));
}

/** The texts that have no Urdu, and those whose English was changed after their Urdu was written. */
export const untranslated = (value: unknown): Untranslated[] =>
  textsOf(value).flatMap(({ path, text: { en, ur, stale } }): Untranslated[] => {
    if (en !== "" && !ur) return [{ path, state: "missing" }];
    return stale ? [{ path, state: "stale" }] : [];
  });

/**
 * Marks the texts whose English differs from the one that their Urdu was written for, and takes the mark from Urdu that is
 * new. A text is known by its Urdu, wherever it stands: entries of lists are moved. `stale: false` says that the Urdu was
 * looked at and still fits.
 * @param before what was saved until now
 */
export function withStaleMarks(before: unknown, after: unknown): unknown {
  const known = new Map<string, LocalText[]>();
  for (const { text } of textsOf(before)) {
    if (text.ur) known.set(text.ur, [...(known.get(text.ur) ?? []), text]);
  }
  return marked(after, known);
}

function marked(value: unknown, known: ReadonlyMap<string, LocalText[]>): unknown {
  if (Array.isArray(value)) return value.map((entry) => marked(entry, known));
  if (!isFields(value)) return value;
  if (!isLocalText(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, marked(entry, known)]));
  }
  const { stale, ...text } = value;
  const same = known.get(text.ur ?? "") ?? [];
  const twin = same.find(({ en }) => en === text.en);
  const isStale = stale !== false && same.length > 0 && (twin ? twin.stale === true : true);
  return isStale ? { ...text, stale: true } : text;
}
