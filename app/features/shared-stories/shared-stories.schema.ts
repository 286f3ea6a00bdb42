import { z } from "zod";
import { faultsOf, summaryOf } from "#app/lib/form-faults.ts";
import { booleanField, formTrap } from "#app/lib/form-rules.ts";
import { optionalEmail, optionalText, requiredText } from "#app/lib/text-rules.ts";
import {
  longestStory,
  sharedStoryMessages as messages,
  sharedStoryRules,
} from "./shared-stories.messages.ts";

/** What is missing, then the rules that the browser has too. */
export const sharedStoryForm = formTrap
  .extend({
    story: requiredText(messages.noStory, { label: "The story", max: longestStory }),
    programme: optionalText({ label: "The programme", max: 100 }),
    name: optionalText({ label: "The name", max: 200 }),
    unnamed: booleanField(messages.noName),
    city: requiredText(messages.noCity, { label: "The city", max: 100 }),
    email: optionalEmail(),
    phone: optionalText({ label: "The phone number", max: 40 }),
    consent: booleanField(messages.noConsent),
  })
  .superRefine(({ story, name, city, email, phone, unnamed, consent }, context) => {
    const values = { story, name, city, email, phone, unnamed: String(unnamed), consent: String(consent) };
    const message = summaryOf(faultsOf(sharedStoryRules, values));
    if (message) context.addIssue({ code: "custom", message });
  });
export type SharedStoryForm = z.infer<typeof sharedStoryForm>;

export const sharedStory = z.object({
  id: z.number().int(),
  name: z.string(),
  unnamed: z.boolean(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  programme: z.string(),
  story: z.string(),
  consented_at: z.string(),
  received_at: z.string(),
  read: z.boolean(),
  note: z.string(),
});
export type SharedStory = z.infer<typeof sharedStory>;
