import { z } from "zod";
import { binNounList, binMessages as messages } from "#app/contract/bin.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { integer, maxId, rowId } from "#app/lib/call-rules.ts";

const noun = z.enum(binNounList, messages.badNoun);

export const listBinQuery = z.object({
  noun: noun.optional().describe("Only of this kind"),
  limit: integer(messages.badQuery, 1, 200).default(50),
  /** The id of the last item on the page before, from its X-Next-Cursor header. */
  cursor: integer(messages.badQuery, 1, maxId).optional(),
});

export const binnedItem = z.object({ noun, id: rowId(messages.badId) }, messages.badNoun);

const binItem = z.object({
  id: z.number().int(),
  noun,
  row_id: z.number().int().describe("Its number, under which it was and will be"),
  title: z.string(),
  deleted_at: z.string().describe("UTC, ISO 8601"),
  deleted_by: z.string(),
  expires_at: z.string().describe("Until then it can be brought back"),
});
export type BinItem = z.infer<typeof binItem>;

export const listBinReply = done({
  items: z.array(binItem),
  total: z.number().int(),
});
