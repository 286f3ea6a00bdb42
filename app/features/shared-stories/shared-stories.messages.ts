import { anEmail, aPhone, type FormRules, filled, ticked } from "#app/lib/form-faults.ts";

/* Texts, limits and rules. No zod here: the page imports this file. */

/** What whoever sends a story agrees to. It is stored with the story. */
export const storyConsentText =
  "This is my own story, or I may tell it. The foundation may shorten it, publish it on this website, and call me before it does.";

export const sharedStoryMessages = {
  noName: "Please enter your name, or choose to be published without it.",
  noReach: "Please enter an email address or a phone number: we ask you before anything is published.",
  badEmail: "Please enter a valid email address.",
  badPhone: "Please enter a valid phone number (7-15 digits).",
  noCity: "Please enter your city.",
  noStory: "Please write your story. A few sentences are enough.",
  noConsent: "We can keep and publish a story only if you agree to it.",
  sending: "Sending your story...",
  received:
    "Thank you. Your story has arrived; we read it and call or write to you before anything is published.",
  failed: "Your story could not be sent. Please try again later.",
} as const;

export const longestStory = 10_000;

const messages = sharedStoryMessages;

export const sharedStoryRules: FormRules = [
  ["story", filled(messages.noStory)],
  ["name", (name, { unnamed }) => (name || unnamed === "true" ? undefined : messages.noName)],
  ["city", filled(messages.noCity)],
  ["email", (email, { phone }) => (email || phone?.trim() ? undefined : messages.noReach)],
  ["email", anEmail(messages.badEmail)],
  ["phone", aPhone(messages.badPhone)],
  ["consent", ticked(messages.noConsent)],
];

export const sharedStoryFields = [
  "story",
  "programme",
  "name",
  "unnamed",
  "city",
  "email",
  "phone",
  "consent",
];
