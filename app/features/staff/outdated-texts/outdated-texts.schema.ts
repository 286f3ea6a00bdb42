import { z } from "zod";
import { languages } from "#app/contract/language.ts";
import { type TextNoun, textNouns } from "#app/contract/nouns.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { rowId, shortText } from "#app/lib/call-rules.ts";

export const outdatedMessages = {
  badNoun: "It has no texts in two languages.",
  badId: "The number of the record is missing.",
  badField: "The text is not named.",
  changed: "It was changed since you looked. Look at both texts again.",
  confirmed: "Noted: both languages say the same.",
} as const;

const noun = z.enum(Object.keys(textNouns) as [TextNoun], outdatedMessages.badNoun);

export const outdatedQuery = z.object({ noun });

export const textConfirmation = z.object({
  noun,
  id: rowId(outdatedMessages.badId),
  field: shortText(outdatedMessages.badField, 40),
  /** As the list had it: what was changed since then was not looked at. */
  since: shortText(outdatedMessages.badField, 30),
});

export const outdatedText = z.object({
  id: z.number().int().describe("The record's number"),
  field: z.string().describe("The English column of the text"),
  language: z.enum(languages).describe("The one that was left as it was"),
  since: z.string().describe("When the other one was changed, in UTC"),
});
export type ListedOutdatedText = z.infer<typeof outdatedText>;

export const outdatedReply = done({ texts: z.array(outdatedText) });
