import { expect, test } from "vitest";
import { ids, startWithChanges } from "#tests/support/audit.ts";

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
