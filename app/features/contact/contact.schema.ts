import { z } from "zod";
import { faultsOf, summaryOf } from "#app/lib/form-faults.ts";
import { formTrap } from "#app/lib/form-rules.ts";
import { optionalText, requiredEmail, requiredText } from "#app/lib/text-rules.ts";
import { contactMessages, contactRules, maxMessageLength } from "./contact.messages.ts";

const { incomplete } = contactMessages;

/** All fields filled before the address is looked at: CONTACT-04. */
export const contactForm = formTrap
  .extend({
    name: requiredText(incomplete, { label: "The name", max: 200 }),
    email: requiredEmail(incomplete),
    message: requiredText(incomplete, { label: "The message", max: maxMessageLength }),
    /** Set by links that open the form for one purpose. */
    subject: optionalText({ label: "The subject", max: 200 }),
  })
  .superRefine(({ name, email, message }, context) => {
    const fault = summaryOf(faultsOf(contactRules, { name, email, message }));
    if (fault) context.addIssue({ code: "custom", message: fault });
  });
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
export type ContactMessage = z.infer<typeof contactMessage>;
