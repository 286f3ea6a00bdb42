import { expect, test } from "vitest";
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
        noun_id: "1",
        before: { headline: "100% Winter" },
        after: { headline: "Spring_drive" },
      },
      expect.objectContaining({ id: 4, user_id: 2, user_name: "Second", action: "sign in", noun: "session" }),
      expect.objectContaining({ id: 3, user_id: 1, user_name: "Administrator" }),
      expect.objectContaining({ id: 2, noun: "user", action: "create", before: null }),
      expect.objectContaining({ id: 1, user_id: 1, action: "sign in", before: null, after: null }),
    ],
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
