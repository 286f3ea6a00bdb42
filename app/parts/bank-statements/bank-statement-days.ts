/*
 * Days in the cells of a bank's statement. In "05/11/2026" nothing tells the day from the month: the order is settled for a
 * whole file, by its cells with a number above 12, or by a person.
 */

import { isCalendarDay, karachiDay } from "#app/lib/dates.ts";
import { maxReadCell, plainCell } from "./bank-statement-amounts.ts";

export const dayOrders = ["day-first", "month-first"] as const;
export type DayOrder = (typeof dayOrders)[number];

const months = "january february march april may june july august september october november december".split(
  " ",
);

/** "nov", "sept", "november". @returns 1 to 12 as a text, "" for what names no month */
function monthOf(word: string): string {
  const name = word.toLowerCase();
  const place = months.findIndex((month) => month.startsWith(name === "sept" ? "sep" : name));
  return place < 0 ? "" : String(place + 1);
}

const clock = String.raw`(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:[:.]\d{2}(?:\.\d+)?)? ?(?<half>[ap]\.?m\.?)?`;
const beside = new RegExp(
  `^(?:(?:T|,? at |[ ,-]+)${clock} ?(?<zone>Z|UTC|GMT|PKT|PST|[+-]\\d{2}:?\\d{2})?)?$`,
  "i",
);
const inFront = new RegExp(
  `^(?:${clock.replaceAll(/\?<\w+>/g, "?:")}[ ,]+)?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[., ]+)?`,
  "i",
);

/** The ways to write a day. What stands after it is read by itself. */
const forms = [
  /^(?<year>\d{4})(?:(?<gap>[-/.])(?<month>\d{1,2})\k<gap>|[-/. ](?<name>[a-z]{3,9})[-/. ])(?<day>\d{1,2})(?!\d)/i,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]*(?<name>[a-z]{3,9})[-/., ]*(?<year>\d{4}|\d{2})(?!\d)/i,
  /^(?<name>[a-z]{3,9})[-/. ]*(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]+(?<year>\d{4}|\d{2})(?!\d)/i,
  /^(?<first>\d{1,2})[-/. ]+(?<second>\d{1,2})[-/. ]+(?<year>\d{4}|\d{2})(?!\d)/,
] as const;

type Parts = Partial<
  Record<"year" | "month" | "name" | "day" | "first" | "second" | "hour" | "minute" | "half" | "zone", string>
>;

const shortestDay = "1/1/26";

function partsOf(cell: string): Parts | undefined {
  if (cell.length > maxReadCell || cell.length < shortestDay.length) return undefined;
  const text = plainCell(cell).replace(inFront, "");
  for (const form of forms) {
    const found = form.exec(text);
    const rest = found && beside.exec(text.slice(found[0].length));
    if (rest) return { ...rest.groups, ...found.groups };
  }
  return undefined;
}

/**
 * Reads the day of "23/11/2026", "23-Nov-2026", "02NOV2026", "Nov 2, 2026", "2026-11-23", each with or without a weekday
 * and a time beside it. A time with another zone than Karachi's may be of the day after there.
 * @param order of numbers alone: "05/11/2026"
 * @returns a Karachi day, YYYY-MM-DD; undefined for what is no day between 2000 and 2099
 */
export function readDay(cell: string, order: DayOrder = "day-first"): string | undefined {
  const parts = partsOf(cell);
  if (!parts) return undefined;
  const { first = "", second = "", name, year = "" } = parts;
  const [ofDay, ofMonth] = order === "day-first" ? [first, second] : [second, first];
  const month = name === undefined ? (parts.month ?? ofMonth) : monthOf(name);
  const day = parts.day ?? ofDay;
  const text = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDay(text) && text.startsWith("20") ? inKarachi(text, parts) : undefined;
}

function inKarachi(day: string, { hour = "0", minute = "00", half = "", zone = "PKT" }: Parts): string {
  if (/^p/i.test(zone)) return day;
  const hours = (Number(hour) % (half ? 12 : 24)) + (/^p/i.test(half) ? 12 : 0);
  const offset = /^[+-]/.test(zone) ? zone.replace(/:?(\d{2})$/, ":$1") : "Z";
  const instant = new Date(`${day}T${String(hours).padStart(2, "0")}:${minute}:00${offset}`);
  return Number.isNaN(instant.getTime()) ? day : karachiDay(instant);
}

/** What a cell tells of the order: "open" for a day that each order reads as another one, "none" for one that is the same. */
export function orderTold(cell: string): DayOrder | "open" | "none" {
  const { first, second } = partsOf(cell) ?? {};
  return first && second ? orderOf(Number(first), Number(second)) : "none";
}

function orderOf(first: number, second: number): DayOrder | "open" | "none" {
  if (first > 31 || second > 31) return "none";
  if (first > 12 && second <= 12) return "day-first";
  if (second > 12 && first <= 12) return "month-first";
  return first === second || first > 12 ? "none" : "open";
}

/** The days within a longer text, such as "Period: 01/11/2026 to 25/11/2026", as cells of their own. */
export const daysWithin = (text: string): string[] =>
  plainCell(text).match(/(?<!\d)\d{1,2}[-/.]\d{1,2}[-/.](?:20\d{2}|\d{2})(?!\d)/g) ?? [];
