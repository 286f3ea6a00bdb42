import { expect, test } from "vitest";
import { auditSentence } from "#app/features/staff/audit/audit-words.ts";
import { fields, startWithEvents } from "#tests/support/events.ts";
import { nothingStored } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";
import { findEvent, listBloodDrives, listComingEvents } from "./events.store.server.ts";

test("a new event is read by everyone, with its picture at the address the reply names", {
  tags: "any-database",
}, async () => {
  const { app, add, listed } = await startWithEvents();
  const image = { bytes: await picture("png"), name: "../evil.html", type: "text/html" };
  const made = await add({ image_alt: "A tent" }, { image });
  expect(made).toMatchObject({ status: 201, body: { success: true, id: expect.any(Number) } });

  const [event] = await listed();
  expect(event).toEqual({
    id: made.body.id,
    title: "Eye camp",
    event_date: "2026-12-05",
    event_time: "09:30",
    location: "Township, Lahore",
    description: "Bring your card",
    image_url: expect.stringMatching(/^uploads\/images\/[0-9a-f]{24}\.40x30\.png$/),
    image_alt: "A tent",
    kind: "event",
    cancelled: false,
    status: "Upcoming",
    version: 1,
  });
  const served = await app.get(`/backendReact/${event.image_url}`);
  expect(served.headers.get("content-type")).toBe("image/png");
});

test("coming events are those of today and later, the earliest first", { tags: "any-database" }, async () => {
  const { app, add } = await startWithEvents();
  for (const date of ["2026-12-03", "2026-11-21", "2026-12-01"]) await add({ date });
  const coming = async (today: string, limit = 9) =>
    (await listComingEvents(app.deps.db, { today, limit, language: "en" })).map(
      ({ event_date, status }) => `${event_date} ${status}`,
    );
  expect(await coming("2026-11-21")).toEqual([
    "2026-11-21 Today",
    "2026-12-01 Upcoming",
    "2026-12-03 Upcoming",
  ]);
  expect(await coming("2026-11-22", 1)).toEqual(["2026-12-01 Upcoming"]);
});

test("the list pages by a cursor and leaves nothing out", async () => {
  const { app, add } = await startWithEvents();
  for (const date of ["2026-12-01", "2026-12-03", "2026-12-02", "2026-12-02", "2026-12-03"])
    await add({ date });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.call("listEvents", { query: { limit: 2, cursor } });
    seen.push(
      ...page.body.map((event: { event_date: string; id: number }) => `${event.event_date} ${event.id}`),
    );
    cursor = page.headers.get("x-next-cursor") ?? undefined;
  } while (cursor);
  expect(seen).toEqual(["2026-12-03 5", "2026-12-03 2", "2026-12-02 4", "2026-12-02 3", "2026-12-01 1"]);
});

test("asked for the next one first, those ahead come by their day and those that are over last: EVENT-11c", async () => {
  const { app, add } = await startWithEvents();
  for (const date of ["2026-11-22", "2026-11-24", "2026-12-03", "2026-11-25", "2026-11-25", "2026-11-23"])
    await add({ date });
  app.clock.set("2026-11-25T07:00:00Z");
  type Listed = { event_date: string; id: number };
  const page = async (query: object) => {
    const { body, headers } = await app.call("listEvents", { query: { order: "next", ...query } });
    const days = body.map(({ event_date, id }: Listed) => `${event_date.slice(5)} ${id}`);
    return { days, cursor: headers.get("x-next-cursor") ?? undefined };
  };
  const all = ["11-25 4", "11-25 5", "12-03 3", "11-24 2", "11-23 6", "11-22 1"];
  for (const limit of [1, 2, 3, 4, 5, 6]) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { days, cursor: next } = await page({ limit, cursor });
      seen.push(...days);
      cursor = next;
    } while (cursor);
    expect(seen, `pages of ${limit}`).toEqual(all);
  }
  expect((await page({ show: "completed" })).days).toEqual(all.slice(3));
  expect((await page({ show: "upcoming" })).days).toEqual(all.slice(0, 3));
  expect((await page({ q: "eye", limit: 2 })).days).toEqual(all.slice(0, 2));
  expect((await app.call("listEvents", { query: { order: "last" } })).status).toBe(422);

  const { cursor } = await page({ limit: 1 });
  app.clock.set("2026-11-26T07:00:00Z");
  const late = (await page({ cursor })).days;
  expect(late[0], "what is ahead is not left out when the day of a page is over").toBe("12-03 3");
});

test("an edit of what somebody else has changed is refused, and so is one of what is gone", {
  tags: "any-database",
}, async () => {
  const { app, token, add } = await startWithEvents();
  const { id } = (await add()).body;
  const edit = (more: object) => app.call("updateEvent", { token, json: { ...fields, id, ...more } });
  expect((await edit({ version: 1 })).status).toBe(200);
  expect(await edit({ version: 1 })).toMatchObject({
    status: 409,
    body: {
      message: "Somebody else has changed this event since you opened it. Reload to see their version.",
    },
  });
  expect(await edit({ id: id + 1 })).toMatchObject({ status: 404, body: { message: "Event not found" } });
  expect(await edit({ id: "x" })).toMatchObject({
    status: 422,
    body: { message: "The event is not named." },
  });
});

test("a cancelled event says so, however often it is cancelled, until that is taken back", {
  tags: "any-database",
}, async () => {
  const { app, token, add, listed } = await startWithEvents();
  const { id } = (await add()).body;
  const cancel = (json: object) => app.call("cancelEvent", { token, json });
  for (const _twice of [1, 2]) {
    expect(await cancel({ id, cancelled: true })).toMatchObject({
      status: 200,
      body: { message: "The event is shown as cancelled." },
    });
  }
  expect(await listed()).toMatchObject([{ cancelled: true, version: 2 }]);
  const { body } = await app.call("listAuditLog", { token, query: { noun: "event", limit: 1 } });
  expect(auditSentence(body.changes[0])).toMatchObject({ text: "Cancelled the event", name: "Eye camp" });
  expect((await cancel({ id, cancelled: "0" })).body.message).toBe("The event takes place again.");
  expect(await listed()).toMatchObject([{ cancelled: false }]);
  expect((await cancel({ id: 99, cancelled: true })).status).toBe(404);
  expect(await cancel({ id })).toMatchObject({
    status: 422,
    body: { message: "Cancelled must be true or false." },
  });
});

test("a deletion takes the picture along; the same again finds nothing", {
  tags: "any-database",
}, async () => {
  const { app, token, add, listed } = await startWithEvents();
  const { id } = (await add({}, { image: { bytes: await picture("gif") } })).body;
  const remove = () => app.call("deleteEvent", { token, json: { id } });
  expect((await remove()).status).toBe(200);
  expect(await listed()).toEqual([]);
  await nothingStored(app);
  expect(await remove()).toMatchObject({ status: 404, body: { success: false, message: "Event not found" } });
});

test("two saves at once: one is kept, the other is told", async () => {
  const { app, token, add } = await startWithEvents();
  const { id } = (await add()).body;
  const save = (title: string) =>
    app.call("updateEvent", { token, json: { ...fields, id, version: 1, title } });
  const saves = await Promise.all([save("One"), save("Two")]);
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("an event is found by the number in its address, in one spelling; any other text finds none", async () => {
  const { app, add } = await startWithEvents();
  const { id } = (await add()).body;
  const find = (text: string) => findEvent(app.deps.db, text, "2026-11-21");
  expect(await find(String(id))).toMatchObject({ id, title: "Eye camp", status: "Upcoming" });
  const others = [
    "",
    "0",
    `0${id}`,
    `+${id}`,
    `${id}.0`,
    `${id}e0`,
    `-${id}`,
    ` ${id}`,
    "١",
    "NaN",
    "' or 1=1",
  ];
  // Beyond the integers of PostgreSQL, and beyond those of JavaScript.
  for (const text of [...others, "2147483647", "2147483648", "9999999999", "9".repeat(400)]) {
    expect(await find(text), text).toBeUndefined();
  }
});

test("an event's kind is chosen, else its words decide; an edit that names none keeps it", {
  tags: "any-database",
}, async () => {
  const { app, token, add, listed } = await startWithEvents();
  const { id } = (await add({ title: "Winter blood drive" })).body;
  await add({ title: "Blood drive: a talk", kind: "event" });
  await add({ title: "Thalassaemia day", kind: "blood-drive" });
  const kinds = async () => Object.fromEntries((await listed()).map(kindByTitle));
  const kindByTitle = ({ title, kind }: { title: string; kind: string }) => [title, kind];
  expect(await kinds()).toEqual({
    "Winter blood drive": "blood-drive",
    "Blood drive: a talk": "event",
    "Thalassaemia day": "blood-drive",
  });
  const edit = (more: object) => app.call("updateEvent", { token, json: { ...fields, id, ...more } });
  await edit({ title: "Winter drive" });
  expect((await kinds())["Winter drive"]).toBe("blood-drive");
  await edit({ title: "Winter drive", kind: "event" });
  expect((await kinds())["Winter drive"]).toBe("event");
  const drives = await listBloodDrives(app.deps.db, { today: "2026-11-21", limit: 9, language: "en" });
  expect(drives.map(({ title }) => title)).toEqual(["Thalassaemia day"]);
});

test("the list is narrowed to one state, one event or a search, and all are counted", async () => {
  const { app, token, add, listed } = await startWithEvents();
  await add({ title: "Of today", date: "2026-11-21", location: "Kasur" });
  await add({ title: "Later", date: "2026-12-03", location: "Multan" });
  await add({ title: "Latest", date: "2026-12-09", location: "Kasur" });
  const off = (await add({ title: "Rained off", date: "2026-12-04", location: "Jhelum" })).body.id;
  await app.call("cancelEvent", { token, json: { id: off, cancelled: true } });
  app.clock.set("2026-12-02T07:00:00Z");
  const titles = async (query: object) => (await listed(query)).map(({ title }: { title: string }) => title);
  expect(await titles({ show: "upcoming" })).toEqual(["Later", "Latest"]);
  expect(await titles({ show: "completed" })).toEqual(["Of today"]);
  expect(await titles({ show: "cancelled" })).toEqual(["Rained off"]);
  expect(await titles({ q: "KASÚR" })).toEqual(["Latest", "Of today"]);
  expect(await titles({ q: "kasur", show: "upcoming" })).toEqual(["Latest"]);
  expect(await titles({ id: off })).toEqual(["Rained off"]);
  expect(await titles({ id: 999 })).toEqual([]);

  const first = await app.call("listEvents", { query: { show: "upcoming", limit: 1 } });
  const cursor = first.headers.get("x-next-cursor") ?? "";
  expect(await titles({ show: "upcoming", limit: 1, cursor })).toEqual(["Latest"]);

  const fresh = await app.signIn();
  const summary = async (query = {}) => (await app.call("readEventSummary", { token: fresh, query })).body;
  expect(await summary()).toEqual({
    success: true,
    counts: { all: 4, upcoming: 2, completed: 1, cancelled: 1 },
    locations: ["Kasur", "Jhelum", "Multan"],
  });
  expect((await summary({ q: "kasur" })).counts).toEqual({
    all: 2,
    upcoming: 1,
    completed: 1,
    cancelled: 0,
  });
  expect((await app.call("readEventSummary")).status).toBe(401);
});

test("an event shows the picture of another, which stays when that one is deleted", {
  tags: "any-database",
}, async () => {
  const { app, token, add, listed } = await startWithEvents();
  const { id } = (await add({}, { image: { bytes: await picture("png") } })).body;
  await add({ title: "Again", image_from: id });
  await add({ title: "Without", image_from: 999 });
  await app.call("deleteEvent", { token, json: { id } });
  const again = (await listed()).find(({ title }: { title: string }) => title === "Again");
  expect((await app.get(`/backendReact/${again.image_url}`)).status).toBe(200);
  expect((await listed()).find(({ title }: { title: string }) => title === "Without").image_url).toBeNull();
  await app.call("deleteEvent", { token, json: { id: again.id } });
  await nothingStored(app);
});

const urdu = { title_ur: "آنکھوں کا کیمپ", location_ur: "ٹاؤن شپ، لاہور", description_ur: "کارڈ لائیں" };
const inUrduAlone = { title: "", location: "", description: "", ...urdu };

test("visitors get an event in English or the language they ask for, or in the one that it has; staff get both: EVENT-07a", async () => {
  const { app, token, add, listed } = await startWithEvents();
  await add(urdu);
  await add({ ...inUrduAlone, date: "2026-12-04" });
  await add({ title: "Quilt night", date: "2026-12-03" });
  const titles = (events: { title: string }[]) => events.map(({ title }) => title);
  expect(titles(await listed())).toEqual(["Eye camp", urdu.title_ur, "Quilt night"]);
  expect(titles(await listed({ language: "ur" }))).toEqual([urdu.title_ur, urdu.title_ur, "Quilt night"]);
  expect((await listed())[0]).not.toHaveProperty("title_ur");
  expect(await app.call("listEvents", { query: { language: "fr" } })).toMatchObject({ status: 422 });

  const ofStaff = (await app.call("listEvents", { token })).body;
  expect(ofStaff).toMatchObject([{ title: "Eye camp", ...urdu }, inUrduAlone, { title: "Quilt night" }]);
  expect(ofStaff[2]).not.toHaveProperty("title_ur");
  for (const q of ["آنکھوں", "کیمپ"]) expect(await listed({ q }), q).toHaveLength(2);
  expect((await app.call("readEventSummary", { token })).body.locations).toEqual([
    ...["Township, Lahore", "ٹاؤن شپ، لاہور"].toSorted(),
  ]);
});

test("one cancellation and one day are those of both languages", { tags: "any-database" }, async () => {
  const { app, token, add, listed } = await startWithEvents();
  const { id } = (await add(urdu)).body;
  await app.call("cancelEvent", { token, json: { id, cancelled: true } });
  await app.call("updateEvent", { token, json: { ...fields, id, date: "2026-12-06" } });
  for (const language of ["en", "ur"])
    expect(await listed({ language })).toMatchObject([{ cancelled: true, event_date: "2026-12-06" }]);
});

test("an event in Urdu alone is a blood drive by its words, and goes by its Urdu title in the log and the bin", {
  tags: "any-database",
}, async () => {
  const { app, token, add, listed } = await startWithEvents();
  const { id } = (await add({ ...inUrduAlone, title_ur: "خون کا عطیہ" })).body;
  expect(await listed()).toMatchObject([{ kind: "blood-drive" }]);
  await app.call("deleteEvent", { token, json: { id } });
  const { changes } = (await app.call("listAuditLog", { token, query: { noun: "event" } })).body;
  expect(changes).toMatchObject([{ name: "خون کا عطیہ" }, { name: "خون کا عطیہ" }]);
  const { items } = (await app.call("listBin", { token, query: {} })).body;
  expect(items).toMatchObject([{ title: "خون کا عطیہ" }]);
});

test("an earlier version from before there were Urdu texts leaves them, in the search too", async () => {
  const { app, token, add, listed } = await startWithEvents();
  const { id } = (await add(urdu)).body;
  await app.call("updateEvent", { token, json: { ...fields, id, title: "Sugar camp" } });
  const { db } = app.deps;
  const { date: event_date, time: event_time, ...texts } = fields;
  const facts = { event_date, event_time, kind: "event", image_url: null, image_alt: "" };
  const value = JSON.stringify({ ...texts, ...facts });
  await db.updateTable("versions").set({ value }).where("version", "=", 1).execute();
  const json = { noun: "event", id: String(id), version: 2, save: 1 };
  expect((await app.call("restoreVersion", { token, json })).status).toBe(200);
  expect(await listed({ q: "کیمپ" })).toMatchObject([{ title: "Eye camp" }]);
  expect(await listed({ language: "ur" })).toMatchObject([{ title: urdu.title_ur }]);
});
