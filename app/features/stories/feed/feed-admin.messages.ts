import { feedIcons } from "#content/feed-limits.ts";

/* Texts of the calls of staff. Public pages do not import this file. */

export const feedMessages = {
  /** Ours. */
  badIcon: `Please choose one of the icons: ${feedIcons.join(", ")}.`,
  badLink: "Please enter a web address, a path that starts with /, or #.",
} as const;
