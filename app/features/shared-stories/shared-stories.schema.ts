import { z } from "zod";
import { inboxEntry } from "#app/lib/inbox-rules.ts";

export const sharedStory = z.object({
  ...inboxEntry,
  name: z.string(),
  unnamed: z.boolean(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  programme: z.string(),
  story: z.string(),
  consented_at: z.string(),
});
export type SharedStory = z.infer<typeof sharedStory>;
