import { foldText } from "#app/lib/fold-text.ts";

type Page = {
  path: string;
  title: string;
  /** What it is called in both languages. */
  names?: readonly string[];
};

/** A longer path is compared by its beginning: every unknown path is, and comparing costs length times length. */
const longestCompared = 80;
const mostSuggested = 3;

/**
 * The pages whose path, or whose last part of it, differs from a mistyped one by few letters: about one in four,
 * nearest first. No path is in Urdu letters: who asks in them is shown the pages that are called so.
 */
export function nearPaths(asked: string, pages: readonly Page[]): Page[] {
  const distanceOf = /\p{Script=Arabic}/u.test(asked) ? distanceByName : distanceByPath;
  return pages
    .map((page) => ({ page, distance: distanceOf(asked, page) }))
    .filter(({ distance }) => distance !== undefined)
    .sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
    .slice(0, mostSuggested)
    .map(({ page }) => page);
}

/** The letters that differ; undefined when they are too many. */
function distanceByPath(asked: string, { path }: Page): number | undefined {
  const last = lastPart(path);
  const distance = Math.min(letterDistance(asked, path), letterDistance(`/${lastPart(asked)}`, `/${last}`));
  return distance <= Math.ceil(last.length / 4) ? distance : undefined;
}

function distanceByName(asked: string, { title, names = [title] }: Page): number | undefined {
  const words = foldText(pathInWords(asked));
  const distances = names
    .map(foldText)
    .map((name) => ({ distance: letterDistance(words, name), most: Math.ceil(name.length / 4) }))
    .filter(({ distance, most }) => distance <= most);
  return distances.length > 0 ? Math.min(...distances.map(({ distance }) => distance)) : undefined;
}

/** The last part of a path in words: "/blood-donors" reads "blood donors". No control character of an address is one. */
export const pathInWords = (path: string): string =>
  lastPart(path)
    .replaceAll(/[-_.+\p{Cc}]+/gu, " ")
    .trim();

function lastPart(path: string): string {
  return path.split("/").findLast(Boolean)?.slice(0, longestCompared) ?? "";
}

/** How many letters have to be added, removed or changed to make one text the other (Levenshtein). */
export function letterDistance(one: string, other: string): number {
  const from = one.slice(0, longestCompared);
  const to = other.slice(0, longestCompared);
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
