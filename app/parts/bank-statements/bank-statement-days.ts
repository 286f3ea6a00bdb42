/*
 * Days in the cells of a bank's statement. In "05/11/2026" nothing tells the day from the month: a person says it, once for
 * each layout of an account's statements.
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
 * @param order of numbers alone: "05/11/2026"; without it only what is one day in either order is read
 * @returns a Karachi day, YYYY-MM-DD; undefined for what is no day between 2000 and 2099
 */
export function readDay(cell: string, order?: DayOrder): string | undefined {
  const parts = partsOf(cell);
  if (!parts) return undefined;
  if (order) return dayOf(parts, order);
  const [day, other] = dayOrders.map((each) => dayOf(parts, each));
  return day && other && day !== other ? undefined : (day ?? other);
}

/** Whether a cell is a day, in whichever order. */
export const isAnyDay = (cell: string): boolean => dayOrders.some((order) => readDay(cell, order));

function dayOf(parts: Parts, order: DayOrder): string | undefined {
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

/** A day that each order reads as another one. */
export type OrderQuestion = { cell: string; dayFirst: string; monthFirst: string };

/**
 * In which order the days of a file are read: as somebody says, else as it is kept, unless a day of the file contradicts it.
 * @returns a question where a day needs an order and there is none
 */
export function settleOrder(
  days: readonly string[],
  said: DayOrder | undefined,
  kept: DayOrder | undefined,
): { order?: DayOrder; question?: OrderQuestion } {
  const cell = days.find((day) => isAnyDay(day) && !readDay(day));
  if (cell === undefined) return {};
  const isContradicted = kept && days.some((day) => readDay(day) && !readDay(day, kept));
  const order = said ?? (isContradicted ? undefined : kept);
  if (order) return { order };
  const [dayFirst = "", monthFirst = ""] = dayOrders.map((each) => readDay(cell, each));
  return { question: { cell, dayFirst, monthFirst } };
}
