import { pageText } from "#app/site/head-tags.ts";
import type { Matches } from "#app/site/identity.ts";
import type { aboutWords } from "./about.words.ts";

/** The page above those about the foundation. */
export const aboveAbout = (matches: Matches) => [
  { title: pageText<typeof aboutWords>(matches, "about")("aboutUs"), path: "/about-us" },
];
