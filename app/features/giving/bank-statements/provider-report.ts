import type { WalletName } from "#app/contract/payment-methods.ts";
import { readAmount } from "./bank-statement-amounts.ts";
import { type DayOrder, readDay } from "./bank-statement-days.ts";
import { statementFileFault } from "./bank-statement-file.ts";
import { settleOrder } from "./bank-statement-order.ts";
import { type Row, separateRows } from "./bank-statement-rows.ts";
import { statementMessages as messages, statementLimits } from "./bank-statements.messages.ts";

/* The report of a payment provider for its merchant: one line for each payment, with its fees and the day it was paid out. */

export type ProviderPayment = {
  transactionId: string;
  /** The merchant's order; may be empty. */
  reference: string;
  /** A Karachi day. */
  day: string;
  amountPaisa: number;
  /** With its taxes. */
  feePaisa: number;
  state: "completed" | "reversed" | "failed";
  settledOn: string | null;
};

export type ProviderReport = {
  payments: ProviderPayment[];
  faults: { line: number; message: string }[];
  /** A day that can be read as two, where no line tells which. */
  question?: string;
};

const headings = {
  transaction: /^(?:transaction|txn|trx) ?(?:id|no|number|ref(?:erence)?)$/,
  reference: /^(?:merchant )?(?:order|bill)(?: ?(?:id|no|number|ref(?:erence)?(?: ?num(?:ber)?)?))?$/,
  date: /^(?:(?:transaction|txn|trx|payment) )?date(?: ?(?:and )?time)?$/,
  amount: /^(?:(?:transaction|gross|paid) )?amount$/,
  status: /\bstatus$/,
  settled: /^settle(?:ment|d)(?: date| on)?$/,
} as const;
type Column = keyof typeof headings;

/** Several columns: the share of the provider and the taxes on it. */
const fees = /\b(?:mdr|fees?|charges?|commission|fed|wht|tax)\b/;

const wordsOf = (heading: string) =>
  heading
    .slice(0, 80)
    .toLowerCase()
    .replace(/\((?:pkr|rs)\.?\)/g, "")
    .replace(/[^a-z]+/g, " ")
    .trim();

const states: readonly (readonly [ProviderPayment["state"], RegExp])[] = [
  ["completed", /^(?:completed?|success(?:ful)?|paid|settled)$/i],
  ["reversed", /^(?:reversed|refunded|reversal|refund|charged ?back)$/i],
];

/** Never throws; without headings it is no report, which is its one fault. At most 5,000 lines. */
export function readProviderReport(
  text: string,
  { today, dayOrder }: { today: string; dayOrder?: DayOrder | undefined },
): ProviderReport {
  const none = (message: string, line = 1): ProviderReport => ({ payments: [], faults: [{ line, message }] });
  if (text.length > statementLimits.maxText) return none(messages.tooLarge);
  if (text.trim() === "") return none(messages.empty);
  const otherKind = statementFileFault(text);
  if (otherKind) return none(otherKind);
  const separated = separateRows(text);
  if ("fault" in separated) return none(separated.fault, separated.line);
  const head = separated.rows
    .slice(0, statementLimits.headingLines)
    .findIndex(
      (row) => "date" in columnsOf(row) && "amount" in columnsOf(row) && "transaction" in columnsOf(row),
    );
  const headRow = separated.rows[head];
  if (!headRow) return none(messages.noReport);
  const columns = columnsOf(headRow);
  const body = separated.rows.slice(head + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const { order, question } = settleOrder([], headRow.cells, body, columns.date ?? 0, today);
  if (question && !dayOrder) return { payments: [], faults: [], question: question.cell };
  const feeColumns = headRow.cells.flatMap((heading, place) => (fees.test(wordsOf(heading)) ? [place] : []));
  const report: ProviderReport = { payments: [], faults: [] };
  for (const row of body) {
    const read = readPayment(row, columns, feeColumns, { today, dayOrder: dayOrder ?? order });
    if ("message" in read) report.faults.push({ line: row.line, message: read.message });
    else report.payments.push(read);
  }
  return report;
}

function columnsOf({ cells }: Row): Partial<Record<Column, number>> {
  const found: Partial<Record<Column, number>> = {};
  for (const [place, heading] of cells.entries())
    for (const [column, pattern] of Object.entries(headings) as [Column, RegExp][])
      if (pattern.test(wordsOf(heading))) found[column] ??= place;
  return found;
}

function readPayment(
  { cells, joined }: Row,
  columns: Partial<Record<Column, number>>,
  feeColumns: readonly number[],
  { today, dayOrder }: { today: string; dayOrder: DayOrder | undefined },
): ProviderPayment | { message: string } {
  if (joined) return { message: messages.unreadable };
  if (cells.some(({ length }) => length > statementLimits.maxCell)) return { message: messages.longCell };
  const cell = (column: Column) => (cells[columns[column] ?? -1] ?? "").trim();
  const transactionId = cell("transaction").slice(0, 100);
  if (transactionId === "") return { message: messages.noTransaction };
  const day = readDay(cell("date"), dayOrder);
  if (!day) return { message: messages.noDay(cell("date").slice(0, 40)) };
  if (day > today) return { message: messages.futureDay(cell("date").slice(0, 40)) };
  const amount = readAmount(cell("amount"));
  if (!amount || amount.paisa === 0) return { message: messages.noAmount(cell("amount").slice(0, 40)) };
  const charged = feeColumns.map((place) => ({
    text: cells[place] ?? "",
    read: readAmount(cells[place] ?? ""),
  }));
  const unread = charged.find(({ text, read }) => text.trim() !== "" && !read);
  if (unread) return { message: messages.noAmount(unread.text.slice(0, 40)) };
  const settled = cell("settled");
  const settledOn = settled === "" ? null : readDay(settled, dayOrder);
  if (settledOn === undefined) return { message: messages.noDay(settled.slice(0, 40)) };
  const status = cell("status");
  return {
    transactionId,
    reference: cell("reference").slice(0, 100),
    day,
    amountPaisa: amount.paisa,
    feePaisa: charged.reduce((sum, { read }) => sum + (read?.paisa ?? 0), 0),
    state: states.find(([, pattern]) => pattern.test(status))?.[0] ?? "failed",
    settledOn,
  };
}

/** The provider whose payout a line is, by its words. */
export function providerOf(words: string): WalletName | undefined {
  if (/jazz ?cash|mobilink|\bjcma/i.test(words)) return "jazzcash";
  return /easy ?pais|telenor|\btmfb/i.test(words) ? "easypaisa" : undefined;
}
