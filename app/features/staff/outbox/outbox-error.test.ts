import { expect, test } from "vitest";
import { mailErrorText } from "./outbox-error.ts";

test.for([
  [
    "connect ECONNREFUSED 127.0.0.1:25",
    "The mail server accepts no connection. Check SMTP_URL, or whether the server runs.",
  ],
  ["getaddrinfo ENOTFOUND mail.example", "The mail server's name was not found. Check SMTP_URL."],
  ["Connection timeout", "The mail server did not answer in time."],
  ["Invalid login: 535 5.7.8 Error", "The mail server rejects the user name or password in SMTP_URL."],
  [
    "Can't send mail - all recipients were rejected: 550 5.1.1 No such user",
    "The recipient's address does not exist.",
  ],
  ["Message failed: 552 5.2.2 Mailbox full", "The recipient's mailbox is full."],
  ["Message failed: 554 5.7.1 Blocked", "The recipient's server rejects mail from ours."],
  ["Message failed: 451 Greylisted", "The recipient's server asks to try again later."],
  ["Something else", "The mail server did not accept the mail."],
] as const)("%s: %s", ([error, text]) => {
  expect(mailErrorText(error)).toBe(text);
});
