import { z } from "zod";

export const sharedStory = z.object({
  id: z.number().int(),
  name: z.string(),
  unnamed: z.boolean(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  programme: z.string(),
  story: z.string(),
  consented_at: z.string(),
  received_at: z.string(),
  read: z.boolean(),
  note: z.string(),
});
export type SharedStory = z.infer<typeof sharedStory>;
