import { apiBase } from "./endpoints.ts";

type PageQuery = {
  /** Names whose values make another page that many visitors ask for: each is cached. */
  cached?: readonly string[];
  /** Names whose values are one visitor's own, such as what somebody searches for: never cached. */
  uncached?: readonly string[];
};

/**
 * The query names that the pages read. A page is rendered with these alone: any other name (what networks hang on
 * links, or junk) changes nothing and finds the same cached page. A page without a row reads none.
 */
const pageQueries: Readonly<Record<string, PageQuery>> = {
  "/blogs": { cached: ["category", "after", "before"], uncached: ["q"] },
  "/newsletter/confirm": { uncached: ["token"] },
  "/newsletter/leave": { uncached: ["token"] },
};

/** What React Router itself adds when it asks for a page's data (<path>.data). */
const dataQuery = ["_routes"];

export type PageAddress = {
  /** The path, and of the query what the page reads, in one order. */
  url: string;
  cacheable: boolean;
};

/** @param url path and query as asked for, the path in its canonical spelling */
export function pageAddress(url: string): PageAddress {
  const mark = url.indexOf("?");
  if (mark < 0) return { url, cacheable: true };
  const path = url.slice(0, mark);
  // A call reads its query by its own schema.
  if (path.startsWith(`${apiBase}/`)) return { url, cacheable: false };

  const isData = path.endsWith(".data");
  const page = path === "/_root.data" ? "/" : path.replace(/\.data$/, "");
  const { cached = [], uncached = [] } = pageQueries[page] ?? {};
  const asked = new URLSearchParams(url.slice(mark + 1));
  const read = new URLSearchParams();
  for (const name of [...cached, ...uncached, ...(isData ? dataQuery : [])]) {
    const value = asked.get(name);
    if (value) read.set(name, value);
  }
  return {
    url: read.size > 0 ? `${path}?${read}` : path,
    cacheable: !uncached.some((name) => read.has(name)),
  };
}
