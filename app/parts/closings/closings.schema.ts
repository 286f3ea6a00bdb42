import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { optionalText } from "#app/lib/call-rules.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { closingLimits, closingMessages as messages } from "./closings.messages.ts";

export const closingForm = z.object({
  through: z
    .string(messages.noDay)
    .max(10, { error: messages.noDay, abort: true })
    .refine(isCalendarDay, messages.noDay)
    .describe("The last Karachi day that is closed"),
  reason: optionalText({ label: "The reason", max: closingLimits.reason }).describe(
    "Needed where an account is not equal, and to move the closing back",
  ),
});
export type ClosingForm = z.output<typeof closingForm>;

export const closing = z.object({
  id: z.number().int(),
  through: z.string(),
  at: z.string(),
  by_name: z.string(),
  reason: z.string(),
});
export type Closing = z.infer<typeof closing>;

export const taxYearQuery = z.object({
  year: z.coerce
    .number(messages.noYear)
    .int(messages.noYear)
    .min(2000, messages.noYear)
    .max(2200, messages.noYear)
    .describe("The year in which the tax year ends: 2027 is 2026-07-01 to 2027-06-30"),
});

const taxYear = z.object({ year: z.number().int(), closed: z.boolean() });
export type TaxYear = z.infer<typeof taxYear>;

const nextMonth = z.object({
  month: z.string().describe("YYYY-MM"),
  steps: z.array(
    z.object({
      title: z.string(),
      left: z.number().int().describe("How many are open; 0: it is done"),
      to: z.string().describe("Where it is done"),
    }),
  ),
});
export type NextMonth = z.infer<typeof nextMonth>;

export const listClosingsReply = done({
  next: nextMonth
    .nullable()
    .describe("The first month that is over and not closed, and what is to be done before"),
  through: z.string().describe("The last closed Karachi day; empty: nothing is closed"),
  rows: z.array(closing).describe("Every closing, the latest first"),
  years: z.array(taxYear).describe("The tax years in which money moved, the latest first"),
});
