import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { integer, optionalText, requiredText, rowId, shortText, urduText } from "#app/lib/call-rules.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import { readRupees } from "#app/lib/money.ts";
import { payoutMessages as messages, payoutLimits, payoutMethods } from "./funds-payouts.messages.ts";

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
