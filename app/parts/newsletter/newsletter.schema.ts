import { z } from "zod";
import { inboxEntry, inboxMessages } from "#app/lib/inbox-rules.ts";
import { integer, maxId } from "#app/lib/list-rules.ts";
import { shortText } from "#app/lib/text-rules.ts";
import { newsletterWords } from "./newsletter.words.ts";

const badLink = newsletterWords.words.badLink.en;

export const subscriptionLink = z.object({
  token: shortText(badLink, 200),
});

export const leavingLink = subscriptionLink.extend({
  /** The newsletter that the link stands in. What is no number is nobody's newsletter. */
  newsletter: integer(badLink, 1, maxId).optional().catch(undefined),
});

const subscriberStates = ["pending", "confirmed", "left", "set aside"] as const;

export const subscriber = z.object({
  ...inboxEntry,
  email: z.string(),
  state: z.enum(subscriberStates),
  confirmed_at: z.string().nullable(),
  bounces: z.number().int().describe("Newsletters that bounced since one arrived"),
  bounce_reply: z.string().nullable().describe("The mail server's last refusal, by its codes"),
});

export const subscriberFilter = z.object({
  state: z.preprocess(
    (state: string | undefined) => state || undefined,
    z.enum(subscriberStates, inboxMessages.badQuery).optional(),
  ),
});
export type Subscriber = z.infer<typeof subscriber>;
