import { z } from "zod";
import { formTrap } from "#app/lib/form-rules.ts";
import { inboxEntry } from "#app/lib/inbox-rules.ts";
import { emailText, shortText } from "#app/lib/text-rules.ts";
import { newsletterMessages } from "./newsletter.messages.ts";

export const subscriptionForm = z.object({
  ...formTrap,
  email: emailText(newsletterMessages.badEmail, newsletterMessages.badEmail),
});

export type SubscriptionForm = z.infer<typeof subscriptionForm>;

export const subscriptionLink = z.object({
  token: shortText(newsletterMessages.badLink, 200),
});

export const subscriber = z.object({
  ...inboxEntry,
  email: z.string(),
  state: z.enum(["pending", "confirmed", "left"]),
  confirmed_at: z.string().nullable(),
});
export type Subscriber = z.infer<typeof subscriber>;
