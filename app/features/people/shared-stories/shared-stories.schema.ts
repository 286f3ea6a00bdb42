import { z } from "zod";
import { restricted } from "#app/contract/restricted.ts";
import { inboxEntry } from "#app/lib/inbox-rules.ts";

export const sharedStory = z.object({
  ...inboxEntry,
  name: z.string(),
  unnamed: z.boolean(),
  email: z.string(),
  phone: restricted("phones:read", z.string()),
  city: z.string(),
  programme: z.string(),
  story: z.string(),
  consented_at: z.string(),
});
export type SharedStory = z.infer<typeof sharedStory>;
