import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { type SampleNoun, sampleNouns } from "./sample-content.messages.ts";

const count = z.number().int();
/** One field per noun, so that the OpenAPI document lists them. */
const countByNoun = z.object(
  Object.fromEntries(sampleNouns.map((noun) => [noun, count])) as Record<SampleNoun, typeof count>,
);

export const sampleContentReply = done({
  total: count,
  by_noun: countByNoun.describe("How many of each there are, or were"),
});
