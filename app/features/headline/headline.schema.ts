import { z } from "zod";
import { requiredText } from "#app/lib/text-rules.ts";

export const headlineMessages = {
  /** Required: HEADLINE-01 to HEADLINE-03. */
  fallback: "Welcome to the NGO Dashboard",
  updated: "Headline updated successfully!",
  failed: "Failed to update headline.",
  unreachable: "An error occurred while saving.",
  /** Ours: the editor skips an empty text, a call that sends one is refused. */
  empty: "Please enter a headline.",
} as const;

export const headlineForm = z.object({
  headline: requiredText(headlineMessages.empty, { label: "The headline", max: 120 }),
});
