import * as z from "zod/mini";
import {
  anEmail,
  booleanField,
  emailLimits,
  filled,
  formTrap,
  isPresent,
  maybeFilled,
  rule,
  ticked,
} from "#app/lib/form-rules.ts";
import { isPhone } from "#app/lib/phone.ts";

/** What whoever sends a story agrees to. It is stored with the story. */
export const storyConsentText =
  "This is my own story, or I have permission to tell it. The foundation may shorten it, publish it on this website, and call me before it does.";

export const sharedStoryMessages = {
  noName: "Please enter your name, or choose to be published without it.",
  noReach: "Please enter an email address or a phone number: we ask you before anything is published.",
  badEmail: "Please enter a valid email address.",
  badPhone: "Please enter a valid phone number (7-15 digits).",
  noCity: "Please enter your city.",
  noStory: "Please write your story. A few sentences are enough.",
  noConsent: "We can keep and publish a story only if you agree to it.",
  sending: "Sending your story...",
  received: "Thank you. Your story has arrived. We will call or write to you before we publish anything.",
  failed: "Your story could not be sent. Please try again later.",
} as const;

export const longestStory = 10_000;

const messages = sharedStoryMessages;

const schema = z
  .object({
    ...formTrap,
    story: filled(messages.noStory, { label: "The story", max: longestStory }),
    programme: maybeFilled({ label: "The programme", max: 100 }),
    name: maybeFilled({ label: "The name", max: 200 }),
    unnamed: booleanField(messages.noName),
    city: filled(messages.noCity, { label: "The city", max: 100 }),
    email: maybeFilled(emailLimits, ...anEmail(messages.badEmail)),
    phone: maybeFilled({ label: "The phone number", max: 40 }, rule(isPhone, messages.badPhone)),
    consent: ticked(messages.noConsent),
  })
  .check(
    z.refine(({ name, unnamed }) => Boolean(name || unnamed), {
      error: messages.noName,
      path: ["name"],
      when: isPresent,
    }),
    z.refine(({ email, phone }) => Boolean(email || phone), {
      error: messages.noReach,
      path: ["email"],
      when: isPresent,
    }),
  );
export type SharedStoryForm = z.infer<typeof schema>;

export const sharedStoryRules = { schema };
