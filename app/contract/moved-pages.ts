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

/** Where the page of a path is. @returns undefined for a path that has not moved */
export const movedTo = (path: string): string | undefined =>
  Object.hasOwn(movedPages, path) ? movedPages[path] : undefined;
