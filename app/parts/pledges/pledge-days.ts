import { karachiDay } from "#app/lib/dates.ts";

/* The days of a pledge: a day of the month that every month has. All days are Karachi days, YYYY-MM-DD. */

/** The latest day of the month that every month has. */
export const lastPledgeDay = 28;

/** The day of the month on which a pledge that begins on this day is due: 1 to 28. */
export const pledgeDayOf = (day: string): number => Math.min(Number(day.slice(8, 10)), lastPledgeDay);

/** "2026-11" of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month so many months after (or, negative, before) a month, YYYY-MM. */
export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${twoDigits((count % 12) + 1)}`;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** The day of a month, YYYY-MM, on which a pledge is due. */
export const dueDayIn = (month: string, dayOfMonth: number): string => `${month}-${twoDigits(dayOfMonth)}`;

/** The first due day after a day. */
export function dueDayAfter(day: string, dayOfMonth: number): string {
  const inThisMonth = dueDayIn(monthOf(day), dayOfMonth);
  return inThisMonth > day ? inThisMonth : dueDayIn(addMonths(monthOf(day), 1), dayOfMonth);
}

/** The month of the latest due day up to and with a day. */
export const dueMonth = (day: string, dayOfMonth: number): string =>
  addMonths(monthOf(dueDayAfter(day, dayOfMonth)), -1);

/** Reminders go out from nine in the morning: nobody is woken by one. */
const firstHour = 9;

/** The day whose reminders are due now: until nine in the morning it is the day before. */
export const reminderDay = (now: Date): string => karachiDay(new Date(now.getTime() - firstHour * 3_600_000));

/** "1st", "22nd", "28th". */
export function ordinal(day: number): string {
  const teen = day > 10 && day < 14;
  return `${day}${teen ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th")}`;
}
