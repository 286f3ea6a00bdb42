/*
 * Times are kept in UTC; the foundation lives by the Karachi calendar. Every question about "today" is
 * answered here and nowhere else.
 */

const zone = "Asia/Karachi";

const calendarDay = new Intl.DateTimeFormat("en-CA", { timeZone: zone });
const short = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "short",
  day: "numeric",
  year: "numeric",
});

/** The Karachi calendar day of an instant, as YYYY-MM-DD. */
export function karachiDay(instant: Date): string {
  return calendarDay.format(instant);
}

/** The instant at which the Karachi day after this one begins. Pakistan keeps UTC+5 all year. */
export function nextKarachiMidnight(instant: Date): Date {
  const start = new Date(`${karachiDay(instant)}T00:00:00+05:00`);
  return new Date(start.getTime() + 24 * 60 * 60 * 1000);
}

/** Whether the text is a real calendar day written YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** "Nov 21, 2026", the short en-US form of a calendar day (YYYY-MM-DD). */
export function formatDay(day: string): string {
  return short.format(new Date(`${day}T00:00:00Z`));
}
