import type { FieldWords } from "#app/dashboard/differences.ts";
import { formatDay, isCalendarDay } from "#app/lib/dates.ts";
import { columnsOf, type Field, type Fields } from "./fields.ts";

/* What a form holds for fields, and what it sends. */

type Held = string | boolean;

/** The value of a field of a new row. */
function initialOf(field: Field): Held {
  if (field.kind === "flag") return field.initial ?? false;
  return field.kind === "choice" ? (Object.keys(field.options)[0] ?? "") : "";
}

/** What a form holds for a row: a text for each input, and its flags. @param row undefined: a new one */
export function formValues(fields: Fields, row: object | undefined): Record<string, Held> {
  const stored = new Map<string, unknown>(Object.entries(row ?? {}));
  const heldOf = (field: Field, value: unknown) =>
    field.kind === "flag" ? value === 1 : String(value ?? "");
  const entries = columnsOf(fields).map(({ name, field, isUrdu }): [string, Held] => [
    name,
    row || isUrdu ? heldOf(field, stored.get(name)) : initialOf(field),
  ]);
  return Object.fromEntries(entries);
}

/** How the values of fields read that are no plain text: days and choices. */
export const fieldWords = (fields: Fields): FieldWords =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind === "day") return [[name, (day: string) => (isCalendarDay(day) ? formatDay(day) : day)]];
      return field.kind === "choice" ? [[name, (value: string) => field.options[value] ?? value]] : [];
    }),
  );

/** What a form sends of its values: a flag is 1 or 0, and what is left out is empty. */
export const sentValues = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "boolean" ? (value ? "1" : "0") : (value ?? ""),
    ]),
  );
