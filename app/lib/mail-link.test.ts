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
