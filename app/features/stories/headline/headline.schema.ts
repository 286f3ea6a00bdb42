import { z } from "zod";
import { inUrdu } from "#app/contract/reply-schemas.ts";
import { integer, requiredText, urduText } from "#app/lib/call-rules.ts";
import { checksum } from "#app/lib/checksum.ts";

export const headlineMessages = {
  /** Required: HEADLINE-01 to HEADLINE-03. */
  fallback: "Welcome to the NGO Dashboard",
  updated: "Headline updated successfully!",
  failed: "Failed to update headline.",
  unreachable: "An error occurred while saving.",
  /** Ours: the editor skips an empty text, a call that sends one is refused. */
  empty: "Please enter a headline.",
  stale: "Somebody else has changed the headline since you opened it.",
  badVersion: "The version must be a number.",
} as const;

const limits = { label: "The headline", max: 120 };

export const headlineForm = z.object({
  headline: requiredText(headlineMessages.empty, limits),
  headline_ur: urduText(limits),
});
/** Of a save. */
export const openedHeadlineQuery = z.object({
  /** What `headlineVersion` gives for the headline that was opened. When it is left out, no conflict is detected. */
  version: integer(headlineMessages.badVersion, 0, 2 ** 32 - 1).optional(),
});
export type HeadlineForm = z.infer<typeof headlineForm>;

export const headline = z.object({ headline: z.string(), headline_ur: inUrdu });
export type Headline = z.infer<typeof headline>;

/**
 * Stands for the texts of a headline: others have another number. It takes the place of a count of saves, which the reply
 * of the call has no room for (HEADLINE-01), as with the banner.
 */
export const headlineVersion = ({ headline, headline_ur = "" }: Headline): number =>
  checksum(JSON.stringify([headline, headline_ur]));
