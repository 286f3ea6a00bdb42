import { commaIn, type Language } from "#app/contract/language.ts";

/* Times are stored in UTC; calendar days are those of Karachi. All of "today" is computed here. */

/** Karachi is five hours ahead of UTC, all year. */
const ahead = 5 * 60 * 60 * 1000;

/** The Karachi day of an instant, as YYYY-MM-DD. */
export function karachiDay(instant: Date): string {
  return new Date(instant.getTime() + ahead).toISOString().slice(0, 10);
}

/**
 * The Karachi minute of an instant, as YYYY-MM-DDTHH:MM. A moment is such a minute or a day alone, which means its start:
 * as texts both sort in the order of time.
 */
export function karachiMinute(instant: Date): string {
  return new Date(instant.getTime() + ahead).toISOString().slice(0, 16);
}

/** A moment out of a Karachi day and a time (HH:MM), where there is one. */
export const momentOf = (day: string, time: string | null | undefined): string =>
  time ? `${day}T${time}` : day;

/** The day of a moment, and its time: null for the start of the day. */
export function readMoment(moment: string): { day: string; time: string | null } {
  const [day = "", time = null] = moment.split("T", 2);
  return { day, time };
}

/** The instant of a moment. */
export function instantOf(moment: string): Date {
  const { day, time } = readMoment(moment);
  return new Date(`${day}T${time ?? "00:00"}:00+05:00`);
}

/** "Nov 21, 2026, 14:05", or "Nov 21, 2026" for a day alone. In Urdu "21 نومبر 2026، 14:05". */
export function formatMoment(moment: string, language: Language = "en"): string {
  const { day, time } = readMoment(moment);
  return time === null ? formatDay(day, language) : `${formatDay(day, language)}${commaIn(language)}${time}`;
}

/** The start of the next Karachi day. */
export function nextKarachiMidnight(instant: Date): Date {
  const start = new Date(`${karachiDay(instant)}T00:00:00+05:00`);
  return new Date(start.getTime() + 24 * 60 * 60 * 1000);
}

export const months = ["this", "last"] as const;
export type Month = (typeof months)[number];

/** The first and the last day of the Karachi month of an instant, or of the month before. */
export function karachiMonth(instant: Date, which: Month = "this"): { from: string; to: string } {
  const today = karachiDay(instant);
  const month = (which === "this" ? today : addDays(`${today.slice(0, 7)}-01`, -1)).slice(0, 7);
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${days}` };
}

/** Whether the text is a time of day in the form HH:MM. */
export const isClockTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Whether the text is an existing day in the form YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The start of a calendar day (YYYY-MM-DD), or of a month's first one (YYYY-MM), in UTC. @throws RangeError for another text */
function startOf(day: string): Date {
  const start = new Date(`${day.slice(0, 7)}-${day.slice(8) || "01"}T00:00:00Z`);
  if (Number.isNaN(start.getTime())) throw new RangeError(`not a day: ${day}`);
  return start;
}

/** A function that writes a day in each language. */
function written(options: Intl.DateTimeFormatOptions, urdu: (date: Date) => string) {
  const english = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
  return (day: string, language: Language = "en"): string =>
    language === "ur" ? urdu(startOf(day)) : english.format(startOf(day));
}

/* Urdu is written from words of its own: what a browser knows of it differs from what the server knows. */

const urduMonths = "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر".split(" ");
const urduWeekdays = "اتوار پیر منگل بدھ جمعرات جمعہ ہفتہ".split(" ");

const urduMonth = (date: Date) => `${urduMonths[date.getUTCMonth()]}`;
const urduMonthAndYear = (date: Date) => `${urduMonth(date)} ${date.getUTCFullYear()}`;
const urduDay = (date: Date) => `${date.getUTCDate()} ${urduMonthAndYear(date)}`;

/* Months may be given as YYYY-MM, or by any of their days. Urdu shortens none. */

/** "Nov 21, 2026", "21 نومبر 2026": the short form of a calendar day (YYYY-MM-DD). */
export const formatDay = written({ month: "short", day: "numeric", year: "numeric" }, urduDay);

/** "Saturday, November 21, 2026", "ہفتہ، 21 نومبر 2026". */
export const formatLongDay = written(
  { weekday: "long", month: "long", day: "numeric", year: "numeric" },
  (date) => `${urduWeekdays[date.getUTCDay()]}، ${urduDay(date)}`,
);

/** "November 2026", "نومبر 2026". */
export const formatMonth = written({ month: "long", year: "numeric" }, urduMonthAndYear);

/** "Nov 2026", "نومبر 2026". */
export const formatShortMonth = written({ month: "short", year: "numeric" }, urduMonthAndYear);

/** "November", "نومبر": without the year. */
export const monthName = written({ month: "long" }, urduMonth);

/** "Nov", "نومبر". */
export const shortMonthName = written({ month: "short" }, urduMonth);

/** "Nov 21, 2026, 14:05", "21 نومبر 2026، 14:05", in Karachi. @param instant UTC, ISO 8601 */
export const formatTime = (instant: string, language: Language = "en"): string =>
  formatMoment(karachiMinute(new Date(instant)), language);

/** The day so many days after (or, negative, before) a day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** YYYY-MM, as every month here. */
export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);
export const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);

/** So many months, the given one first, then those before it. */
export function monthsBack(month: string, count: number): string[] {
  const months = [month];
  while (months.length < count) months.push(monthBefore(months.at(-1) ?? month));
  return months;
}

/** The age on a day, in full years. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) >= birth.slice(5) ? years : years - 1;
}

export type DayStatus = "Today" | "Upcoming" | "Completed";

/** Whether an event's day is past, today or in the future. Both are Karachi days. */
export function eventStatus(day: string, today: string): DayStatus {
  if (day === today) return "Today";
  return day > today ? "Upcoming" : "Completed";
}
