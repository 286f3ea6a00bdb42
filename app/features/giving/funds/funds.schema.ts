import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { integer, optionalText, requiredText, rowId, shortText, urduText } from "#app/lib/call-rules.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import { readRupees } from "#app/lib/money.ts";
import {
  entryLimits,
  entryMessages,
  payoutMessages as messages,
  payoutLimits,
  payoutMethods,
} from "./funds.messages.ts";

const maxPayoutPaisa = 1_000_000_000_00;

const fundSlug = shortText(messages.badFund, 80).min(1, messages.badFund);

const payoutAmount = z
  .union([z.number(), z.string().max(100, messages.badAmount)], messages.badAmount)
  .transform((typed, context) => {
    const { paisa, fault } = readRupees(typed);
    const message = fault
      ? fault === "missing"
        ? messages.noAmount
        : messages.badAmount
      : paisa <= 0
        ? messages.notPositive
        : paisa > maxPayoutPaisa
          ? messages.tooLarge
          : undefined;
    if (message === undefined && paisa !== undefined) return paisa;
    context.addIssue({ code: "custom", message: message ?? messages.badAmount });
    return z.NEVER;
  });

/** Rupees come in, whole paisa come out. */
export const payoutForm = z.object({
  fund: fundSlug,
  amount: payoutAmount,
  paid_on: z
    .string(messages.noDay)
    .max(10, { error: messages.noDay, abort: true })
    .refine(isCalendarDay, messages.noDay),
  purpose: requiredText(messages.noPurpose, { label: "The purpose", max: payoutLimits.purpose }),
  purpose_ur: urduText({ label: "The purpose", max: payoutLimits.purpose }),
  method: z.enum(payoutMethods, messages.badMethod).default("bank").describe("What it was paid from"),
  payee: optionalText({ label: "The payee", max: payoutLimits.payee }),
  bank_reference: optionalText({ label: "The reference", max: payoutLimits.bankReference }),
  overdraw: z
    .pipe(
      booleanField(messages.badFlag),
      z.transform((value) => value ?? false),
    )
    .describe("Whether more may go out than the fund holds"),
});
export type PayoutForm = z.output<typeof payoutForm>;

/** Of a payout that was recorded before somebody wrote its Urdu: the one thing of it that may change. */
export const payoutTranslation = z.object({
  id: rowId(messages.badId),
  purpose_ur: optionalText({ label: "The purpose in Urdu", max: payoutLimits.purpose }),
});

export const payoutCancellation = z.object({
  id: rowId(messages.badId),
  reason: requiredText(messages.noReason, { label: "The reason", max: payoutLimits.reason }),
});

export const payoutFilter = z.object({ fund: shortText(messages.badQuery, 80).optional() });
export const payoutQuery = payoutFilter.extend({
  limit: integer(messages.badQuery, 1, 100).default(50),
  cursor: rowId(messages.badQuery).optional(),
});
export type PayoutFilter = z.infer<typeof payoutFilter>;

const int = z.number().int();

export const payout = z.object({
  id: int,
  fund: z.string(),
  fund_title: z.string(),
  amount_paisa: int,
  paid_on: z.string(),
  purpose: z.string(),
  purpose_ur: z.string().describe("As Urdu pages show it; empty: they show the English"),
  method: z.enum(payoutMethods),
  payee: z.string(),
  bank_reference: z.string(),
  case: z.string().nullable().describe("The number of the case that it helped"),
  created_at: z.string(),
  created_by: z.string(),
  cancelled_at: z.string().nullable(),
  cancel_reason: z.string(),
});
export type Payout = z.infer<typeof payout>;
export const listPayoutsReply = done({ rows: z.array(payout) });

const entryKinds = ["opening", "transfer"] as const;

/** Rupees come in, whole paisa come out. */
export const fundEntryForm = z
  .object({
    kind: z.enum(entryKinds, entryMessages.badKind),
    fund: fundSlug.describe("Which fund holds it then"),
    from_fund: shortText(entryMessages.badFund, 80)
      .default("")
      .describe("Of a transfer: the fund that it comes from. Empty for an opening balance"),
    amount: payoutForm.shape.amount,
    entered_on: payoutForm.shape.paid_on.describe("The Karachi day from which it counts"),
    reason: requiredText(entryMessages.noReason, { label: "The reason", max: entryLimits.reason }).describe(
      "Public: it stands in the open books",
    ),
  })
  .refine(({ kind, from_fund }) => kind === "opening" || from_fund !== "", {
    error: entryMessages.noFrom,
    path: ["from_fund"],
  })
  .refine(({ kind, fund, from_fund }) => kind === "opening" || fund !== from_fund, {
    error: entryMessages.sameFund,
    path: ["from_fund"],
  });
export type FundEntryForm = z.output<typeof fundEntryForm>;

export const fundEntryCancellation = z.object({
  id: rowId(entryMessages.badId),
  reason: requiredText(entryMessages.noCancelReason, { label: "The reason", max: entryLimits.reason }),
});

const fundEntry = z.object({
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
