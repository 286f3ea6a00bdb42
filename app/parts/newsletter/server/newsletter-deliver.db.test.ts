import { expect, onTestFinished, test } from "vitest";
import type { Language } from "#app/contract/language.ts";
import { queueMail, sendDueMails } from "#server/mail/outbox.ts";
import { smtpMail } from "#server/mail/smtp.ts";
import { startTestApp } from "#tests/support/app.ts";
import { addReaders, addressOf, messageIdOf } from "#tests/support/newsletter-readers.ts";
import { oneClickUrl, startSmtpServer, wholeLines } from "#tests/support/smtp.ts";
import { leaveByForm } from "./newsletter.service.server.ts";
import { Deliverer } from "./newsletter-deliver.server.ts";
import { deferredMs } from "./newsletter-deliveries.store.server.ts";

const visitor = { address: "192.0.2.1", language: "en" } as const;

const minute = 60_000;
const hour = 60 * minute;

/** A site with a mail server, so many readers, and what sends newsletters by the test's clock. */
async function newsletterSite(readers: number) {
  const smtp = await startSmtpServer();
  const app = await startTestApp({ env: { SMTP_URL: smtp.url, RATE_LIMITS: "off" } });
  const { deps, clock } = app;
  const { db, log, env } = deps;
  const token = await app.signIn();
  await addReaders(db, readers);
  const mail = smtpMail(smtp.url, "Umeed <no-reply@umeed.example>", { connections: 5 });
  // The connections that it keeps open: the mail server waits for them.
  onTestFinished(mail.close);
  const deliverer = () => new Deliverer({ db, mail, clock, log, siteUrl: env.siteUrl });
  let current = deliverer();
  const site = {
    app,
    db,
    smtp,
    token,
    mail,
    /** Begins to send a newsletter, at a rate at which a batch has fifty mails. */
    async send(
      subject = "Winter",
      per_minute = 6000,
      more: { language?: Language; starts_at?: string } = {},
    ): Promise<number> {
      const { body } = await app.call("createNewsletter", { token, json: { subject, content: "Warm" } });
      const sent = await app.call("sendNewsletter", {
        token,
        json: { id: body.id, version: 1, per_minute, untested: true, ...more },
      });
      expect(sent.status).toBe(200);
      return body.id;
    },
    /** One round of each newsletter; the rate lets the next one go a second later. */
    async round(): Promise<void> {
      await current.deliver();
      clock.forward(1000);
    },
    async rounds(count: number): Promise<void> {
      for (let one = 0; one < count; one += 1) await site.round();
    },
    /** As if the process had started anew. */
    restart() {
      current = deliverer();
    },
    recipients: () => smtp.mails.map(({ to }) => to[0]),
    newsletter: (id: number) =>
      db.selectFrom("newsletters").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    deliveries: () => db.selectFrom("newsletter_deliveries").selectAll().orderBy("id").execute(),
    reader: (reader: number) =>
      db
        .selectFrom("subscribers")
        .select(["id", "state", "bounces", "bounce_reply"])
        .where("email", "=", addressOf(reader))
        .executeTakeFirstOrThrow(),
  };
  return site;
}

test("each confirmed reader gets it once, in both parts, with a link of their own", async () => {
  const site = await newsletterSite(3);
  const { db, smtp } = site;
  await db.updateTable("subscribers").set({ state: "pending" }).where("email", "=", addressOf(2)).execute();
  const id = await site.send();
  await site.rounds(3);
  expect(site.recipients().toSorted()).toEqual([addressOf(0), addressOf(1)]);
  expect(await site.newsletter(id)).toMatchObject({ state: "sent", recipients: 2, sent: 2, trouble: null });
  const urls = smtp.mails.map(oneClickUrl);
  expect(new Set(urls).size).toBe(2);
  for (const mail of smtp.mails) {
    expect(mail.raw).toContain("text/plain");
    expect(mail.raw).toContain("text/html");
    const body = wholeLines(mail);
    expect(body).toContain(`Unsubscribe: ${oneClickUrl(mail)}`);
    expect(body).not.toContain("the-address-to-unsubscribe");
  }
});

test("at one click a reader leaves, as often as it comes; opening the link does nothing", async () => {
  const site = await newsletterSite(1);
  const { app, smtp } = site;
  const id = await site.send();
  await site.rounds(2);
  const url = oneClickUrl(smtp.mails[0]);
  const opened = await app.get(new URL(url).pathname + new URL(url).search);
  expect(opened.status).toBe(200);
  expect(await site.reader(0)).toMatchObject({ state: "confirmed" });
  // Links in mails of before name their newsletter, too.
  for (const mailed of [`${url}&newsletter=${id}`, url]) {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const headers = { "content-length": "26", origin: "https://mail.example" };
    const request = new Request(mailed, { method: "POST", body, headers });
    expect(await leaveByForm(app.deps, request, visitor)).toMatchObject({ status: 200 });
    expect(await site.reader(0)).toMatchObject({ state: "left" });
  }
  expect(await site.newsletter(id)).toMatchObject({ sent: 1, skipped: 0 });
});

test("who leaves in the middle gets none from then, who confirms in the middle none of this one", async () => {
  const site = await newsletterSite(150);
  const { app, db } = site;
  const id = await site.send();
  await site.round();
  expect(site.recipients()).toHaveLength(50);
  const waiting = Array.from({ length: 150 }, (_, at) => addressOf(at)).filter(
    (address) => !site.recipients().includes(address),
  );
  const [left = "", returned = "", erased = ""] = waiting;
  const idOf = async (email: string) =>
    (await db.selectFrom("subscribers").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
  await db.updateTable("subscribers").set({ state: "left" }).where("email", "=", left).execute();
  await db
    .updateTable("subscribers")
    .set({ confirmed_at: app.clock.now().toISOString() })
    .where("email", "=", returned)
    .execute();
  await app.call("deleteSubscriber", { token: site.token, json: { id: await idOf(erased) } });
  const now = app.clock.now().toISOString();
  const late = { received_at: now, search_text: "", state: "confirmed" as const, confirmed_at: now };
  await db
    .insertInto("subscribers")
    .values({ ...late, email: "late@home.example" })
    .execute();
  await site.rounds(4);
  for (const address of [left, returned, erased, "late@home.example"])
    expect(site.recipients()).not.toContain(address);
  expect(new Set(site.recipients()).size).toBe(147);
  expect(await site.newsletter(id)).toMatchObject({ state: "sent", recipients: 150, sent: 147, skipped: 3 });
});

test("a reader who confirms twice stays in the middle of a newsletter", async () => {
  const site = await newsletterSite(0);
  const { app, db } = site;
  await app.call("subscribe", { json: { email: addressOf(0) } });
  const mail = await db.selectFrom("outbox").select("text").executeTakeFirstOrThrow();
  const json = { token: /token=(\S+)/.exec(mail.text)?.[1] };
  await db.deleteFrom("outbox").execute();
  await app.call("confirmSubscription", { json });
  app.clock.forward(minute);
  const id = await site.send();
  app.clock.forward(minute);
  expect(await app.call("confirmSubscription", { json })).toMatchObject({ status: 200 });
  await site.rounds(2);
  expect(await site.newsletter(id)).toMatchObject({ sent: 1 });
});

test("paused, nothing goes out; it goes on where it stopped; cancelled, nobody else gets it", async () => {
  const site = await newsletterSite(150);
  const { app, token } = site;
  const id = await site.send();
  const json = { id };
  await site.round();
  expect((await app.call("pauseNewsletter", { token, json })).status).toBe(200);
  expect((await app.call("pauseNewsletter", { token, json })).status).toBe(409);
  await site.rounds(2);
  expect(site.recipients()).toHaveLength(50);
  expect((await app.call("resumeNewsletter", { token, json: { id, per_minute: 60 } })).status).toBe(200);
  await site.round();
  expect(site.recipients()).toHaveLength(51);
  expect((await app.call("cancelNewsletter", { token, json })).status).toBe(200);
  expect((await app.call("resumeNewsletter", { token, json })).status).toBe(409);
  await site.rounds(2);
  expect(site.recipients()).toHaveLength(51);
  expect(new Set(site.recipients()).size).toBe(51);
  expect(await site.newsletter(id)).toMatchObject({ state: "cancelled", recipients: 150, sent: 51 });
});

test("two processes together keep the rate, and send nothing twice", async () => {
  const site = await newsletterSite(40);
  const { app, db, mail } = site;
  await site.send("Winter", 120);
  const { log, env } = app.deps;
  const other = new Deliverer({ db, mail, clock: app.clock, log, siteUrl: env.siteUrl });
  for (let second = 1; second <= 5; second += 1) {
    await Promise.all([site.round(), other.deliver()]);
    expect(site.recipients().length).toBeLessThanOrEqual(2 * second + 2);
  }
  expect(site.recipients().length).toBeGreaterThanOrEqual(8);
  expect(new Set(site.recipients()).size).toBe(site.recipients().length);
});

test("a try that fails after its lease leaves the delivery to the process that has it by then", async () => {
  const site = await newsletterSite(1);
  const { app, db, mail, smtp } = site;
  const { log, env } = app.deps;
  const id = await site.send();
  const slow = {
    ...mail,
    async send() {
      app.clock.forward(10 * minute);
      await site.round();
      throw Object.assign(new Error("no"), {
        responseCode: 550,
        command: "RCPT TO",
        response: "550 5.1.1 Gone",
      });
    },
  };
  smtp.state.data = () => "451 4.7.1 Greylisted";
  const other = new Deliverer({ db, mail: slow, clock: app.clock, log, siteUrl: env.siteUrl });
  await other.deliver();
  expect(await site.newsletter(id)).toMatchObject({ state: "sending", bounced: 0 });
  smtp.state.data = () => undefined;
  app.clock.forward(deferredMs(1));
  await site.rounds(2);
  expect(await site.newsletter(id)).toMatchObject({ state: "sent", sent: 1, bounced: 0, failed: 0 });
  expect(await site.reader(0)).toMatchObject({ state: "confirmed", bounces: 0 });
});

test("mails of the outbox go first", async () => {
  const site = await newsletterSite(1);
  const { app, db, smtp, mail } = site;
  await site.send();
  await queueMail(db, app.clock.now(), {
    to: "donor@home.example",
    content: { subject: "Receipt", paragraphs: ["Thank you"] },
  });
  await site.round();
  expect(smtp.mails).toEqual([]);
  await sendDueMails({ ...app.deps, mail, clock: app.clock });
  await site.round();
  expect(site.recipients()).toEqual(["donor@home.example", addressOf(0)]);
});

test("after three newsletters in a row that bounce a reader is set aside, and can be brought back", async () => {
  const site = await newsletterSite(2);
  const { app, token, smtp } = site;
  smtp.state.recipient = (to) => (to === addressOf(0) ? "552 5.2.2 Mailbox full" : undefined);
  for (let time = 1; time <= 3; time += 1) {
    expect((await site.reader(0)).state).toBe("confirmed");
    const id = await site.send(`Number ${time}`);
    await site.rounds(2);
    expect(await site.newsletter(id)).toMatchObject({ state: "sent", sent: 1, bounced: 1, failed: 0 });
  }
  const { id, ...reader } = await site.reader(0);
  expect(reader).toEqual({ state: "set aside", bounces: 3, bounce_reply: "552 5.2.2" });
  const found = await app.call("listSubscribers", { token, query: { state: "set aside" } });
  expect(found.body.rows).toMatchObject([{ email: addressOf(0), bounces: 3, bounce_reply: "552 5.2.2" }]);
  await site.send("Without them");
  await site.rounds(2);
  expect(site.recipients()).toHaveLength(4);

  smtp.state.recipient = () => undefined;
  expect((await app.call("bringBackSubscriber", { token, json: { id } })).status).toBe(200);
  expect((await app.call("bringBackSubscriber", { token, json: { id } })).status).toBe(409);
  await site.send("With them again");
  await site.rounds(2);
  expect(site.recipients()).toHaveLength(6);
});

test("a newsletter that arrives ends the count of bounces", async () => {
  const site = await newsletterSite(1);
  for (const answer of ["552 5.2.2 Full", "552 5.2.2 Full", undefined, "552 5.2.2 Full"]) {
    site.smtp.state.recipient = () => answer;
    await site.send();
    await site.rounds(2);
  }
  expect(await site.reader(0)).toMatchObject({ state: "confirmed", bounces: 1 });
});

test("a reader of whom the mail server knows nothing is set aside at once, and comes back by subscribing anew", async () => {
  const site = await newsletterSite(1);
  const { app, db, smtp } = site;
  smtp.state.recipient = () => "550 5.1.1 No such user";
  await site.send();
  await site.rounds(2);
  expect(await site.reader(0)).toMatchObject({ state: "set aside", bounces: 1, bounce_reply: "550 5.1.1" });
  await app.call("subscribe", { json: { email: addressOf(0) } });
  const mail = await db.selectFrom("outbox").select("text").executeTakeFirstOrThrow();
  await app.call("confirmSubscription", { json: { token: /token=(\S+)/.exec(mail.text)?.[1] } });
  expect(await site.reader(0)).toMatchObject({ state: "confirmed", bounces: 0, bounce_reply: null });
});

test("what the mail server puts off is tried again, longer each time, for three days, under the same name", async () => {
  const site = await newsletterSite(2);
  const { app, smtp } = site;
  const tried: { at: number; id: string }[] = [];
  smtp.state.data = (mail) => {
    if (mail.to[0] !== addressOf(0)) return undefined;
    tried.push({ at: app.clock.now().getTime(), id: messageIdOf(mail) });
    return "451 4.7.1 Greylisted";
  };
  const id = await site.send();
  await site.rounds(2);
  const begun = tried[0]?.at ?? 0;
  while ((await site.newsletter(id)).state === "sending" && tried.length < 50) {
    app.clock.forward(5 * minute);
    await site.round();
  }
  expect(await site.newsletter(id)).toMatchObject({ state: "sent", sent: 1, failed: 1, bounced: 0 });
  const waits = tried.slice(1).map(({ at }, index) => at - (tried[index]?.at ?? 0));
  for (const [index, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(deferredMs(index + 1));
    expect(wait).toBeLessThan(deferredMs(index + 1) + 6 * minute);
  }
  expect((tried.at(-1)?.at ?? 0) - begun).toBeGreaterThanOrEqual(72 * hour);
  expect((tried.at(-1)?.at ?? 0) - begun).toBeLessThan(79 * hour);
  expect(new Set(tried.map(({ id }) => id)).size).toBe(1);
  expect(await site.reader(0)).toMatchObject({ state: "confirmed", bounces: 0 });
  // Links of tries that the server refused are gone.
  const links = await site.db.selectFrom("access_links").select("subject_id").execute();
  expect(links).toEqual([{ subject_id: (await site.reader(1)).id }]);
});

test("while the mail server takes nothing it is asked less and less, and nobody is left out afterwards", async () => {
  const site = await newsletterSite(60);
  const { app, smtp } = site;
  let asked = 0;
  smtp.state.sender = () => {
    asked += 1;
    return "451 4.3.2 Closed for today";
  };
  const id = await site.send();
  await site.round();
  expect(asked).toBeLessThanOrEqual(5);
  expect((await site.newsletter(id)).trouble).toBe("451 4.3.2");
  asked = 0;
  for (let minutes = 0; minutes < 60; minutes += 1) {
    app.clock.forward(minute);
    await site.round();
  }
  expect(asked).toBeLessThan(20);
  smtp.state.sender = () => undefined;
  app.clock.forward(5 * minute);
  await site.rounds(5);
  expect(new Set(site.recipients()).size).toBe(60);
  expect(site.recipients()).toHaveLength(60);
  expect(await site.newsletter(id)).toMatchObject({ state: "sent", sent: 60, trouble: null });
});

test("a text that is refused again and again pauses the newsletter, which then goes on", async () => {
  const site = await newsletterSite(60);
  const { app, token, smtp } = site;
  smtp.state.data = () => "554 5.7.1 Looks like spam";
  const id = await site.send();
  await site.rounds(3);
  const paused = await site.newsletter(id);
  expect(paused).toMatchObject({ state: "paused", trouble: "refused: 554 5.7.1" });
  expect(paused.failed).toBeLessThan(15);
  smtp.state.data = () => undefined;
  await app.call("resumeNewsletter", { token, json: { id } });
  await site.rounds(4);
  expect(await site.newsletter(id)).toMatchObject({ state: "sent", sent: 60 - paused.failed, trouble: null });
});

test("a process that ends in the middle leaves its mails to the next when their leases end", async () => {
  const site = await newsletterSite(60);
  const { app, db, smtp } = site;
  const id = await site.send();
  // Ten are claimed, and then the process is gone.
  const lease = new Date(app.clock.now().getTime() + 10 * minute).toISOString();
  const first = db.selectFrom("newsletter_deliveries").select("id").orderBy("id").limit(10);
  await db
    .updateTable("newsletter_deliveries")
    .set({ next_try_at: lease })
    .where("id", "in", first)
    .execute();
  site.restart();
  await site.rounds(4);
  expect(smtp.mails).toHaveLength(50);
  expect(await site.newsletter(id)).toMatchObject({ state: "sending" });
  app.clock.forward(10 * minute);
  await site.rounds(2);
  expect(new Set(site.recipients()).size).toBe(60);
  expect(await site.newsletter(id)).toMatchObject({ state: "sent", sent: 60 });
});

test("nothing that is logged or recorded names a reader", async () => {
  const site = await newsletterSite(2);
  const { app, db, smtp } = site;
  smtp.state.recipient = (to) => `550 5.1.1 <${to}> unknown`;
  await site.send();
  await site.rounds(2);
  expect(app.log.join("\n")).not.toMatch(/reader-\d@/);
  const recorded = await db.selectFrom("audit_log").select(["before", "after", "search_text"]).execute();
  expect(JSON.stringify(recorded)).not.toMatch(/reader-\d/);
  expect(JSON.stringify(await site.deliveries())).not.toContain("@");
});

test("a reader's deliveries go with the reader, and the counts stay", async () => {
  const site = await newsletterSite(2);
  const { app, token } = site;
  const id = await site.send();
  await site.rounds(2);
  const found = await app.call("findPersonalData", { token, json: { person: addressOf(0) } });
  expect(found.body.total).toBeGreaterThan(0);
  await app.call("erasePersonalData", {
    token,
    json: { person: addressOf(0), expected: found.body.total },
  });
  expect(await site.deliveries()).toHaveLength(1);
  expect(await site.newsletter(id)).toMatchObject({ recipients: 2, sent: 2 });
});

test("it goes to the readers of a language, with its end in theirs: NEWS-14", async () => {
  const site = await newsletterSite(3);
  const { db, smtp } = site;
  await db.updateTable("subscribers").set({ language: "ur" }).where("email", "=", addressOf(1)).execute();
  await site.send("Urdu", 6000, { language: "ur" });
  await site.rounds(2);
  expect(site.recipients()).toEqual([addressOf(1)]);
  await site.send("All");
  await site.rounds(2);
  const ends = smtp.mails.slice(1).map(({ to, raw }) => [to[0], /^Unsubscribe: /m.test(raw)]);
  expect(ends.toSorted()).toEqual([
    [addressOf(0), true],
    [addressOf(1), false],
    [addressOf(2), true],
  ]);
});

test("it goes out from its hour on, and is cancelled before it: NEWS-14", async () => {
  const site = await newsletterSite(1);
  const { app } = site;
  // The test's clock stands at noon in Karachi.
  const id = await site.send("Winter", 6000, { starts_at: "2026-11-21T18:00" });
  const other = await site.send("Spring", 6000, { starts_at: "2026-11-21T18:00" });
  await site.rounds(3);
  expect(site.recipients()).toEqual([]);
  await app.call("cancelNewsletter", { token: site.token, json: { id: other } });
  app.clock.set("2026-11-21T12:59:00.000Z");
  await site.round();
  expect(site.recipients()).toEqual([]);
  app.clock.set("2026-11-21T13:00:00.000Z");
  await site.rounds(2);
  expect(site.recipients()).toEqual([addressOf(0)]);
  expect(await site.newsletter(id)).toMatchObject({ state: "sent", starts_at: "2026-11-21T13:00:00.000Z" });
});
