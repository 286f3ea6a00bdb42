/* Limits and texts. No zod here: the home page imports this file. */

/** How long a slide is shown, unless the mouse is over the media. */
export const slideMilliseconds = 6000;

/** The dialog of 'Watch Our Story'. */
export const storyTexts = {
  title: "Our story",
  read: { text: "Read the stories", path: "/blogs" },
} as const;

/** Defaults while there is no slide, and for a slide's empty fields. */
export const heroDefaults = {
  headline: "Create Lasting Change",
  emptyText: "Start Making Impact",
  ctaText: "Get Started",
  ctaLink: "/donate",
} as const;
