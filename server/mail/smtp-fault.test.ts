import { expect, test } from "vitest";
import { startSmtpServer } from "#tests/support/smtp.ts";
import { smtpMail } from "./smtp.ts";
import { smtpFault } from "./smtp-fault.ts";

const message = { id: "1", to: "reader@home.example", subject: "Hello", text: "A", html: "<p>A</p>" };

async function faultOf(
  refusals: { sender?: string; recipient?: string; data?: string },
  to = message.to,
): Promise<unknown> {
  const smtp = await startSmtpServer();
  smtp.state.sender = () => refusals.sender;
  smtp.state.recipient = () => refusals.recipient;
  smtp.state.data = () => refusals.data;
  const mail = smtpMail(smtp.url, "Umeed <no-reply@umeed.example>", { connections: 1 });
  const error = await mail.send({ ...message, to }).then(
    () => undefined,
    (error: unknown) => error,
  );
  mail.close();
  return error && smtpFault(error);
}

test.for([
  [{ recipient: "550 5.1.1 No such user" }, { kind: "bounced", unknown: true, codes: "550 5.1.1" }],
  [{ recipient: "556 5.1.10 Null MX" }, { kind: "bounced", unknown: true, codes: "556 5.1.10" }],
  [{ recipient: "550 User unknown" }, { kind: "bounced", unknown: true, codes: "550" }],
  [{ recipient: "550 5.7.1 Rejected by policy" }, { kind: "bounced", unknown: false, codes: "550 5.7.1" }],
  [{ recipient: "552 5.2.2 Mailbox full" }, { kind: "bounced", unknown: false, codes: "552 5.2.2" }],
  [{ recipient: "451 4.7.1 Greylisted" }, { kind: "later", unknown: false, codes: "451 4.7.1" }],
  [{ data: "452 4.3.1 Try again" }, { kind: "later", unknown: false, codes: "452 4.3.1" }],
  [{ data: "554 5.7.1 Looks like spam" }, { kind: "refused", unknown: false, codes: "554 5.7.1" }],
  [{ sender: "553 5.1.8 Not from here" }, { kind: "unavailable", codes: "553 5.1.8" }],
  [{ sender: "421 4.7.0 Too many mails" }, { kind: "unavailable", codes: "421 4.7.0" }],
  [{ recipient: "421 4.7.0 Too many mails" }, { kind: "unavailable", codes: "421 4.7.0" }],
  [{}, undefined],
] as const)("a mail server that says %o means %o", async ([refusals, fault]) => {
  const found = await faultOf(refusals);
  if (fault) expect(found).toMatchObject(fault);
  else expect(found).toBeUndefined();
});

test("nobody's address is sent nothing, and a server that is not there is asked again", async () => {
  expect(await faultOf({}, "no address")).toMatchObject({ kind: "bounced" });
  const mail = smtpMail("smtp://127.0.0.1:1", "no-reply@umeed.example", { connections: 1 });
  const error = await mail.send(message).catch((error: unknown) => error);
  mail.close();
  expect(smtpFault(error)).toMatchObject({ kind: "unavailable", codes: expect.stringMatching(/^E[A-Z]+$/) });
});
