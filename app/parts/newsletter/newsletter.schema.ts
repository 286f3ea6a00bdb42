import { z } from "zod";
import type { Entry } from "#app/contract/table.ts";
import { integer, maxId, shortText } from "#app/lib/call-rules.ts";
import { inboxMessages } from "#app/lib/inbox-rules.ts";
import { newsletterWords } from "./newsletter.words.ts";
import { subscriberStates, type subscribersTable } from "./subscribers.table.ts";

const badLink = newsletterWords.words.badLink.en;

export const subscriptionLink = z.object({
  token: shortText(badLink, 200),
});

export const leavingLink = subscriptionLink.extend({
  /** The newsletter that the link stands in. What is no number is nobody's newsletter. */
  newsletter: integer(badLink, 1, maxId).optional().catch(undefined),
});

export const subscriberFilter = z.object({
  state: z.preprocess(
    (state: string | undefined) => state || undefined,
    z.enum(subscriberStates, inboxMessages.badQuery).optional(),
  ),
});
export type Subscriber = Entry<typeof subscribersTable>;
