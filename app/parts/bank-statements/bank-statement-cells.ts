import { isCalendarDay, karachiDay } from "#app/lib/dates.ts";
import { typedCode } from "#app/lib/digits.ts";

/* What the cells of a bank's statement say: amounts, sides, days, states. Each function takes any text and throws nothing. */

/** A longer cell is neither a day nor an amount. */
const maxReadCell = 60;

/** A cell as it is read for a day, an amount or a side: as any typed code, with one blank between words. */
const plainCell = (cell: string): string =>
  (/^\p{ASCII}*$/u.test(cell) ? cell : typedCode(cell)).replace(/\s+/g, " ").trim();

/** More than any transfer: such a number is no amount. In paisa. */
const maxPaisa = 100_000_000_000_00;

/** What stands beside the figures of an amount. */
const rupeeNames = /(?<![a-z])(?:pkr|rs|rupees?)(?![a-z])\.?|₨|روپے|روپیہ/gi;

export type Side = "credit" | "debit";
export type Amount = { paisa: number; side?: Side };

/** Without the names of rupees. */
const withoutRupees = (cell: string) => plainCell(cell).replace(rupeeNames, " ").replace(/ +/g, " ").trim();

/** Whether a cell of amounts says nothing: empty, a dash, the currency alone. */
export const isBlankAmount = (cell: string): boolean =>
  cell.length <= maxReadCell && /^[-.() ]*$/.test(withoutRupees(cell));

const amountPattern =
  /^(?:(cr|dr)\b\.? ?)?(\()? ?([-+])? ?((?:\d{1,3}(?: \d{3})+|\d[\d,]*)?(?:\.\d{1,2}|\.\d{2}0{2,})?) ?(?:\/[-=])? ?(\))? ?(-)? ?(?:\(?(cr|dr|c|d)\b\.?\)?)?$/i;

/**
 * Reads "2,500.00", "Rs 2,500", "12,34,567", "(500)", "-500", "500-", "2,500.00 Cr". A comma or a blank stands between
 * groups of digits, a point before the paisa.
 * @returns undefined for what is no amount; `paisa` is never negative, a minus or brackets make it a debit
 */
export function readAmount(cell: string): Amount | undefined {
  if (cell.length > maxReadCell) return undefined;
  const [, before, open, sign, digits = "", close, trailing, after] =
    amountPattern.exec(withoutRupees(cell)) ?? [];
  if (digits === "" || Boolean(open) !== Boolean(close) || !isGrouped(digits)) return undefined;
  const [rupees = "", decimals = ""] = digits.replace(/[, ]/g, "").split(".");
  if (rupees.length > 14) return undefined;
  const paisa = Number(rupees || "0") * 100 + Number(decimals.slice(0, 2).padEnd(2, "0"));
  if (paisa > maxPaisa) return undefined;
  const told = [before, after].filter(Boolean).map((flag) => (/^c/i.test(flag ?? "") ? "credit" : "debit"));
  if (open || sign === "-" || trailing) told.push("debit");
  if (sign === "+") told.push("credit");
  const [side, ...others] = new Set(told as Side[]);
  if (others.length > 0) return undefined;
  return side ? { paisa, side } : { paisa };
}

/** Groups of three, or after the last three of two: 1,234,567 and 12,34,567. "1,5" would be one and a half elsewhere. */
function isGrouped(digits: string): boolean {
  const [whole = ""] = digits.split(".");
  return !whole.includes(",") || /^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(whole);
}

const otherCurrencies =
  /(?<![a-z])(?:us ?\$|usd|eur|euros?|gbp|pounds?|dollars?|aed|dirhams?|sar|riyals?|cad|aud|qar|kwd|omr|bhd|cny|rmb|jpy|inr|chf|try|myr|sgd|hkd|nok|sek|dkk|nzd|zar)(?![a-z])|[$€£¥₹]/i;

/** Whether a text names a currency that is not the rupee. */
export const namesOtherCurrency = (text: string): boolean => otherCurrencies.test(text.slice(0, 80));

/** Whether a heading, or a line above the headings, says that amounts are in thousands or more: "PKR 000". */
export const namesRoundedRupees = (text: string): boolean =>
  /(?<![\d,.])000(?![\d,.])|\b(?:thousands?|la(?:kh|c)s?|millions?|mn)\b|ہزار|لاکھ/i.test(text.slice(0, 80));

/** Whether the cell of a currency's own column is the rupee, or empty. */
export const isRupee = (cell: string): boolean =>
  /^(?:pak|pakistani?)?$/i.test(withoutRupees(cell.slice(0, 80)).replace(/[-() ]/g, ""));

const kinds = "(?:(?:cash|money|funds?|paid|ibft|raast|transfer|amount) )?";
const whats = "(?: (?:transfer|money|funds?|amount|transaction))?";
const creditSide = new RegExp(
  `^(?:\\+|${kinds}(?:c|cr|crdt|credit(?:ed)?|deposit(?:ed)?|received?|in|incoming|inward)${whats})$`,
);
const debitSide = new RegExp(
  `^(?:-|${kinds}(?:d|dr|dbit|debit(?:ed)?|withdrawal|withdrawn|sent|out|outgoing|outward)${whats})$`,
);

/** What the cell of a column such as "Dr/Cr" or "Type" says, where it is one of the words for it and nothing else. */
export function readSide(cell: string): Side | undefined {
  if (cell.length > maxReadCell) return undefined;
  const words = plainCell(cell)
    .toLowerCase()
    .replace(/[^a-z+-]+/g, " ")
    .trim();
  return creditSide.test(words) ? "credit" : debitSide.test(words) ? "debit" : undefined;
}

/*
 * Days. In "05/11/2026" nothing tells the day from the month: a person says it, once for
 * each layout of an account's statements.
 */

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

/* What became of a payment, by the words that a bank or a provider writes for it. */

export type PaymentStatus = "completed" | "reversed" | "failed";

const reversed = /\b(?:reversed|reversal|refund(?:ed)?|charge ?back|returned)\b|واپس/;
const failed =
  /\b(?:not|un(?:successful|paid|settled)|incomplete|fail(?:ed|ure)?|error|declined|rejected|denied|cancel(?:l?ed)?|expired|void(?:ed)?|dropped|aborted|timed? ?out|pending|processing|initiated|awaiting|waiting|on hold|in (?:progress|process))\b|ناکام|منسوخ|مسترد|زیر التوا/;
const completed =
  /\b(?:completed?|success(?:ful(?:ly)?)?|paid|posted|booked|cleared|settled|processed|executed|approved|confirmed|captured|credited|debited|received|delivered|done|ok)\b|مکمل|کامیاب/;

/** @returns undefined for what says nothing of it, or two things: "Partially refunded", "Refund failed" */
export function paymentStatus(cell: string): PaymentStatus | undefined {
  const words = cell
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ");
  const [isReversed, isFailed] = [reversed.test(words), failed.test(words)];
  if (/\bpartial/.test(words) || (isReversed && isFailed)) return undefined;
  if (isReversed) return "reversed";
  if (isFailed) return "failed";
  return completed.test(words) ? "completed" : undefined;
}
