/* Limits, texts and the plain type. No zod here: the strip stands on every public page. */

/** The strip's text moves this far a frame when it is wider than its place; a frame is a sixtieth of a second. */
export const scrollPixelsPerFrame = 0.8;
/** A result of saving stays on screen this long. */
export const messageMilliseconds = 5000;

export const bannerMessages = {
  incomplete: "All fields are required",
  loadFailed: "Failed to load banner data",
  loadUnreachable: "Network error: Unable to fetch banner data",
  saveFailed: "Failed to update banner",
  saveUnreachable: "Network error: Unable to save banner",
  updated: "Banner updated successfully!",
  /** Ours. */
  none: "There is no announcement now.",
  removed: "The banner was taken down.",
  badLink: "Please enter a web address, a path that starts with /, or #.",
} as const;

/** What 'Reset to Default' puts into the form. Link text and link: BANNER-06. */
export const defaultBanner = {
  message: "Our annual report is ready: see where every rupee went.",
  link_text: "Read now",
  link_url: "#",
} as const;

export type Banner = { message: string; link_text: string | null; link_url: string | null };

/** The link shows only when both its parts exist. */
export function bannerLink(banner: Banner): { text: string; url: string } | undefined {
  return banner.link_text && banner.link_url ? { text: banner.link_text, url: banner.link_url } : undefined;
}
