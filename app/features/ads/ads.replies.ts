import { z } from "zod";
import { done } from "../../contract/reply-schemas.ts";

/* What the ads' doors hand out. The types of ads.types.ts are read off these. */

export const ad = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  media_type: z.enum(["image", "video"]),
  media_url: z
    .string()
    .describe("A file name under uploads/{media_type}s/; an address that starts with / is used as it is"),
  start_date: z.string().nullable().describe("The first Karachi day, YYYY-MM-DD"),
  end_date: z.string().nullable().describe("The last Karachi day, YYYY-MM-DD"),
  is_active: z.literal([0, 1]),
  created_at: z.string().describe("UTC, ISO 8601"),
  status: z.enum(["inactive", "scheduled", "expired", "active"]).describe("By the Karachi calendar"),
  version: z
    .number()
    .int()
    .describe("Goes up with each save: hand it back, and a save that would overwrite somebody's is refused"),
});

/** A bare array, as the seeds have it. */
export const listAdsReply = z.array(ad);
export const createAdReply = done({ id: z.number().int() });
