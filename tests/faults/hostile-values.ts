import fc from "fast-check";

/* Hostile and valid values for a call's fields: too long, odd, of another type. */

export type Schema = {
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  pattern?: string;
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** A file for a form, whose bytes need not match its name and type. */
export class HostileFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;

  constructor(name: string, type: string, bytes: Uint8Array) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }

  toJSON() {
    return Buffer.from(this.bytes).toString("base64");
  }
}

const fragments = [
  "",
  " ",
  "\0",
  "a\0b",
  "'; drop table users; --",
  "' or '1'='1",
  "%",
  "_",
  "\\",
  "%00",
  "../../../../etc/passwd",
  "..\\..\\windows",
  "/backendReact/uploads/images/../../umeed.sqlite",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "<script>alert(1)</script>",
  "<svg onload=alert(1)>",
  "{{7*7}}",
  "=1+1",
  "\r\nSet-Cookie: a=b",
  "اُمید",
  "🧑‍🤝‍🧑🏽",
  "\ud800",
  "\u202e",
  "ﷺ".repeat(50),
  "9".repeat(400),
  "-1",
  "0",
  "1",
  "1e309",
  "NaN",
  "true",
  "null",
  "[]",
  "2026-02-30",
  "0000-00-00",
  "2026-11-21",
  "25:99",
  "#12345G",
  "__proto__",
  "constructor",
  "data:image/png;base64,////",
  "data:image/svg+xml;base64,PHN2Zy8+",
  "x".repeat(10_000),
];

/** Longer than any field of a public form, and expensive for backtracking patterns. */
const longTexts = [
  `a@${".".repeat(60_000)}@`,
  " ".repeat(60_000),
  "a".repeat(60_000),
  "9".repeat(60_000),
  "@".repeat(60_000),
  "<".repeat(60_000),
  "-".repeat(60_000),
  "\u0301".repeat(20_000),
  "🙂".repeat(15_000),
  "a ".repeat(300_000),
];

/** Values that are invalid for nearly every field. */
export const odd = fc.oneof(
  fc.constantFrom<unknown>(...fragments),
  fc.constantFrom(...longTexts),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
  fc.string({ unit: "binary", maxLength: 50 }),
  fc.constantFrom<unknown>([], {}, [[]], [null], { a: { b: { c: [] } } }, Array(1000).fill(0)),
  fc.integer(),
);

/** Beyond PostgreSQL's integers, and beyond what a number holds. */
const farNumbers = [2 ** 31, 9_999_999_999, 2 ** 53, -(2 ** 31) - 1];
const samplesOfPattern = 20;

/** The numbers of a field far beyond any row, in each form that its schema takes: "unread:9999999999", too. */
export function farValues({ type, pattern, anyOf = [] }: Schema): unknown[] {
  if (type === "integer" || type === "number") return farNumbers;
  if (!pattern) return anyOf.flatMap(farValues);
  const form = new RegExp(pattern);
  const texts = fc
    .sample(fc.stringMatching(form), { numRuns: samplesOfPattern, seed: 1 })
    .map((text) => text.replace(/\d+$/, "9".repeat(10)));
  return [...new Set(texts)].filter((text) => /9{10}$/.test(text) && form.test(text));
}

const proto = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "_method", "id", "length");

/**
 * A value for a schema: often a valid one, so that the fuzz gets past the first rule.
 * @param files what to send where the schema means a file
 */
export function valueFor(schema: Schema, files: readonly HostileFile[], depth = 0): fc.Arbitrary<unknown> {
  if (depth > 4) return odd;
  if (schema.format === "binary") return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...files) }, odd);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueFor(choice, files, depth + 1)), odd);
  if (schema.allOf) return fc.oneof(...schema.allOf.map((part) => valueFor(part, files, depth + 1)));
  if (schema.const !== undefined) return fc.oneof(fc.constant(schema.const), odd);
  if (schema.enum) return fc.oneof(fc.constantFrom(...schema.enum), odd);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case "object":
      return objectFor(schema, files, depth);
    case "array":
      return fc.oneof(fc.array(valueFor(schema.items ?? {}, files, depth + 1), { maxLength: 4 }), odd);
    case "integer":
    case "number":
      return fc.oneof(fc.integer({ min: 0, max: 20 }), odd);
    case "boolean":
      return fc.oneof(fc.boolean(), odd);
    default:
      return fc.oneof(
        fc.constantFrom(
          "Lahore",
          "reader@home.example",
          "A plain text.",
          "2026-12-01",
          "/blogs",
          "+923001234567",
        ),
        fc.string({ maxLength: 30 }),
        odd,
      );
  }
}

/** An object for a schema: valid, with one or two invalid fields, or invalid all over. */
function objectFor(schema: Schema, files: readonly HostileFile[], depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const record = (each: (name: string, property: Schema) => fc.Arbitrary<unknown>, required: string[]) =>
    fc.record(Object.fromEntries(properties.map(([name, property]) => [name, each(name, property)])), {
      requiredKeys: required,
    });
  const valid = (name: string, property: Schema) => validFor(property, files, name);
  const hostile = (_name: string, property: Schema) => valueFor(property, files, depth + 1);
  const mostlyValid = (name: string, property: Schema) =>
    fc.oneof(
      { weight: 9, arbitrary: valid(name, property) },
      { weight: 1, arbitrary: hostile(name, property) },
    );
  const names = properties.map(([name]) => name);
  const extra = fc.dictionary(fc.oneof(proto, fc.string({ maxLength: 10 })), odd, { maxKeys: 3 });
  return fc.oneof(
    { weight: 4, arbitrary: record(valid, names) },
    { weight: 3, arbitrary: record(mostlyValid, schema.required ?? []) },
    { weight: 4, arbitrary: record(hostile, []) },
    {
      weight: 2,
      arbitrary: fc.tuple(record(mostlyValid, names), extra).map(([known, more]) => ({ ...known, ...more })),
    },
    { weight: 1, arbitrary: odd },
  );
}

/** Valid texts by field name, where the schema does not say it all. The first match counts. */
const validTexts: [RegExp, fc.Arbitrary<string>][] = [
  [/email/i, fc.constantFrom("reader@home.example", "other@home.example")],
  [/phone/i, fc.integer({ min: 1_000_000, max: 9_999_999 }).map((digits) => `+92300${digits}`)],
  [/color/, fc.constantFrom("#0F766E", "#1d5b8f")],
  [/password/i, fc.constant("Correct-Horse-8")],
  [/link|url/, fc.constantFrom("/blogs", "https://umeed.example/")],
  [/^dob$/, fc.constant("1990-05-01")],
  [/last.?donation/i, fc.constant("2026-01-05")],
  [/end_date/, fc.constant("2031-12-09")],
  [/date|published_at/, fc.constant("2031-12-01")],
  [/time/, fc.constantFrom("10:30", "")],
  [/base64|token|website/, fc.constant("")],
  [/name|title|headline/i, fc.integer({ min: 1, max: 100_000 }).map((number) => `Quilts ${number}`)],
  [/./, fc.constantFrom("Lahore", "A plain text.", "اُمید کی رضائیاں")],
];

/** A valid value for a schema, with all its fields. */
export function validFor(schema: Schema, files: readonly HostileFile[], name: string): fc.Arbitrary<unknown> {
  if (schema.format === "binary") return fc.constantFrom(...files);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return validFor(choice, files, name);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([each, property]) => [
            each,
            validFor(property, files, each),
          ]),
        ),
      );
    case "array":
      return fc.array(validFor(schema.items ?? {}, files, name), { minLength: 3, maxLength: 3 });
    case "integer":
    case "number":
      return fc.integer({ min: 1, max: 20 });
    case "boolean":
      return fc.constant(true);
    default:
      return validTexts.find(([pattern]) => pattern.test(name))?.[1] ?? odd;
  }
}
