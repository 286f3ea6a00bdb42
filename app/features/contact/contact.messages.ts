import { anEmail, type FormRules, filled } from "#app/lib/form-faults.ts";

/* Texts, limits and rules. No zod here: the contact page imports this file. */

export const contactMessages = {
  incomplete: "Please fill out all fields.",
  badEmail: "Please enter a valid email address.",
  sent: "Success! Thank you for contacting us. We will reply to your email shortly.",
  sending: "Sending your message...",
  failed: "Submission failed. Please try again.",
  unreachable: "Unable to send message. Please try again later or contact us directly.",
} as const;

export const maxMessageLength = 10_000;

/** All fields filled before the address is looked at: CONTACT-04. */
export const contactRules: FormRules = [
  ["name", filled(contactMessages.incomplete)],
  ["email", filled(contactMessages.incomplete)],
  ["message", filled(contactMessages.incomplete)],
  ["email", anEmail(contactMessages.badEmail)],
];
