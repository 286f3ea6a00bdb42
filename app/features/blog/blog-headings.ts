const heading = /<(\/?)h([1-6])>/g;
const lowest = 6;

/**
 * Gives the headings of a post their places under the page's title, which is its only h1: the highest level that the
 * text uses becomes h2, the next one h3 and so on, so that "#" and "##" look different and a text that begins with
 * "##" leaves out no level. Where a text skips one that it uses elsewhere, the heading moves up to the next.
 * @param html sanitised: its headings have no attributes, and a "<" that is no tag is escaped
 */
export function levelHeadings(html: string): string {
  const used = new Set(Array.from(html.matchAll(heading), ([, , level]) => Number(level)));
  const ranks = new Map(
    Array.from(used)
      .toSorted()
      .map((level, rank) => [level, rank + 2]),
  );
  const open: number[] = [];
  let last = 1;
  return html.replace(heading, (_tag, closing: string, level: string) => {
    if (closing) return `</h${open.pop() ?? last}>`;
    last = Math.min(ranks.get(Number(level)) ?? 2, last + 1, lowest);
    open.push(last);
    return `<h${last}>`;
  });
}
