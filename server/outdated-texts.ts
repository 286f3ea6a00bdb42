import type { TextNoun } from "#app/contract/nouns.ts";
import type { OutdatedText } from "#app/contract/outdated-text.ts";
import { outdatedAfter } from "#app/lib/outdated-text.ts";

/* Which texts of a row were changed in one language alone, in its column `outdated_texts`: decision 099. */

/** The tables of rows with texts in both languages. */
export const textTables = {
  headline: "headline",
  banner: "banner",
  "blog post": "blog_posts",
  "blog category": "blog_categories",
  event: "events",
  "gallery item": "gallery_items",
  "hero slide": "hero_slides",
  advertisement: "ads",
  "saved answer": "saved_answers",
} as const satisfies Record<TextNoun, string>;

/** By the English column of each text. */
export type OutdatedTexts = Record<string, OutdatedText>;

/** What the program makes of the texts of a post. */
const made = ["slug_ur", "html_ur", "summary_ur"];

export const readOutdated = (column: string): OutdatedTexts =>
  column === "" ? {} : (JSON.parse(column) as OutdatedTexts);

export const outdatedColumn = (texts: OutdatedTexts): string =>
  Object.keys(texts).length === 0 ? "" : JSON.stringify(texts);

/**
 * The column `outdated_texts` after a save.
 * @param before the row as it is, with that column; undefined: there is none
 * @param columns what is written of it. An earlier version that comes back brings the column as it was
 */
export function outdatedTextsAfter(
  before: { outdated_texts: string } | undefined,
  columns: object,
  now: Date,
): string {
  const written = Object.entries(columns).filter(([, value]) => value !== undefined);
  const [, own] = written.find(([column]) => column === "outdated_texts") ?? [];
  if (typeof own === "string") return own;
  if (!before) return "";
  const stored = new Map<string, unknown>(Object.entries(before));
  const saved = new Map<string, unknown>([...stored, ...written]);
  const outdated = readOutdated(before.outdated_texts);
  const after: OutdatedTexts = {};
  for (const column of stored.keys()) {
    if (!column.endsWith("_ur") || made.includes(column)) continue;
    const name = column.slice(0, -"_ur".length);
    const [was, is] = [stored, saved].map((row) => ({
      en: String(row.get(name) ?? ""),
      ur: String(row.get(column) ?? ""),
    }));
    const mark = was && is && outdatedAfter(was, is, outdated[name], now);
    if (mark) after[name] = mark;
  }
  return outdatedColumn(after);
}
