import { z } from "zod";
import { formTrap } from "#app/lib/form-rules.ts";
import { emailPattern, optionalText, requiredEmail, requiredText } from "#app/lib/text-rules.ts";
import { contactMessages, maxMessageLength } from "./contact.messages.ts";

const { incomplete, badEmail } = contactMessages;

/** All fields filled before the address is looked at: CONTACT-04. */
export const contactForm = formTrap
  .extend({
    name: requiredText(incomplete, { label: "The name", max: 200 }),
    email: requiredEmail(incomplete),
    message: requiredText(incomplete, { label: "The message", max: maxMessageLength }),
    /** Set by links that open the form for one purpose. */
    subject: optionalText({ label: "The subject", max: 200 }),
  })
  .refine(({ email }) => emailPattern.test(email), badEmail);
export type ContactForm = z.infer<typeof contactForm>;

export const contactMessage = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  received_at: z.string(),
  read: z.boolean(),
  note: z.string(),
});
