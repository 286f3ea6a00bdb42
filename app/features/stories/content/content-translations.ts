import type { OutdatedText } from "#app/contract/outdated-text.ts";
import { outdatedAfter } from "#app/lib/outdated-text.ts";
import { isFields } from "#app/lib/values.ts";
import { isLocalText, type LocalText } from "#content/local-text.ts";

/* The two languages of a content's texts: where the Urdu is missing, and where one was changed without the other. */

export type Untranslated =
  | { path: string; state: "missing" }
  | { path: string; state: "stale"; text: Outdated };

type Outdated = Pick<OutdatedText, "language"> & { since?: string };

/** Which language of a text was left as it was, and since when, as far as that is known. */
export function outdatedIn(text: { stale?: unknown }): Outdated | undefined {
  if (text.stale === true) return { language: "ur" };
  return isFields(text.stale) ? (text.stale as OutdatedText) : undefined;
}

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
    const outdated = outdatedIn(text);
    return outdated ? [{ path, state: "stale", text: outdated }] : [];
  });

/**
 * Marks the texts that were changed in one language alone, and takes the mark from those that are the same again. A text is
 * known by its Urdu, else by its English, wherever it stands: entries of lists are moved. `stale: false` says that both
 * were looked at and still hold.
 * @param before what was saved until now
 */
export function withStaleMarks(before: unknown, after: unknown, now: Date): unknown {
  const kept = new Set(textsOf(after).map(({ text }) => pairOf(text)));
  const texts = textsOf(before).map(({ text }) => ({ text, isGone: !kept.has(pairOf(text)) }));
  return marked(after, texts, now);
}

const pairOf = ({ en, ur = "" }: LocalText) => JSON.stringify([en, ur]);

/** A text of before, and whether it is nowhere any more. */
type Before = { text: LocalText; isGone: boolean };

function marked(value: unknown, before: readonly Before[], now: Date): unknown {
  if (Array.isArray(value)) return value.map((entry) => marked(entry, before, now));
  if (!isFields(value)) return value;
  if (!isLocalText(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, marked(entry, before, now)]));
  }
  const { stale, ...text } = value;
  const { en, ur } = text;
  if (!ur || stale === false) return text;
  const own = before.find((each) => each.text.ur === ur && each.text.en === en)?.text;
  if (own) return own.stale ? { ...text, stale: own.stale } : text;
  // Short English words are in many texts: only one that has gone may have become this one.
  const known =
    before.find((each) => each.text.ur === ur) ?? before.find((each) => each.isGone && each.text.en === en);
  if (!known) return text;
  const mark = outdatedAfter(twoTexts(known.text), { en, ur }, markOf(known.text), now);
  return mark ? { ...text, stale: mark } : text;
}

const twoTexts = ({ en, ur = "" }: LocalText) => ({ en, ur });

/** A mark from before its day was kept: what the English said then is not known either, and no text has this checksum. */
const markOf = ({ stale }: LocalText): OutdatedText | undefined =>
  stale === true ? { language: "ur", since: "", was: -1 } : stale || undefined;
