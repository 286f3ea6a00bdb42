import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { mailErrorText } from "#app/features/staff/outbox/outbox-error.ts";
import { linkMinutes } from "#app/features/staff/session/session.messages.ts";
import { startTestApp } from "#tests/support/app.ts";
import { oneClickUrl, startSmtpServer } from "#tests/support/smtp.ts";
import { mailOffice } from "./keep-and-notify.ts";
import { leaseMs, queueMail, renewMs, sendDueMails, waitAfter } from "./outbox.ts";
import { smtpMail } from "./smtp.ts";

const content = {
  subject: "Hello",
  paragraphs: ["Line <one> & two."],
  action: { label: "Open", url: "http://x.example/?a=1&b=2" },
};

async function outbox() {
  const app = await startTestApp();
  const smtp = await startSmtpServer();
  const mail = smtpMail(smtp.url, "Umeed <no-reply@umeed.example>");
  const { db, log } = app.deps;
  const send = () => sendDueMails({ db, log, mail, clock: app.clock });
  const queue = (to = "reader@home.example", more = {}) =>
    queueMail(db, app.clock.now(), { to, content: { ...content, ...more } });
  const rows = () => db.selectFrom("outbox").selectAll().orderBy("id").execute();
  return { app, smtp, send, queue, rows };
}

test("a queued mail is sent once, in text and in HTML", async () => {
  const { smtp, send, queue, rows } = await outbox();
  await queue();
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  expect(smtp.mails).toHaveLength(1);
  const [mail] = smtp.mails;
  expect(mail?.to).toEqual(["reader@home.example"]);
  expect(mail?.from).toBe("no-reply@umeed.example");
  expect(mail?.raw).toContain("text/plain");
  expect(mail?.raw).toContain("text/html");
  expect(mail?.raw.replaceAll("=\r\n", "")).toContain("Line &lt;one&gt; &amp; two.");
  expect(await rows()).toMatchObject([
    { state: "sent", tries: 1, last_error: null, recipient: "reader@home.example", subject: "Hello" },
  ]);
});

test("mails to people go before those to the office, which are sent after them", async () => {
  const { app, smtp, send, queue } = await outbox();
  const { db } = app.deps;
  const env = { ...app.deps.env, mail: { ...app.deps.env.mail, office: "office@umeed.example" } };
  for (let each = 0; each < 3; each += 1) await mailOffice({ env }, db, app.clock.now(), { content });
  app.clock.forward(1000);
  await queue();
  expect(await send()).toBe(4);
  expect(smtp.mails.map(({ to: [to] }) => to)).toEqual([
    "reader@home.example",
    ...Array(3).fill("office@umeed.example"),
  ]);
});

test("a mail that has left is noted when the database comes back, and not sent again", async () => {
  const { app, smtp, queue, rows } = await outbox();
  const { db, log } = app.deps;
  await queue();
  const sender = smtpMail(smtp.url, "Umeed <no-reply@umeed.example>");
  let back: Promise<unknown> = Promise.resolve();
  const mail = {
    ...sender,
    async send(message: Parameters<typeof sender.send>[0]) {
      await sender.send(message);
      await sql`alter table outbox rename to outbox_away`.execute(db);
      back = wait(50).then(() => sql`alter table outbox_away rename to outbox`.execute(db));
    },
  };
  await sendDueMails({ db, log, mail, clock: app.clock });
  await back;
  expect(await rows()).toMatchObject([{ state: "sent", tries: 1 }]);
  expect(smtp.mails).toHaveLength(1);
});

test("each try of a mail has the same Message-ID, and no other mail has it", async () => {
  const { app, smtp, send, queue } = await outbox();
  const ids = () => smtp.mails.map(({ raw }) => /^Message-ID: (<[\w.]+@umeed\.example>)/im.exec(raw)?.[1]);
  await queue();
  await send();
  await queue();
  await send();
  // As after a crash between the sending and its note.
  await app.deps.db.updateTable("outbox").set({ state: "queued" }).where("id", "=", 1).execute();
  app.clock.forward(24 * 60 * 60_000);
  await send();
  const [first, other, again] = ids();
  expect(first).toBeDefined();
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});

test("a mail's text is removed once it is sent, and kept while it may be retried", {
  tags: "any-database",
}, async () => {
  const { smtp, send, queue, rows, app } = await outbox();
  smtp.state.refuse = true;
  await queue();
  await send();
  expect((await rows())[0]).toMatchObject({ text: expect.stringContaining("Line <one>") });
  smtp.state.refuse = false;
  app.clock.forward(waitAfter(1));
  await send();
  expect((await rows())[0]).toMatchObject({ state: "sent", text: "", html: "", sent_at: expect.any(String) });
});

test("a mail is marked as failed only after its reset link has expired", { tags: "any-database" }, () => {
  const tries = Array.from({ length: 7 }, (_, made) => waitAfter(made + 1));
  expect(tries.reduce((sum, wait) => sum + wait)).toBeGreaterThan(linkMinutes * 60_000);
});

test("a line break in a subject, a name or an address starts no new header", {
  tags: "any-database",
}, async () => {
  const { smtp, send, queue } = await outbox();
  await queue("reader@home.example", { subject: "Hi\r\nBcc: spy@evil.example\r\n\r\nbody" });
  await queue("reader@home.example\r\nBcc: spy@evil.example");
  await send();
  for (const { raw, to } of smtp.mails) {
    expect(to.join()).not.toContain("spy@evil.example");
    const headers = raw.slice(0, raw.indexOf("\r\n\r\n"));
    expect(headers).not.toMatch(/^Bcc:/im);
  }
  expect(smtp.mails.length).toBeGreaterThan(0);
});

test.for([
  ...["<victim@home.example>", "victim@home.example>", "(x)victim@home.example", "victim@home.example(x)"],
  ...["a@home.example,victim@home.example", "a@home.example;victim@home.example", "V <victim@home.example>"],
  ...[
    '"victim"@home.example',
    "victim@home.example\u200b",
    "victim@hｏme.example",
    "x:victim@home.example;",
    "victim",
  ],
])("nothing is sent to %j, which is not one plain address", { tags: "any-database" }, async (to) => {
  const { smtp, send, queue, rows } = await outbox();
  await queue(to);
  await send();
  expect(smtp.mails).toEqual([]);
  const [row] = await rows();
  expect(mailErrorText(row?.last_error ?? "")).toBe("The recipient is not a single plain email address.");
});

test.for([
  ["Director <director@umeed.example>", "Message from Director director at umeed.example"],
  ["a＠b.example", "Message from a at b.example"],
  ["\u202eelpmaxe.kcirt@", "Message from elpmaxe.kcirt at"],
  ["اُمید ویلفیئر", "Message from اُمید ویلفیئر"],
] as const)(
  "in a subject the name %j does not look like an address",
  { tags: "any-database" },
  async ([name, subject]) => {
    const { queue, rows } = await outbox();
    await queue("office@umeed.example", { subject: `Message from ${name}` });
    expect((await rows())[0]?.subject).toBe(subject);
  },
);

test.for([
  ["reader@home.example", /^Reply-To: reader@home\.example$/m],
  ["director<reader@home.example>", undefined],
  ["director,reader@home.example", undefined],
  ['"director"@home.example', undefined],
] as const)(
  "replies to %j go to one address without a name, or to nobody",
  { tags: "any-database" },
  async ([replyTo, header]) => {
    const { app, smtp, send } = await outbox();
    await queueMail(app.deps.db, app.clock.now(), { to: "office@umeed.example", replyTo, content });
    await send();
    const headers = smtp.mails[0]?.raw.split("\r\n\r\n")[0]?.replaceAll("\r", "") ?? "";
    if (header) expect(headers).toMatch(header);
    else expect(headers).not.toMatch(/^Reply-To:/im);
  },
);

test("a mail that comes again can be ended at one click, any other offers nothing", {
  tags: "any-database",
}, async () => {
  const { app, smtp, send, queue, rows } = await outbox();
  const unsubscribeUrl = `https://umeed.example/newsletter/leave?token=${"a".repeat(80)}`;
  await queueMail(app.deps.db, app.clock.now(), { to: "reader@home.example", content, unsubscribeUrl });
  await send();
  await queue();
  await send();
  expect(oneClickUrl(smtp.mails[0])).toBe(unsubscribeUrl);
  expect(smtp.mails[1]?.raw).not.toMatch(/^List-Unsubscribe/im);
  expect((await rows())[0]?.unsubscribe_url).toBeNull();
});

test("while the mail server refuses, a mail is retried at growing intervals, and fails in the end", async () => {
  const { app, smtp, send, queue, rows } = await outbox();
  smtp.state.refuse = true;
  await queue();
  for (let tries = 1; tries <= 8; tries += 1) {
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect((await rows())[0]).toMatchObject({ tries, state: tries === 8 ? "failed" : "queued" });
    app.clock.forward(waitAfter(tries));
  }
  expect(await send()).toBe(0);
  expect((await rows())[0]?.last_error).toMatch(/Try again later/);
  expect(app.log.join("\n")).not.toContain("reader@home.example");
});

test("a mail that could not be sent is sent when the server is back", { tags: "any-database" }, async () => {
  const { app, smtp, send, queue, rows } = await outbox();
  smtp.state.refuse = true;
  await queue();
  await send();
  smtp.state.refuse = false;
  app.clock.forward(waitAfter(1));
  await send();
  expect(smtp.mails).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: "sent", tries: 2 }]);
});

test.for([13, 3])(
  "mails that were queued and tried under a clock that was %i hours ahead go once it is right: OUTBOX-01b",
  async (hours) => {
    const { app, smtp, send, queue, rows } = await outbox();
    const right = app.clock.now();
    app.clock.forward(hours * 60 * 60_000);
    smtp.state.refuse = true;
    await queue("tried@home.example");
    await send();
    await queue("queued@home.example");
    smtp.state.refuse = false;
    app.clock.set(right.toISOString());
    expect(await send()).toBe(2);
    expect((await rows()).map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect(smtp.mails).toHaveLength(2);
  },
);

test("with a slow mail server and a second process no mail goes out twice", async () => {
  const { app, smtp, queue, rows } = await outbox();
  const { db, log } = app.deps;
  for (let mail = 0; mail < 12; mail += 1) await queue(`reader${mail}@home.example`);
  const second = smtpMail(smtp.url, "Umeed <no-reply@umeed.example>");
  const slow = {
    ...second,
    async send(message: Parameters<typeof second.send>[0]) {
      app.clock.forward(leaseMs / 2);
      await second.send(message);
      await sendDueMails({ db, log, mail: second, clock: app.clock });
    },
  };
  await sendDueMails({ db, log, mail: slow, clock: app.clock });
  app.clock.forward(leaseMs);
  await sendDueMails({ db, log, mail: second, clock: app.clock });
  expect(smtp.mails.map(({ to }) => to[0]).toSorted()).toEqual(
    (await rows()).map(({ recipient }) => recipient).toSorted(),
  );
});

test("a mail that takes longer than its lease stays with the process that sends it", async () => {
  const { app, smtp, send, queue, rows } = await outbox();
  const { db, log } = app.deps;
  await queue();
  const sender = smtpMail(smtp.url, "Umeed <no-reply@umeed.example>");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const slow = {
    ...sender,
    async send(message: Parameters<typeof sender.send>[0]) {
      for (let minutes = 0; minutes < 12; minutes += 1) {
        const [before] = await rows();
        app.clock.forward(renewMs);
        vi.advanceTimersByTime(renewMs);
        await expect.poll(async () => (await rows())[0]?.next_try_at).not.toBe(before?.next_try_at);
        expect(await send()).toBe(0);
      }
      await sender.send(message);
    },
  };
  expect(await sendDueMails({ db, log, mail: slow, clock: app.clock })).toBe(1);
  expect(smtp.mails).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: "sent", tries: 1 }]);
});

test.for([
  ["sent it", false, { state: "sent", tries: 2, last_error: null }],
  [
    "is to try it again",
    true,
    { state: "queued", tries: 2, last_error: expect.stringMatching(/Try again later/) },
  ],
] as const)(
  "a try that fails after its lease changes nothing when another process %s",
  async ([, refuse, left]) => {
    const { app, smtp, send, queue, rows } = await outbox();
    const { db, log } = app.deps;
    await queue();
    const mail = {
      close: () => undefined,
      async send() {
        app.clock.forward(leaseMs);
        smtp.state.refuse = refuse;
        await send();
        throw new Error("The connection was closed");
      },
    };
    await sendDueMails({ db, log, mail, clock: app.clock });
    expect(await rows()).toMatchObject([left]);
  },
);

test("whoever stops sends the mail that is under way and no other", { tags: "any-database" }, async () => {
  const { app, smtp, queue } = await outbox();
  const { db, log } = app.deps;
  const sender = smtpMail(smtp.url, "Umeed <no-reply@umeed.example>");
  await queue();
  await queue();
  await sendDueMails({ db, log, mail: sender, clock: app.clock }, () => smtp.mails.length > 0);
  expect(smtp.mails).toHaveLength(1);
});

test("two senders at once send each mail once", async () => {
  const { smtp, send, queue } = await outbox();
  for (let mail = 0; mail < 20; mail += 1) await queue(`reader${mail}@home.example`);
  await Promise.all([send(), send(), send()]);
  await Promise.all([send(), send()]);
  expect(smtp.mails.map(({ to }) => to[0]).sort()).toEqual(
    Array.from({ length: 20 }, (_, mail) => `reader${mail}@home.example`).sort(),
  );
});

test("the wait doubles from a minute to six hours at most", { tags: "any-database" }, () => {
  expect([1, 2, 3, 20].map(waitAfter)).toEqual([60_000, 120_000, 240_000, 21_600_000]);
});
