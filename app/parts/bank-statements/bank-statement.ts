import { type BalanceLine, type Balances, balancesOf } from "./bank-statement-balances.ts";
import {
  type DayOrder,
  isBlankAmount,
  namesOtherCurrency,
  namesRoundedRupees,
  type OrderQuestion,
  readAmount,
  settleOrder,
} from "./bank-statement-cells.ts";
import { type Columns, countHeadings, findColumns, layoutName } from "./bank-statement-columns.ts";
import {
  type Charge,
  type Reading,
  type ReadLine,
  readLine,
  type StatementEntry,
  type StatementFault,
} from "./bank-statement-line.ts";
import { cutRow, type Row, separateRows } from "./bank-statement-rows.ts";
import { type LeftOutReason, statementLimits, statementMessages } from "./bank-statements.messages.ts";

/*
 * Reads the statement of a bank account, as it is pasted or uploaded (decisions 032, 083, 106, 126). A cell is text, whatever
 * it begins with: nothing here computes what it says.
 */

/** How a person has said that a layout is read. `dayOrder` undefined: no day has needed one yet. */
export type KeptLayout = { columns: Columns; dayOrder?: DayOrder | undefined };

/** Finds those of an account by their names (`layoutName`). */
export type KeptLayouts = (layout: string) => KeptLayout | undefined;

export type StatementOptions = {
  /** A Karachi day: a later one is a fault. */
  today: string;
  /** As a person has chosen them; without them a kept layout is used, else the headings propose them. */
  columns?: Columns | undefined;
  /** As a person has said; without it a kept layout's is used, else it is asked for where a day needs it. */
  dayOrder?: DayOrder | undefined;
  kept?: KeptLayouts;
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
  /** The name of its layout. */
  layout: string;
  found: StatementColumn[];
  columns: Columns;
  /** Whether a kept layout has told all of it. */
  isKept: boolean;
  /** In which order days are read; undefined where no cell needs one. */
  dayOrder?: DayOrder | undefined;
  /** Where days need an order and nobody has said it: then no line is read. */
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
  layout: "",
  found: [],
  columns: {},
  isKept: false,
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
  const separated = separateRows(text);
  if ("fault" in separated)
    return { ...nothing, faults: [{ line: separated.line, message: separated.fault }] };

  const { above, headings, layout, body } = divide(separated.rows);
  const kept = options.kept?.(layout);
  const columns = options.columns ?? kept?.columns ?? findColumns(headings);
  const read = { ...nothing, layout, found: describeColumns(headings, body), columns };
  const money = columns.credit ?? columns.amount;
  const { date } = columns;
  if (date === undefined || money === undefined)
    return { ...read, faults: [{ line: 1, message: statementMessages.noHeadings }] };
  const fault = faultOfUnit(above, [headings[money], headings[columns.debit ?? money]]);
  if (fault) return { ...read, faults: [{ line: 1, message: fault }] };

  const days = body.map(({ cells }) => cells[date] ?? "");
  const { order, question } = settleOrder(days, options.dayOrder, kept?.dayOrder);
  if (question) return { ...read, question };
  const reading: Reading = { headings, columns, dayOrder: order, today: options.today };
  const lines = readBody(body, cutRow(text, headings, body, date), reading);
  const notRead = above.map((row) => leave(row, "above-headings"));
  const isKept = kept !== undefined && !options.columns;
  return { ...read, isKept, dayOrder: order, ...lines, leftOut: [...notRead, ...lines.leftOut] };
}

const leave = (row: Row, reason: LeftOutReason): LeftOutLine => ({
  line: row.line,
  text: shownRow(row),
  reason,
});

type ReadBody = Pick<Statement, "entries" | "debits" | "balances" | "faults" | "leftOut">;

function readBody(body: readonly Row[], cut: Row | undefined, reading: Reading): ReadBody {
  const entries: StatementEntry[] = [];
  const debits: StatementEntry[] = [];
  const balances: BalanceLine[] = [];
  const faults: StatementFault[] = [];
  const leftOut: LeftOutLine[] = [];
  for (const row of body) {
    const read = row === cut ? { message: statementMessages.cut } : readLine(row, reading);
    if ("message" in read) faults.push({ line: row.line, ...read });
    else if ("reason" in read) leftOut.push(leave(row, read.reason));
    else if (read.amountPaisa > 0) entries.push(read);
    else debits.push(read);
    if ("charges" in read) debits.push(...read.charges.map((charge) => chargeOf(read, charge)));
    balances.push(balanceLine(row.line, read));
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

/** Says of all amounts of a file what they are: "Currency: USD", "Amounts in PKR 000". A "Limit: Rs 10 million" does not. */
const ofAllAmounts = /^(?:account )?currency\b|^[^1-9]*\b(?:amounts?|figures?|pkr|rs|rupees)\b[^1-9]*$/i;

/** Why its amounts are no rupees: so a heading of money says, or a text above all headings. */
function faultOfUnit(above: readonly Row[], headings: readonly (string | undefined)[]): string | undefined {
  // "Currency:" and "USD" may stand in two cells.
  const texts = above.map(({ cells }) => shownText(cells.filter(Boolean).join(" "), 60));
  const told = [
    ...headings.map((heading = "") => heading),
    ...texts.filter((text) => ofAllAmounts.test(text)),
  ];
  const other = told.find(namesOtherCurrency);
  if (other) return statementMessages.otherCurrency(other);
  const rounded = told.find(namesRoundedRupees);
  return rounded && statementMessages.rounded(rounded);
}

type Divided = { above: Row[]; headings: string[]; layout: string; body: Row[] };

/** The headings are the row of the first ones that names most columns; all below them is the statement. */
function divide(rows: Row[]): Divided {
  const first = rows.filter(({ line }) => line <= statementLimits.headingLines).map(({ cells }) => cells);
  const counts = first.map(countHeadings);
  const most = Math.max(...counts, 0);
  if (most === 0) {
    // Nothing is understood: a person may choose among the columns of the widest row, which is a line like all others.
    const headings = first.reduce(widest, []).map(() => "");
    return { above: [], headings, layout: layoutName(first[0] ?? []), body: rows };
  }
  const head = counts.indexOf(most);
  const headings = rows[head]?.cells ?? [];
  return {
    above: rows.slice(0, head),
    headings,
    layout: layoutName(headings),
    body: rows.slice(head + 1),
  };
}

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
