import { z } from "zod";
import { done } from "../../contract/reply-schemas.ts";
import { sampleNouns } from "./sample-content.constants.ts";

export const sampleContentReply = done({
  total: z.number().int(),
  by_noun: z.record(z.enum(sampleNouns), z.number().int()).describe("How many of each there are, or were"),
});
