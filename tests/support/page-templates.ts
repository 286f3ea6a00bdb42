import { readPath } from "#app/contract/language.ts";

/** Below these addresses one page shows one row after the other. */
const ofRows = /^\/(blog|details|services|events)\/[^/]+/;

/**
 * What the addresses have in common that one page renders, in one language: "ur /blog/*" for "/ur/blog/eye-camp". What
 * follows from the page's structure is proved on the first of them.
 */
export function templateOf(url: string): string {
  const { path, language } = readPath(url);
  const { pathname, searchParams } = new URL(path, "http://site");
  return `${language} ${pathname.replace(ofRows, "/$1/*")} ${[...searchParams.keys()].toSorted().join()}`;
}
