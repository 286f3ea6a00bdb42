/* Limits, texts and the plain type. No zod here: the strip is on every public page. */

import type { Identity } from "#app/site/identity.ts";

/** The scroll speed of a text that is wider than the strip, in px per frame of 1/60 s. */
export const scrollPixelsPerFrame = 0.8;
/** How long the result of a save is shown. */
export const messageMilliseconds = 5000;

/** The fields in the words of a refusal. */
export const bannerLabels = {
  message: "The message",
  link_text: "The link text",
  link_url: "The link",
} as const;

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
  stale: "Somebody else has changed the banner since you opened it. Your text is still here.",
  takenDown:
    "Somebody else has taken the banner down since you opened it. Your text is still here: save again to put it up.",
  changedBeforeRemoval:
    "Somebody else has changed the banner since you opened it, so it was not taken down. This is their text.",
  badVersion: "The version that was opened is not a number.",
  badLink: "Please enter a web address, a path that starts with /, or #.",
} as const;

/** What 'Reset to Default' puts into the form. Link text and link: BANNER-06. */
export const defaultBanner = {
  message: "Our annual report is ready: see where every rupee went.",
  link_text: "Read now",
  link_url: "#",
} as const;

/** The profiles at the strip's end: BANNER-01. */
export const stripNetworks: (keyof Identity["social"])[] = [
  "instagram",
  "whatsapp",
  "facebook",
  "twitter",
  "linkedin",
];

export type Banner = { message: string; link_text: string | null; link_url: string | null };

/** The link is shown only when both its parts exist. */
export function bannerLink(banner: Banner): { text: string; url: string } | undefined {
  return banner.link_text && banner.link_url ? { text: banner.link_text, url: banner.link_url } : undefined;
}
