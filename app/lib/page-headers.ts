/*
 * The cache-control headers of pages. A page without one is never stored. A layout's headers apply to its
 * pages, unless they export their own.
 */

/** The same for every visitor: may be cached, but is revalidated each time, at the cost of a 304. */
export const publicPage = { "cache-control": "public, no-cache" };

/**
 * The same for every visitor, and up to a minute old: for sums that change without an administrator, whose writes
 * empty the page cache. A donation that arrives must not empty it.
 */
export const minutePage = { "cache-control": "public, max-age=60" };

/**
 * The same, for a page whose other parts staff change: browsers revalidate it each time, and our own cache renders it
 * again after a minute.
 */
export const countedPage = { "cache-control": "public, no-cache, s-maxage=60" };

/** For one visitor alone, for instance because of a token in the URL. */
export const privatePage = { "cache-control": "no-store" };

/** The headers of a page with a form: its action's, after its layout's. */
export const headersWithAction = ({
  actionHeaders,
  parentHeaders,
}: {
  actionHeaders: Headers;
  parentHeaders: Headers;
}) => new Headers([...parentHeaders, ...actionHeaders]);
