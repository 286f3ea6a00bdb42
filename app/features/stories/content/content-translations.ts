import type { OutdatedText } from "#app/contract/outdated-text.ts";
import { outdatedAfter } from "#app/lib/outdated-text.ts";
import { isFields } from "#app/lib/values.ts";
import { isLocalText, type LocalText } from "#content/local-text.ts";

/* The two languages of a content's texts: where the Urdu is missing, and where one was changed without the other. */

export type Untranslated =
  | { path: string; state: "missing" }
  | { path: string; state: "stale"; text: OutdatedText };

/** Every text of a value with its path, in the value's order. */
function textsOf(value: unknown, path = ""): { path: string; text: LocalText }[] {
  if (typeof value !== "object" || value === null) return [];
  if (isLocalText(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, path ? `${path}.${key}` : key));
}

/** The texts that have no Urdu, and those of which one language was changed after the other. */
export const untranslated = (value: unknown): Untranslated[] =>
  textsOf(value).flatMap(({ path, text }): Untranslated[] => {
    if (text.en !== "" && !text.ur) return [{ path, state: "missing" }];
    return text.stale ? [{ path, state: "stale", text: text.stale }] : [];
  });

/**
 * Marks the texts that were changed in one language alone. A text is compared with what stood at its place; entries of
 * lists are known by their id, where they have one. Otherwise the mark is the one that is sent: whoever leaves out one that
 * was there says that both languages hold.
 * @param before what was saved until now
 */
export function withStaleMarks(before: unknown, after: unknown, now: Date): unknown {
  if (Array.isArray(after)) {
    const entries = new Map(Array.isArray(before) ? before.map((entry, at) => [idOf(entry, at), entry]) : []);
    return after.map((entry, at) => withStaleMarks(entries.get(idOf(entry, at)), entry, now));
  }
  if (!isFields(after)) return after;
  const was = isFields(before) ? before : {};
  if (!isLocalText(after)) {
    return Object.fromEntries(
      Object.entries(after).map(([key, entry]) => [key, withStaleMarks(was[key], entry, now)]),
    );
  }
  const isConfirmed = was.stale !== undefined && !after.stale;
  if (!isLocalText(was) || isConfirmed || (was.en === after.en) === (was.ur === after.ur)) return after;
  return { ...after, stale: outdatedAfter(was, after, after.stale, now) };
}

const idOf = (entry: unknown, at: number) => (isFields(entry) ? (entry.id ?? entry.slug ?? at) : at);
