import { z } from "zod";
import { walletNames } from "#app/contract/payment-methods.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { donationStates } from "#app/features/giving/ledger/donation-states.ts";
import { debitKinds } from "#app/features/giving/ledger/statement-accounts.ts";
import { donationFields } from "#app/features/giving/transfer-reports/transfer-reports.schema.ts";
import {
  transferDeskMessages as desk,
  maxExclusionReason,
} from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { optionalText, rowId } from "#app/lib/call-rules.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { readRupees } from "#app/lib/money.ts";
import { accountId, statementReading } from "./bank-statements.schema.ts";
import {
  donationReference,
  lineFields,
  linesQuery,
  statementLineId,
} from "./bank-statements-lines.schema.ts";

/* What a month of statements comes to: money that went out, balances, providers' reports, the sums of each account. */

const { id, paisa, day, method } = donationFields;
const count = z.number().int();

export const providerReportForm = z.object({
  provider: z.enum(walletNames, desk.noProvider),
  statement: statementReading.statement,
  day_order: statementReading.day_order,
});

export const providerReportReply = done({
  payments: z.number().int(),
  gross_paisa: paisa.describe("Of those that are completed"),
  fee_paisa: paisa,
});

/* Money that went out, and balances. */

export const debitsQuery = z.object({
  account: linesQuery.shape.account,
  cursor: rowId(desk.badQuery).optional().describe("The last line of the page before"),
});

const payoutChoice = z.object({ id, purpose: z.string(), fund_title: z.string(), paid_on: day });

export const debit = z.object({
  ...lineFields,
  kind: z.enum(debitKinds),
  reason: z.string(),
  by: z.string(),
  payout: payoutChoice.nullable().describe("The payout that it was"),
  gift: z
    .object({ reference: z.string(), state: z.enum(donationStates) })
    .nullable()
    .describe("The gift that went back by it; one that is still paid should be refunded"),
  payouts: z.array(payoutChoice).describe("Payouts of its amount that no line is joined with; up to ten"),
});
export type Debit = z.infer<typeof debit>;

export const debits = done({
  rows: z.array(debit).describe("The newest day first, amounts above zero"),
  next: z.number().int().nullable(),
});

export const debitDecision = z
  .object({
    line: statementLineId,
    kind: z.enum(debitKinds, desk.noKind),
    payout: rowId(desk.noPayout)
      .or(z.literal(""))
      .nullish()
      .transform((payout) => payout || null)
      .describe("Of a payout: which one; without it the payout is not recorded"),
    gift: donationReference
      .nullish()
      .transform((reference) => reference?.toUpperCase() ?? "")
      .describe("Of a return: the gift"),
    reason: optionalText({ label: "The reason", max: maxExclusionReason }).describe("Nobody is named in it"),
  })
  .refine(({ kind, reason }) => kind !== "other" || reason !== "", {
    error: desk.noExclusionReason,
    path: ["reason"],
  });
export type DebitDecision = z.infer<typeof debitDecision>;

export const balanceForm = z.object({
  account: accountId(desk.noAccount),
  day: z.string(desk.noDay).max(10, { error: desk.noDay, abort: true }).refine(isCalendarDay, desk.noDay),
  balance: z
    .union([z.number(), z.string().max(100, desk.badBalance)], desk.badBalance)
    .transform((typed, context) => {
      const { paisa } = readRupees(typed);
      if (paisa !== undefined && paisa >= 0) return paisa;
      context.addIssue({ code: "custom", message: desk.badBalance });
      return z.NEVER;
    }),
  reason: optionalText({ label: "The reason", max: maxExclusionReason }).describe(
    "Needed where a statement says another balance",
  ),
});
export type BalanceForm = z.output<typeof balanceForm>;

export const monthQuery = z.object({
  month: z.string(desk.badMonth).regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, desk.badMonth),
});

export const monthAccount = z.object({
  account: z.string().describe("cash: booked at the office, on no statement"),
  lines: count.describe("Lines that confirm a gift of the month"),
  lines_paisa: paisa,
  of_other_month: count.describe(
    "Lines that confirm a gift of another month, such as a cheque that cleared late",
  ),
  of_other_month_paisa: paisa,
  excluded: count.describe("Lines that are set aside as no gift"),
  excluded_paisa: paisa,
  excluded_kinds: z.array(z.object({ kind: z.string(), lines: count, paisa })),
  open: count.describe("Lines that no gift uses yet"),
  open_paisa: paisa,
  found: count.describe("Gifts of the account that a line of the month confirms, by the day the money came"),
  found_paisa: paisa,
  in_transit: count.describe("Gifts of the account whose line is of another month"),
  in_transit_paisa: paisa,
  without: count.describe("Gifts of the account that staff have verified without a line"),
  without_paisa: paisa,
  in_paisa: paisa.describe("All that came in by the statement"),
  debits: count.describe("Lines of money that went out"),
  out_paisa: paisa,
  returned: count.describe(
    "Of them, gifts that went back at the bank and still count in the books, or are not named yet",
  ),
  returned_paisa: paisa,
  out_kinds: z.array(z.object({ kind: z.string(), lines: count, paisa })),
  opening_paisa: z
    .number()
    .int()
    .nullable()
    .describe("Before the month, by the nearest balance that is known; null: none is"),
  stated: z
    .object({
      day,
      balance_paisa: z.number().int(),
      typed_by: z.string(),
      difference_paisa: z.number().int(),
    })
    .nullable()
    .describe("The last balance of the month, and what opening, in and out do not explain of it"),
});
export type MonthAccount = z.infer<typeof monthAccount>;

export const monthReply = done({
  accounts: z.array(monthAccount),
  providers: z
    .array(
      z.object({
        provider: z.string(),
        confirmed_paisa: paisa.describe("What it has confirmed of gifts of the month, before its fees"),
        paid_out_paisa: paisa.describe("Its payouts on the statements of the month"),
        reported: z
          .object({
            gross_paisa: paisa,
            fee_paisa: paisa,
            under_way_paisa: paisa.describe("Completed, and not settled within the month; before fees"),
            missing: z
              .array(z.string())
              .describe("Completed in the report, and no paid gift here; up to twenty"),
          })
          .nullable()
          .describe("By its own report of the month; null: none was imported"),
      }),
    )
    .describe("Payment providers with money in the month"),
  missing_slips: z
    .array(count)
    .describe(
      "Numbers of paper receipts between the month's first and last that no cash gift has; up to a hundred",
    ),
  without_line: z
    .array(z.object({ reference: z.string(), amount_paisa: paisa, received_on: day, method }))
    .describe("Gifts of the month that no line confirms; up to a hundred"),
});
export type MonthReply = z.infer<typeof monthReply>;
