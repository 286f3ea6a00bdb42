import {
  maxStatementText,
  statementTooLarge,
} from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";

/* What is said of a statement that is read, and its limits. */

export const statementLimits = {
  /** Of the whole text, in characters. */
  maxText: maxStatementText,
  maxLines: 5000,
  maxCell: 2000,
  maxColumns: 60,
  /** The headings stand in one of the first lines. */
  headingLines: 30,
} as const;

const asCsv = "Open it in a spreadsheet and save it as CSV, or copy its cells and paste them here.";

export const statementMessages = {
  empty: "The statement is empty.",
  tooLarge: statementTooLarge,
  tooManyLines: "The statement has more than 5,000 lines. Please choose fewer days.",
  spreadsheet: `This is an Excel file, not text. ${asCsv}`,
  page: `This is a web page, as some banks name “.xls”, not text. ${asCsv}`,
  pdf: "This is a PDF. Please download the statement from the bank as CSV.",
  noHeadings:
    "No headings found. The statement needs a date column and a column of credits or amounts, each with a heading.",
  noReport:
    "No headings found. The report needs columns for the transaction's number, its date and its amount, each with a heading.",
  noTransaction: "This line has no transaction number.",
  unreadable: "This line cannot be read: a quotation mark is missing.",
  longCell: "A cell in this line has more than 2,000 characters.",
  moreCells:
    "This line has more cells than the headings. An amount or a text with the separator in it must stand in quotation marks.",
  noDate: "This line has an amount but no date.",
  noDay: (cell: string) => `“${cell}” is not a date.`,
  futureDay: (cell: string) => `“${cell}” is in the future.`,
  shortened: (cell: string) =>
    `A spreadsheet has shortened a number to “${cell}”. Please download the file again and import it before a spreadsheet saves it.`,
  noAmount: (cell: string) => `“${cell}” is not an amount.`,
  neither: (day: string, amount: string) =>
    amount === ""
      ? `“${day}” is not a date, and the line has no amount.`
      : `“${day}” is not a date, and “${amount}” is not an amount.`,
  outsideColumns: (cell: string) => `“${cell}” stands outside the columns of dates and amounts.`,
  noSide:
    "It is unclear whether this amount came in or went out. If amounts without a sign came in, choose their column as money that came in.",
  bothSides: "This line has an amount that came in and one that went out.",
  otherCurrency: (text: string) => `“${text}” is not in rupees.`,
  rounded: (heading: string) => `“${heading}” is not in single rupees.`,
  cut: "The file ends in the middle of this line. Please download it again.",
  balanceBreaks: "Its balance does not follow from the lines before it: a line may be missing.",
  noStatus: (cell: string) => `“${cell}” does not say what became of the payment.`,
  noNet: (net: string, amount: string) => `“${net}” cannot be what is left of “${amount}” after fees.`,
  balanceOrTotal: "This line is called a balance or a total, but has a day and an amount.",
} as const;

/** "1 line", "2,000 lines". */
export const linesOf = (count: number) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "line" : "lines"}`;

/** Why a line is left out: it holds no money that came in. */
export const leftOutReasons = {
  "above-headings": "Above the headings",
  "headings-again": "The headings again",
  balance: "A balance",
  "no-amount": "No amount",
  "no-day-no-amount": "Neither a day nor an amount",
  total: "The total of the lines above",
  "not-completed": "Its status says that no money came",
} as const;

export type LeftOutReason = keyof typeof leftOutReasons;
