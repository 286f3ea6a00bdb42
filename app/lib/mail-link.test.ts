import { expect, test } from "vitest";
import { mailLink } from "./mail-link.ts";

test.for([
  ["reader@home.example", "", "mailto:reader@home.example"],
  [
    "reader@home.example",
    "Re: Water & food",
    "mailto:reader@home.example?subject=Re%3A%20Water%20%26%20food",
  ],
  ["a@b.c?bcc=spy&body=x", "", "mailto:a@b.c%3Fbcc=spy%26body=x"],
  ["a,b@c.d", "", "mailto:a%2Cb@c.d"],
] as const)("a mail to %j about %j is %j", ([email, subject, link]) => {
  expect(mailLink(email, subject)).toBe(link);
});

test("a text is filled in line by line", () => {
  expect(mailLink("a@b.c", "Re: &", "\n> One & two\n> ?")).toBe(
    "mailto:a@b.c?subject=Re%3A%20%26&body=%0D%0A%3E%20One%20%26%20two%0D%0A%3E%20%3F",
  );
});
