import type { Column } from "#app/contract/table.ts";
import { formatDay, formatTime } from "./dates.ts";
import { formatMoney } from "./money.ts";
import { phoneText } from "./phone.ts";

/** A column as it is told: by these a value is written in words. */
export type ToldColumn = Pick<Column, "kind" | "words">;

/** "donorCity" and "donor_city" are "donor city". */
export const wordsOfName = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .trim()
    .toLowerCase();

/** The same as a label: "Donor city". */
export function fieldInWords(field: string): string {
  const text = wordsOfName(field);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value in words, for staff. Empty: there is nothing to say. */
export function columnText({ kind, words }: ToldColumn, value: string | number | null): string {
  if (value === null || value === "") return "";
  if (kind === "paisa") return formatMoney(Number(value));
  if (kind === "flag") return value ? "Yes" : "No";
  if (kind === "year") return `${Number(value) - 1}-${String(value).slice(-2)}`;
  if (typeof value === "number") return value.toLocaleString("en-US");
  if (kind === "choice") return words?.[value] ?? fieldInWords(value);
  if (kind === "day") return formatDay(value);
  if (kind === "time") return formatTime(value);
  if (kind === "phone") return phoneText(value);
  return kind === "json" ? answersText(value) : value;
}

/** The answers to a form's own questions, a line each. */
function answersText(json: string): string {
  const answers = JSON.parse(json) as Record<string, unknown>;
  return Object.entries(answers)
    .filter(([, answer]) => answer !== "" && answer !== null)
    .map(([field, answer]) => `${fieldInWords(field)}: ${answer}`)
    .join("\n");
}
