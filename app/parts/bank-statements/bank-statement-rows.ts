import { CsvError, parse } from "csv-parse/sync";
import { isAnyDay } from "./bank-statement-cells.ts";
import { countHeadings } from "./bank-statement-columns.ts";
import { statementFileFault } from "./bank-statement-file.ts";
import { statementLimits, statementMessages } from "./bank-statements.messages.ts";

/* A statement's text as rows of cells: separators are commas, semicolons, tabs or bars. */

export type Row = {
  cells: string[];
  /** Its last line in the file, from 1. */
  line: number;
  /** Whether a quotation mark that is missing has joined several lines to one. */
  joined: boolean;
};

const separators = [",", ";", "\t", "|"];

/** The separator whose headings are understood best, else the commonest. */
function separatorOf(text: string): string {
  const lines = text.slice(0, 64 * 1024).split(/\r\n|\r|\n/, statementLimits.headingLines);
  const weighed = separators.map((separator) => {
    const rows = lines.map((line) => line.replaceAll('"', "").split(separator, statementLimits.maxColumns));
    const named = Math.max(...rows.map(countHeadings));
    return { separator, named, cells: rows.flat().length };
  });
  return weighed.toSorted((a, b) => b.named - a.named || b.cells - a.cells)[0]?.separator ?? ",";
}

/** @returns the rows that are not empty, or why there are none */
export function separateRows(text: string): { rows: Row[] } | { fault: string; line: number } {
  if (text.length > statementLimits.maxText) return { fault: statementMessages.tooLarge, line: 1 };
  if (text.trim() === "") return { fault: statementMessages.empty, line: 1 };
  const otherKind = statementFileFault(text);
  if (otherKind) return { fault: otherKind, line: 1 };
  const separator = separatorOf(text);
  const rows: Row[] = [];
  try {
    // One line more than is allowed shows that there are too many.
    parse(text.replace(/\r\n?/g, "\n"), {
      bom: true,
      delimiter: separator,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: statementLimits.maxCell * statementLimits.maxColumns,
      to: statementLimits.maxLines + 1,
      info: true,
      on_record: (record: unknown) => {
        const { record: all, info } = record as { record: string[]; info: { lines: number } };
        // One cell more than is allowed shows that there are too many.
        const cells = all.slice(0, statementLimits.maxColumns + 1).map(withoutTextMark);
        rows.push({ cells, line: info.lines, joined: cells.some((cell) => holdsRow(cell, separator)) });
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

/**
 * The last row where the file ends in its middle: it has a day, but fewer cells than the headings and all other rows with
 * a day; or it ends without a line break in an amount whose paisa are missing.
 * @param date the place of the days
 */
export function cutRow(
  text: string,
  headings: readonly string[],
  body: readonly Row[],
  date: number,
): Row | undefined {
  const isLine = ({ cells: { [date]: cell = "" } }: Row) => isAnyDay(cell);
  const last = body.at(-1);
  if (!last || !isLine(last)) return undefined;
  const others = body.slice(0, -1).filter(isLine);
  if (last.cells.length < headings.length)
    return others.every(({ cells }) => cells.length > last.cells.length) ? last : undefined;
  const amounts = others.flatMap(({ cells }) => cells[headings.length - 1] || []);
  const hasPaisa = (cell = "") => /\.\d\d$/.test(cell);
  const isOpen = !/[\r\n]$/.test(text) && amounts.length > 0 && amounts.every(hasPaisa);
  const end = last.cells[headings.length - 1] ?? "";
  return isOpen && /\d[.\d]?$/.test(end) && !hasPaisa(end) ? last : undefined;
}

/** What makes a spreadsheet take a number for text stands around it in some files: ="00123", '00123. */
const withoutTextMark = (cell: string) => cell.replace(/^="([^"]*)"$/, "$1").replace(/^'(?=\d)/, "");

/** Whether a cell of several lines has a further line of the statement in it: cells, one of them a day. */
const holdsRow = (cell: string, separator: string) =>
  cell.length <= statementLimits.maxCell &&
  cell
    .split("\n")
    .slice(1)
    .some((line) => {
      const cells = line.split(separator);
      return cells.length > 1 && cells.some((each) => isAnyDay(each.replaceAll('"', "")));
    });
