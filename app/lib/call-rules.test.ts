import { expect, test } from "vitest";
import { emailText, optionalText, requiredText } from "./call-rules.ts";

const limits = { label: "The name", max: 5 };
const tooLong = "The name must be at most 5 characters.";

test.for([
  ["  ab ", "ab"],
  ["abcde", "abcde"],
  ["\u202e5a\u202d", "5a"],
  // Urdu is typed with a non-joiner; a mark of direction came along with a paste.
  ["\u200fا\u200cب", "ا\u200cب"],
] as const)("%j is parsed as %j", ([given, taken]) => {
  expect(requiredText("Missing.", limits).parse(given)).toBe(taken);
  expect(optionalText(limits).parse(given)).toBe(taken);
});

test.for([
  [undefined, "Missing."],
  [5, "Missing."],
  ["   ", "Missing."],
  ["abcdef", tooLong],
  // Only the length is reported: a text that is too long is not checked further.
  ["      ", tooLong],
  ["abcde\0", tooLong],
  ["ab\0", "The text contains a character that cannot be stored."],
] as const)("%j is refused in one sentence", ([given, message]) => {
  const result = requiredText("Missing.", limits).safeParse(given);
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("a text that is left out is empty", () => {
  expect([undefined, null, "", "  "].map((given) => optionalText(limits).parse(given))).toEqual([
    "",
    "",
    "",
    "",
  ]);
});

test("an email address is lower-cased, and a too long one is not matched at all", () => {
  const rule = emailText("Missing.", "Not an address.");
  expect(rule.parse(" Reader@Home.Example ")).toBe("reader@home.example");
  const messages = (text: string) => rule.safeParse(text).error?.issues.map(({ message }) => message);
  expect(messages("reader@home")).toEqual(["Not an address."]);
  expect(messages("x".repeat(255))).toEqual(["The email address must be at most 254 characters."]);
});
