import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { integer, requiredText, rowId } from "#app/lib/call-rules.ts";
import { sealMessages as messages, sealReasonMax } from "./open-books.messages.ts";

/**
 * In what a sealed day differs from what is computed today: how many receipts, their sum, refunds, payouts, what any of
 * them says, the day before in the chain, the seal's own row, or the seal that was made first.
 */
export const sealCauses = [
  ...(["receipts", "total", "refunds", "payouts"] as const),
  ...(["contents", "chain", "seal", "replaced"] as const),
] as const;
export type SealCause = (typeof sealCauses)[number];

/** Of a day: how many receipts it has and what they come to, in paisa. */
export type DaySum = { receipts: number; paisa: number };

export type SealDifference = { causes: SealCause[]; sealed: DaySum; found: DaySum };

export const sealAlertsQuery = z.object({
  limit: integer(messages.badQuery, 1, 100).default(50),
  cursor: rowId(messages.badQuery).optional(),
});

/** What somebody has found out about a sealed day that does not match. */
export const sealFinding = z.object({
  reason: requiredText(messages.noReason, { label: "The finding", max: sealReasonMax }),
});
export const sealAcknowledgement = sealFinding.extend({ id: rowId(messages.badId) });

const int = z.number().int();
const daySum = z.object({ receipts: int, paisa: int });

export const sealAlert = z.object({
  id: int,
  day: z.string().describe("The Karachi day"),
  found_at: z.string(),
  causes: z.array(z.enum(sealCauses)),
  sealed: daySum,
  found: daySum,
  sentences: z.array(z.string()).describe("What differs, in words"),
  matched_again_at: z.string().nullable().describe("Since when this difference is gone"),
  acknowledged_at: z.string().nullable().describe("When a member of staff has written down why"),
  acknowledged_by: z.string(),
  reason: z.string(),
});
export type SealAlert = z.infer<typeof sealAlert>;

const sealedDay = z.object({
  day: z.string().describe("The Karachi day"),
  receipts: int,
  total_paisa: int.describe("Of the receipts"),
  refunded_paisa: int,
  paid_out_paisa: int.describe("Without the money of families: BOOKS-13a"),
  link: z.string().describe("The seal, which holds that of the day before"),
  sealed_at: z.string(),
});
export type SealedDay = z.infer<typeof sealedDay>;

export const listSealAlertsReply = done({
  rows: z.array(sealAlert),
  sealed: z.object({ days: int, last: z.string().nullable() }).describe("The chain of sealed days"),
  latest: z.array(sealedDay).describe("Of the last seven sealed days, the latest first"),
  checked: z
    .object({ at: z.string(), matched: z.boolean(), detail: z.string() })
    .nullable()
    .describe("The last whole check of the ledger by command; null: none has run"),
});

/** What is public of a sealed day that does not match: not what staff have written. */
export type BrokenSeal = Pick<SealAlert, "day" | "found_at" | "causes" | "sentences" | "acknowledged_at">;
