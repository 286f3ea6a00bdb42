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

test("a mail in Urdu greets, closes and is set in Urdu, and turns no number around", () => {
  expect([greetingFor("عائشہ", "ur"), greetingFor("", "ur")]).toEqual([
    "السلام علیکم عائشہ،",
    "السلام علیکم،",
  ]);
  const { html, text } = renderMail({
    language: "ur",
    subject: "رسید",
    paragraphs: ["شکریہ۔"],
    facts: [["فون نمبر", "+92 300 1234567"]],
  });
  expect(html).toContain('<html lang="ur" dir="rtl">');
  expect(html).toContain('<th align="right" valign="top">فون نمبر</th><td><bdi>+92 300 1234567</bdi></td>');
  expect(text).toMatch(/امید ویلفیئر فاؤنڈیشن، لاہور\n$/);
});

test("each paragraph of a mail has the direction of its language: OUTBOX-07", () => {
  const paragraphs = ["Your receipt is attached, one.", "آپ کا شکریہ۔ رسید نمبر (12-B) دیکھیں۔", "12-B"];
  const english = renderMail({ subject: "Receipt", paragraphs }).html;
  expect(english).toContain('<p style="margin:0 0 16px">Your receipt');
  expect(english).toMatch(/<p lang="ur" dir="rtl" style="margin:0 0 16px;[^"]*Nastaliq[^"]*">آپ/);
  const urdu = renderMail({ language: "ur", subject: "رسید", paragraphs }).html;
  expect(urdu).toMatch(/<p lang="en" dir="ltr" style="[^"]*">Your receipt/);
  expect(urdu).toContain('<p style="margin:0 0 16px">آپ');
  expect(english).toContain('<p style="margin:0 0 16px">12-B');
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
