import { isCalendarDay } from "./dates.ts";
import type { Rule } from "./form-faults.ts";

/*
 * Apart from form-faults.ts, whose forms mostly ask for no day: the page for donations does without the calendar.
 */

/** A calendar day, YYYY-MM-DD. An empty field keeps this rule. */
export const aDay =
  (text: string): Rule =>
  (value) =>
    value === "" || isCalendarDay(value) ? undefined : text;
