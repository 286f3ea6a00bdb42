import { beforeEach, describe, expect, test } from "vitest";
import { inboxMessages } from "#app/lib/inbox-rules.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import type { CallName } from "#tests/support/calls.ts";
import { fields as event } from "#tests/support/events.ts";

type Inbox = {
  noun: string;
  file: string;
  calls: Record<"send" | "list" | "update" | "remove" | "export", CallName>;
  /** What two visitors send, and what of it the list shows. */
  sent: [object, object];
  shown: [object, object];
  /** A text of the first that the second does not have. */
  search: string;
  /** The CSV's first line, and what stands between time and note in the line of the first. */
  headings: string;
  line: string;
};

const person = { email: "ayesha@home.example", phone: "0300 1234567", city: "Kasur" };
const volunteer = { kind: "volunteer", skills: "Cooking", availability: "Fridays" };
const donor = { ...person, bloodGroup: "O-", gender: "Female", medicalClear: true };

const bloodRequest = {
  phone: person.phone,
  bloodGroup: "O-",
  units: 2,
  hospital: "Mayo Hospital",
  city: "Lahore",
  neededBy: "2026-12-01",
};
const guest = { phone: person.phone, event: 1 };
const sharedStory = { ...person, story: "The pump came.", consent: true };

const inboxes: Inbox[] = [
  {
    noun: "message",
    file: "messages.csv",
    calls: {
      send: "sendContactMessage",
      list: "listMessages",
      update: "updateMessage",
      remove: "deleteMessage",
      export: "exportMessages",
    },
    sent: [
      { name: "Ayesha", email: person.email, message: "Where do I bring quilts?" },
      { name: "Bilal", email: "bilal@home.example", message: "Thank you" },
    ],
    shown: [{ name: "Ayesha", message: "Where do I bring quilts?" }, { name: "Bilal" }],
    search: "QUILTS",
    headings: "Received,Name,Email,Subject,Message,Answered,Answered by,Answer,On it,Note",
    line: "Ayesha,ayesha@home.example,,Where do I bring quilts?,,,,",
  },
  {
    noun: "registration",
    file: "registrations.csv",
    calls: {
      send: "sendRegistration",
      list: "listRegistrations",
      update: "updateRegistration",
      remove: "deleteRegistration",
      export: "exportRegistrations",
    },
    sent: [
      { ...person, ...volunteer, name: "Ayesha" },
      { ...person, ...volunteer, name: "Bilal", email: "bilal@home.example", skills: "Driving" },
    ],
    shown: [{ name: "Ayesha", kind: "volunteer" }, { name: "Bilal" }],
    search: "cooking",
    headings: "Received,Kind,State,State since,State by,Name,Email,Phone,City,Details,Note",
    line: 'volunteer,new,,,Ayesha,ayesha@home.example,0300 1234567,Kasur,"{""availability"":""Fridays"",""skills"":""Cooking"",""motivation"":""""}"',
  },
  {
    noun: "blood donor",
    file: "blood_donors.csv",
    calls: {
      send: "sendDonorLead",
      list: "listBloodDonors",
      update: "updateBloodDonor",
      remove: "deleteBloodDonor",
      export: "exportBloodDonors",
    },
    sent: [
      { ...donor, fullName: "Ayesha" },
      { ...donor, fullName: "Bilal", phone: "0300 7654321", city: "Lahore" },
    ],
    shown: [{ full_name: "Ayesha", blood_group: "O-" }, { full_name: "Bilal" }],
    search: "kasur",
    headings: "Registered,Name,Phone,Email,Blood group,City,Gender,Born,Last donation,Consent given,Note",
    line: 'Ayesha,0300 1234567,ayesha@home.example,O-,Kasur,Female,,,"Nov 21, 2026, 12:00"',
  },
  {
    noun: "blood request",
    file: "blood_requests.csv",
    calls: {
      send: "sendBloodRequest",
      list: "listBloodRequests",
      update: "updateBloodRequest",
      remove: "deleteBloodRequest",
      export: "exportBloodRequests",
    },
    sent: [
      { ...bloodRequest, contactName: "Ayesha" },
      { ...bloodRequest, contactName: "Bilal", hospital: "Civil Hospital", neededBy: "2026-11-30" },
    ],
    shown: [{ contact_name: "Ayesha", units: 2 }, { contact_name: "Bilal" }],
    search: "mayo",
    headings:
      "Received,Reference,State,Blood group,Units,Hospital,City,Until,Time,Contact,Phone,Email,Remarks,Note",
    line: "BR-0001,open,O-,2,Mayo Hospital,Lahore,2026-12-01,,Ayesha,0300 1234567,,",
  },
  {
    noun: "shared story",
    file: "shared_stories.csv",
    calls: {
      send: "sendSharedStory",
      list: "listSharedStories",
      update: "updateSharedStory",
      remove: "deleteSharedStory",
      export: "exportSharedStories",
    },
    sent: [
      { ...sharedStory, name: "Ayesha" },
      { ...sharedStory, name: "Bilal", story: "The clinic was open." },
    ],
    shown: [{ name: "Ayesha", unnamed: false }, { name: "Bilal" }],
    search: "pump",
    headings: "Received,Name,Publish the name,Email,Phone,City,Programme,Story,Consent given,Note",
    line: 'Ayesha,yes,ayesha@home.example,0300 1234567,Kasur,,The pump came.,"Nov 21, 2026, 12:00"',
  },
  {
    noun: "event guest",
    file: "event_guests.csv",
    calls: {
      send: "sendEventGuest",
      list: "listEventGuests",
      update: "updateEventGuest",
      remove: "deleteEventGuest",
      export: "exportEventGuests",
    },
    sent: [
      { ...guest, name: "Ayesha" },
      { ...guest, name: "Bilal", phone: "0300 7654321" },
    ],
    shown: [{ name: "Ayesha", event_id: 1, phone: "923001234567" }, { name: "Bilal" }],
    search: "ayesha",
    headings: "Received,Event,Day,Name,Phone,Told of a change,Told by,Note",
    line: "Eye camp,2026-12-05,Ayesha,0300 1234567,,",
  },
  {
    noun: "subscriber",
    file: "subscribers.csv",
    calls: {
      send: "subscribe",
      list: "listSubscribers",
      update: "updateSubscriber",
      remove: "deleteSubscriber",
      export: "exportSubscribers",
    },
    sent: [{ email: person.email }, { email: "bilal@home.example" }],
    shown: [{ email: person.email, state: "pending" }, { email: "bilal@home.example" }],
    search: "ayesha",
    headings: "Asked,Email,State,Confirmed,Note",
    line: "ayesha@home.example,pending,",
  },
];

describe.each(inboxes)("the inbox of each $noun", ({ noun, file, calls, sent, shown, ...inbox }) => {
  let app: TestApp;
  let token: string;
  beforeEach(async () => {
    app = await startTestApp();
    token = await app.signIn();
    expect((await app.call("createEvent", { token, json: event })).status).toBe(201);
    for (const json of sent) {
      expect(await app.call(calls.send, { json })).toMatchObject({ status: 200 });
    }
  });

  const list = async (query = {}) => (await app.call(calls.list, { token, query })).body;
  const audited = () =>
    app.deps.db
      .selectFrom("audit_log")
      .select(["user_name", "action", "noun_id", "before", "after"])
      .where("noun", "=", noun)
      .execute();

  test("is listed, newest first, and searched", async () => {
    expect(await list()).toMatchObject({
      total: 2,
      unread: 2,
      rows: [
        { ...shown[1], id: 2, read: false, note: "" },
        { ...shown[0], id: 1, read: false, note: "" },
      ],
    });
    expect(await list({ q: inbox.search })).toMatchObject({ total: 1, unread: 2, rows: [{ id: 1 }] });
    expect(await list({ q: "nobody" })).toMatchObject({ total: 0, rows: [] });
  });

  test("is marked and noted, and the audit log has that, without the note's text", async () => {
    const update = (json: object) => app.call(calls.update, { token, json });
    const saved = { status: 200, body: { success: true, message: inboxMessages.updated } };
    expect(await update({ id: 1, read: true })).toMatchObject(saved);
    expect(await list({ unread: 1 })).toMatchObject({ total: 1, unread: 1, rows: [{ id: 2 }] });
    expect(await update({ id: 1, note: "Called back" })).toMatchObject(saved);
    expect(await list()).toMatchObject({ rows: [{ id: 2 }, { id: 1, read: true, note: "Called back" }] });
    expect(await update({ id: 1, read: false })).toMatchObject(saved);
    expect(await list()).toMatchObject({
      unread: 2,
      rows: [{ id: 2 }, { read: false, note: "Called back" }],
    });

    const entry = { user_name: "Administrator", action: "update", noun_id: "1" };
    expect(await audited()).toEqual([
      { ...entry, before: '{"read":false}', after: '{"read":true}' },
      { ...entry, before: '{"note":"(a note)"}', after: '{"note":"(a new note)"}' },
      { ...entry, before: '{"read":true}', after: '{"read":false}' },
    ]);
  });

  test("a note over somebody else's is refused and told theirs; marks and the same note again are not", async () => {
    const update = (json: object) => app.call(calls.update, { token, json: { id: 1, ...json } });
    expect((await list()).rows).toMatchObject([{ version: 1 }, { version: 1 }]);
    const mine = await update({ note: "Mine", version: 1 });
    expect(mine).toMatchObject({ status: 200, body: { version: 2 } });
    const refused = { success: false, message: inboxMessages.stale, note: "Mine", version: 2 };
    for (const version of [1, undefined])
      expect(await update({ note: "Theirs", version })).toMatchObject({ status: 409, body: refused });
    expect(await update({ read: true })).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await update({ note: "Mine", version: 1 })).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await update({ note: "Both", version: 2 })).toMatchObject({ status: 200, body: { version: 3 } });
    expect((await list()).rows).toMatchObject([{ id: 2 }, { id: 1, read: true, note: "Both", version: 3 }]);
  });

  test("is exported as CSV, newest first, and the audit log has that", async () => {
    await app.call(calls.update, { token, json: { id: 1, note: "Called back" } });
    const csv = await app.call(calls.export, { token });
    expect(csv.status).toBe(200);
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(csv.headers.get("content-disposition")).toBe(`attachment; filename="${file}"`);
    expect(csv.headers.get("cache-control")).toBe("no-store");
    const [headings, second, first, ...rest] = csv.text.split("\n");
    expect(headings).toBe(`${inbox.headings},Language`);
    expect(second).toMatch(/bilal/i);
    expect(first).toBe(`"Nov 21, 2026, 12:00",${inbox.line},Called back,English`);
    expect(rest).toEqual([""]);
    expect((await audited()).at(-1)).toMatchObject({ action: "export", noun_id: "all" });

    // What a search or a filter shows is what is exported.
    await app.call(calls.update, { token, json: { id: 2, read: true } });
    for (const query of [{ q: inbox.search }, { unread: 1 }]) {
      const some = await app.call(calls.export, { token, query });
      expect(some.text).toBe([headings, first, ""].join("\n"));
    }
    expect(await app.call(calls.export, { token, query: { unread: "yes" } })).toMatchObject({
      status: 422,
      body: { success: false, message: inboxMessages.badQuery },
    });
  });

  test("is deleted, and the audit log has that, without what was deleted", async () => {
    const remove = () => app.call(calls.remove, { token, json: { id: 1 } });
    expect(await remove()).toMatchObject({
      status: 200,
      body: { success: true, message: inboxMessages.deleted },
    });
    expect(await list()).toMatchObject({ total: 1, unread: 1, rows: [{ id: 2 }] });
    const gone = { status: 404, body: { success: false, message: inboxMessages.notFound } };
    expect(await remove()).toMatchObject(gone);
    expect(await app.call(calls.update, { token, json: { id: 1, read: true } })).toMatchObject(gone);
    expect(await audited()).toEqual([
      { user_name: "Administrator", action: "delete", noun_id: "1", before: null, after: null },
    ]);
  });

  test.each([
    ["no row", {}],
    ["no number", { id: "first" }],
  ])("is not changed by a call that names %s", async (_, json) => {
    const refused = { status: 422, body: { success: false, message: inboxMessages.badId } };
    expect(await app.call(calls.update, { token, json: { ...json, read: true } })).toMatchObject(refused);
    expect(await app.call(calls.remove, { token, json })).toMatchObject(refused);
    expect(await list()).toMatchObject({ total: 2, unread: 2 });
  });
});
