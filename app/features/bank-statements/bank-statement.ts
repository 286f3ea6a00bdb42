import { CsvError, parse } from "csv-parse/sync";
import {
  maxStatementText,
  statementTooLarge,
} from "#app/features/transfer-reports/transfer-reports-desk.messages.ts";
import { type Columns, readAmount, readDay, readHeadings } from "./bank-statement-cells.ts";

/*
 * Reads the statement of a bank account, as it is pasted or uploaded (decision 032). Only money that came in is of
 * interest. A cell is text, whatever it begins with: nothing here computes what it says.
 */

export const statementLimits = {
  /** Of the whole text, in characters. */
  maxText: maxStatementText,
  maxLines: 5000,
  maxCell: 2000,
  maxColumns: 60,
  /** The headings stand in one of the first lines. */
  headingLines: 30,
  /** At most so many faults are returned; the others are counted. */
  maxFaults: 50,
} as const;

export const statementMessages = {
  empty: "The statement is empty.",
  tooLarge: statementTooLarge,
  tooManyLines: "The statement has more than 5,000 lines. Please choose fewer days.",
  noHeadings:
    "No headings found. The statement needs a date column and a column of credits or amounts, each with a heading.",
  unreadable: "This line cannot be read: a quotation mark is missing.",
  longCell: "A cell in this line has more than 2,000 characters.",
  noDate: "This line has an amount but no date.",
  noDay: (cell: string) => `“${cell}” is not a date.`,
  noAmount: (cell: string) => `“${cell}” is not an amount.`,
  noSide: "It is unclear whether this amount came in or went out.",
} as const;

/** Money that came in. */
export type StatementEntry = {
  /** Its line in the file, from 1. */
  line: number;
  /** A Karachi day. */
  day: string;
  amountPaisa: number;
  description: string;
  reference: string;
  /** As the bank shows it after this line; empty without such a column. It distinguishes two equal lines of a day. */
  balance: string;
};

export type StatementFault = { line: number; message: string };

export type Statement = {
  entries: StatementEntry[];
  faults: StatementFault[];
  /** Faults beyond those that are listed. */
  moreFaults: number;
  /** Lines that hold no incoming money: debits, opening and closing balances, totals. */
  skipped: number;
};

type Row = { cells: string[]; line: number };

/**
 * Reads a statement: separators are commas, semicolons, tabs or bars; the headings tell the columns. It never throws, and
 * what it cannot read is returned with its line.
 * @returns no entries and one fault when it is no statement at all
 */
export function readStatement(text: string): Statement {
  const none = (message: string, line = 1): Statement => ({
    entries: [],
    faults: [{ line, message }],
    moreFaults: 0,
    skipped: 0,
  });
  if (text.length > statementLimits.maxText) return none(statementMessages.tooLarge);
  if (text.trim() === "") return none(statementMessages.empty);
  const separated = separate(text);
  if ("fault" in separated) return none(separated.fault, separated.line);
  const { rows } = separated;

  const head = rows.findIndex(
    ({ cells, line }) => line <= statementLimits.headingLines && readHeadings(cells),
  );
  const headings = rows[head];
  const columns = headings && readHeadings(headings.cells);
  if (!columns) return none(statementMessages.noHeadings);

  const statement: Statement = { entries: [], faults: [], moreFaults: 0, skipped: 0 };
  const body = rows.slice(head + 1);
  const debitsAreSigned = hasSignedDebits(body, columns);
  for (const row of body) {
    const found = readRow(row, columns, debitsAreSigned);
    if (found === "skipped") statement.skipped += 1;
    else if (!("message" in found)) statement.entries.push(found);
    else if (statement.faults.length < statementLimits.maxFaults) statement.faults.push(found);
    else statement.moreFaults += 1;
  }
  return statement;
}

const separators = [",", ";", "\t", "|"];

/** The text as rows, with the separator whose headings are understood, else the commonest. */
function separate(text: string): { rows: Row[] } | { fault: string; line: number } {
  const lines = text.slice(0, 64 * 1024).split(/\r\n|\r|\n/, statementLimits.headingLines);
  const byHeadings = separators.find((separator) =>
    lines.some((line) => readHeadings(line.split(separator).map((cell) => cell.replaceAll('"', "")))),
  );
  const count = (separator: string) => lines.join("").split(separator).length;
  const commonest = separators.toSorted((a, b) => count(b) - count(a))[0];
  const rows: Row[] = [];
  try {
    // One line more than is allowed shows that there are too many.
    parse(text.replace(/\r\n?/g, "\n"), {
      bom: true,
      delimiter: byHeadings ?? commonest,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: statementLimits.maxCell * statementLimits.maxColumns,
      to: statementLimits.maxLines + 1,
      info: true,
      on_record: (record: unknown) => {
        const { record: cells, info } = record as { record: string[]; info: { lines: number } };
        rows.push({ cells, line: info.lines });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const tooLong = error.code === "CSV_MAX_RECORD_SIZE";
    const line = typeof error.lines === "number" ? error.lines : 1;
    return { fault: tooLong ? statementMessages.longCell : statementMessages.unreadable, line };
  }
  if (rows.length > statementLimits.maxLines) {
    return { fault: statementMessages.tooManyLines, line: statementLimits.maxLines + 1 };
  }
  return { rows };
}

/** A row without a day that names one of these closes a page or the whole statement. */
const summary = /\b(?:opening|closing|total|balance|brought|carried|b\/f|c\/f|end of|page \d)/i;

function readRow(
  { cells, line }: Row,
  columns: Columns,
  debitsAreSigned: boolean,
): StatementEntry | StatementFault | "skipped" {
  if (
    cells.length > statementLimits.maxColumns ||
    cells.some(({ length }) => length > statementLimits.maxCell)
  ) {
    return { line, message: statementMessages.longCell };
  }
  const cell = (place: number | undefined) => (place === undefined ? "" : (cells[place] ?? "").trim());
  if (cells.every((each) => each.trim() === "")) return "skipped";
  const money = creditOf(cell, columns, debitsAreSigned);
  const dayText = cell(columns.date);
  const day = readDay(dayText);
  if (!day) {
    // Only a line with incoming money can be missed: the others are pages' feet and balances.
    if (money === "none" || "message" in money || cells.some((each) => summary.test(each))) return "skipped";
    return {
      line,
      message: dayText === "" ? statementMessages.noDate : statementMessages.noDay(shown(dayText)),
    };
  }
  if (money === "none" || isBalance(cell(columns.description))) return "skipped";
  if ("message" in money) return { line, message: money.message };
  return {
    line,
    day,
    amountPaisa: money.paisa,
    description: cell(columns.description).replace(/\s+/g, " "),
    reference: cell(columns.reference).replace(/\s+/g, " "),
    balance: cell(columns.balance),
  };
}

/** A balance stands in the column of credits in some statements. */
const isBalance = (description: string) =>
  /^(?:opening|closing|brought|carried)\b.*\b(?:balance|forward)\b|^balance (?:brought|carried|b\/f|c\/f)/i.test(
    description,
  );

const shown = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);

/** Whether a column of amounts writes debits with a minus or in brackets: then an amount without a sign came in. */
const hasSignedDebits = (rows: readonly Row[], { amount }: Columns) =>
  amount !== undefined &&
  rows.some(({ cells }) => /^\s*\(|[-−]/.test(cells[amount] ?? "") && readAmount(cells[amount] ?? ""));

/** The money that came in by a row. "none": a debit, or nothing. */
function creditOf(
  cell: (place: number | undefined) => string,
  columns: Columns,
  debitsAreSigned: boolean,
): { paisa: number } | { message: string } | "none" {
  const text = cell(columns.credit ?? columns.amount);
  if (/^[-–—\s.]*$/.test(text)) return "none";
  const amount = readAmount(text);
  if (!amount) return { message: statementMessages.noAmount(shown(text)) };
  if (amount.paisa === 0 || amount.side === "debit") return "none";
  if (columns.credit !== undefined || amount.side === "credit") return { paisa: amount.paisa };
  // An amount alone: its side is given by a column of its own, or by the signs of the debits.
  const side = cell(columns.side);
  if (/^(?:d|dr|debit|withdrawal)\b/i.test(side)) return "none";
  if (/^(?:c|cr|credit|deposit)\b/i.test(side) || debitsAreSigned) return { paisa: amount.paisa };
  return { message: statementMessages.noSide };
}
