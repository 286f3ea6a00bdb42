import { karachiDay } from "./dates.ts";
import { typedCode } from "./digits.ts";

/*
 * Receipts are numbered by the tax year of Pakistan: 1 July to 30 June, named by the year in which it ends.
 */

/** The tax year of a Karachi day (YYYY-MM-DD): 2026-07-01 and 2027-06-30 are both of 2027. */
export function fiscalYearOfDay(day: string): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) >= 7 ? year + 1 : year;
}

/** The tax year in Karachi at an instant. */
export const fiscalYearAt = (instant: Date): number => fiscalYearOfDay(karachiDay(instant));

/** The first and the last day of a tax year. */
export const fiscalYearDays = (fiscalYear: number): { from: string; to: string } => ({
  from: `${fiscalYear - 1}-07-01`,
  to: `${fiscalYear}-06-30`,
});

/** The latest tax year of which no day is after this one; undefined without a day. */
export function lastFiscalYearThrough(day: string): number | undefined {
  if (!day) return undefined;
  const year = fiscalYearOfDay(day);
  return fiscalYearDays(year).to <= day ? year : year - 1;
}

/** "2026-27", as tax forms write the year that ends in June 2027. */
export const fiscalYearSpan = (fiscalYear: number): string =>
  `${fiscalYear - 1}-${String(fiscalYear % 100).padStart(2, "0")}`;

const prefix = "UWF";
const digits = 6;

/** "UWF-2027-000123". @param serial counts from 1 within the year, without gaps */
export const receiptNumber = (fiscalYear: number, serial: number): string =>
  `${prefix}-${fiscalYear}-${String(serial).padStart(digits, "0")}`;

/**
 * Reads a receipt's number as people type it: with spaces, in small letters, without the leading zeros, in Urdu digits.
 * @returns undefined when it cannot be one
 */
export function readReceiptNumber(text: string): { fiscalYear: number; serial: number } | undefined {
  const [, year, serial] =
    /^UWF[\s-]*(20\d{2})[\s-]+(\d{1,9})$/i.exec(typedCode(text.slice(0, 40)).normalize("NFKC").trim()) ?? [];
  if (year === undefined || Number(serial) < 1) return undefined;
  return { fiscalYear: Number(year), serial: Number(serial) };
}
