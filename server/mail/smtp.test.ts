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

test("a mail says that a program wrote it, unless staff did, and its replies reach the office: OUTBOX-06", async () => {
  const smtp = await startSmtpServer();
  const mail = smtpMail(smtp.url, from, { replyTo: "office@umeed.example" });
  await mail.send(message);
  await mail.send({ ...message, byHand: true, replyTo: "sana@umeed.example" });
  await mail.send({ ...message, to: "office@umeed.example", unsubscribeUrl: "https://umeed.example/leave" });
  mail.close();
  const [written, byHand, toOffice] = smtp.mails.map(({ raw }) => raw.split("\r\n\r\n")[0]);
  expect(written).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(written).toMatch(/^Reply-To: office@umeed\.example\r$/m);
  expect(byHand).not.toContain("Auto-Submitted");
  expect(byHand).toMatch(/^Reply-To: sana@umeed\.example\r$/m);
  expect(toOffice).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(toOffice).not.toContain("Reply-To");
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
