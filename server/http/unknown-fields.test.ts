import { expect, test } from "vitest";
import { z } from "zod";
import { unknownField } from "./unknown-fields.ts";

const line = z.object({ line: z.number(), note: z.string().optional() });
const kinds = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("cash") }),
  z.object({ kind: z.literal("bank"), account: z.string() }),
]);

test.for([
  ["what every field of an object has a rule for", line, { line: 1, note: "" }, undefined],
  ["another field", line, { line: 1, mote: "" }, "mote"],
  ["another field beside one that does not fit", line, { lime: "x" }, "lime"],
  ["a name that every object has", line, { line: 1, constructor: 1 }, "constructor"],
  [
    "a field of an entry",
    z.object({ lines: z.array(line) }),
    { lines: [{ line: 1 }, { lime: 2 }] },
    "lines.1.lime",
  ],
  ["a field of the other kind", kinds, { kind: "cash", account: "1" }, "account"],
  ["a field of this kind", kinds, { kind: "bank", account: "1" }, undefined],
  ["a field of one of two rules", line.and(z.object({ city: z.string() })), { line: 1, city: "" }, undefined],
  ["a field of neither", line.and(z.object({ city: z.string() })), { line: 1, town: "" }, "town"],
  [
    "what is changed before and after",
    z.preprocess((value) => value, line).transform(String),
    { lime: 1 },
    "lime",
  ],
  ["an optional object", z.object({ a: line.nullish().default(null) }), { a: { lime: 1 } }, "a.lime"],
  ["any value", z.object({ value: z.unknown() }), { value: { lime: 1 } }, undefined],
  ["any names", z.record(z.string(), line), { one: { line: 1 }, two: { lime: 1 } }, "two.lime"],
  ["an object that takes others", z.looseObject({ line: z.number() }), { lime: 1 }, undefined],
  ["no object", line, null, undefined],
] as const)("unknown: %s", ([, schema, data, field]) => {
  expect(unknownField(schema, data)).toBe(field);
});
