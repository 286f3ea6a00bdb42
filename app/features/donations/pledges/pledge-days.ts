/** The latest day of the month that every month has. */
export const lastPledgeDay = 28;

/** The day of the month on which a pledge that begins on this Karachi day is due: 1 to 28. */
export const pledgeDayOf = (day: string): number => Math.min(Number(day.slice(8, 10)), lastPledgeDay);

/** The same day of the next month. @param day the Karachi day of now, YYYY-MM-DD */
export function dueDayAfter(day: string, dayOfMonth: number): string {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${nextYear}-${String(nextMonth).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
}
