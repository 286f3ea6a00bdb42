/*
 * What pages say of themselves in their `headers`. A page that says nothing is stored nowhere. The headers of a layout
 * hold for its pages, except for those that export their own.
 */

/** The same for every visitor: it may be kept, but is asked about each time, which costs a 304. */
export const publicPage = { "cache-control": "public, no-cache" };

/** For one visitor alone, because of a token in its address for instance. */
export const privatePage = { "cache-control": "no-store" };
