import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";

const count = z.number().int();

/** How many rows of each noun. */
export type SampleCount = Record<string, number>;

export const originalClaim = z.object({
  text: z.string(),
  where: z.string().describe("The page that says it"),
  shown: z.boolean().describe("Whether visitors see it before it is confirmed"),
  to: z.string().describe("Where the dashboard confirms or changes it"),
});
export type OriginalClaim = z.infer<typeof originalClaim>;

export const countSampleContentReply = done({
  total: count,
  by_noun: z.record(z.string(), count).describe("How many of each there are"),
  claims: z
    .array(originalClaim)
    .describe("What the site says of the foundation as it came, which nobody has confirmed"),
});

export const deleteSampleContentReply = done({
  total: count,
  by_noun: z.record(z.string(), count).describe("How many of each there were"),
});
