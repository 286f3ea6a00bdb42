import { z } from "zod";
import { isSafeLink, requiredText } from "#app/lib/text-rules.ts";
import { feedIcons, feedMessages, feedSlots } from "./feed.messages.ts";

const { incomplete, badIcon, badLink } = feedMessages;
const field = (label: string, max: number) => requiredText(incomplete, { label, max });

const impactUpdateForm = z.object(
  {
    title: field("The title", 120),
    description: field("The description", 500),
    date: field("The date", 60),
    icon: field("The icon", 40).pipe(z.enum(feedIcons, badIcon)),
    link: field("The link", 500).refine(isSafeLink, badLink),
  },
  incomplete,
);

/** The three slots in their order: their position counts, not the sent id. */
export const impactFeedForm = z.array(impactUpdateForm, incomplete).length(feedSlots, incomplete);
export type ImpactFeedForm = z.infer<typeof impactFeedForm>;

export const impactUpdate = z.object({
  id: z.number().int().describe("The slot, 1 to 3"),
  title: z.string(),
  description: z.string(),
  date: z.string().describe("Free text"),
  icon: z.enum(feedIcons),
  link: z.string(),
});
export type ImpactUpdate = z.infer<typeof impactUpdate>;

/** A bare array of the three slots, empty before they are saved for the first time: FEED-05. */
export const readImpactUpdatesReply = z.array(impactUpdate);
