import { z } from "zod";

export const contactMessage = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  received_at: z.string(),
  read: z.boolean(),
  note: z.string(),
});
export type ContactMessage = z.infer<typeof contactMessage>;
