import type { FoundationEvent } from "#app/features/events/events.schema.ts";

/** Blood as something that is given: not its pressure, its sugar or a test of it. */
const givenBlood = /\bblood\b(?!\s+(?:pressure|sugar|tests?|glucose)\b)|خون/iu;
/** In a description the word alone may mean anything, so that it must stand beside what a drive is. */
const aboutGiving =
  /\bblood\s+(?:drive|camp|donation|donor|bank)|\b(?:donat\w*|giv\w+)\s+blood\b|عطی[ہۂ]\s*خون|خون\s+کا\s+عطی[ہۂ]/iu;

/**
 * Whether people can give blood at an event. Events have no kind, so their words decide: the title names blood, or the
 * description speaks of giving it.
 */
export const isBloodDrive = ({ title, description }: Pick<FoundationEvent, "title" | "description">) =>
  givenBlood.test(title) || aboutGiving.test(description);
