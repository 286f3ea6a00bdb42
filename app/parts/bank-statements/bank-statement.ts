import {
  isBlankAmount,
  isSignedDebit,
  namesOtherCurrency,
  namesRoundedRupees,
  readAmount,
} from "./bank-statement-amounts.ts";
import { type BalanceLine, type Balances, balancesOf } from "./bank-statement-balances.ts";
import { type Columns, countHeadings, findColumns } from "./bank-statement-columns.ts";
import type { DayOrder } from "./bank-statement-days.ts";
import { statementFileFault } from "./bank-statement-file.ts";
import {
  type Charge,
  type Reading,
  type ReadLine,
  readLine,
  type StatementEntry,
  type StatementFault,
} from "./bank-statement-line.ts";
import { type OrderQuestion, settleOrder } from "./bank-statement-order.ts";
import { cutRow, type Row, separateRows } from "./bank-statement-rows.ts";
import { type LeftOutReason, statementLimits, statementMessages } from "./bank-statements.messages.ts";

/*
 * Reads the statement of a bank account, as it is pasted or uploaded (decisions 032, 083, 106). A cell is text, whatever it
 * begins with: nothing here computes what it says.
 */

export type StatementOptions = {
  /** A Karachi day: a later one is a fault. */
  today: string;
  /** As a person has chosen them; without them the headings and the cells tell. */
  columns?: Columns | undefined;
  /** As a person has said; it is asked for where no line tells. */
  dayOrder?: DayOrder | undefined;
};

/** A column as the file has it. */
export type StatementColumn = {
  /** From 0. */
  place: number;
  heading: string;
  /** Its first cells that are not empty. */
  cells: string[];
};

export type LeftOutLine = { line: number; text: string; reason: LeftOutReason };

export type Statement = {
  found: StatementColumn[];
  columns: Columns;
  /** In which order days are read; undefined where no cell needs one. */
  dayOrder?: DayOrder | undefined;
  /** Where days need an order and no line tells it: then no line is read. */
  question?: OrderQuestion;
  /** Money that came in. */
  entries: StatementEntry[];
  /** Money that went out, with amounts below zero; a fee beside an amount is one of its own. */
  debits: StatementEntry[];
  /** Undefined where the file has no balances. */
  balances: Balances | undefined;
  faults: StatementFault[];
  /** All other lines but the headings and empty ones. */
  leftOut: LeftOutLine[];
};

const nothing = {
  found: [],
  columns: {},
  entries: [],
  debits: [],
  balances: undefined,
  faults: [],
  leftOut: [],
};

/**
 * Reads a statement. It never throws, and each line of it is an entry, a fault or left out with a reason.
 * @returns no entries and one fault when it is no statement at all
 */
export function readStatement(text: string, options: StatementOptions): Statement {
  const none = (message: string, line = 1): Statement => ({ ...nothing, faults: [{ line, message }] });
  if (text.length > statementLimits.maxText) return none(statementMessages.tooLarge);
  if (text.trim() === "") return none(statementMessages.empty);
  const otherKind = statementFileFault(text);
  if (otherKind) return none(otherKind);
  const separated = separateRows(text);
  if ("fault" in separated) return none(separated.fault, separated.line);

  const { above, headings, body: all } = divide(separated.rows);
  const body = all.filter(isFilled);
  const found = describeColumns(headings, body);
  const columns = options.columns ?? findColumns(headings, body);
  const read = { ...nothing, found, columns };
  if (columns.date === undefined || (columns.credit ?? columns.amount) === undefined)
    return { ...read, faults: [{ line: 1, message: statementMessages.noHeadings }] };

  const { order, question } = settleOrder(above, headings, body, columns.date, options.today);
  if (question && !options.dayOrder) return { ...read, question };
  const dayOrder = order || question ? (options.dayOrder ?? order) : undefined;
  const money = columns.credit ?? columns.amount ?? 0;
  const lines = readBody(body, cutRow(text, headings, body, columns.date), {
    headings,
    columns,
    dayOrder,
    today: options.today,
    debitsAreSigned:
      columns.credit === undefined && body.some(({ cells }) => isSignedDebit(cells[money] ?? "")),
    otherCurrency: accountCurrency(above) ?? otherCurrencyOf(headings[money]),
    rounded: roundedRupees(above, [headings[money], headings[columns.debit ?? money]]),
  });
  const notRead = above.filter(isFilled).map((row) => leave(row, "above-headings"));
  return { ...read, dayOrder, ...lines, leftOut: [...notRead, ...lines.leftOut] };
}

const leave = (row: Row, reason: LeftOutReason): LeftOutLine => ({
  line: row.line,
  text: shownRow(row),
  reason,
});

const isFilled = ({ cells }: Row) =>
  cells.length > statementLimits.maxColumns || cells.some((cell) => cell.trim() !== "");

type ReadBody = Pick<Statement, "entries" | "debits" | "balances" | "faults" | "leftOut">;

function readBody(body: readonly Row[], cut: Row | undefined, reading: Reading): ReadBody {
  const entries: StatementEntry[] = [];
  const debits: StatementEntry[] = [];
  const balances: BalanceLine[] = [];
  const faults: StatementFault[] = [];
  const leftOut: LeftOutLine[] = [];
  let sum = 0;
  for (const row of body) {
    const read = row === cut ? { message: statementMessages.cut } : readLine(row, reading, sum);
    if ("message" in read) faults.push({ line: row.line, ...read });
    else if ("reason" in read) leftOut.push(leave(row, read.reason));
    else if (read.amountPaisa > 0) entries.push(read);
    else debits.push(read);
    if ("charges" in read) debits.push(...read.charges.map((charge) => chargeOf(read, charge)));
    balances.push(balanceLine(row.line, read));
    // A total is of the lines since the one before.
    if ("amountPaisa" in read) sum += Math.max(read.amountPaisa, 0);
    if ("reason" in read && read.reason === "total") sum = 0;
  }
  return { entries, debits, balances: balancesOf(balances), faults, leftOut };
}

const chargeOf = (entry: StatementEntry, { name, paisa }: Charge): StatementEntry => ({
  ...entry,
  amountPaisa: -paisa,
  charges: [],
  description: `${name}: ${entry.description || entry.reference}`,
});

/** By how much a line changes the balance, and the balance that it names. */
function balanceLine(line: number, read: ReadLine): BalanceLine {
  const paisa =
    "amountPaisa" in read ? read.charges.reduce((sum, charge) => sum - charge.paisa, read.amountPaisa) : 0;
  const text = ("balance" in read && read.balance) || "";
  const shown = readAmount(text);
  const balance = shown && (shown.side === "debit" ? -shown.paisa : shown.paisa);
  const isUnread = !shown && !isBlankAmount(text);
  return { line, day: "day" in read ? read.day : undefined, paisa, balance, isUnread };
}

/** The currency that is named above the headings, where it is not the rupee: "Currency: USD". */
function accountCurrency(above: readonly Row[]): string | undefined {
  for (const { cells } of above)
    for (const [place, cell] of cells.entries()) {
      const [, beside] = /^(?:account )?currency ?:? ?(.*)$/i.exec(shownText(cell, 60)) ?? [];
      const named = beside === undefined ? "" : beside || shownText(cells[place + 1] ?? "", 60);
      if (namesOtherCurrency(named)) return named;
    }
  return undefined;
}

/** What says that amounts are in thousands or more: a heading of money, or a text above all headings. */
function roundedRupees(above: readonly Row[], headings: readonly (string | undefined)[]): string | undefined {
  // A limit of "Rs 10 million" is an amount of its own.
  const ofAll = /^[^1-9]*\b(?:amounts?|figures?|pkr|rs|rupees)\b[^1-9]*$/i;
  const texts = above.flatMap(({ cells }) => cells.map((cell) => shownText(cell, 60)));
  return [...headings.map((heading = "") => heading), ...texts.filter((text) => ofAll.test(text))].find(
    namesRoundedRupees,
  );
}

const otherCurrencyOf = (heading = "") => (namesOtherCurrency(heading) ? heading : undefined);

/** The headings are the row of the first ones that names most columns; all below them is the statement. */
function divide(rows: Row[]): { above: Row[]; headings: string[]; body: Row[] } {
  const first = rows.filter(({ line }) => line <= statementLimits.headingLines);
  const counts = first.map(({ cells }) => countHeadings(cells));
  const most = Math.max(...counts, 0);
  if (most > 0) return divideAt(rows, counts.indexOf(most));
  // Nothing is understood: a person may choose among the columns of the widest row, which is a line like all others.
  return {
    above: [],
    headings: first
      .map(({ cells }) => cells)
      .reduce(widest, [])
      .map(() => ""),
    body: rows,
  };
}

const divideAt = (rows: Row[], head: number) => ({
  above: rows.slice(0, head),
  headings: rows[head]?.cells ?? [],
  body: rows.slice(head + 1),
});

const widest = (a: string[], b: string[]) => (b.length > a.length ? b : a);

/** Each column with its first cells, for a person to choose among. */
function describeColumns(headings: readonly string[], body: readonly Row[]): StatementColumn[] {
  return headings.slice(0, statementLimits.maxColumns).map((heading, place) => {
    const cells: string[] = [];
    for (const row of body) {
      const cell = shownText(row.cells[place] ?? "", 40);
      if (cell !== "") cells.push(cell);
      if (cells.length === 3) break;
    }
    return { place, heading: shownText(heading, 60), cells };
  });
}

function shownText(text: string, max: number): string {
  const line = text
    .slice(0, max * 2)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return line.length > max ? `${line.slice(0, max)}…` : line;
}

const shownRow = ({ cells }: Row) =>
  shownText(
    cells
      .slice(0, statementLimits.maxColumns)
      .map((cell) => shownText(cell, 120))
      .filter(Boolean)
      .join(" | "),
    120,
  );
