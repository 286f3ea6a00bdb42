import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { requiredText, rowId, shortText } from "#app/lib/call-rules.ts";
import { entryLimits, entryMessages as messages } from "./funds-entries.messages.ts";
import { payoutForm } from "./funds-payouts.schema.ts";

const entryKinds = ["opening", "transfer"] as const;

/** Rupees come in, whole paisa come out. */
export const fundEntryForm = z
  .object({
    kind: z.enum(entryKinds, messages.badKind),
    fund: shortText(messages.badFund, 80).min(1, messages.badFund).describe("Which fund holds it then"),
    from_fund: shortText(messages.badFund, 80)
      .default("")
      .describe("Of a transfer: the fund that it comes from. Empty for an opening balance"),
    amount: payoutForm.shape.amount,
    entered_on: payoutForm.shape.paid_on.describe("The Karachi day from which it counts"),
    reason: requiredText(messages.noReason, { label: "The reason", max: entryLimits.reason }).describe(
      "Public: it stands in the open books",
    ),
  })
  .refine(({ kind, from_fund }) => kind === "opening" || from_fund !== "", {
    error: messages.noFrom,
    path: ["from_fund"],
  })
  .refine(({ kind, fund, from_fund }) => kind === "opening" || fund !== from_fund, {
    error: messages.sameFund,
    path: ["from_fund"],
  });
export type FundEntryForm = z.output<typeof fundEntryForm>;

export const fundEntryCancellation = z.object({
  id: rowId(messages.badId),
  reason: requiredText(messages.noCancelReason, { label: "The reason", max: entryLimits.reason }),
});

const int = z.number().int();
export const fundEntry = z.object({
  id: int,
  kind: z.enum(entryKinds),
  fund_title: z.string(),
  from_title: z.string().nullable(),
  amount_paisa: int,
  entered_on: z.string(),
  reason: z.string(),
  created_at: z.string(),
  created_by: z.string(),
  cancelled_at: z.string().nullable(),
  cancel_reason: z.string(),
});
export type FundEntry = z.infer<typeof fundEntry>;
export const listFundEntriesReply = done({ rows: z.array(fundEntry).describe("The latest 200") });
