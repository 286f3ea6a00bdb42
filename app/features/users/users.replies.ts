import { z } from "zod";
import { done } from "../../contract/reply-schemas.ts";

export const user = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  created_at: z.string().describe("UTC, ISO 8601"),
  disabled: z.boolean().describe("Whether this user may not sign in"),
});
export type User = z.infer<typeof user>;

/** Bare, as the seeds have it; the next page's cursor is in the X-Next-Cursor header. */
export const listUsersReply = z.array(user);
export const createUserReply = done({ user });
