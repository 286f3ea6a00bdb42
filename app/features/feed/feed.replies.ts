import { z } from "zod";
import { feedIcons } from "./feed.constants.ts";

export const impactUpdate = z.object({
  id: z.number().int().describe("The slot, 1 to 3"),
  title: z.string(),
  description: z.string(),
  date: z.string().describe("Free text"),
  icon: z.enum(feedIcons),
  link: z.string(),
});
export type ImpactUpdate = z.infer<typeof impactUpdate>;

/** Bare, as the seeds have it: the three slots, or none before they are saved for the first time. */
export const readImpactUpdatesReply = z.array(impactUpdate);
