import { expect, onTestFinished, test, vi } from "vitest";
import { deleteExpired } from "#server/db/sessions.ts";
import { administrator, startTestApp, type TestApp } from "#tests/support/app.ts";
import { createPasswordReset } from "./session-reset.store.server.ts";

const hour = 60 * 60 * 1000;

/** The audit log, oldest first, before the sign-in that reads it. */
async function written(app: TestApp) {
  const { body } = await app.call("listAuditLog", { token: await app.signIn() });
  return body.changes.slice(1).toReversed();
}

test("sign-ins and sign-outs are recorded", async () => {
  const app = await startTestApp();
  await app.call("signOut", { token: await app.signIn() });
  expect(await written(app)).toMatchObject([
    { action: "sign in", noun: "session", user_id: 1, user_name: "Administrator" },
    { action: "sign out", noun: "session", user_id: 1, user_name: "Administrator" },
  ]);
});

test("failures are counted, one row per hour for each account, and one for all unknown names", async () => {
  const app = await startTestApp();
  const fail = (email: string) => app.call("signIn", { json: { email, password: "My-Real-Passw0rd!" } });
  await fail(administrator.email);
  await fail(administrator.email);
  await fail("typed-by-mistake");
  await fail("nobody@umeed.example");
  app.clock.forward(hour);
  await fail(administrator.email);

  const changes = await written(app);
  const row = { action: "sign in", noun: "failure", user_id: null, user_name: "Not signed in", before: null };
  expect(changes).toMatchObject([
    { ...row, noun_id: "1", after: { account: "Administrator", times: 2 } },
    { ...row, noun_id: "0", after: { account: "No known account", times: 2 } },
    { ...row, noun_id: "1", after: { account: "Administrator", times: 1 } },
  ]);
  // Neither the typed text nor the IP address is recorded: it may be a password, or a stranger's data.
  const rows = JSON.stringify(await app.deps.db.selectFrom("audit_log").selectAll().execute());
  expect(rows).not.toMatch(/typed-by-mistake|nobody@|Passw0rd|127\.0\.0\.1/i);
});

test("expired sessions and links are removed within a day", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await startTestApp();
  const { db } = app.deps;
  await app.signIn();
  await createPasswordReset(db, 1, app.clock.now());
  const left = async () => [
    await db.selectFrom("sessions").selectAll().execute(),
    await db.selectFrom("password_resets").selectAll().execute(),
  ];
  app.clock.forward(24 * hour);
  vi.advanceTimersByTime(23 * hour);
  expect((await left()).map(({ length }) => length)).toEqual([1, 1]);
  vi.advanceTimersByTime(hour);
  await expect.poll(left).toEqual([[], []]);
});

test("expired rows are removed, and nothing else", async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  const sessions = async () => (await db.selectFrom("sessions").selectAll().execute()).length;
  await app.signIn();
  await createPasswordReset(db, 1, app.clock.now());
  app.clock.forward(11 * hour);
  const used = await app.signIn();
  expect(await deleteExpired(db, app.clock.now())).toBe(1);
  expect(await sessions()).toBe(2);
  expect(await db.selectFrom("password_resets").selectAll().execute()).toEqual([]);

  app.clock.forward(2 * hour);
  expect(await deleteExpired(db, app.clock.now())).toBe(1);
  expect((await app.call("listUsers", { token: used })).status).toBe(200);
  for (let day = 0; day < 14; day += 1) {
    app.clock.forward(12 * hour);
    await app.call("listUsers", { token: used });
  }
  expect(await deleteExpired(db, app.clock.now())).toBe(0);
  expect(await sessions()).toBe(0);
});
