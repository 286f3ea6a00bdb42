import { z } from "zod";
import { donationMethods, walletNames } from "#app/contract/payment-methods.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { donationMessages } from "#app/features/giving/donations/donations.messages.ts";
import { donationStates } from "#app/features/giving/ledger/donation-states.ts";
import { donationLimits } from "#app/features/giving/ledger/giving.limits.ts";
import { debitKinds, exclusionKinds } from "#app/features/giving/ledger/statement-accounts.ts";
import { donationFields } from "#app/features/giving/transfer-reports/transfer-reports.schema.ts";
import {
  transferDeskMessages as desk,
  maxExclusionReason,
  maxStatementText,
  statementTooLarge,
} from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { isCalendarDay } from "#app/lib/dates.ts";
import { booleanField } from "#app/lib/form-rules.ts";
import { integer, maxId, rowId } from "#app/lib/list-rules.ts";
import { readRupees } from "#app/lib/money.ts";
import { optionalEmailText, optionalText, requiredText, shortText } from "#app/lib/text-rules.ts";
import { columnNames } from "./bank-statement-columns.ts";
import { dayOrders } from "./bank-statement-days.ts";
import { type LeftOutReason, leftOutReasons, statementLimits } from "./bank-statements.messages.ts";

/* Lines of bank statements: importing them, matching them with reports, deciding on the others, the end of a month. */

const { id, paisa, time, day, method } = donationFields;
const donation = rowId(desk.noDonation);
const line = rowId(desk.lineGone);

/** Of an own account: `bank`, a wallet, or one that staff have added. Whether there is such a one the handler knows. */
const accountId = (message: string) => shortText(message, 80).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, message);

/** Up to so many are verified by one press. */
export const maxMatches = 200;

/** A preview shows so many lines as they are read. */
export const previewLines = 10;

const leftOutNames = Object.keys(leftOutReasons) as LeftOutReason[];

/** Each line confirms one donation. */
export const matchVerification = z.object({
  matches: z
    .array(z.object({ line, donation }), desk.badQuery)
    .min(1, desk.badQuery)
    .max(maxMatches, { error: `At most ${maxMatches} transfers are verified at once.`, abort: true })
    .refine(
      (matches) =>
        [new Set(matches.map((one) => one.line)), new Set(matches.map((one) => one.donation))].every(
          ({ size }) => size === matches.length,
        ),
      desk.twice,
    ),
});

export const matchVerificationReply = done({
  verified: z.number().int(),
  waiting: z.number().int().describe("How many wait for a second person"),
  failures: z.array(z.object({ line: id, donation: id, message: z.string() })),
});

const statementReading = {
  statement: z.string(desk.noStatement).max(maxStatementText, { error: statementTooLarge, abort: true }),
  columns: z
    .partialRecord(
      z.enum(columnNames, desk.badColumns),
      integer(desk.badColumns, 0, statementLimits.maxColumns - 1),
    )
    .optional()
    .describe("The place of each column, from 0; without them the headings and the cells tell"),
  day_order: z
    .enum(dayOrders, desk.badQuery)
    .optional()
    .describe("How 05/11/2026 is read; asked for where no line tells it"),
};

export const statementPreviewForm = z.object(statementReading);

export const statementForm = z.object({
  ...statementReading,
  skip_faults: z
    .boolean(desk.badQuery)
    .optional()
    .describe("Stores the rest where lines cannot be read; otherwise nothing is stored then"),
  account: accountId(desk.noAccount).describe("Whose statement it is"),
  duplicates: z
    .enum(["move", "keep"], desk.badQuery)
    .optional()
    .describe("Of lines that another account's statement has: they are this account's, or other money"),
});

const lineNumber = z.number().int().describe("In the file, from 1");

/** Every line that is not read, with the reason. */
const notRead = {
  left_out: z
    .array(z.object({ line: lineNumber, text: z.string(), reason: z.enum(leftOutNames) }))
    .describe("Lines without incoming money"),
  faults: z.array(z.object({ line: lineNumber, message: z.string() })),
};

export const statementPreview = done({
  found: z
    .array(z.object({ place: z.number().int(), heading: z.string(), cells: z.array(z.string()) }))
    .describe("The columns of the file, each with its first cells"),
  columns: z.partialRecord(z.enum(columnNames), z.number().int()).describe("Which of them are taken"),
  day_order: z.enum(dayOrders).nullable().describe("null: no day of the file needs it"),
  question: z
    .object({ cell: z.string(), day_first: day, month_first: day })
    .nullable()
    .describe(
      "A day that can be read as two, where no line tells which; nothing is read until it is answered",
    ),
  entries: z.number().int().describe("Lines with incoming money"),
  total_paisa: paisa,
  debits: z.number().int().describe("Lines of money that went out, fees among them"),
  out_paisa: paisa,
  balances: z
    .object({
      opening_paisa: z.number().int(),
      closing_paisa: z.number().int(),
      breaks_at: z
        .number()
        .int()
        .nullable()
        .describe("The first line of the file that does not explain its balance"),
    })
    .nullable()
    .describe("null: the file has no balances"),
  first_day: day.nullable(),
  last_day: day.nullable(),
  lines: z
    .array(
      z.object({
        line: lineNumber,
        day,
        amount_paisa: z.number().int(),
        description: z.string(),
        reference: z.string(),
      }),
    )
    .describe(`The first ${previewLines} of both, below zero what went out`),
  ...notRead,
});
export type StatementPreview = z.infer<typeof statementPreview>;

export const statementReply = done({
  added: z.number().int().describe("Lines that were not known yet"),
  known: z.number().int(),
  debits: z.number().int().describe("New lines of money that went out, not among the added ones"),
  moved: z.number().int().describe("Known lines that were another account's until now"),
  ...notRead,
});
export type StatementReply = z.infer<typeof statementReply>;

const account = z.string().describe("Whose statement it is from: the id of an own account");

const lineFields = {
  id,
  day,
  amount_paisa: paisa,
  description: z.string(),
  bank_reference: z.string(),
  account,
};

export const statementLine = z.object({
  ...lineFields,
  same_as: z
    .string()
    .nullable()
    .describe("The gift without a line that this reference and amount have confirmed"),
  alike: z.boolean().describe("A line that confirms a gift already has the same day and amount"),
});
export type StatementLine = z.infer<typeof statementLine>;

const reasons = z.array(z.enum(["reference", "transaction id", "name", "amount", "amount differs"]));
export const waitingDonation = z.object({
  id,
  reference: z.string().describe("TXN..."),
  state: z.enum(donationStates),
  amount_paisa: paisa,
  fund_title: z.string(),
  method,
  name: z.string().describe("Of the sender's account, or the donor's; may be empty"),
  reported: z.boolean().describe("Whether its donor has reported the transfer"),
  transferred_on: day.nullable(),
  began_on: day,
});
export type WaitingDonation = z.infer<typeof waitingDonation>;

const candidate = z.object({
  donation: waitingDonation,
  strength: z.enum(["strong", "likely", "doubtful"]),
  reasons,
});

export const statementProposal = candidate.extend({
  line: statementLine,
  ambiguous: z.boolean().describe("Another line or gift fits as well"),
  others: z.array(candidate).describe("The best of the other gifts that fit the line"),
  more: z.number().int().describe("How many more fit it"),
});
export type StatementProposal = z.infer<typeof statementProposal>;

export const excludedLine = z.object({
  ...lineFields,
  aside_at: time,
  aside_kind: z.string(),
  aside_reason: z.string(),
  aside_by: z.string(),
});
export type ExcludedLine = z.infer<typeof excludedLine>;

/** 0: the first page. */
const after = integer(desk.badQuery, 0, maxId).default(0);

export const linesQuery = z.object({
  account: accountId(desk.badQuery).or(z.literal("")).optional().describe("Only lines of this account"),
  after_proposal: after.describe("The last proposal's line on the page before"),
  after_line: after.describe("The last line on the page before"),
});

const count = z.number().int();
const next = count.nullable().describe("For the next page; null: there is none");

export const statementLines = done({
  proposals: z.array(statementProposal).describe("The certain first"),
  proposals_total: count,
  proposals_next: next,
  rows: z.array(statementLine).describe("Money without a matching gift, the newest first"),
  rows_total: count,
  rows_next: next,
  total: count.describe("Lines that confirm no gift and are not set aside"),
  excluded: z.array(excludedLine).describe("Lines that are set aside, the last decided first; up to 300"),
  excluded_total: z.number().int(),
});

/** A gift's own reference: TXN... */
const donationReference = shortText(desk.noDonation, 40).regex(/^[0-9A-Za-z]*$/, desk.noDonation);

const otherDonation = donationReference
  .nullish()
  .transform((reference) => reference?.toUpperCase() ?? "")
  .describe(
    "The gift that has this payment or waits for it, once the refusal has named it: this is other money",
  );

export const lineBooking = z.object({
  line,
  fund: requiredText(desk.badFund, { label: "The fund", max: 100 }),
  method: z.enum(donationMethods, donationMessages.badMethod),
  name: optionalText({ label: "The name", max: donationLimits.name }),
  email: optionalEmailText(donationMessages.badEmail),
  anonymous: z
    .pipe(
      booleanField(donationMessages.badFlag),
      z.transform((value) => value ?? true),
    )
    .describe("Whether the name is not to be shown in public; yes by default"),
  same_as: otherDonation,
});
export type LineBooking = z.infer<typeof lineBooking>;

export const lineExclusion = z
  .object({
    line,
    kind: z.enum(exclusionKinds, desk.noKind),
    reason: optionalText({ label: "The reason", max: maxExclusionReason }).describe("Nobody is named in it"),
  })
  .refine(({ kind, reason }) => kind !== "other" || reason !== "", {
    error: desk.noExclusionReason,
    path: ["reason"],
  });
export type LineExclusion = z.infer<typeof lineExclusion>;

export const lineNamed = z.object({ line });

/** "3000 + 2000": at most so many. */
const maxParts = 10;

/** Amounts as they were typed, as whole paisa. */
export const lineSplit = z.object({
  line,
  parts: shortText(desk.badParts, 200).transform((typed, context) => {
    const parts = typed.split("+").map((part) => readRupees(part));
    const amounts = parts.flatMap(({ paisa }) => (paisa !== undefined && paisa > 0 ? [paisa] : []));
    if (amounts.length === parts.length && parts.length >= 2 && parts.length <= maxParts) return amounts;
    context.addIssue({ code: "custom", message: desk.badParts });
    return z.NEVER;
  }),
});
export type LineSplit = z.output<typeof lineSplit>;

export const lineLink = z.object({
  line,
  reference: donationReference.min(1, desk.noDonation),
  same_as: otherDonation,
});
export type LineLink = z.infer<typeof lineLink>;

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
    line,
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
