import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { ids, startWithChanges } from "#tests/support/audit.ts";
import { auditMessages } from "./audit.schema.ts";

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
  const { app, token } = await startWithChanges();
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
  const app = await startTestApp();
  const refused = await app.call("listAuditLog", { token: await app.signIn(), query });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message: auditMessages.badQuery } });
});

test("visitors may not read it", async () => {
  const app = await startTestApp();
  expect((await app.call("listAuditLog")).status).toBe(401);
});
