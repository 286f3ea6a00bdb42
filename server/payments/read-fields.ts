import { z } from "zod";

const maxFields = 60;
const maxName = 60;
const maxValue = 2000;

const record = z.record(z.string(), z.unknown());

/**
 * The fields of a query or a form.
 * @returns undefined when they are too many or too long, or when one is there twice
 */
export function fieldsOfForm(params: URLSearchParams): Record<string, string> | undefined {
  return bounded([...params]);
}

/**
 * The fields of a JSON object: texts, and numbers as texts. Null is an empty text; what is nested is left out.
 * @returns undefined when it is no object, or has too many or too long fields
 */
export function fieldsOfJson(json: unknown): Record<string, string> | undefined {
  const parsed = record.safeParse(json);
  if (!parsed.success) return undefined;
  return bounded(
    Object.entries(parsed.data).flatMap(([name, value]): [string, string][] => {
      if (value === null) return [[name, ""]];
      return ["string", "number", "boolean"].includes(typeof value) ? [[name, String(value)]] : [];
    }),
  );
}

function bounded(entries: [string, string][]): Record<string, string> | undefined {
  if (entries.length > maxFields) return undefined;
  if (entries.some(([name, value]) => name.length > maxName || value.length > maxValue)) return undefined;
  if (new Set(entries.map(([name]) => name)).size !== entries.length) return undefined;
  return Object.fromEntries(entries);
}
