import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { donationFields } from "#app/features/giving/transfer-reports/transfer-reports.schema.ts";
import {
  transferDeskMessages as desk,
  maxStatementText,
  statementTooLarge,
} from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { integer, shortText } from "#app/lib/call-rules.ts";
import { dayOrders } from "./bank-statement-cells.ts";
import { columnNames } from "./bank-statement-columns.ts";
import { type LeftOutReason, leftOutReasons, statementLimits } from "./bank-statements.messages.ts";

/* Importing the lines of bank statements. */

const { paisa, day } = donationFields;

/** Of an own account: `bank`, a wallet, or one that staff have added. Whether there is such a one the handler knows. */
export const accountId = (message: string) =>
  shortText(message, 80).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, message);

/** A preview shows so many lines as they are read. */
export const previewLines = 10;

const leftOutNames = Object.keys(leftOutReasons) as LeftOutReason[];

export const statementReading = {
  statement: z.string(desk.noStatement).max(maxStatementText, { error: statementTooLarge, abort: true }),
  columns: z
    .partialRecord(
      z.enum(columnNames, desk.badColumns),
      integer(desk.badColumns, 0, statementLimits.maxColumns - 1),
    )
    .optional()
    .describe(
      "The place of each column, from 0; without them those that were confirmed for the account, else what the headings propose",
    ),
  day_order: z
    .enum(dayOrders, desk.badQuery)
    .optional()
    .describe("How 05/11/2026 is read; asked for where it was not confirmed for the account"),
};

export const statementPreviewForm = z.object({
  ...statementReading,
  account: accountId(desk.noAccount).optional().describe("Whose statement it is"),
});

export const statementForm = z.object({
  ...statementReading,
  skip_faults: z
    .boolean(desk.badQuery)
    .optional()
    .describe(
      "Stores the rest where lines cannot be read or do not explain the balances; otherwise nothing is stored then",
    ),
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
  confirmed: z
    .boolean()
    .describe("Whether an import has confirmed columns and order for this account and these headings"),
  day_order: z.enum(dayOrders).nullable().describe("null: no day of the file needs it"),
  question: z
    .object({ cell: z.string(), day_first: day, month_first: day })
    .nullable()
    .describe(
      "A day that can be read as two, where nobody has said which; nothing is read until it is answered",
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
