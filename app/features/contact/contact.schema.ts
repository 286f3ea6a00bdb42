import { z } from "zod";
import { inboxEntry } from "#app/lib/inbox-rules.ts";

export const contactMessage = z.object({
  ...inboxEntry,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
export type ContactMessage = z.infer<typeof contactMessage>;
