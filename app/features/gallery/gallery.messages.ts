/* Limits and texts. No zod here: the public gallery imports this file. */

/** The default page size of the list. */
export const maxItemsPerCall = 500;

/** The texts of the public pages. */
export const galleryPageMessages = {
  publicFailed: "Failed to load gallery content. Please check the network or server status.",
  noneInSection: "No media found for the section",
} as const;
