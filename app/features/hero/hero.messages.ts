/* Limits and texts. No zod here: the home page and its script import this file. */

/** How long a slide is shown, in ms, unless the mouse is over it. */
export const slideMilliseconds = 6000;

/** The ids of the hero, and of the dialog of 'Watch Our Story' for its buttons. */
export const heroId = "hero";
export const storyId = "our-story";

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
