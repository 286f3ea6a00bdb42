import { access } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { queueMail } from "#server/mail/outbox.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { addPapers, asked } from "#tests/support/help.ts";
import {
  changeTestDonation,
  confirmation,
  ledgerDifferences,
  startTestDonation,
} from "#tests/support/ledger.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { photograph } from "#tests/support/pictures.ts";
import { report, startTransfers } from "#tests/support/transfer-reports.ts";
import { runRetention } from "./run-retention.server.ts";

const day = 24 * 60 * 60 * 1000;
const inbox = { search_text: "" };

/** The first run, which gives the terms, and one 31 days later, when people's data may go. */
async function runTwice(app: TestApp) {
  const first = await runRetention(app.deps);
  app.clock.forward(31 * day);
  return { first, second: await runRetention(app.deps) };
}

async function addMessage({ deps: { db } }: TestApp, received_at: string, touched_at: string | null = null) {
  const words = { name: "Ayesha", email: "a@home.example", subject: "", message: "Hello" };
  await db
    .insertInto("messages")
    .values({ ...inbox, ...words, received_at, touched_at })
    .execute();
}

test("people's data goes 30 days after the first start at the earliest, and the page says so before: KEEP-02", async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  const token = await app.signIn();
  await addMessage(app, "2024-11-01T07:00:00.000Z");
  await addMessage(app, "2024-12-10T07:00:00.000Z");
  await addMessage(app, "2024-11-01T07:00:00.000Z", "2026-01-01T07:00:00.000Z");
  expect(await runRetention(app.deps)).toEqual({});
  const { body } = await app.call("readRetention", { token });
  const term = body.terms.find(({ name }: { name: string }) => name === "messages");
  expect(term).toMatchObject({
    text: "2 years",
    starts_at: "2026-12-21T07:00:00.000Z",
    starts_later: true,
  });
  expect(body.last_run).toMatchObject({ detail: "Nothing was past its term." });

  app.clock.forward(29 * day);
  expect(await runRetention(app.deps)).toEqual({});
  app.clock.forward(day);
  expect(await runRetention(app.deps)).toEqual({ messages: 2 });
  expect(await db.selectFrom("messages").select("id").execute()).toEqual([{ id: 3 }]);
  // Whoever runs second, in another process or later on the day, finds nothing.
  expect(await runRetention(app.deps)).toEqual({});
  const removals = await app.call("listRemovals", { token: await app.signIn() });
  expect(removals.body.removals).toMatchObject([{ day: "2026-12-21", name: "messages", removed: 2 }]);
});

test("two processes at once remove each row once", async () => {
  const app = await startTestApp();
  await runRetention(app.deps);
  for (let row = 0; row < 250; row += 1) await addMessage(app, "2024-01-01T07:00:00.000Z");
  app.clock.forward(31 * day);
  const both = await Promise.all([runRetention(app.deps), runRetention(app.deps)]);
  expect(both.reduce((sum, removed) => sum + (removed?.messages ?? 0), 0)).toBe(250);
  const [row] = await app.deps.db.selectFrom("retention_removals").selectAll().execute();
  expect(row).toMatchObject({ name: "messages", removed: 250 });
});

test("sent and failed mails go after 90 days, and days of page views become months: KEEP-01", async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  const token = await app.signIn();
  for (const state of ["sent", "failed", "queued", "sent"] as const) {
    const id = await queueMail(db, new Date("2026-01-01"), {
      to: "a@home.example",
      content: { subject: "Hello", paragraphs: [] },
    });
    const sent_at = id === 4 ? "2026-11-01T07:00:00.000Z" : null;
    await db.updateTable("outbox").set({ state, sent_at }).where("id", "=", id).execute();
  }
  const views = ["2026-07-01", "2026-07-02", "2026-08-22", "2026-08-23", "2026-08-24"];
  await db
    .insertInto("page_views")
    .values(views.flatMap((on) => ["/", "/donate"].map((page) => ({ day: on, path: page, views: 5 }))))
    .execute();
  const before = (await app.call("readOverview", { token })).body;
  expect(await runRetention(app.deps)).toEqual({ mails: 2, page_views: 3 });
  expect(await db.selectFrom("outbox").select("id").orderBy("id").execute()).toEqual([{ id: 3 }, { id: 4 }]);
  const days = await db.selectFrom("page_views").select("day").distinct().orderBy("day").execute();
  expect(days).toEqual([{ day: "2026-08-23" }, { day: "2026-08-24" }]);
  const months = await db
    .selectFrom("page_view_months")
    .selectAll()
    .orderBy("month")
    .orderBy("path")
    .execute();
  expect(months).toEqual([
    { month: "2026-07", path: "/", views: 10 },
    { month: "2026-07", path: "/donate", views: 10 },
    { month: "2026-08", path: "/", views: 5 },
    { month: "2026-08", path: "/donate", views: 5 },
  ]);
  expect((await app.call("readOverview", { token })).body.views_by_month).toEqual(before.views_by_month);
});

test("requests, guests and the log go by their terms; what a refund needs stays in the log", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  const old = "2023-01-01T07:00:00.000Z";
  const need = { blood_group: "A+", units: 1, hospital: "Mayo", city: "Lahore", needed_by: "2023-01-02" };
  await db
    .insertInto("blood_requests")
    .values({ ...inbox, ...need, received_at: old, contact_name: "Ali", phone: "0300", remarks: "" })
    .execute();
  const event = {
    title: "Camp",
    location: "",
    description: "",
    kind: "event" as const,
    image_alt: "",
    version: 1,
  };
  await db
    .insertInto("events")
    .values({
      ...event,
      event_date: "2027-01-01",
      event_time: null,
      search_text: "",
      image_url: null,
      cancelled_at: null,
      created_at: old,
      is_sample: 0,
    })
    .execute();
  for (const [phone, event_date] of [
    ["923001234567", "2023-01-01"],
    ["923001234568", "2027-01-01"],
  ] as const) {
    const guest = { event_id: 1, event_title: "Camp", event_date, name: "Ali", phone };
    await db
      .insertInto("event_guests")
      .values({ ...inbox, ...guest, received_at: old })
      .execute();
  }
  const entry = {
    at: old,
    user_id: null,
    user_name: "A",
    noun_id: "1",
    search_text: "",
    before: null,
    after: null,
  };
  await db
    .insertInto("audit_log")
    .values([
      { ...entry, noun: "event", action: "update" },
      { ...entry, noun: "donation", action: "refund" },
    ])
    .execute();
  const { second } = await runTwice(app);
  expect(second).toEqual({ audit: 1, blood_requests: 1, event_guests: 1 });
  expect(await db.selectFrom("audit_log").select("action").execute()).toEqual([{ action: "refund" }]);
  expect(await db.selectFrom("event_guests").select("event_date").execute()).toEqual([
    { event_date: "2027-01-01" },
  ]);
});

test("gifts that never arrived go with all that hangs on them; the books stay clean: KEEP-03", async () => {
  const app = await startTestApp();
  const { deps, clock } = app;
  const { db } = deps;
  const start = () => startTestDonation(deps);
  clock.set("2025-01-05T07:00:00.000Z");
  const [unpaid, paid, failed, review, refunded] = [
    await start(),
    await start(),
    await start(),
    await start(),
    await start(),
  ];
  await changeTestDonation(deps, paid.id, confirmation());
  await changeTestDonation(deps, failed.id, { to: "failed", cause: "staff" });
  await changeTestDonation(deps, refunded.id, confirmation({ paymentReference: "IBFT-2" }));
  await db.updateTable("donations").set({ needs_review: 1 }).where("id", "=", review.id).execute();
  const entry = {
    at: clock.now().toISOString(),
    user_id: null,
    user_name: "A",
    noun: "donation",
    search_text: "ayesha",
  };
  await db
    .insertInto("audit_log")
    .values({
      ...entry,
      action: "update",
      noun_id: String(unpaid.id),
      before: '{"note":"Ayesha"}',
      after: '{"note":""}',
    })
    .execute();
  clock.set("2026-11-01T07:00:00.000Z");
  const recent = await start();
  await runRetention(deps);
  clock.forward(31 * day);
  expect(await runRetention(deps)).toMatchObject({ unpaid_gifts: 2 });
  const left = await db.selectFrom("donations").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id)).toEqual([paid.id, review.id, refunded.id, recent.id]);
  expect(
    await db
      .selectFrom("donation_events")
      .select("id")
      .where("donation_id", "in", [unpaid.id, failed.id])
      .execute(),
  ).toEqual([]);
  expect(await ledgerDifferences(db)).toEqual([]);
  const [said] = await db.selectFrom("audit_log").selectAll().where("action", "=", "update").execute();
  expect(said).toMatchObject({ before: null, after: null });
  expect(said?.search_text).not.toContain("ayesha");
  for (const id of [paid.id, refunded.id]) {
    const remove = db.deleteFrom("donation_events").where("donation_id", "=", id).execute();
    await expect(remove).rejects.toThrow("append-only");
  }
});

test("a slip goes a year after the decision: the file, and the row says so", {
  tags: "any-database",
}, async () => {
  const { app, ask, db, reports } = await startTransfers();
  const form = formWith(report, { slip: { bytes: await photograph(), name: "slip.jpg" } });
  await app.call("sendTransferReport", { form });
  await app.call("sendTransferReport", {
    form: formWith(
      { ...report, email: "b@home.example", transactionId: "112233" },
      { slip: { bytes: await photograph() } },
    ),
  });
  const [stored] = await reports();
  await ask("verifyTransfer", { json: { id: 1 } });
  await runRetention(app.deps);
  app.clock.forward(364 * day);
  expect(await runRetention(app.deps)).not.toHaveProperty("slips");
  app.clock.forward(3 * day);
  expect(await runRetention(app.deps)).toMatchObject({ slips: 1 });
  const [verified, waiting] = await reports();
  expect(verified).toMatchObject({
    state: "verified",
    slip: null,
    slip_removed_at: app.clock.now().toISOString(),
  });
  expect(waiting?.slip).toMatch(/^private\/slips\//);
  await expect(access(path.join(app.deps.env.dataDir, stored?.slip ?? ""))).rejects.toThrow("ENOENT");
  const { rows } = (await ask("listTransferReports", { token: await app.signIn() })).body;
  expect(rows.find(({ id }: { id: number }) => id === 1)).toMatchObject({
    slip: null,
    slip_removed_at: expect.any(String),
  });
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("a family goes sooner where nobody could help, with its papers; of help that was given the count stays: FAMILY-22", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const { db, media } = app.deps;
  const past = { closed_at: "2026-03-01T07:00:00.000Z", touched_at: "2026-03-01T07:00:00.000Z" };
  const declined = await asked(app);
  const helped = await asked(app, { kind: "ration" });
  const waiting = await asked(app, { kind: "rent" });
  await addPapers(app, declined.papersToken, { paper1: await photograph(600, 400) });
  const update = (id: number, row: object) =>
    db.updateTable("help_requests").set(row).where("id", "=", id).execute();
  await update(declined.id, { ...past, state: "declined" });
  await update(helped.id, { ...past, state: "closed", helped_on: "2026-02-01" });
  await update(waiting.id, { touched_at: past.touched_at });
  const { second } = await runTwice(app);
  expect(second).toEqual({ help_declined: 1 });
  expect(await media.list("help-papers")).toEqual([]);
  const years = 4 * 366 * day;
  app.clock.forward(years);
  const left = async () =>
    await db.selectFrom("help_requests").select(["id", "name", "kind"]).orderBy("id").execute();
  expect(await left()).toMatchObject([{ name: "Sakina Bibi" }, { name: "Sakina Bibi" }]);
  await update(waiting.id, { touched_at: app.clock.now().toISOString() });
  expect(await runRetention(app.deps)).toMatchObject({ help_helped: 1 });
  expect(await left()).toEqual([
    { id: helped.id, name: "", kind: "ration" },
    { id: waiting.id, name: "Sakina Bibi", kind: "rent" },
  ]);
});
