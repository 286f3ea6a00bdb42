/* Limits and texts. No zod here: the home page and its script import this file. */

/** How long a slide is shown, in ms, unless the mouse is over it. */
export const slideMilliseconds = 6000;

/** The ids of the hero, and of the dialog of 'Watch Our Story' for its buttons. */
export const heroId = "hero";
export const storyId = "our-story";

/** Where a slide without a link leads. */
export const heroDefaults = { ctaLink: "/donate" } as const;
