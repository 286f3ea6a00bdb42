import { expect, test } from "vitest";
import { aDay } from "./day-rule.ts";
import {
  anEmail,
  aPhone,
  atMost,
  type FormRules,
  faultsOf,
  filled,
  oneOf,
  summaryOf,
  ticked,
} from "./form-faults.ts";

const rules: FormRules = [
  ["name", filled("Name?", "All four, please.")],
  ["phone", filled("Phone?", "All four, please.")],
  ["agreed", ticked("Agree?")],
  ["phone", aPhone("No phone.")],
  ["name", atMost(5, "The name")],
];

test("the first fault of each field is told, in the order of the rules", () => {
  const faults = faultsOf(rules, { name: "  ", phone: "12" });
  expect(faults).toEqual([
    { field: "name", text: "Name?", summary: "All four, please." },
    { field: "agreed", text: "Agree?" },
    { field: "phone", text: "No phone." },
  ]);
  expect(summaryOf(faults)).toBe("All four, please.");
  expect(summaryOf(faults.slice(1))).toBe("Agree?");
});

test("a form without faults has none", () => {
  expect(faultsOf(rules, { name: "Sana", phone: "0300 1234567", agreed: "true" })).toEqual([]);
  expect(summaryOf([])).toBeUndefined();
});

test("a text that is too long is told its limit", () => {
  const values = { name: "Bismillah", phone: "0300 1234567", agreed: "true" };
  expect(faultsOf(rules, values)).toEqual([
    { field: "name", text: "The name must be at most 5 characters." },
  ]);
});

test.for([
  [anEmail("bad"), "a@b.co", "a@b"],
  [aPhone("bad"), "(042) 111-222.33", "0300 x"],
  [aDay("bad"), "2028-02-29", "2027-02-29"],
  [oneOf(["A+"], "bad"), "A+", "C+"],
] as const)("an empty field keeps a rule of its form, a wrong one breaks it", ([rule, right, wrong]) => {
  expect(rule("", {})).toBeUndefined();
  expect(rule(right, {})).toBeUndefined();
  expect(rule(wrong, {})).toBe("bad");
});
