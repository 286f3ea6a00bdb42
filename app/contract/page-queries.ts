import { apiBase } from "./call.ts";
import { readPath } from "./language.ts";
import { paymentMethods } from "./payment-methods.ts";

type PageQuery = {
  /**
   * Query names with few values: each combination is cached as a page of its own. "listed" values are rows or content
   * (`queryValues` of a feature). Any other value leads to the page without it, so that made-up ones make no pages.
   */
  cached?: Readonly<Record<string, readonly string[] | "listed">>;
  /** Query names with words that many visitors may ask for: each page is cached for a minute, apart from all others. */
  asked?: readonly string[];
  /** Query names with a visitor's own values, such as a token: never cached. */
  uncached?: readonly string[];
  /** Mail programs post to it at one click (RFC 8058), wherever they run: the token in the address is all its proof. */
  oneClick?: boolean;
};

/**
 * The query names that each page reads. A page is rendered with these alone; any other name (tracking
 * parameters, junk) is ignored and gets the same cached page. A page without an entry reads none.
 */
const pageQueries: Readonly<Record<string, PageQuery>> = {
  // React Router's list of the routes behind a page's links.
  "/__manifest": { uncached: ["paths", "version"] },
  "/blog-preview": { uncached: ["token"] },
  // Places in a list are as many as it has rows: a page of older entries is rendered for each who asks.
  "/blogs": { cached: { category: "listed" }, uncached: ["after", "before", "q"] },
  "/contact": { uncached: ["subject"] },
  "/donation-statement": { uncached: ["token", "year"] },
  "/donation-statement.pdf": { uncached: ["token", "year", "person"] },
  // An amount is each donor's own; of the others there are few.
  "/donate": { cached: { fund: "listed", method: paymentMethods, monthly: ["1"] }, uncached: ["amount"] },
  "/donate/raast-qr.svg": { uncached: ["amount"] },
  "/donation-success": { uncached: ["key"] },
  "/donate-bank-form": { cached: { method: paymentMethods }, uncached: ["key", "amount"] },
  "/donate-bank-form/slip": { uncached: ["token", "answer"] },
  "/events": { cached: { show: ["all", "upcoming", "past"] }, uncached: ["after"] },
  // A section that is empty now says so.
  "/gallery": { uncached: ["section", "after", "more", "item"] },
  "/help/papers": { uncached: ["token", "answer"] },
  "/newsletter/confirm": { uncached: ["token"] },
  "/newsletter/leave": { uncached: ["token"], oneClick: true },
  "/pledge": { uncached: ["key", "do"] },
  "/search": { asked: ["q"] },
  "/stay": { uncached: ["token", "choice"] },
  // What somebody has chosen there before the switch of language.
  "/registration/blood-donor": { uncached: ["group"] },
  "/registration/blood-request": { uncached: ["group"] },
  "/reset-password": { uncached: ["token"] },
  "/invitation": { uncached: ["token"] },
  "/transparency/days.json": { uncached: ["before"] },
  "/transparency/help.json": { uncached: ["month"] },
  "/verify-receipt": { uncached: ["number", "code"] },
  // What somebody owns: sent only where no script runs.
  "/zakat-calculator": {
    uncached: [
      ...["gold", "gold_unit", "gold_rate", "silver", "silver_unit", "silver_rate"],
      ...["cash", "bank", "stock", "receivables", "debts", "basis"],
    ],
  },
};

/** Whether a page takes the one click of a mail program, from any origin. @param url path and query */
export const takesOneClick = (url: string): boolean =>
  pageQueries[readPath(url.split("?", 1)[0] ?? "").path]?.oneClick === true;

/** The key with which staff see a page with content that they have not saved: on any page, never cached. */
export const previewQuery = "preview";

export type PageAddress = {
  /** The path and the declared query names, in one order: the key of the page cache. */
  url: string;
  cacheable: boolean;
  /** Whether it has a question in a visitor's words (`asked`). */
  hasQuestion: boolean;
  /** Whether a declared name had a value that is not known: the page without it is meant. */
  dropped: boolean;
  /** The names of this page whose values are listed elsewhere, as "/donate?fund", with the values that were asked for. */
  listed: readonly { list: string; name: string; value: string }[];
};

/** @param url path and query as requested, the path in its canonical spelling */
export function pageAddress(url: string): PageAddress {
  const queryStart = url.indexOf("?");
  const without = { url, hasQuestion: false, dropped: false, listed: [] };
  if (queryStart < 0) return { ...without, cacheable: true };
  const path = url.slice(0, queryStart);
  // API calls read their query with their own schema.
  if (path.startsWith(`${apiBase}/`)) return { ...without, cacheable: false };

  // A page's data (<path>.data) is read whole. With the name that React Router adds to ask for some of it
  // (_routes), any path could be had without its page, as if there were one.
  const inEnglish = readPath(path).path;
  const page = inEnglish === "/_root.data" ? "/" : inEnglish.replace(/\.data$/, "");
  const { cached = {}, asked: questions = [], uncached: own = [] } = pageQueries[page] ?? {};
  const uncached = [...own, previewQuery];
  const asked = new URLSearchParams(url.slice(queryStart + 1));
  const read = new URLSearchParams();
  const listed: { list: string; name: string; value: string }[] = [];
  let dropped = false;
  for (const [name, known] of Object.entries(cached)) {
    const value = asked.get(name);
    if (!value) continue;
    if (known === "listed") listed.push({ list: `${page}?${name}`, name, value });
    if (known === "listed" || known.includes(value)) read.set(name, value);
    else dropped = true;
  }
  for (const name of questions) {
    const value = asked.get(name)?.replace(/\s+/gu, " ").trim();
    if (value) read.set(name, value);
  }
  for (const name of uncached) {
    const value = asked.get(name);
    if (value) read.set(name, value);
  }
  return {
    url: withQuery(path, read),
    cacheable: !uncached.some((name) => read.has(name)),
    hasQuestion: questions.some((name) => read.has(name)),
    dropped,
    listed,
  };
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

/** The address without these names. */
export function withoutQueryNames(url: string, names: readonly string[]): string {
  const [path = "", query = ""] = url.split("?", 2);
  const read = new URLSearchParams(query);
  for (const name of names) read.delete(name);
  return withQuery(path, read);
}
