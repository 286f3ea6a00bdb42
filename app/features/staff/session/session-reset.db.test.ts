import { expect, test } from "vitest";
import { administrator, startTestApp } from "#tests/support/app.ts";
import { ask, next, requestToken, set, withMail } from "#tests/support/session-reset.ts";
import { passwordResetMessages } from "./session.messages.ts";

const { dead } = passwordResetMessages;

test("a mailed link sets a new password, once, and ends all sessions", { tags: "any-database" }, async () => {
  const app = await startTestApp(withMail);
  const session = await app.signIn();
  const token = await requestToken(app);
  expect(await set(app, token)).toMatchObject({
    status: 200,
    body: { success: true, message: passwordResetMessages.changed },
  });
  expect((await app.call("listUsers", { token: session })).status).toBe(401);
  expect((await app.call("signIn", { json: administrator })).status).toBe(401);
  expect((await app.call("signIn", { json: { ...administrator, password: next } })).status).toBe(200);
  expect(await set(app, token, "Another-9!x")).toMatchObject({ status: 422, body: { message: dead } });
  const mails = await app.deps.db.selectFrom("outbox").select("subject").orderBy("id").execute();
  expect(mails.at(-1), "CRED-07").toEqual({ subject: "Your password was changed" });
});

test("a newer link, and a password changed meanwhile, end the older link", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp(withMail);
  const older = await requestToken(app);
  const newer = await requestToken(app);
  expect((await set(app, older)).body.message).toBe(dead);
  const session = await app.signIn();
  await app.call("updateCredentials", { token: session, json: { newPassword: next } });
  expect((await set(app, newer)).body.message).toBe(dead);
});

test("of two who use one link at once, one is too late", async () => {
  const app = await startTestApp(withMail);
  const token = await requestToken(app);
  const responses = await Promise.all([set(app, token), set(app, token, "Another-9!x")]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test("the sixth ask within the hour waits, for whatever account", { tags: "any-database" }, async () => {
  const app = await startTestApp(withMail);
  await Promise.all([1, 2, 3, 4, 5].map((each) => ask(app, `user${each}@umeed.example`)));
  const refused = await ask(app, administrator.email);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
  expect(refused.body.message).toBe("Too many attempts. Please try again in 60 minutes.");
});
