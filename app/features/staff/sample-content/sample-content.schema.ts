import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";

const count = z.number().int();

/** How many rows of each noun. */
export type SampleCount = Record<string, number>;

export const sampleContentReply = done({
  total: count,
  by_noun: z.record(z.string(), count).describe("How many of each there are, or were"),
});
