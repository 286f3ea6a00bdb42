type Page = { path: string; title: string };

/** A longer path is compared by its beginning: every unknown path is, and comparing costs length times length. */
const longestCompared = 80;
const mostSuggested = 3;

/**
 * The pages whose path, or whose last part of it, differs from a mistyped one by few letters: about one in four,
 * nearest first.
 */
export function nearPaths(asked: string, pages: readonly Page[]): Page[] {
  return pages
    .map((page) => ({
      page,
      distance: Math.min(
        letterDistance(asked, page.path),
        letterDistance(`/${lastPart(asked)}`, `/${lastPart(page.path)}`),
      ),
    }))
    .filter(({ page, distance }) => distance <= Math.ceil(lastPart(page.path).length / 4))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, mostSuggested)
    .map(({ page }) => page);
}

/** The last part of a path in words: "/blood-donors" reads "blood donors". */
export const pathInWords = (path: string): string =>
  lastPart(path)
    .replaceAll(/[-_.+]+/g, " ")
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
