import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { donationQuery } from "#app/features/giving/donations-desk/donations-desk.schema.ts";

/** What would make a receipt void. */
const voidingActs = ["refund", "correction", "payment-back"] as const;

export const voidLetterQuery = donationQuery.extend({ act: z.enum(voidingActs) });

export const voidLetterReply = done({
  letter: z
    .object({ to: z.string(), language: z.string(), subject: z.string(), paragraphs: z.array(z.string()) })
    .nullable()
    .describe("Null where the donor gave no address"),
});
