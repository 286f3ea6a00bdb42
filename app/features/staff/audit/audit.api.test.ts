import { expect, test } from "vitest";
import { recordChange } from "#server/audit.ts";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { ids, startWithChanges } from "#tests/support/audit.ts";
import { auditMessages } from "./audit.schema.ts";

const sharedApp = startedOnce(startTestApp);
const sharedWithChanges = startedOnce(startWithChanges);

test.for([
  ["a noun", { noun: "headline" }, [5, 3]],
  ["a noun that is none", { noun: "head" }, []],
  ["a user", { user: 2 }, [5, 4]],
  ["a word of what was written", { q: "WINTER" }, [5, 3]],
  ["a name", { q: "second" }, [5, 4, 2]],
  ["the beginning of a word", { q: "wint" }, [5, 3]],
  ["signs without a word", { q: "%_" }, []],
  ["a quote", { q: "'" }, []],
  ["what was done", { action: "sign in" }, [4, 1]],
  ["a day", { from: "2026-11-21", to: "2026-11-21" }, [5, 4, 3, 2, 1]],
  ["the days after", { from: "2026-11-22" }, []],
  ["the days before", { to: "2026-11-20" }, []],
  ["all together", { noun: "headline", user: 1, q: "winter" }, [3]],
  ["nothing", { q: "  " }, [5, 4, 3, 2, 1]],
] as const)("searched by %s", async ([, query, found]) => {
  const { app, token } = await sharedWithChanges();
  expect(ids((await app.call("listAuditLog", { token, query })).body)).toEqual(found);
});

test.for([
  { limit: 0 },
  { limit: 201 },
  { limit: "x" },
  { cursor: "x" },
  { user: 0 },
  { q: "a\0b" },
  { q: "x".repeat(201) },
  { action: "x".repeat(201) },
  { from: "2026-02-30" },
  { to: "yesterday" },
  { month: "next" },
  { noun: "x".repeat(201) },
] as const)("the query %o is refused", async (query) => {
  const app = await sharedApp();
  const refused = await app.call("listAuditLog", { token: await app.signIn(), query });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message: auditMessages.badQuery } });
});

test("visitors may not read it", async () => {
  const app = await startTestApp();
  expect((await app.call("listAuditLog")).status).toBe(401);
});

test("changes are told newest first: who, when, what, before and after", async () => {
  const { app, token } = await startWithChanges();
  const { status, body } = await app.call("listAuditLog", { token });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    changes: [
      {
        id: 5,
        at: "2026-11-21T07:00:01.000Z",
        user_id: 2,
        user_name: "Second",
        action: "update",
        noun: "headline",
        noun_words: { label: "headline" },
        noun_id: "1",
        name: "Spring_drive",
        before: { headline: "100% Winter" },
        after: { headline: "Spring_drive" },
        shortened: false,
      },
      expect.objectContaining({ id: 4, user_id: 2, user_name: "Second", action: "sign in", noun: "session" }),
      expect.objectContaining({ id: 3, user_id: 1, user_name: "Administrator" }),
      expect.objectContaining({ id: 2, noun: "user", action: "create", before: null }),
      expect.objectContaining({ id: 1, user_id: 1, action: "sign in", before: null, after: null }),
    ],
    nouns: expect.arrayContaining([
      { noun: "headline", label: "headline" },
      { noun: "event guest", label: "guest of an event" },
    ]),
  });
});

test("the list goes on where its page ended", async () => {
  const { app, token } = await startWithChanges();
  const first = await app.call("listAuditLog", { token, query: { limit: 3 } });
  expect(ids(first.body)).toEqual([5, 4, 3]);
  const cursor = first.headers.get("x-next-cursor") ?? "";
  const last = await app.call("listAuditLog", { token, query: { limit: 3, cursor } });
  expect(ids(last.body)).toEqual([2, 1]);
  expect(last.headers.get("x-next-cursor")).toBeNull();
});

test("a day is one of Karachi", async () => {
  const { app, token } = await startWithChanges();
  // An hour before midnight in Karachi, and an hour after.
  app.clock.set("2026-11-21T18:00:00.000Z");
  await app.call("saveHeadline", { token, json: { headline: "Late" } });
  app.clock.set("2026-11-21T20:00:00.000Z");
  const other = await app.signIn();
  const find = async (query: object) =>
    ids((await app.call("listAuditLog", { token: other, query: { ...query } })).body);
  expect(await find({ from: "2026-11-22" })).toEqual([7]);
  expect(await find({ to: "2026-11-21", noun: "headline" })).toEqual([6, 5, 3]);
});

test("this month and the last are those of Karachi's calendar", async () => {
  const { app } = await startWithChanges();
  app.clock.set("2026-11-30T18:30:00.000Z");
  await app.call("saveHeadline", { token: await app.signIn(), json: { headline: "November" } });
  app.clock.set("2026-11-30T19:30:00.000Z");
  const later = await app.signIn();
  const find = async (month: string) =>
    ids((await app.call("listAuditLog", { token: later, query: { month, noun: "headline" } })).body);
  expect(await find("this")).toEqual([]);
  expect(await find("last")).toEqual([7, 5, 3]);
  await app.call("saveHeadline", { token: later, json: { headline: "December" } });
  expect(await find("this")).toEqual([9]);
});

test("a record is named as it was called, also where the change does not say it", async () => {
  const { app, token } = await startWithChanges();
  await app.call("updateUser", { token, json: { id: 2, disabled: true } });
  await app.call("updateUser", { token, json: { id: 2, name: "Amna" } });
  const { body } = await app.call("listAuditLog", { token, query: { noun: "user", q: "second" } });
  expect(body.changes).toEqual([
    expect.objectContaining({ name: "Amna", after: { name: "Amna" } }),
    expect.objectContaining({ name: "Second", after: { disabled_at: "2026-11-21T07:00:01.000Z" } }),
    expect.objectContaining({ name: "Second", action: "create" }),
  ]);
});

test("long texts are kept whole; the list has their beginning, and they are found by it", async () => {
  const { app, token } = await startWithChanges();
  const { db, clock } = app.deps;
  const text = `${"water ".repeat(20_000)}the end of it`;
  const after = { title: "Water", content: text, parts: [{ text }], password_hint: text };
  const who = { userId: 1, name: "Administrator" };
  const change = { action: "create", noun: "blog post", id: 9, after };
  await db.transaction().execute((trx) => recordChange(trx, clock.now(), who, change));
  const { body } = await app.call("listAuditLog", { token, query: { q: "water" } });
  const [listed] = body.changes;
  expect(listed).toMatchObject({ shortened: true, name: "Water" });
  expect(listed?.after?.content).toBe(`${text.slice(0, 400)}…`);
  expect((await app.call("listAuditLog", { token, query: { q: "end of it" } })).body.changes).toEqual([]);
  const entry = await app.call("readAuditEntry", { token, query: { id: Number(listed?.id) } });
  expect(entry.body.change).toMatchObject({
    after: { content: text, parts: [{ text }], password_hint: "(not shown)" },
    shortened: false,
  });
  const missing = await app.call("readAuditEntry", { token, query: { id: 999 } });
  expect(missing).toMatchObject({ status: 404, body: { message: auditMessages.missing } });
});
