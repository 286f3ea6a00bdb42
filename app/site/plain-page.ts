import type { UIMatch } from "react-router";

/** The `handle` of pages that only tell: they have no state of their own, and are sent without the framework's scripts. */
export const plainPage = { plain: true } as const;

/** Whether a page that is being rendered is one of them. */
export const isPlain = (matches: UIMatch[]): boolean =>
  matches.some(({ handle }) => typeof handle === "object" && handle !== null && "plain" in handle);
