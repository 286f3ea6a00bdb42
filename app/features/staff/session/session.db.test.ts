import { expect, test } from "vitest";
import { administrator, startTestApp } from "#tests/support/app.ts";
import { signInMessages } from "./session.messages.ts";
import { failureLimits } from "./session.schema.ts";

const hour = 60 * 60 * 1000;
const wrong = { ...administrator, password: "not it" };

test("an administrator signs in and may then make an admin call", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const { status, body } = await app.call("signIn", { json: administrator });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, user_name: "Administrator" });
  const saved = await app.call("saveHeadline", { token: body.token, json: { headline: "Signed in" } });
  expect(saved.status).toBe(200);
});

test("after five failures the account is closed to that address for a while, even to the right password", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  for (let failure = 1; failure <= 5; failure += 1) {
    expect((await app.call("signIn", { json: wrong })).status).toBe(401);
  }
  const { status, headers, body } = await app.call("signIn", { json: administrator });
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(14 * 60);
  expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
  expect(body).toEqual({ success: false, message: "Too many attempts. Please try again in 15 minutes." });
  const somebodyElse = await app.call("signIn", { json: { ...wrong, email: "other@umeed.example" } });
  expect(somebodyElse.status).toBe(401);
});

test("tries at the same time count too", async () => {
  const app = await startTestApp();
  const tries = await Promise.all(Array.from({ length: 12 }, () => app.call("signIn", { json: wrong })));
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(failureLimits.accountAndAddress.max);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(12 - failureLimits.accountAndAddress.max);
});

test("a success forgets the failures before it", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  for (let round = 0; round < 2; round += 1) {
    for (let failure = 1; failure < failureLimits.accountAndAddress.max; failure += 1)
      await app.call("signIn", { json: wrong });
    expect((await app.call("signIn", { json: administrator })).status).toBe(200);
  }
});

test("signing out revokes this token and no other", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const [mine, other] = [await app.signIn(), await app.signIn()];
  const out = await app.call("signOut", { token: mine });
  expect(out).toMatchObject({ status: 200, body: { success: true, message: signInMessages.signedOut } });
  expect((await app.call("signOut", { token: mine })).status).toBe(401);
  expect((await app.call("signOut", { token: other })).status).toBe(200);
});

test("a session ends after twelve hours without a call, and each call gives it twelve more", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  for (let turn = 0; turn < 3; turn += 1) {
    app.clock.forward(11.9 * hour);
    expect((await app.call("listBlogs", { token })).status).toBe(200);
  }
  app.clock.forward(12 * hour + 1);
  expect((await app.call("listBlogs", { token })).status).toBe(401);
});
