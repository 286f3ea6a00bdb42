import { expect, test } from "vitest";
import { fieldsOfForm, fieldsOfJson } from "./payments.ts";

const form = (text: string) => fieldsOfForm(new URLSearchParams(text));

test("a form's fields", () => {
  expect(form("a=1&b=&c=%26")).toEqual({ a: "1", b: "", c: "&" });
  expect(form("")).toEqual({});
});

test.for<[string, string]>([
  ["a field twice", "a=1&a=1"],
  ["too many fields", Array.from({ length: 61 }, (_, at) => `f${at}=1`).join("&")],
  ["a long name", `${"a".repeat(61)}=1`],
  ["a long value", `a=${"1".repeat(2001)}`],
])("a form with %s is not read", ([, text]) => {
  expect(form(text)).toBeUndefined();
});

test("a JSON object's fields: texts, numbers as texts, null as empty, and nothing nested", () => {
  const json = { a: "1", b: 2.5, c: null, d: true, e: { f: 1 }, g: [1] };
  expect(fieldsOfJson(json)).toEqual({ a: "1", b: "2.5", c: "", d: "true" });
});

test.for([[null], ["text"], [1], [[1]], [{ a: "1".repeat(2001) }], [undefined]])(
  "%j is no object of fields",
  ([json]) => {
    expect(fieldsOfJson(json)).toBeUndefined();
  },
);

test("a field with the name of an object's own changes nothing but itself", () => {
  const fields = fieldsOfJson(JSON.parse('{"__proto__":"1","constructor":"2"}'));
  expect(fields).toEqual({ constructor: "2" });
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  expect(Object.getPrototypeOf(form("__proto__=1"))).toBe(Object.prototype);
});
