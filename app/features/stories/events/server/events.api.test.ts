import { expect, test } from "vitest";
import { imageMaxBytes } from "#app/features/stories/events/events-admin.messages.ts";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { fields, startWithEvents } from "#tests/support/events.ts";
import { formWith, nothingStored, padded, storedFiles, videos } from "#tests/support/media-forms.ts";
import { picture, svgImage } from "#tests/support/pictures.ts";

test("without events the list is an empty array", async () => {
  const app = await startTestApp();
  expect(await app.call("listEvents")).toMatchObject({ status: 200, body: [] });
});

const sharedApp = startedOnce(startTestApp);
const sharedWithEvents = startedOnce(startWithEvents);

test.for([
  ["no title", { title: " " }, "Please enter an event title."],
  ["no date", { date: "" }, "Please select an event date."],
  ["no real date", { date: "2026-02-30" }, "Please select an event date."],
  ["yesterday", { date: "2026-11-20" }, "Event date cannot be in the past."],
  ["no location", { location: "" }, "Please enter an event location."],
  ["no description", { description: "\n" }, "Please enter an event description."],
  ["no real time", { time: "25:00" }, "Please enter the time as HH:MM, or leave it empty for all day."],
  ["an unknown kind", { kind: "party" }, "Please choose what kind of event it is."],
  ["the picture of nothing", { image_from: "x" }, "The event is not named."],
  ["a long title", { title: "x".repeat(201) }, "The title must be at most 200 characters."],
  ["a NUL byte", { title: "a\0b" }, "The text contains a character that cannot be stored."],
  ["nothing at all", { title: "", date: "", location: "" }, "Please enter an event title."],
  ["no title in either language", { title: "", title_ur: " " }, "Please enter an event title."],
  ["neither date nor location", { date: "", location: "" }, "Please select an event date."],
  [
    "a long title in Urdu",
    { title_ur: "ا".repeat(201) },
    "The title in Urdu must be at most 200 characters.",
  ],
] as const)("%s is refused, and its picture goes", async ([, wrong, message]) => {
  const { app, add, listed } = await sharedWithEvents();
  const refused = await add(wrong, { image: { bytes: await picture("webp") } });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
  expect(await listed()).toEqual([]);
  await nothingStored(app);
});

test("a call that sends nothing is told what comes first", async () => {
  const { app, token } = await sharedWithEvents();
  expect(await app.call("createEvent", { token, json: {} })).toMatchObject({
    status: 422,
    body: { message: "Please enter an event title." },
  });
});

test.for([
  ["a drawing", svgImage, 415, "Please select a valid image file (JPEG, PNG, GIF, WebP)."],
  ["a video", videos.mp4, 415, "Please select a valid image file (JPEG, PNG, GIF, WebP)."],
  ["no bytes", Buffer.alloc(0), 415, "Please select a valid image file (JPEG, PNG, GIF, WebP)."],
  ["too much", Buffer.alloc(imageMaxBytes + 1), 413, "Image file size cannot exceed 2MB."],
  ["far too much", Buffer.alloc(imageMaxBytes * 1.9), 413, "Image file size cannot exceed 2MB."],
] as const)("%s instead of a picture is refused", async ([, bytes, status, message]) => {
  const { app, add, listed } = await startWithEvents();
  const refused = await add({}, { image: { bytes, name: "a.png", type: "image/png" } });
  expect(refused).toMatchObject({ status, body: { success: false, message } });
  expect(await listed()).toEqual([]);
  await nothingStored(app);
});

test.for([
  ["without a boundary", "multipart/form-data", "x"],
  ["with too long a boundary", `multipart/form-data; boundary=${"x".repeat(300)}`, "x"],
  ["that is none", "multipart/form-data; boundary=X", "garbage"],
  [
    "that breaks off in its picture",
    "multipart/form-data; boundary=X",
    '--X\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\u0089PNG',
  ],
] as const)("a form %s is refused", async ([, type, body]) => {
  const { app, token } = await sharedWithEvents();
  expect(await app.call("createEvent", { token, raw: { type, body } })).toMatchObject({
    status: 400,
    body: { success: false, message: "The request could not be read." },
  });
  await nothingStored(app);
});

test("a picture of exactly the allowed size is taken", async () => {
  const { add } = await startWithEvents();
  const bytes = padded(await picture("png"), imageMaxBytes);
  expect((await add({}, { image: { bytes } })).status).toBe(201);
});

test("an event without time lasts all day, one of today is today's until the Karachi midnight", async () => {
  const { app, add, listed } = await startWithEvents();
  await add({ date: "2026-11-21", time: "" });
  expect(await listed()).toMatchObject([{ event_time: null, status: "Today" }]);
  app.clock.set("2026-11-21T18:59:59Z");
  expect(await listed()).toMatchObject([{ status: "Today" }]);
  app.clock.set("2026-11-21T19:00:00Z");
  expect(await listed()).toMatchObject([{ status: "Completed" }]);
});

test.for([
  { limit: 0 },
  { limit: 501 },
  { limit: "x" },
  { cursor: "x".repeat(201) },
  { show: "past" },
  { id: "x" },
  { q: "x".repeat(201) },
])("a query that makes no sense is refused: %o", async (query) => {
  const app = await sharedApp();
  expect(await app.call("listEvents", { query })).toMatchObject({
    status: 422,
    body: { message: "The list was requested with an invalid value." },
  });
});

test("an edit takes a new picture, and the old one leaves the disk with its lighter forms", async () => {
  const { app, token, add, listed } = await startWithEvents();
  const { id } = (await add({}, { image: { bytes: await picture("png") } })).body;
  const edit = { ...fields, id, version: 1, title: "Sugar camp" };
  const form = formWith(edit, { image: { bytes: await picture("jpeg") } });
  expect(await app.call("updateEvent", { token, form })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  const [event] = await listed();
  expect(event).toMatchObject({ title: "Sugar camp", version: 2 });
  expect(event.image_url).toMatch(/\.jpg$/);
  const stem = event.image_url.replace(/^uploads\/|\.jpg$/g, "");
  const left = await storedFiles(app);
  expect(left).toContain(`${stem}.jpg`);
  expect(left.filter((name) => !name.startsWith(stem))).toEqual([]);

  const without = { ...fields, id, remove_image: true };
  expect((await app.call("updateEvent", { token, json: without })).status).toBe(200);
  expect(await listed()).toMatchObject([{ image_url: null, version: 3 }]);
  await nothingStored(app);
});

test("an event that is over may be corrected, but not moved to another day that is over", async () => {
  const { app, token, add, listed } = await startWithEvents();
  const { id } = (await add()).body;
  app.clock.set("2026-12-10T07:00:00Z");
  // A token is good for seven days.
  const fresh = await app.signIn();
  const edit = (more: object) => app.call("updateEvent", { token: fresh, json: { ...fields, id, ...more } });
  expect((await edit({ title: "Corrected" })).status).toBe(200);
  expect(await edit({ date: "2026-12-04" })).toMatchObject({
    status: 422,
    body: { message: "Event date cannot be in the past." },
  });
  expect(await listed()).toMatchObject([{ title: "Corrected", event_date: "2026-12-05" }]);
  expect((await app.call("deleteEvent", { token, json: { id } })).status).toBe(401);
});

test("what was done is in the audit log", async () => {
  const { app, token, add } = await startWithEvents();
  const { id } = (await add()).body;
  await app.call("updateEvent", { token, json: { ...fields, id, title: "Sugar camp" } });
  await app.call("cancelEvent", { token, json: { id, cancelled: true } });
  await app.call("deleteEvent", { token, json: { id } });
  const rows = await app.deps.db
    .selectFrom("audit_log")
    .select(["action", "noun_id", "before", "after"])
    .where("noun", "=", "event")
    .orderBy("id")
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(["create", "update", "update", "delete"]);
  expect(rows[1]).toMatchObject({ before: '{"title":"Eye camp"}', after: '{"title":"Sugar camp"}' });
  expect(rows[2]?.after).toBe('{"cancelled":true}');
  expect(rows[3]?.before).not.toContain("search_text");
});
