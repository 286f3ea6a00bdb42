import { isCalendarDay } from "#app/lib/dates.ts";

/* PHP and MySQL give numbers as texts, flags as "1", "0" or null, and "0000-00-00" for no day. */

/** A row of an answer, whose fields may be anything. */
export type OldRow = Record<string, unknown>;

/** A text; a number as text; "" for nothing. What is neither stays as it is, for the rules to refuse. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "number" ? String(value) : (value as string);
}

/** A text, or what the old site shows in its place when it is blank. */
export function textOr(value: unknown, fallback: string): string {
  const text = textOf(value);
  return typeof text === "string" && text.trim() === "" ? fallback : text;
}

/** The day of "2024-03-05", "2024-03-05 10:20:00" or "Mar 5, 2024"; "" for none. What is no day stays, for the rules. */
export function dayOf(value: unknown): string {
  const text = textOf(value);
  if (typeof text !== "string") return text;
  const trimmed = text.trim();
  if (/^0000-00-00/.test(trimmed)) return "";
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:[ T].*)?$/.exec(trimmed) ?? [];
  return day ?? writtenDay(trimmed) ?? trimmed;
}

/** "Mar 5, 2024" or "March 5, 2024", as PHP's date() writes it. */
function writtenDay(text: string): string | undefined {
  const [, month = "", day = "", year = ""] =
    /^([A-Z][a-z]{2})[a-z]*\.? (\d{1,2}), (\d{4})$/.exec(text) ?? [];
  const number = "JanFebMarAprMayJunJulAugSepOctNovDec".indexOf(month || "-") / 3 + 1;
  const written = `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDay(written) ? written : undefined;
}

/** An instant of MySQL ("2024-03-05 10:20:00"), which is taken for Karachi's time, in UTC; undefined when it is none. */
export function instantOf(value: unknown): string | undefined {
  const text = textOf(value);
  const [, day = "", time = "00:00:00"] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/.exec(typeof text === "string" ? text.trim() : "") ??
    [];
  const zone = /(?:Z|[+-]\d{2}:\d{2})$/.exec(String(text).trim().slice(19))?.[0] ?? "+05:00";
  const instant = new Date(`${day}T${time}${zone}`);
  return isCalendarDay(day) && !Number.isNaN(instant.getTime()) ? instant.toISOString() : undefined;
}
