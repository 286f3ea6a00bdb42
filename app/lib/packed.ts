import { keptLately } from "./kept-lately.ts";

/**
 * Data as one text. What a loader hands to its page, React Router takes apart object by object, for each page anew; a
 * text it passes on as it is. Worth it for lists that are kept between pages (`pageCache.read`), and for data only:
 * what JSON cannot say is lost.
 */
export type Packed<Data> = string & { readonly packed?: Data };

const packedBefore = new WeakMap<object, string>();

/** Enough for the lists of the pages in use. */
const keep = keptLately<unknown>(20);

/** @param data must not be changed afterwards: it is written down once */
export function pack<Data extends object>(data: Data): Packed<Data> {
  const text = packedBefore.get(data) ?? JSON.stringify(data);
  packedBefore.set(data, text);
  return text;
}

/** @returns the same object for the same text, which is not to be changed */
export function unpack<Data>(packed: Packed<Data>): Data {
  return keep(packed, () => JSON.parse(packed)) as Data;
}
