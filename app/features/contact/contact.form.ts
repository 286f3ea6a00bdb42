import * as z from "zod/mini";
import { anEmail, emailLimits, filled, formTrap, maybeFilled } from "#app/lib/form-rules.ts";

export const contactMessages = {
  incomplete: "Please fill out all fields.",
  badEmail: "Please enter a valid email address.",
  sent: "Success! Thank you for contacting us. We will reply to your email shortly.",
  sending: "Sending your message...",
  failed: "Submission failed. Please try again.",
  unreachable: "Unable to send message. Please try again later or contact us directly.",
} as const;

const { incomplete, badEmail } = contactMessages;

/** All fields filled before the address is looked at: CONTACT-04. */
const schema = z.object({
  ...formTrap,
  name: filled(incomplete, { label: "The name", max: 200 }),
  email: filled(incomplete, emailLimits, ...anEmail(badEmail)),
  message: filled(incomplete, { label: "The message", max: 10_000 }),
  /** Set by links that open the form for one purpose. */
  subject: maybeFilled({ label: "The subject", max: 200 }),
});
export type ContactForm = z.infer<typeof schema>;

/** Said at the empty field; the form as a whole says the required text. */
const missing = {
  name: "Please enter your full name.",
  email: "Please enter your email address.",
  message: "Please write your message.",
};

export const contactRules = { schema, missing };
