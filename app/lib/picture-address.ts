import { apiBase } from "#app/contract/call.ts";
import { parsePictureName } from "#app/lib/picture.ts";

/** Stands for this site while an address is read: no host has this name. */
const here = "http://here.invalid";

/** The path of an address on this site, undefined when it leads elsewhere or cannot be read. */
function pathHere(address: string, siteUrl: string): string | undefined {
  // Browsers read "\\" as "/" and skip tabs and line breaks, as URL does; so the path is taken from what it read.
  const url = URL.parse(address, here);
  if (!url || (url.origin !== here && url.origin !== URL.parse(siteUrl)?.origin)) return undefined;
  return url.pathname;
}

/**
 * How a record keeps an uploaded picture that a client names by its path: with or without the backend base, a leading
 * slash or "../", or with this site's own address before it.
 * @returns uploads/images/<name>; undefined when the address is none of an uploaded picture
 */
export function storedPicture(address: string, siteUrl: string): string | undefined {
  const path = pathHere(address.trim(), siteUrl);
  const [, name] = /^(?:\/backendReact)?\/uploads\/images\/([^/]+)$/.exec(path ?? "") ?? [];
  return name && parsePictureName(name) ? `uploads/images/${name}` : undefined;
}

/**
 * The address under which a page finds a picture that a text names: an upload by any of its spellings, or a path of
 * this site that begins with a slash.
 * @returns undefined for everything else, which a page must not ask for
 */
export function ownPicture(address: string, siteUrl: string): string | undefined {
  const stored = storedPicture(address, siteUrl);
  if (stored) return `${apiBase}/${stored}`;
  const absolute = /^\s*(?:\/|https?:)/i.test(address);
  return absolute ? pathHere(address.trim(), siteUrl) : undefined;
}
