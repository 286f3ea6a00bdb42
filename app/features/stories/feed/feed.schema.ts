import { z } from "zod";
import { inUrdu } from "#app/contract/reply-schemas.ts";
import { feedTexts } from "#app/features/stories/content/content.messages.ts";
import { isSafeLink, requiredText, urduText } from "#app/lib/call-rules.ts";
import type { InLanguage } from "#app/lib/local-row.ts";
import { feedIcons, maxLengths } from "#content/feed-limits.ts";

/** Of the calls of staff, beyond the texts of the content. */
export const feedMessages = {
  badIcon: `Please choose one of the icons: ${feedIcons.join(", ")}.`,
  badLink: "Please enter a web address, a path that starts with /, or #.",
} as const;

const { incomplete } = feedTexts;
const { badIcon, badLink } = feedMessages;

const field = (label: string, max: number) => requiredText(incomplete, { label, max });
const urdu = (label: string, max: number) => urduText({ label, max });

const impactUpdateForm = z.object(
  {
    title: field("The title", maxLengths.title),
    title_ur: urdu("The title", maxLengths.title),
    description: field("The description", maxLengths.description),
    description_ur: urdu("The description", maxLengths.description),
    date: field("The date", maxLengths.date),
    date_ur: urdu("The date", maxLengths.date),
    icon: field("The icon", maxLengths.icon).pipe(z.enum(feedIcons, badIcon)),
    link: field("The link", maxLengths.link).refine(isSafeLink, badLink),
  },
  incomplete,
);

/** The number of impact updates. */
export const feedSlots = 3;

/** The three slots in their order: their position counts, not the sent id. */
export const impactFeedForm = z.array(impactUpdateForm, incomplete).length(feedSlots, incomplete);
export type ImpactFeedForm = z.infer<typeof impactFeedForm>;

export const impactUpdate = z.object({
  id: z.number().int().describe("The slot, 1 to 3"),
  title: z.string(),
  title_ur: inUrdu,
  description: z.string(),
  description_ur: inUrdu,
  date: z.string().describe("Free text"),
  date_ur: inUrdu,
  icon: z.enum(feedIcons),
  link: z.string(),
});
export type ImpactUpdate = z.infer<typeof impactUpdate>;
/** As visitors read it in one language. */
export type ShownUpdate = InLanguage<ImpactUpdate>;

/** A bare array of the three slots, empty before they are saved for the first time: FEED-05. */
export const readImpactUpdatesReply = z.array(impactUpdate);
