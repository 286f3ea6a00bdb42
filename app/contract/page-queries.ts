import { apiBase } from "./endpoint.ts";

type PageQuery = {
  /** Query names with few values: each combination is cached as a page of its own. */
  cached?: readonly string[];
  /** Query names with a visitor's own values, such as a search term: never cached. */
  uncached?: readonly string[];
};

/**
 * The query names that each page reads. A page is rendered with these alone; any other name (tracking
 * parameters, junk) is ignored and gets the same cached page. A page without an entry reads none.
 */
const pageQueries: Readonly<Record<string, PageQuery>> = {
  "/blog-preview": { uncached: ["token"] },
  "/blogs": { cached: ["category", "after", "before"], uncached: ["q"] },
  "/contact": { uncached: ["subject"] },
  "/donation-statement": { uncached: ["token", "year"] },
  "/donation-statement.pdf": { uncached: ["token", "year"] },
  // An amount is each donor's own; of the others there are few.
  "/donate": { cached: ["fund", "method", "monthly"], uncached: ["amount"] },
  "/donate/raast-qr.svg": { uncached: ["amount"] },
  "/donation-success": { uncached: ["key"] },
  "/donate-bank-form": { cached: ["method"], uncached: ["key", "amount"] },
  "/donate-bank-form/slip": { uncached: ["token", "answer"] },
  "/events": { cached: ["show", "after"] },
  "/gallery": { cached: ["section", "after", "more", "item"] },
  "/newsletter/confirm": { uncached: ["token"] },
  "/newsletter/leave": { uncached: ["token"] },
  "/pledge": { uncached: ["key", "do"] },
  "/search": { uncached: ["q"] },
  "/reset-password": { uncached: ["token"] },
  "/transparency/days.json": { uncached: ["before"] },
  "/verify-receipt": { uncached: ["number", "code"] },
  // What somebody owns: sent only where no script runs.
  "/zakat-calculator": {
    uncached: [
      ...["gold", "gold_unit", "gold_rate", "silver", "silver_unit", "silver_rate"],
      ...["cash", "bank", "stock", "receivables", "debts", "basis"],
    ],
  },
};

/** The key with which staff see a page with content that they have not saved: on any page, never cached. */
export const previewQuery = "preview";

export type PageAddress = {
  /** The path and the declared query names, in one order: the key of the page cache. */
  url: string;
  cacheable: boolean;
};

/** @param url path and query as requested, the path in its canonical spelling */
export function pageAddress(url: string): PageAddress {
  const queryStart = url.indexOf("?");
  if (queryStart < 0) return { url, cacheable: true };
  const path = url.slice(0, queryStart);
  // API calls read their query with their own schema.
  if (path.startsWith(`${apiBase}/`)) return { url, cacheable: false };

  // A page's data (<path>.data) is read whole. With the name that React Router adds to ask for some of it
  // (_routes), any path could be had without its page, as if there were one.
  const page = path === "/_root.data" ? "/" : path.replace(/\.data$/, "");
  const { cached = [], uncached: own = [] } = pageQueries[page] ?? {};
  const uncached = [...own, previewQuery];
  const asked = new URLSearchParams(url.slice(queryStart + 1));
  const read = new URLSearchParams();
  for (const name of [...cached, ...uncached]) {
    const value = asked.get(name);
    if (value) read.set(name, value);
  }
  return {
    url: read.size > 0 ? `${path}?${read}` : path,
    cacheable: !uncached.some((name) => read.has(name)),
  };
}
