import type { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What fields of these names hold, where their schema alone does not tell it. */
const texts: Readonly<Record<string, string>> = {
  account: "bank",
  account_number: "PK36SCBL0000001123456702",
  accountNumber: "PK36 SCBL 0000 0011 2345 6702",
  bank_reference: "FT26325A1B2C",
  bloodGroup: "O+",
  challenge: "kT3vXw9QpLr7ZsYb2NcHd5MfGj8RtUa1EoVi4WqKx6A",
  city: "Lahore",
  cnic: "35201-1234567-1",
  color: "#0f766e",
  confirmPassword: "Correct-Horse-7!",
  cta_link: "/donate",
  date: "2026-11-21",
  day: "2026-11-21",
  digits: "4567",
  dob: "1996-05-04",
  email: "amina@example.com",
  end_date: "2026-12-21",
  end_time: "18:30",
  forWhom: "self",
  gender: "Female",
  household: "5",
  icon: "Heart",
  idempotency_key: "gift-of-2026-11-21",
  key: "kT3vXw9QpLr7ZsYb2NcHd5",
  language: "en",
  lastDonationDate: "2026-06-30",
  link: "/donate",
  link_url: "/donate",
  method: "bank-transfer",
  month: "2026-11",
  name: "Amina Khan",
  neededBy: "",
  neededWhen: "tonight",
  newPassword: "Correct-Horse-7!",
  parts: "3000 + 2000",
  password: "Correct-Horse-7!",
  paymentMethod: "bank-transfer",
  person: "amina@example.com",
  phone: "+92 300 1234567",
  published_at: "2026-11-21",
  published_time: "10:30",
  reference: "TXN7K2M9QPX",
  slug: "two-thousand-quilts",
  start_date: "2026-11-21",
  starts_at: "2026-11-22T10:00",
  tax_number: "35201-1234567-1",
  through: "2026-10-31",
  time: "10:30",
  title: "Two thousand quilts before the fog",
  token: "kT3vXw9QpLr7ZsYb2NcHd5MfGj8RtUa1EoVi4WqKx6A",
  transferredOn: "2026-11-20",
  units: "2",
  // A trap: visitors do not see the field.
  website: "",
};

/** The same, by the last word of the name. */
const endings: Readonly<Record<string, string>> = {
  at: "2026-11-21T07:00:00.000Z",
  date: "2026-11-21",
  from: "2026-11-21",
  on: "2026-11-21",
  to: "2026-11-30",
  until: "2026-11-30",
};

/** Enough for every least amount, in rupees. */
const amount = 500;

const formats: Readonly<Record<string, string>> = {
  email: "amina@example.com",
  date: "2026-11-21",
  "date-time": "2026-11-21T07:00:00.000Z",
  uri: "https://umeed.example",
  uuid: "6f9619ff-8b86-4011-b42d-00cf4fc964ff",
};

/**
 * An example of what a schema describes: the same for the same schema, with all of its fields and one element of each list.
 * Of a choice it shows the first.
 * @param name of the field whose schema it is
 */
export function exampleOf(schema: JsonSchema | boolean, name = ""): unknown {
  if (typeof schema === "boolean") return null;
  const { type, items } = schema;
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return exampleOf(choice, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, name)));
  const [kind] = [type].flat();
  switch (kind) {
    case "object":
      return Object.fromEntries(fieldsOf(schema).map(([field, value]) => [field, exampleOf(value, field)]));
    case "array":
      return items && !Array.isArray(items)
        ? Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(items, name))
        : [];
    case "integer":
    case "number":
      return name === "amount"
        ? amount
        : Math.max(schema.minimum ?? 1, Number(schema.exclusiveMinimum ?? 0) + 1);
    case "boolean":
      return true;
    case "string":
      return textOf(schema, name);
    default:
      return null;
  }
}

/** All fields that may be there: those of a record are the ones that it must have. */
function fieldsOf({ properties = {}, required = [], additionalProperties = true }: JsonSchema) {
  const named = Object.entries(properties).filter(([, value]) => typeof value === "boolean" || !value.not);
  const others = required.filter((field) => !(field in properties));
  return [...named, ...others.map((field) => [field, additionalProperties] as const)];
}

function textOf({ format, minLength = 0, maxLength }: JsonSchema, name: string): string {
  const ending = name.slice(name.lastIndexOf("_") + 1);
  const text = (format && formats[format]) ?? texts[name] ?? endings[ending] ?? "Text";
  return text.padEnd(minLength, ".").slice(0, maxLength);
}
