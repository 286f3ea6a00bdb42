import { expect, test } from "vitest";
import { textIn } from "#app/lib/words.server.ts";
import { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import { sendDueMails } from "#server/mail/outbox.ts";
import { smtpMail } from "#server/mail/smtp.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import {
  arrive,
  begin,
  donor,
  keyOf,
  mails,
  pledgeRows,
  postPledge,
  subjects,
} from "#tests/support/pledges.ts";
import { oneClickUrl, startSmtpServer } from "#tests/support/smtp.ts";
import { isInUrdu } from "#tests/support/urdu-text.ts";
import { sendPledgePage } from "./pledge-page.server.ts";
import { stepPledge } from "./pledges.service.server.ts";
import { remindPledges, startPledgeReminders } from "./remind-pledges.server.ts";

const t = textIn("en", pledgeWords);

const reminder = "Your gift for December 2026: PKR 2,000";
const only = async (app: TestApp) => (await pledgeRows(app))[0];

/** Monthly support whose first donation has arrived on November 21. */
async function active() {
  const app = await startTestApp();
  await begin(app);
  await arrive(app);
  return app;
}

test("a pledge waits without reminders until its first gift arrives, and then reminds once a month: PLEDGE-01, 02", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  await begin(app);
  expect(await only(app)).toMatchObject({ state: "waiting", next_due_on: null, day_of_month: 21 });
  app.clock.set("2027-03-01T07:00:00Z");
  expect(await remindPledges(app.deps)).toBe(0);
  app.clock.set("2026-11-30T07:00:00Z");
  await arrive(app);
  expect(await only(app)).toMatchObject({ state: "active", next_due_on: "2026-12-21" });
  app.clock.set("2026-12-21T03:30:00Z");
  expect(await remindPledges(app.deps)).toBe(0);
  app.clock.set("2026-12-21T04:30:00Z");
  expect(await remindPledges(app.deps)).toBe(1);
  expect(await remindPledges(app.deps)).toBe(0);
  expect(await only(app)).toMatchObject({ next_due_on: "2027-01-21" });
  expect(await subjects(app)).toEqual([
    "Please confirm your monthly support",
    expect.stringMatching(/^Your receipt/),
    "Your monthly support has begun",
    reminder,
  ]);
  const text = (await mails(app)).at(-1)?.text ?? "";
  const key = await keyOf(app);
  for (const line of [
    `Give PKR 2,000 now:\nhttp://umeed.example/pledge?key=${key}\n`,
    `Pause it: http://umeed.example/pledge?key=${key}&do=pause`,
    `Stop it: http://umeed.example/pledge?key=${key}&do=stop`,
    "for: Zakat.",
  ])
    expect(text).toContain(line);
  expect((await mails(app)).at(-1)?.html).toContain(
    `<a href="http://umeed.example/pledge?key=${key}&amp;do=stop">Stop it</a>`,
  );
});

test("while the server runs it looks by itself, also at once after a start", {
  tags: "any-database",
}, async () => {
  const app = await active();
  app.clock.set("2026-12-21T05:00:00Z");
  await startPledgeReminders(app.deps).stop();
  await startPledgeReminders(app.deps).stop();
  expect((await subjects(app)).filter((subject) => subject === reminder)).toHaveLength(1);
});

test("of several processes that look at once one sends each reminder", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  for (let pledge = 0; pledge < 12; pledge += 1) {
    await begin(app, { email: `donor${pledge}@home.example` });
    await arrive(app);
  }
  app.clock.set("2026-12-21T05:00:00Z");
  const sent = await Promise.all(Array.from({ length: 4 }, () => remindPledges(app.deps)));
  expect(sent.reduce((sum, one) => sum + one)).toBe(12);
  const reminders = await app.deps.db
    .selectFrom("outbox")
    .select("recipient")
    .where("subject", "=", reminder)
    .execute();
  expect(new Set(reminders.map(({ recipient }) => recipient)).size).toBe(12);
  expect(reminders).toHaveLength(12);
});

test("days that were missed are caught up with one mail", { tags: "any-database" }, async () => {
  const app = await active();
  app.clock.set("2026-12-28T05:00:00Z");
  expect(await remindPledges(app.deps)).toBe(1);
  expect(await only(app)).toMatchObject({ next_due_on: "2027-01-21" });
  app.clock.set("2027-04-22T05:00:00Z");
  expect(await remindPledges(app.deps)).toBe(1);
  expect((await subjects(app)).at(-1)).toBe("Your gift for April 2027: PKR 2,000");
  expect(await only(app)).toMatchObject({ next_due_on: "2027-05-21" });
});

test("a mail that cannot be queued leaves the reminder due, and keeps no other from being sent", {
  tags: "any-database",
}, async () => {
  const app = await active();
  await begin(app, { email: "second@home.example" });
  await arrive(app);
  app.clock.set("2026-12-21T05:00:00Z");
  const { db } = app.deps;
  const [one] = await pledgeRows(app);
  // As if the process had ended between the claim and the mail: the transaction is undone as a whole.
  await db.schema.alterTable("funds").renameColumn("title", "title_away").execute();
  expect(await remindPledges(app.deps)).toBe(0);
  expect(await only(app)).toEqual(one);
  await db.schema.alterTable("funds").renameColumn("title_away", "title").execute();
  expect(await remindPledges(app.deps)).toBe(2);
  expect(app.log.join("\n")).not.toContain(donor);
});

test("a month that was given ahead is not asked for; while a gift is on its way its reminder waits", {
  tags: "any-database",
}, async () => {
  const app = await active();
  const key = await keyOf(app);
  app.clock.set("2026-12-10T07:00:00Z");
  const pay = () => postPledge(app, key, { action: "pay" });
  expect(await pay()).toMatchObject({ status: 303 });
  await arrive(app);
  app.clock.set("2026-12-21T05:00:00Z");
  expect(await remindPledges(app.deps)).toBe(0);
  expect(await only(app)).toMatchObject({ next_due_on: "2027-01-21" });

  app.clock.set("2027-01-20T05:00:00Z");
  await pay();
  const { db } = app.deps;
  await db.updateTable("donations").set({ state: "pending" }).where("id", "=", 3).execute();
  app.clock.set("2027-01-21T05:00:00Z");
  expect(await remindPledges(app.deps)).toBe(0);
  expect(await only(app)).toMatchObject({ next_due_on: "2027-01-21" });
  await db.updateTable("donations").set({ state: "failed" }).where("id", "=", 3).execute();
  expect(await remindPledges(app.deps)).toBe(1);
});

test("a paused or stopped pledge reminds nobody; one that goes on does from its next day on", {
  tags: "any-database",
}, async () => {
  const app = await active();
  const key = await keyOf(app);
  const step = (action: string) => postPledge(app, key, { action });
  await step("pause");
  app.clock.set("2026-12-21T05:00:00Z");
  expect(await remindPledges(app.deps)).toBe(0);
  app.clock.set("2027-01-05T05:00:00Z");
  await step("resume");
  expect(await only(app)).toMatchObject({ state: "active", next_due_on: "2027-01-21" });
  await step("stop");
  app.clock.set("2027-01-21T05:00:00Z");
  expect(await remindPledges(app.deps)).toBe(0);
  expect(await only(app)).toMatchObject({ state: "stopped", next_due_on: null });
  expect((await only(app))?.ended_at).not.toBeNull();
  await step("restart");
  expect(await only(app)).toMatchObject({ state: "active", next_due_on: "2027-02-21", ended_at: null });
});

test("twenty presses at once make one gift of a month, an older mail opens the same, and a new amount is another", async () => {
  const app = await active();
  const key = await keyOf(app);
  const pay = (more: Record<string, string> = {}) => postPledge(app, key, { action: "pay", ...more });
  const replies = await Promise.all(Array.from({ length: 20 }, () => pay({ month: "2026-12" })));
  expect(new Set(replies.map(({ location }) => location)).size).toBe(1);
  const { db } = app.deps;
  expect(await db.selectFrom("donations").select("id").execute()).toHaveLength(2);
  await arrive(app);
  expect((await pay({ month: "2026-12" })).location).toBe(replies[0]?.location);
  expect(await db.selectFrom("donations").select("id").execute()).toHaveLength(2);

  await pay({ month: "2027-01" });
  await postPledge(app, key, { action: "change", amount: "3,500", day: "5" });
  await pay();
  await pay({ paymentMethod: "easypaisa" });
  const donations = await db
    .selectFrom("donations")
    .select(["amount_paisa", "method", "pledge_id"])
    .orderBy("id")
    .execute();
  expect(donations.map(({ amount_paisa, method }) => [amount_paisa, method])).toEqual([
    [2000_00, "bank-transfer"],
    [2000_00, "bank-transfer"],
    [2000_00, "bank-transfer"],
    [3500_00, "bank-transfer"],
    [3500_00, "easypaisa"],
  ]);
  expect(new Set(donations.map(({ pledge_id }) => pledge_id)).size).toBe(1);
});

test("while the first gift may still come, giving leads to it", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  await begin(app);
  const key = await keyOf(app);
  await postPledge(app, key, { action: "pay" });
  const { db } = app.deps;
  expect(await db.selectFrom("donations").select("id").execute()).toHaveLength(1);
  await db.updateTable("donations").set({ state: "expired" }).execute();
  await postPledge(app, key, { action: "pay" });
  expect(await db.selectFrom("donations").select("id").execute()).toHaveLength(2);
  await arrive(app);
  expect(await only(app)).toMatchObject({ state: "active" });
});

test("so many pledges as anybody types, a stranger's address gets three mails of them and never a reminder", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  for (let pledge = 0; pledge < 6; pledge += 1) await begin(app, { name: "Click http://evil.example now" });
  expect(await subjects(app)).toEqual(Array.from({ length: 3 }, () => "Please confirm your monthly support"));
  for (const { text } of await mails(app)) expect(text).not.toContain("evil");
  const week = 7 * 24 * 60 * 60_000;
  for (const [passed, mailed] of [
    [week - 1000, 3],
    [1000, 4],
  ] as const) {
    app.clock.forward(passed);
    await begin(app);
    expect(await subjects(app)).toHaveLength(mailed);
  }
  app.clock.set("2027-02-21T05:00:00Z");
  expect(await remindPledges(app.deps)).toBe(0);
  const key = await keyOf(app);
  await postPledge(app, key, { action: "stop" });
  expect(await subjects(app)).toHaveLength(4);
});

test("a mail program's one click pauses the reminders and sends no mail about it: PLEDGE-08", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "on" } });
  const { deps } = app;
  const smtp = await startSmtpServer();
  const mail = smtpMail(smtp.url, "Umeed <no-reply@umeed.example>");
  const send = () => sendDueMails({ ...deps, mail, clock: app.clock });
  const press = (url: string) => {
    const { pathname, search } = new URL(url);
    return sendPledgePage(
      pageContext(app),
      postedForm(pathname + search, { "List-Unsubscribe": "One-Click" }),
    );
  };
  await begin(app);
  await send();
  // Nobody has confirmed it: the click ends it.
  expect(oneClickUrl(smtp.mails[0])).toMatch(/\/pledge\?key=[\w-]{22}&do=stop$/);
  await arrive(app);
  await send();
  app.clock.set("2026-12-21T07:00:00.000Z");
  expect(await remindPledges(deps)).toBe(1);
  await send();
  const url = oneClickUrl(smtp.mails.at(-1));
  expect(url).toMatch(/&do=pause$/);

  const sent = smtp.mails.length;
  for (let time = 0; time < 3; time += 1) {
    expect((await press(url)).data).toEqual({ good: true, message: t("silenced") });
  }
  expect(await pledgeRows(app)).toMatchObject([{ state: "paused", next_due_on: null }]);
  app.clock.set("2027-01-21T07:00:00.000Z");
  expect(await remindPledges(deps)).toBe(0);
  await send();
  expect(smtp.mails).toHaveLength(sent);
  for (let more = 0; more < 30; more += 1) await press(url);
  expect((await press(url)).init?.status).toBe(429);
  expect((await press(url.replace(/key=.*/, "key=AAAAAAAAAAAAAAAAAAAAAA"))).init?.status).toBe(404);
});

test("one click on the first mail ends what nobody has confirmed: PLEDGE-08", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  await begin(app);
  const path = `/pledge?key=${await keyOf(app)}&do=stop`;
  await sendPledgePage(pageContext(app), postedForm(path, { "List-Unsubscribe": "One-Click" }));
  expect(await pledgeRows(app)).toMatchObject([{ state: "stopped" }]);
  expect(await mails(app)).toHaveLength(1);
});

test("mails about a pledge that began in Urdu are Urdu, and lead to the Urdu page", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  await begin(app, { name: "عائشہ بی بی" });
  await db.updateTable("pledges").set({ language: "ur" }).execute();
  await db.updateTable("donations").set({ language: "ur" }).execute();
  const before = (await mails(app)).length;
  await arrive(app);
  app.clock.set("2026-12-21T05:00:00Z");
  expect(await remindPledges(app.deps)).toBe(1);
  const key = await keyOf(app);
  await stepPledge(app.deps, key, "pause");
  await stepPledge(app.deps, key, "stop");
  const sent = (await mails(app)).slice(before);
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^آپ کی رسید UWF-2027-/),
    "آپ کا ماہانہ وعدہ شروع ہو گیا",
    "دسمبر 2026 کا عطیہ: 2,000 روپے",
    "آپ کا ماہانہ وعدہ روک دیا گیا",
    "آپ کا ماہانہ وعدہ ختم ہو گیا",
  ]);
  const ofPledge = sent.slice(1);
  expect(ofPledge.filter(({ text }) => !isInUrdu(text.replace(/http\S+/g, "")))).toEqual([]);
  expect(ofPledge.filter(({ text }) => !text.includes("http://umeed.example/ur/pledge?key="))).toEqual([]);
  expect(ofPledge.filter(({ html }) => !html.includes('<html lang="ur" dir="rtl">'))).toEqual([]);
  expect(sent[2]?.unsubscribe_url).toMatch(/^http:\/\/umeed\.example\/ur\/pledge\?key=/);
  expect(sent[2]?.text).toContain("السلام علیکم عائشہ بی بی،");
  expect(sent[2]?.text).toContain("مد: زکوٰۃ۔");
});
