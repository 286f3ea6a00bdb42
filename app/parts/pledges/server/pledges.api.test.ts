import { expect, test } from "vitest";
import { donationMessages } from "#app/features/giving/donations/donations.messages.ts";
import { textIn } from "#app/lib/words.server.ts";
import { pledgeMessages as messages } from "#app/parts/pledges/pledges.messages.ts";
import { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import {
  arrive,
  begin,
  donor,
  keyOf,
  openPledgePage,
  pledgeRows,
  postPledge,
  subjects,
} from "#tests/support/pledges.ts";

const t = textIn("en", pledgeWords);

/** Monthly support that waits, with its key. */
async function waiting(more: object = {}) {
  const app = await startTestApp();
  await begin(app, more);
  return { app, key: await keyOf(app) };
}
const step = (app: TestApp, key: string, action: string) => postPledge(app, key, { action });
const states = async (app: TestApp) => (await pledgeRows(app)).map(({ state }) => state);

test("the key shows amount, purpose, next day and gifts, and nothing of the donor: PLEDGE-03", async () => {
  const { app, key } = await waiting();
  await arrive(app);
  const { status, pledge } = await openPledgePage(app, key);
  expect(status).toBe(200);
  expect(pledge).toMatchObject({
    state: "active",
    amount: 2000,
    fund: { slug: "zakat", title: "Zakat" },
    day: 21,
    next_due_on: "2026-12-21",
    open_month: "2026-12",
    donations: [
      {
        month: "2026-11",
        state: "paid",
        amount: 2000,
        paid_on: "2026-11-21",
        receipt: { number: "UWF-2027-000001" },
      },
    ],
  });
  for (const trace of [donor, "A donor"]) expect(JSON.stringify(pledge)).not.toContain(trace);
});

test("the mailed link confirms while the first transfer is on its way; a second press changes nothing: PLEDGE-01", async () => {
  const { app, key } = await waiting();
  expect(await step(app, key, "confirm")).toMatchObject({ status: 200, message: t("doneConfirm") });
  expect(await pledgeRows(app)).toMatchObject([{ state: "active", next_due_on: "2026-12-21", version: 2 }]);
  await step(app, key, "confirm");
  await arrive(app);
  expect(await pledgeRows(app)).toMatchObject([{ state: "active", version: 2 }]);
});

test("the gift that began it says what was promised, and leads to it on the day that it arrives: PLEDGE-01a", async () => {
  const app = await startTestApp();
  const { key } = await begin(app);
  const gift = async () => (await app.call("readDonation", { query: { key } })).body.donation;
  const pledge = async () => (await openPledgePage(app, key)).status;
  expect((await gift()).monthly).toEqual({ amount: 2000, confirmed: false });
  expect(await step(app, key, "confirm"), "only the mailed link proves the address").toMatchObject({
    status: 404,
  });
  expect([await pledge(), await states(app)]).toEqual([404, ["waiting"]]);

  await arrive(app);
  expect((await gift()).monthly).toEqual({ amount: 2000, confirmed: true, url: `/pledge?key=${key}` });
  const [own] = (await openPledgePage(app, key)).pledge?.donations ?? [];
  expect((await app.call("readDonation", { query: { key: own?.url.split("=")[1] ?? "" } })).status).toBe(200);
  expect((await step(app, key, "pause")).status).toBe(200);
  expect(await states(app)).toEqual(["paused"]);

  app.clock.forward(25 * 60 * 60 * 1000);
  expect((await gift()).monthly, "a receipt that was passed on").toEqual({ amount: 2000, confirmed: true });
  expect([await pledge(), (await step(app, key, "stop")).status]).toEqual([404, 404]);
});

test("a donor pauses, goes on, stops and starts again; each is mailed once: PLEDGE-04", async () => {
  const { app, key } = await waiting();
  await arrive(app);
  const before = (await subjects(app)).length;
  for (const [action, state] of [
    ["pause", "paused"],
    ["pause", "paused"],
    ["resume", "active"],
    ["stop", "stopped"],
    ["stop", "stopped"],
    ["restart", "active"],
  ] as const) {
    expect((await step(app, key, action)).status, action).toBe(200);
    expect(await states(app), action).toEqual([state]);
  }
  expect((await subjects(app)).slice(before)).toEqual([
    "Your monthly support is paused",
    "Your monthly support has stopped",
  ]);
});

test("what does not follow is refused, and so is a gift of what has stopped", async () => {
  const { app, key } = await waiting();
  expect(await step(app, key, "pause")).toMatchObject({ status: 409, message: t("notNow") });
  await step(app, key, "stop");
  expect((await step(app, key, "resume")).status).toBe(409);
  expect(await step(app, key, "pay")).toMatchObject({ status: 409, message: t("notGiving") });
  const change = { action: "change", amount: "500", day: "3" };
  expect((await postPledge(app, key, change)).status).toBe(409);
  await arrive(app);
  expect(await states(app), "a gift that comes late starts nothing again").toEqual(["stopped"]);
});

test("amount and day are changed within their limits, and the next reminder moves along: PLEDGE-03", async () => {
  const { app, key } = await waiting();
  await arrive(app);
  const change = (amount: string, day: string) => postPledge(app, key, { action: "change", amount, day });
  for (const [amount, day, message] of [
    ["99", "5", donationMessages.tooSmall],
    ["1000001", "5", donationMessages.tooLarge],
    ["", "5", donationMessages.noAmount],
    ["many", "5", donationMessages.unreadableAmount],
    ["500", "0", t("badDay", { last: 28 })],
    ["500", "29", t("badDay", { last: 28 })],
    ["500", "1.5", t("badDay", { last: 28 })],
    ["500", "", t("badDay", { last: 28 })],
  ] as const)
    expect(await change(amount, day), String([amount, day])).toMatchObject({ status: 422, message });
  expect(await change("Rs 1,00,000", "5")).toMatchObject({ status: 200, message: t("changed") });
  expect(await pledgeRows(app)).toMatchObject([
    { amount_paisa: 100_000_00, day_of_month: 5, next_due_on: "2026-12-05" },
  ]);
  // Once the reminder of the 5th is due, an earlier day is the one of the month after.
  app.clock.set("2026-12-04T07:00:00Z");
  await change("500", "2");
  expect(await pledgeRows(app)).toMatchObject([{ next_due_on: "2027-01-02" }]);
});

test("a step must be a known one, and a gift needs a known way and month", async () => {
  const { app, key } = await waiting();
  expect((await step(app, key, "delete")).status).toBe(422);
  for (const [field, value] of [
    ["month", "2026-13"],
    ["month", "soon"],
    ["paymentMethod", "cash"],
  ] as const)
    expect((await postPledge(app, key, { action: "pay", [field]: value })).status, value).toBe(422);
  expect(await states(app)).toEqual(["waiting"]);
});

test("an erased donor's monthly support ends, stays in the books without them, and cannot be started again: PLEDGE-06", async () => {
  const { app, key } = await waiting();
  await step(app, key, "confirm");
  const token = await app.signIn();
  const { body } = await app.call("findPersonalData", { token, json: { person: donor } });
  expect(body.tables).toContainEqual(expect.objectContaining({ name: "pledges", total: 1 }));
  expect(
    body.tables.flatMap(({ name, rows }: { name: string; rows: object[] }) =>
      name === "pledges" ? rows : [],
    ),
  ).toEqual([expect.not.objectContaining({ key })]);
  const json = { person: donor, expected: body.total };
  expect((await app.call("erasePersonalData", { token, json })).status).toBe(200);
  expect(await pledgeRows(app)).toMatchObject([
    { state: "stopped", donor_name: "", donor_email: "", next_due_on: null },
  ]);
  expect(await step(app, key, "restart")).toMatchObject({ status: 404 });
  expect(await app.call("mailPledgeLink", { token, json: { id: 1 } })).toMatchObject({
    status: 409,
    body: { message: messages.noAddress },
  });
});

test("what a pledge is for may be taken off the site: it is told, and no other fund gets the money", async () => {
  const { app, key } = await waiting();
  await arrive(app);
  const { db } = app.deps;
  await db
    .insertInto("funds")
    .values({ slug: "closed", title: "A closed programme", kind: "programme" })
    .execute();
  await db.updateTable("pledges").set({ fund: "closed" }).execute();
  expect(await step(app, key, "pay")).toMatchObject({ status: 422, message: t("closedFund") });
});

test("nobody but staff lists, stops, mails or exports: PLEDGE-07", async () => {
  const { app } = await waiting();
  for (const name of ["listPledges", "exportPledges"] as const)
    expect((await app.call(name, { query: { id: 1 } })).status).toBe(401);
  for (const name of ["stopPledge", "mailPledgeLink"] as const)
    expect((await app.call(name, { json: { id: 1, reason: "No" } })).status).toBe(401);
});

test("staff find pledges by state, purpose and text, with the sum of a month, and never see a key", async () => {
  const { app, key } = await waiting();
  await arrive(app);
  await begin(app, { email: "mother@home.example", name: "ایک ماں", amount: 750.5, fund: "general" });
  await begin(app, { email: "second@home.example", name: "", amount: 500 });
  await arrive(app);
  const token = await app.signIn();
  const list = async (query: Record<string, string | number> = {}) =>
    (await app.call("listPledges", { token, query })).body;
  const all = await list();
  expect(all).toMatchObject({
    total: 3,
    totals: { active: 2, monthly: 2500, waiting: 1, paused: 0, stopped: 0 },
    funds: [
      { slug: "general", title: "General" },
      { slug: "zakat", title: "Zakat" },
    ],
  });
  expect(all.rows).toMatchObject([
    { donor_email: "second@home.example", donations: 1, given: 500 },
    { donor_name: "ایک ماں", amount: 750.5, donations: 0, given: 0 },
    { donor_email: donor, state: "active", donations: 1, given: 2000 },
  ]);
  expect(JSON.stringify(all)).not.toContain(key);
  const names = async (query: Record<string, string | number>) =>
    (await list(query)).rows.map((row: { donor_email: string }) => row.donor_email);
  expect(await names({ state: "waiting" })).toEqual(["mother@home.example"]);
  expect(await names({ fund: "zakat", q: "second" })).toEqual(["second@home.example"]);
  expect(await names({ limit: 1, cursor: 2 })).toEqual([donor]);
  expect(await names({ id: 2 })).toEqual(["mother@home.example"]);
  expect((await app.call("listPledges", { token, query: { state: "gone" } })).status).toBe(422);

  const csv = await app.call("exportPledges", { token });
  expect(csv.headers.get("content-disposition")).toContain("monthly-support.csv");
  expect(csv.text).toContain("ایک ماں");
  expect(csv.text).not.toContain(key);
});

test("staff stop a pledge with a reason, once, and mail a lost link a few times a day: PLEDGE-07", async () => {
  const { app, key } = await waiting();
  await arrive(app);
  const token = await app.signIn();
  const stop = (json: object) => app.call("stopPledge", { token, json });
  for (const json of [{ id: 1 }, { id: 1, reason: " " }, { id: 1, reason: "x".repeat(201) }, { reason: "x" }])
    expect((await stop(json)).status, JSON.stringify(json)).toBe(422);
  for (let time = 0; time < 3; time += 1)
    expect(await app.call("mailPledgeLink", { token, json: { id: 1 } })).toMatchObject({
      status: 200,
      body: { message: messages.linkWaits },
    });
  expect((await app.call("mailPledgeLink", { token, json: { id: 1 } })).status).toBe(429);
  expect(await stop({ id: 1, reason: "Asked us" })).toMatchObject({
    body: { message: messages.stoppedWithoutMail },
  });
  expect(await stop({ id: 1, reason: "Asked us" })).toMatchObject({
    status: 409,
    body: { message: messages.alreadyStopped },
  });
  expect((await stop({ id: 9, reason: "Asked us" })).status).toBe(404);
  expect((await app.call("mailPledgeLink", { token, json: { id: 9 } })).status).toBe(404);
  expect((await subjects(app)).slice(-2)).toEqual([
    "The link to your monthly support",
    "Your monthly support has stopped",
  ]);
  const log = await app.deps.db
    .selectFrom("audit_log")
    .select(["action", "noun", "after"])
    .where("noun", "=", "monthly support")
    .execute();
  expect(log.map(({ action }) => action)).toEqual(["mail link", "mail link", "mail link", "stop"]);
  expect(log.at(-1)?.after).toContain("Asked us");
  expect(JSON.stringify(log)).not.toContain(donor);
  expect((await step(app, key, "restart")).status, "the donor may change her mind").toBe(200);
});
