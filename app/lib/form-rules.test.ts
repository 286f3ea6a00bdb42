import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isCalendarDay } from "./dates.ts";
import { formWords } from "./form.words.ts";
import { faultsOf, summaryOf } from "./form-faults.ts";
import {
  anEmail,
  countPattern,
  emailLimits,
  filled,
  hasPattern,
  isPresent,
  maybeFilled,
  rule,
  ticked,
} from "./form-rules.ts";
import { isPhone } from "./phone.ts";
import { textIn } from "./words.server.ts";

const incomplete = "All of it, please.";
const rules = {
  schema: z
    .object({
      agreed: ticked("Agree?"),
      name: filled(incomplete, { label: "The name", max: 5 }),
      phone: filled(incomplete, { label: "The phone", max: 40 }, rule(isPhone, "No phone.")),
      email: maybeFilled(emailLimits, ...anEmail("No address.")),
      day: maybeFilled({ label: "The day", max: 10 }, rule(isCalendarDay, "No day.")),
    })
    .check(
      z.refine(({ email, day }) => Boolean(email || day), {
        error: "One of the two.",
        path: ["email"],
        when: isPresent,
      }),
    ),
  missing: { name: "Name?" },
};
const sana = { name: "Sana", phone: "(042) 111-222.33", agreed: "true", day: "2028-02-29" };

const form = textIn("en", formWords);

test("what is missing is told before what is wrong, each field once, also the rules of several fields", () => {
  const faults = faultsOf(rules, { name: "  ", phone: "12" });
  expect(faults).toEqual([
    { field: "name", text: "Name?", summary: incomplete },
    { field: "agreed", text: "Agree?" },
    { field: "phone", text: "No phone." },
    { field: "email", text: "One of the two." },
  ]);
  expect(summaryOf(faults, form)).toBe(incomplete);
  // What the documents do not word is counted, and names no field: the list does.
  expect(summaryOf(faults.slice(1), form)).toBe("Please correct these 3 fields:");
  expect(summaryOf(faults.slice(1, 2), form)).toBe("Agree?");
});

test("a form without faults has none", () => {
  expect(faultsOf(rules, sana)).toEqual([]);
  expect(summaryOf([], form)).toBeUndefined();
});

test.for([
  [{ name: "Bismillah" }, "The name must be at most 5 characters."],
  [{ name: "a\0" }, "The text contains a character that cannot be stored."],
  [{ email: "a@b" }, "No address."],
  [{ day: "2027-02-29" }, "No day."],
  [{ phone: "0300 x" }, "No phone."],
  [{ agreed: "false" }, "Agree?"],
] as const)("%j is refused: %s", ([wrong, text]) => {
  expect(faultsOf(rules, { ...sana, ...wrong }).map((fault) => fault.text)).toEqual([text]);
});

test("a text is trimmed, an address written in one way, and letters stay in their order", () => {
  const read = rules.schema.parse({ ...sana, name: " S\u202ea ", email: " A@Home.Example " });
  expect(read).toMatchObject({ name: "Sa", email: "a@home.example", agreed: true });
});

test("a count has one or two digits, from 1 to the most", () => {
  const isCount = hasPattern(countPattern(40));
  for (const count of ["1", "01", "9", "10", "40"]) expect(isCount(count), count).toBe(true);
  for (const none of ["", "0", "00", "41", "040", "1.5", "x"]) expect(isCount(none), none).toBe(false);
});
