import { expect, test } from "vitest";
import { eventsWords } from "#app/features/stories/events/events.words.ts";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { TestApp } from "#tests/support/app.ts";
import { fields, startWithEvents } from "#tests/support/events.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { eventGuestForm } from "./events-guests.service.server.ts";

const t = textIn("en", eventsWords);

/* 'Count me in': EVENT-14. */

const guest = { name: "Ayesha", phone: "0300 1234567", event: 1 };
const stored = (app: TestApp) =>
  app.deps.db
    .selectFrom("event_guests")
    .select(["event_id", "event_title", "event_date", "name", "other_names", "phone"])
    .orderBy("id")
    .execute();

test("a guest is on the event's list once, whatever way the phone is written", async () => {
  const { app, add } = await startWithEvents();
  await add();
  await add({ title: "Quilt night" });
  for (const json of [
    guest,
    { ...guest, name: "Ayesha Bibi", phone: "+92 300 1234567" },
    { ...guest, event: 2 },
  ])
    expect(await app.call("sendEventGuest", { json })).toMatchObject({
      status: 200,
      body: { success: true, message: t("counted") },
    });
  const row = { event_id: 1, event_title: "Eye camp", event_date: fields.date, phone: "923001234567" };
  expect(await stored(app)).toEqual([
    { ...row, name: "Ayesha", other_names: "Ayesha Bibi" },
    { ...row, event_id: 2, event_title: "Quilt night", name: "Ayesha", other_names: "" },
  ]);
  expect(await app.deps.db.selectFrom("outbox").selectAll().execute(), "nobody is mailed").toEqual([]);
});

test("staff list and export the guests of one event; nobody else sees them", async () => {
  const { app, token, add } = await startWithEvents();
  await add();
  await add({ title: "Quilt night" });
  await app.call("sendEventGuest", { json: guest });
  await app.call("sendEventGuest", { json: { ...guest, name: "Bilal", event: 2 } });
  for (const name of ["listEventGuests", "exportEventGuests"] as const)
    expect((await app.call(name)).status, name).toBe(401);
  const query = { event: 2 };
  const { body } = await app.call("listEventGuests", { token, query });
  expect(body).toMatchObject({ total: 1, rows: [{ name: "Bilal", event_title: "Quilt night" }] });
  const { text } = await app.call("exportEventGuests", { token, query });
  expect(text).toContain("Quilt night,2026-12-05,Bilal,0300 1234567");
  expect(text).not.toContain("Ayesha");
  const events = await app.call("listEvents");
  expect(events.text, "the public list of events names no guest").not.toMatch(/Ayesha|Bilal|1234567/);
});

test("an event that is over, cancelled or unknown takes no guest", async () => {
  const { app, token, add } = await startWithEvents();
  await add();
  await add();
  await app.call("cancelEvent", { token, json: { id: 2, cancelled: true } });
  const refused = { status: 409, body: { success: false, message: t("over") } };
  for (const event of [2, 3, 99_999_999])
    expect(await app.call("sendEventGuest", { json: { ...guest, event } }), String(event)).toMatchObject(
      refused,
    );
  app.clock.set("2026-12-05T18:00:00.000Z");
  expect((await app.call("sendEventGuest", { json: guest })).status, "on its day").toBe(200);
  app.clock.set("2026-12-05T19:30:00.000Z");
  expect(await app.call("sendEventGuest", { json: { ...guest, phone: "0321 1111111" } })).toMatchObject(
    refused,
  );
  expect(await stored(app)).toHaveLength(1);
});

test("the guests go with their event, out of the search too", async () => {
  const { app, token, add } = await startWithEvents();
  await add();
  await add({ title: "Quilt night" });
  for (const event of [1, 2]) await app.call("sendEventGuest", { json: { ...guest, event } });
  expect((await app.call("deleteEvent", { token, json: { id: 1 } })).status).toBe(200);
  const { body } = await app.call("listEventGuests", { token, query: { q: "ayesha" } });
  expect(body).toMatchObject({ total: 1, rows: [{ event_title: "Quilt night" }] });
});

test("a guest's data is found by the phone, and erased", async () => {
  const { app, token, add } = await startWithEvents();
  await add();
  await app.call("sendEventGuest", { json: guest });
  await app.call("sendEventGuest", { json: { ...guest, name: "Bilal", phone: "0321 7654321" } });
  const person = "0092 300 1234567";
  const found = await app.call("findPersonalData", { token, json: { person } });
  expect(found.body).toMatchObject({
    total: 1,
    tables: [{ name: "event_guests", rows: [{ name: "Ayesha" }] }],
  });
  const erased = await app.call("erasePersonalData", { token, json: { person, expected: 1 } });
  expect(erased.status).toBe(200);
  expect(await stored(app)).toMatchObject([{ name: "Bilal" }]);
});

test("one phone signs up a few times an hour, a whole mobile network many", {
  tags: "any-database",
}, async () => {
  const { app, add } = await startWithEvents();
  await add();
  const form = eventGuestForm(app.deps);
  const send = async (phone: string) => {
    const token = await form.guard.token();
    app.clock.forward(3_000);
    return form.guard.check({ form_token: token }, { address: "203.0.113.7", contact: phone });
  };
  const verdicts = [];
  for (let time = 0; time < 6; time += 1) verdicts.push((await send("0300 1234567")).verdict);
  expect(verdicts).toEqual([...Array.from({ length: 5 }, () => "person"), "refused"]);
  for (let guests = 0; guests < 50; guests += 1)
    expect((await send(`0321 70000${10 + guests}`)).verdict).toBe("person");
});

test("the page's form works without JavaScript, and keeps what was typed", {
  tags: "any-database",
}, async () => {
  const { app, add } = await startWithEvents();
  await add();
  const context = pageContext(app);
  const form = eventGuestForm(app.deps);
  const form_token = (await formToken(context, form)) ?? "";
  app.clock.forward(3_000);
  const posted = { name: "Ayesha", event: "1", form_token };
  const path = "/events/1/count-me-in";
  const bare = await sendForm(context, postedForm(path, { ...posted, phone: "12" }), form);
  expect(bare.init?.status).toBe(422);
  expect(bare.data).toMatchObject({
    good: false,
    faults: [{ field: "phone", text: t("badPhone") }],
    values: { name: "Ayesha" },
  });
  const good = await sendForm(context, postedForm(path, { ...posted, phone: guest.phone }), form);
  expect(good.data).toMatchObject({ good: true, message: t("counted") });
  const again = await sendForm(
    context,
    postedForm(path, { ...posted, phone: guest.phone, event: "7" }),
    form,
  );
  expect(again).toMatchObject({ data: { good: false, message: t("over") }, init: { status: 409 } });
});
