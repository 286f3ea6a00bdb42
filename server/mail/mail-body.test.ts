import { expect, test } from "vitest";
import { greetingFor } from "./greeting.ts";
import { renderMail } from "./mail-body.ts";

test.for([
  ["Ayesha Bibi", "Dear Ayesha Bibi,"],
  ["Dr. M. A. Khan (Lahore)", "Dear Dr. M. A. Khan (Lahore),"],
  ["عائشہ بی‌بی", "Dear عائشہ بی‌بی,"],
  ["", "Assalamu alaikum,"],
  ["Ali, you have won: https://prize.example", "Assalamu alaikum,"],
  ["Visit prize.example", "Assalamu alaikum,"],
  ["Ali\n\nYour account is closed", "Assalamu alaikum,"],
  ["a".repeat(81), "Assalamu alaikum,"],
] as const)("a mail greets %j with %j", ([typed, greeting]) => {
  expect(greetingFor(typed)).toBe(greeting);
});

test.for(["\n", "\r\n", "\r", "\u2028", "\v"])("a line break (%j) in a fact starts no other fact", (end) => {
  const { text } = renderMail({
    subject: "A message",
    paragraphs: [],
    facts: [
      ["Name", `Ali${end}Email: director@umeed.example`],
      ["Email", "ali@home.example"],
    ],
  });
  expect(text.split("\n").filter((line) => line.startsWith("Email:"))).toEqual(["Email: ali@home.example"]);
  expect(text).toContain("Name: Ali\n    Email: director@umeed.example\n");
});
