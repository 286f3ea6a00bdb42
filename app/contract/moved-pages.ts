import { pathIn, readPath } from "./language.ts";

/**
 * Addresses that people know and that have no page of their own (FRAME-07): the server answers them with a permanent
 * redirect, before the router. Links of ours name the page itself.
 */
const movedPages: Readonly<Record<string, string>> = {
  "/about": "/about-us",
  "/team": "/about-us/team",
  "/volunteer": "/registration/volunteer",
  "/careers": "/registration/career",
  "/internships": "/registration/internship",
  "/volunteer-stories": "/blogs?category=volunteers",
};

/** What stands in English alone: the pages of staff, and what is not a page of one language. */
const inEnglishAlone =
  /^\/(?:dashboard(?:\/.*)?|login|reset-password|invitation|robots\.txt|sitemap\.xml|service-worker\.js)$/;

/** Where the page of a path is. @returns undefined for a path that has not moved */
export function movedTo(asked: string): string | undefined {
  const { language, path } = readPath(asked);
  if (language !== "en" && inEnglishAlone.test(path)) return path;
  const moved = Object.hasOwn(movedPages, path) ? movedPages[path] : undefined;
  return moved && pathIn(language, moved);
}
