import { z } from "zod";
import { isSafeLink } from "../../lib/links.ts";
import { requiredText } from "../../lib/text-rules.ts";
import { feedIcons, feedMessages, feedSlots } from "./feed.constants.ts";

const { incomplete, badIcon, badLink } = feedMessages;
const field = (label: string, most: number) => requiredText(incomplete, { label, most });

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

/** The three slots in their order: the place in the list counts, whatever id a slot brings along. */
export const impactFeedForm = z.array(impactUpdateForm, incomplete).length(feedSlots, incomplete);
export type ImpactFeedForm = z.infer<typeof impactFeedForm>;
