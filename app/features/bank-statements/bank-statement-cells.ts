/*
 * What stands in the cells of a bank's statement: amounts, days, and which column is which. Each function takes any text
 * and throws nothing. No bank's own format is known here: the headings tell.
 */

import { isCalendarDay } from "#app/lib/dates.ts";

/** More than any transfer: such a number is no amount. In paisa. */
const maxPaisa = 100_000_000_000_00;

/** What stands beside the figures of an amount. */
const currency = /(?:pkr|rs\.?|₨)/gi;

export type Amount = { paisa: number; side?: "credit" | "debit" };

/**
 * Reads "2,500.00", "Rs 2,500", "12,34,567", "(500)", "-500", "2,500.00 Cr". At most two decimals; a comma stands between
 * groups of digits, a point before the decimals.
 * @returns undefined for what is no amount; `paisa` is never negative, a minus or brackets make it a debit
 */
export function readAmount(cell: string): Amount | undefined {
  if (cell.length > 60) return undefined;
  const text = cell.replace(currency, " ").replace(/\s+/g, " ").trim();
  const [, open, minus, digits = "", close, side] =
    /^(\()? ?([-+−])? ?(\d[\d,]*(?:\.\d{1,2})?|\.\d{1,2}) ?(?:\/-)? ?(\))? ?((?:cr|dr)\.?)?$/i.exec(text) ??
    [];
  if (digits === "" || Boolean(open) !== Boolean(close) || !isGrouped(digits)) return undefined;
  const [rupees = "", decimals = ""] = digits.replaceAll(",", "").split(".");
  if (rupees.length > 14) return undefined;
  const paisa = Number(rupees || "0") * 100 + Number(decimals.padEnd(2, "0"));
  if (paisa > maxPaisa) return undefined;
  if (open || minus === "-" || minus === "−") return { paisa, side: "debit" };
  return side ? { paisa, side: /^c/i.test(side) ? "credit" : "debit" } : { paisa };
}

/** Groups of three, or after the last three of two: 1,234,567 and 12,34,567. "1,5" would be one and a half elsewhere. */
function isGrouped(digits: string): boolean {
  const [whole = ""] = digits.split(".");
  return !whole.includes(",") || /^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(whole);
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Reads the day of "23/11/2026", "23-Nov-2026", "23 November 26", "2026-11-23", each with or without a time after it. Days
 * stand before months, as in Pakistan.
 * @returns a Karachi day, YYYY-MM-DD; undefined for what is no day
 */
export function readDay(cell: string): string | undefined {
  if (cell.length > 60) return undefined;
  const text = cell.trim();
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[\sT,])/.exec(text) ?? [];
  if (y && m && d) return dayOf(y, m, d);
  const [, day, month, year] =
    /^(\d{1,2})[-/. ]+(\d{1,2}|[A-Za-z]{3,9})[-/., ]+(\d{4}|\d{2})(?=$|[\sT,])/.exec(text) ?? [];
  if (!day || !month || !year) return undefined;
  const place = /\d/.test(month) ? month : String(months.indexOf(month.slice(0, 3).toLowerCase()) + 1);
  return dayOf(year.length === 2 ? `20${year}` : year, place, day);
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDay(text) && Number(year) >= 2000 && Number(year) < 2100 ? text : undefined;
}

export type Column =
  | "date"
  | "description"
  | "reference"
  | "credit"
  | "debit"
  | "amount"
  | "side"
  | "balance";

/**
 * What the headings of banks contain, in small letters; a heading is the first column that it fits. "value date" comes
 * after other dates: a transfer is booked on its transaction's day.
 */
const headings: readonly (readonly [Column, RegExp])[] = [
  ["balance", /\bbalance\b/],
  ["side", /^(?:dr ?\/ ?cr|cr ?\/ ?dr|d ?\/ ?c|c ?\/ ?d|type|txn type|transaction type|sign|indicator)$/],
  ["credit", /\b(?:credits?|deposits?|money in|paid in|cr)\b|^(?:amount )?received$/],
  ["debit", /\b(?:debits?|withdrawals?|money out|paid out|dr)\b|^payments?$/],
  ["amount", /\bamount\b/],
  ["date", /\bdate\b|^posted( on)?$|^booked( on)?$/],
  ["reference", /\b(?:ref|reference|rrn|stan|cheque|chq|instrument|transaction id|txn id|trx id|tid|doc)\b/],
  ["description", /\b(?:description|narration|particulars?|details?|remarks?|narrative|transaction)\b/],
];

export type Columns = Partial<Record<Column, number>>;

const wordsOf = (cell: string) =>
  cell
    .slice(0, 80)
    .toLowerCase()
    .replace(/\((?:pkr|rs\.?)\)/g, "")
    .replace(/[^a-z/ ]+/g, " ")
    .replace(/ +/g, " ")
    .trim();

/**
 * Which column is which, by the headings of a row.
 * @returns undefined unless the row has a day and a way to tell money that came in
 */
export function readHeadings(cells: readonly string[]): Columns | undefined {
  const columns: Columns = {};
  for (const [place, cell] of cells.entries()) {
    const words = wordsOf(cell);
    if (words === "") continue;
    const [column] = headings.find(([, pattern]) => pattern.test(words)) ?? [];
    if (!column) continue;
    const isBetter =
      column === "date" && columns.date !== undefined && isValueDate(cells[columns.date] ?? "");
    if (columns[column] === undefined || isBetter) columns[column] = place;
  }
  const money = columns.credit ?? columns.amount;
  return columns.date !== undefined && money !== undefined ? columns : undefined;
}

const isValueDate = (cell: string) => /value/i.test(cell);
