import { expect, test } from "vitest";
import { startSmtpServer } from "#tests/support/smtp.ts";
import { smtpMail } from "./smtp.ts";

const from = "Umeed <no-reply@umeed.example>";
const message = {
  id: "1",
  to: "reader@home.example",
  subject: "Hello",
  text: "A link",
  html: "<p>A link</p>",
};

test("nothing goes in the clear to a mail server on another machine that offers no TLS", async () => {
  const smtp = await startSmtpServer("127.0.0.2");
  const mail = smtpMail(smtp.url, from);
  await expect(mail.send(message)).rejects.toThrow(/STARTTLS/);
  mail.close();
  expect(smtp.mails).toEqual([]);
});

test("a server without TLS on another machine is used where its URL allows it, and one on this machine always", async () => {
  const elsewhere = await startSmtpServer("127.0.0.2");
  const here = await startSmtpServer();
  for (const url of [`${elsewhere.url}?requireTLS=false`, here.url]) {
    const mail = smtpMail(url, from);
    await mail.send(message);
    mail.close();
  }
  expect([elsewhere.mails.length, here.mails.length]).toEqual([1, 1]);
});
