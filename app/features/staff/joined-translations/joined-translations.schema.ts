import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { rowId } from "#app/lib/list-rules.ts";

export const joinedMessages = {
  badNoun: "Only posts and events stood in two languages apart.",
  badId: "The number of the Urdu one is missing.",
  gone: "Somebody has looked at it already.",
  lookedAt: "It is not shown any more.",
} as const;

const noun = z.enum(["post", "event"], joinedMessages.badNoun);

export const joinedQuery = z.object({ noun });

export const joinedTranslation = z.object({ noun, former_id: rowId(joinedMessages.badId) });

export const joinedReply = done({
  joined: z.array(
    z.object({
      former_id: z.number().int().describe("The number that the Urdu one had"),
      row_id: z.number().int(),
      title: z.string(),
      differences: z.array(
        z.object({
          field: z.string(),
          english: z.string().describe("What stands"),
          urdu: z.string().describe("What went"),
        }),
      ),
    }),
  ),
});
