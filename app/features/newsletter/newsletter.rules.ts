import { z } from "zod";
import { emailPattern, longestEmail } from "../../lib/email.ts";
import { formTrap } from "../../lib/form-trap.ts";
import { requiredText } from "../../lib/text-rules.ts";
import { newsletterMessages } from "./newsletter.constants.ts";

export const subscriptionForm = formTrap.extend({
  email: requiredText(newsletterMessages.badEmail, { label: "The email address", most: longestEmail })
    .refine((email) => emailPattern.test(email), newsletterMessages.badEmail)
    .transform((email) => email.toLowerCase()),
});

export const subscriptionLink = z.object({
  token: z.string(newsletterMessages.badLink).max(200, newsletterMessages.badLink),
});

export const subscriber = z.object({
  id: z.number().int(),
  email: z.string(),
  state: z.enum(["pending", "confirmed", "left"]),
  received_at: z.string(),
  confirmed_at: z.string().nullable(),
  read: z.boolean(),
  note: z.string(),
});
