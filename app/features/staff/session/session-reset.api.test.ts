import { expect, test } from "vitest";
import { passwordMessages } from "#app/lib/password-rules.ts";
import { administrator, startedOnce, startTestApp } from "#tests/support/app.ts";
import { ask, mailedTokens, next, requestToken, set, withMail } from "#tests/support/session-reset.ts";
import { passwordResetMessages } from "./session.messages.ts";

const { asked, dead } = passwordResetMessages;

test("the reply tells nobody who has an account, neither by its text nor by its time", async () => {
  const app = await startTestApp(withMail);
  for (const email of [administrator.email, "nobody@umeed.example", " ADMIN@umeed.example "]) {
    const start = performance.now();
    expect(await ask(app, email)).toMatchObject({ status: 200, body: { success: true, message: asked } });
    expect(performance.now() - start).toBeGreaterThan(240);
  }
  expect(await mailedTokens(app)).toHaveLength(2);
});

test("without a mail server the reply is the same, and no link is created", async () => {
  const app = await startTestApp();
  expect((await ask(app, administrator.email)).body).toEqual({ success: true, message: asked });
  expect(await app.deps.db.selectFrom("password_resets").selectAll().execute()).toEqual([]);
  expect(await mailedTokens(app)).toEqual([]);
});

test("a disabled user gets no link, and a sent one is invalid", async () => {
  const app = await startTestApp(withMail);
  const token = await requestToken(app);
  await app.deps.db.updateTable("users").set({ disabled_at: "2026-11-21T07:00:00.000Z" }).execute();
  await ask(app, administrator.email);
  expect(await mailedTokens(app)).toHaveLength(1);
  expect(await set(app, token)).toMatchObject({ status: 422, body: { message: dead } });
});

test("a link is valid for thirty minutes", async () => {
  const app = await startTestApp(withMail);
  const token = await requestToken(app);
  app.clock.forward(30 * 60_000);
  expect(await set(app, token)).toMatchObject({ status: 422, body: { message: dead } });
  const fresh = await requestToken(app);
  app.clock.forward(30 * 60_000 - 1);
  expect((await set(app, fresh)).status).toBe(200);
});

test("whoever failed to sign in too often may do so after a reset", async () => {
  const app = await startTestApp(withMail);
  for (let tries = 0; tries < 6; tries += 1) {
    await app.call("signIn", { json: { ...administrator, password: "wrong" } });
  }
  expect((await app.call("signIn", { json: administrator })).status).toBe(429);
  await set(app, await requestToken(app));
  expect((await app.call("signIn", { json: { ...administrator, password: next } })).status).toBe(200);
});

const sharedApp = startedOnce(() => startTestApp(withMail));

test.for([
  ["no body", null, passwordResetMessages.emailMissing],
  ["nothing", {}, passwordResetMessages.emailMissing],
  ["a blank", { email: " " }, passwordResetMessages.emailMissing],
  ["a word", { email: "word" }, "Please enter a valid email address."],
  ["a NUL byte", { email: "a\0@b.co" }, "The text contains a character that cannot be stored."],
] as const)("requesting a link with %s is refused", async ([, json, message]) => {
  const app = await sharedApp();
  const refused = await app.call("requestPasswordReset", { json });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
});

test.for([
  ["no body", null, dead],
  ["nothing", {}, dead],
  ["a made-up link", { token: "a".repeat(43), password: next }, dead],
  ["a broken link", { token: "'; --", password: next }, dead],
  ["no password", { token: "a".repeat(43) }, passwordResetMessages.passwordMissing],
  [
    "a short password",
    { token: "a".repeat(43), password: "Ab1!" },
    "Password must be at least 8 characters long.",
  ],
  [
    "a plain password",
    { token: "a".repeat(43), password: "abcdefgh" },
    "Password must include uppercase, lowercase, number, and special character.",
  ],
] as const)("setting a password with %s is refused", async ([, json, message]) => {
  const app = await sharedApp();
  const refused = await app.call("resetPassword", { json });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
});

test("a weak password does not use up the link", async () => {
  const app = await startTestApp(withMail);
  const token = await requestToken(app);
  expect((await set(app, token, "abcdefgh")).status).toBe(422);
  const common = await set(app, token, "P@ssw0rd");
  expect(common).toMatchObject({ status: 422, body: { message: passwordMessages.tooCommon } });
  expect((await set(app, token)).status).toBe(200);
});

test("a reset is written down, the password is not", async () => {
  const app = await startTestApp(withMail);
  await set(app, await requestToken(app));
  const { body } = await app.call("signIn", { json: { ...administrator, password: next } });
  const log = await app.call("listAuditLog", { token: body.token, query: { noun: "user" } });
  expect(log.body.changes).toMatchObject([
    {
      action: "reset password",
      noun: "user",
      user_name: "Administrator",
      after: { password: "(not shown)" },
    },
  ]);
});
