/* What an event is. No zod here: public pages and the dashboard's form import this file. */

/** Blood drives have a page of their own (EVENT-12); all other events are alike to visitors. */
export const eventKinds = ["event", "blood-drive"] as const;
export type EventKind = (typeof eventKinds)[number];

export const kindNames: Record<EventKind, string> = { event: "Event", "blood-drive": "Blood drive" };

/** Blood as something that is given: not its pressure, its sugar or a test of it. */
const givenBlood = /\bblood\b(?!\s+(?:pressure|sugar|tests?|glucose)\b)|خون/iu;
/** In a description the word alone may mean anything, so that it must stand beside what a drive is. */
const aboutGiving =
  /\bblood\s+(?:drive|camp|donation|donor|bank)|\b(?:donat\w*|giv\w+)\s+blood\b|عطی[ہۂ]\s*خون|خون\s+کا\s+عطی[ہۂ]/iu;

type Words = Partial<Record<"title" | "title_ur" | "description" | "description_ur", string | null>>;

/**
 * The kind of an event for which nobody has chosen one: a blood drive when the title names blood, or the description
 * speaks of giving it, in either language.
 */
export function kindByWords({ title, title_ur, description, description_ur }: Words): EventKind {
  const isNamed = [title, title_ur].some((text) => givenBlood.test(text ?? ""));
  const isTold = [description, description_ur].some((text) => aboutGiving.test(text ?? ""));
  return isNamed || isTold ? "blood-drive" : "event";
}
