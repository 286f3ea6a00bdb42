import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";

const part = z.object({
  name: z.string(),
  title: z.string(),
  about: z.string().describe("What it is for"),
  holds: z.string().describe("What stays of it while it is off"),
  is_on: z.boolean(),
  since: z.string().nullable().describe("When it was turned on or off last; null: it is on as it came"),
});
export type ListedPart = z.infer<typeof part>;

export const listPartsReply = done({
  parts: z.array(part),
  confirmed: z.boolean().describe("Whether somebody has said which parts are used"),
});

export const partSwitch = z.object({ name: z.string().max(40), on: z.boolean() });
export type PartSwitch = z.infer<typeof partSwitch>;
