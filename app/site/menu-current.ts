import { menu } from "#content/menu.ts";

export type AtPath = {
  /** Of the page that is shown. */
  path?: string | undefined;
};

const paths = new Set(
  menu.flatMap((entry) =>
    entry.isMega
      ? [entry.featured.path, ...entry.sections.flatMap(({ links }) => links.map((link) => link.path))]
      : [entry.path],
  ),
);

/** The header looks the same on every page that the menu does not lead to. */
export const withMenuPath = ({ path }: AtPath): AtPath => (path && paths.has(path) ? { path } : {});

/** @returns `aria-current` of a link: whether it leads to the page that is shown */
export const currentPage = (link: string, { path }: AtPath) => (link === path ? "page" : undefined);
