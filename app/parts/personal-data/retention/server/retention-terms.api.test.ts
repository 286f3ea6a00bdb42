import { expect, test } from "vitest";
import { retentionMessages as messages } from "#app/parts/personal-data/retention/retention.messages.ts";
import { startTestApp } from "#tests/support/app.ts";
import { cutoffOf } from "./retention-terms.store.server.ts";
import { isRetentionDue } from "./run-retention.server.ts";

/* The terms that staff set: KEEP-01. */

test("a term has a least and a greatest length, and a shorter one waits a week", async () => {
  const app = await startTestApp();
  let token = await app.signIn();
  const save = (json: object) => app.call("saveRetentionTerm", { token, json });
  const read = async (name: string) => {
    const { body } = await app.call("readRetention", { token });
    return body.terms.find((term: { name: string }) => term.name === name);
  };
  expect(await read("audit")).toMatchObject({ amount: 36, text: "3 years", active: true, version: 1 });
  for (const [json, message] of [
    [{ name: "audit", amount: 11, active: true }, messages.badRange(12, 120, "months")],
    [{ name: "mails", amount: 1096, active: true }, messages.badRange(30, 1095, "days")],
    [{ name: "mails", amount: "many", active: true }, messages.badAmount],
    [{ name: "receipts", amount: 90, active: true }, messages.badName],
    [{ name: "mails", amount: 90, active: "yes" }, messages.badActive],
  ] as const) {
    expect(await save(json)).toMatchObject({ status: 422, body: { success: false, message } });
  }
  app.clock.forward(40 * 24 * 60 * 60 * 1000);
  token = await app.signIn();
  expect((await read("audit")).starts_later).toBe(false);
  expect(await save({ name: "audit", amount: 18, active: true, version: 1 })).toMatchObject({ status: 200 });
  expect(await read("audit")).toMatchObject({ text: "18 months", starts_later: true, version: 2 });
  app.clock.forward(7 * 24 * 60 * 60 * 1000 - 1);
  token = await app.signIn();
  expect((await read("audit")).starts_later).toBe(true);
  app.clock.forward(1);
  expect((await read("audit")).starts_later).toBe(false);
  const stale = await save({ name: "audit", amount: 24, active: true, version: 1 });
  expect(stale).toMatchObject({ status: 409, body: { message: messages.conflict } });
  expect(await save({ name: "mails", amount: 30, active: false })).toMatchObject({ status: 200 });
  expect(await read("mails")).toMatchObject({ text: "30 days", active: false, starts_later: false });
  const { body } = await app.call("listAuditLog", { token, query: { noun: "retention term" } });
  expect(body.changes.at(-1)).toMatchObject({
    noun_id: "audit",
    before: { amount: 36 },
    after: { amount: 18 },
  });
  expect((await app.call("saveRetentionTerm", { json: {} })).status).toBe(401);
});

test.each([
  ["2026-11-21T07:00:00.000Z", 90, "days", "2026-08-23T07:00:00.000Z"],
  ["2026-11-21T07:00:00.000Z", 24, "months", "2024-11-21T07:00:00.000Z"],
  ["2026-03-31T07:00:00.000Z", 1, "months", "2026-02-28T07:00:00.000Z"],
] as const)("%s less %i %s is %s", (now, amount, unit, cutoff) => {
  expect(cutoffOf(new Date(now), amount, unit).toISOString()).toBe(cutoff);
});

test.each([
  ["never before", undefined, "2026-11-21T12:00:00.000Z", true],
  ["at night in Karachi", "2026-11-20T22:00:00.000Z", "2026-11-21T22:10:00.000Z", true],
  ["twice in a night", "2026-11-21T21:00:00.000Z", "2026-11-21T22:10:00.000Z", false],
  ["by day", "2026-11-20T22:00:00.000Z", "2026-11-21T12:00:00.000Z", false],
  ["by day, after the server was off at night", "2026-11-19T22:00:00.000Z", "2026-11-21T12:00:00.000Z", true],
] as const)("old data is looked for: %s", (_, last, now, due) => {
  expect(isRetentionDue(last, new Date(now))).toBe(due);
});
