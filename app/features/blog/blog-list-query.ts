import { wantedCategory } from "./blog.constants.ts";

/** What the address of /blogs asks for. */
export type BlogListQuery = { category?: string; q?: string; after?: string; before?: string };

const longestWord = 200;

/** Reads it from the address bar, where anything may stand: NUL, which no database stores, is dropped. */
export function readListQuery(params: URLSearchParams): BlogListQuery {
  const word = (name: string) =>
    params.get(name)?.replaceAll("\0", "").trim().slice(0, longestWord) || undefined;
  return {
    category: wantedCategory(word("category")),
    q: word("q"),
    after: word("after"),
    before: word("before"),
  };
}

/** The address that asks for it. */
export function listAddress({ category, q, after, before }: BlogListQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ category, q, after, before })) {
    if (value) params.set(name, value);
  }
  return params.size > 0 ? `/blogs?${params}` : "/blogs";
}
