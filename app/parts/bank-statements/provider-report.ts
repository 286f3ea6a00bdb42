import type { WalletName } from "#app/contract/payment-methods.ts";
import { isShortened } from "#app/features/giving/ledger/payment-code.ts";
import type { StatementOptions } from "./bank-statement.ts";
import {
  type DayOrder,
  isBlankAmount,
  namesRoundedRupees,
  type PaymentStatus,
  paymentStatus,
  readAmount,
  readDay,
  settleOrder,
} from "./bank-statement-cells.ts";
import { layoutName } from "./bank-statement-columns.ts";
import { cutRow, type Row, separateRows } from "./bank-statement-rows.ts";
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
  state: PaymentStatus;
  settledOn: string | null;
};

export type ProviderReport = {
  payments: ProviderPayment[];
  faults: { line: number; message: string }[];
  /** The name of its layout. */
  layout?: string;
  /** A day that can be read as two, where nobody has said which. */
  question?: string;
};

const headings = {
  transaction:
    /^(?:(?:jazzcash|easypaisa) )?(?:transaction|txn|trx) ?(?:id|no|number|ref(?:erence)?(?: (?:id|no|number))?)$/,
  reference:
    /^(?:merchant )?(?:order|bill)(?: ?(?:id|no|number|ref(?:erence)?(?: ?(?:id|no|num(?:ber)?))?))?$/,
  date: /^(?:(?:transaction|txn|trx|payment) )?date(?: ?(?:and )?time)?$/,
  amount: /^(?:(?:transaction|txn|trx|gross|paid|order|payment) )?amount(?: paid)?$/,
  /** What is paid out of it. */
  net: /^net(?: (?:amount|payable|payout|settlement))*$|^(?:settlement|settled|payable|payout) amount$/,
  /** Not of its settlement. */
  status: /^(?:(?:transaction|txn|trx|payment|order) )?(?:status|state)$/,
  settled: /^settle(?:ment|d)(?: date| on)?$/,
} as const;
type Column = keyof typeof headings;

/** Several columns: the share of the provider and the taxes on it. */
const fees =
  /^(?!.*\b(?:no|id|type|number|code|category|invoice|status|rate|percent(?:age)?)\b).*\b(?:mdr|fees?|charges?|commission|deductions?|fed|duty|wht|gst|sst|pst|tax(?:es)?)\b/;
/** "MDR %" is a rate, "FED (16%)" an amount. */
const rate = /(?<!\d ?)%/;
/** Such a column has the others in it. */
const allFees = /\btotal\b|\bincl/;

const wordsOf = (heading: string) =>
  heading
    .slice(0, 80)
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .replace(/(?:\bin )?\b(?:pkr|rs|rupees)\b/g, "")
    .replace(/ +/g, " ")
    .trim();

/** The columns that make up what a provider keeps: one that has all in it, else each of its parts. */
function feePlaces({ cells }: Row): number[] {
  const places = cells.flatMap((heading, place) =>
    fees.test(wordsOf(heading)) && !rate.test(heading) ? [place] : [],
  );
  const all = places.filter((place) => allFees.test(wordsOf(cells[place] ?? "")));
  return all.length === 1 ? all : places;
}

/** Never throws; without headings it is no report, which is its one fault. At most 5,000 lines. */
export function readProviderReport(
  text: string,
  { today, dayOrder, kept }: Pick<StatementOptions, "today" | "dayOrder" | "kept">,
): ProviderReport {
  const none = (message: string, line = 1): ProviderReport => ({ payments: [], faults: [{ line, message }] });
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
  const body = separated.rows.slice(head + 1);
  const layout = layoutName(headRow.cells);
  const date = columns.date ?? 0;
  const cut = cutRow(text, headRow.cells, body, date);
  const days = body.flatMap(({ cells }) => [cells[date] ?? "", cells[columns.settled ?? date] ?? ""]);
  const { order, question } = settleOrder(days, dayOrder, kept?.(layout)?.dayOrder);
  if (question) return { payments: [], faults: [], question: question.cell };
  const rounded = headRow.cells.find((cell) => /amount/i.test(cell) && namesRoundedRupees(cell));
  if (rounded) return none(messages.rounded(rounded.slice(0, 40)), headRow.line);
  const feeColumns = feePlaces(headRow);
  const report: ProviderReport = { payments: [], faults: [], layout };
  for (const row of body) {
    if (row === cut) {
      report.faults.push({ line: row.line, message: messages.cut });
      continue;
    }
    const read = readPayment(row, columns, feeColumns, { today, dayOrder: order });
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
  const shortened = [transactionId, cell("reference")].find(isShortened);
  if (shortened) return { message: messages.shortened(shortened) };
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
  // A report without such a column is of what was paid out.
  const state = columns.status === undefined ? "completed" : paymentStatus(cell("status"));
  if (!state) return { message: messages.noStatus(cell("status").slice(0, 40)) };
  const net = isBlankAmount(cell("net")) ? { paisa: 0 } : readAmount(cell("net"));
  if (!net || net.paisa > amount.paisa)
    return { message: messages.noNet(cell("net").slice(0, 40), cell("amount").slice(0, 40)) };
  const parts = charged.reduce((sum, { read }) => sum + (read?.paisa ?? 0), 0);
  // What is paid out proves the fee, whatever its columns are called.
  const feePaisa = state === "completed" && net.paisa > 0 ? amount.paisa - net.paisa : parts;
  const reference = cell("reference").slice(0, 100);
  return { transactionId, reference, day, amountPaisa: amount.paisa, feePaisa, state, settledOn };
}

/** The provider whose payout a line is, by its words. */
export function providerOf(words: string): WalletName | undefined {
  if (/jazz ?cash|mobilink|\bjcma/i.test(words)) return "jazzcash";
  return /easy ?pais|telenor|\btmfb/i.test(words) ? "easypaisa" : undefined;
}
