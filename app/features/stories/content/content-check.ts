import { isCalendarDay } from "#app/lib/dates.ts";
import { isFields } from "#app/lib/values.ts";
import { isSafeLink, isSafePicture, unsafeAddress } from "#content/safe-link.ts";
import { valueMessages as messages } from "./content.messages.ts";
import type { ContentFault } from "./content.schema.ts";
import { kindOf, plain, type ValueSchema } from "./content-value.ts";

/** Whether a text may be empty although its format says otherwise. */
const mayBeEmpty = ({ anyOf }: ValueSchema) => anyOf?.some((one) => one.const === "") ?? false;

/** What is wrong with a value, in its order. The server checks the same, and more. */
export function checkValue(schema: ValueSchema, value: unknown, path: string[] = []): ContentFault[] {
  const rules = plain(schema);
  const fault = (message: string | undefined) => (message ? [{ path: path.join("."), message }] : []);
  switch (kindOf(rules)) {
    case "localText":
    case "group":
      if (!isFields(value)) return fault(messages.required);
      return Object.entries(rules.properties ?? {}).flatMap(([key, property]) =>
        value[key] === undefined && !rules.required?.includes(key)
          ? []
          : checkValue(property, value[key], [...path, key]),
      );
    case "record":
      return Object.entries(isFields(value) ? value : {}).flatMap(([key, entry]) => [
        ...checkValue(rules.propertyNames ?? {}, key, [...path, key]),
        ...checkValue(rules.additionalProperties || {}, entry, [...path, key]),
      ]);
    case "list": {
      const entries = Array.isArray(value) ? value : [];
      return [
        ...fault(listFault(rules, entries.length)),
        ...entries.flatMap((entry, at) => checkValue(rules.items ?? {}, entry, [...path, String(at)])),
      ];
    }
    case "choice":
      return fault(rules.enum?.includes(String(value)) ? undefined : messages.choice);
    case "number":
      return fault(numberFault(rules, value));
    case "text":
      if (mayBeEmpty(schema) && value === "") return [];
      return fault(textFault(rules, typeof value === "string" ? value.trim() : ""));
    case "boolean":
      return fault(typeof value === "boolean" ? undefined : messages.choice);
  }
}

function listFault({ minItems = 0, maxItems = Number.POSITIVE_INFINITY }: ValueSchema, count: number) {
  if (count < minItems) return messages.tooFew(minItems);
  return count > maxItems ? messages.tooMany(maxItems) : undefined;
}

function numberFault({ type, minimum, maximum }: ValueSchema, value: unknown): string | undefined {
  if (typeof value !== "number" || Number.isNaN(value)) return messages.number;
  if (type === "integer" && !Number.isSafeInteger(value)) return messages.whole;
  if (minimum !== undefined && value < minimum) return messages.atLeast(minimum);
  return maximum !== undefined && value > maximum ? messages.atMost(maximum) : undefined;
}

function textFault(rules: ValueSchema, text: string): string | undefined {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = rules;
  if (text === "" && (minLength > 0 || pattern !== undefined || format !== undefined))
    return messages.required;
  if (text.length > maxLength) return messages.tooLong(maxLength);
  if (text.length < minLength) return messages.tooShort(minLength);
  if (rules.control === "link" && !isSafeLink(text)) return unsafeAddress.link;
  if (rules.control === "picture" && !isSafePicture(text)) return unsafeAddress.picture;
  if (format === "date") return isCalendarDay(text) ? undefined : messages.date;
  if (format === "uri") return URL.canParse(text) ? undefined : messages.url;
  if (pattern === undefined || new RegExp(pattern).test(text)) return undefined;
  return format === "email" ? messages.email : messages.wrong;
}
