import { expect, test } from "vitest";
import { passwordMessages } from "#app/lib/password-rules.ts";
import { administrator, startedOnce, startTestApp } from "#tests/support/app.ts";
import { credentialsMessages } from "./credentials.messages.ts";

const next = "Brand-new-8!";

test.for([
  ["the least there is", { newPassword: "aB3@aB3@" }],
  ["a start outside the classes", { newPassword: "#aB3@aB3" }],
  ["a space within", { newPassword: "aB3@ aB3" }],
] as const)("%s is strong enough, also without a confirmation", async ([, json]) => {
  const app = await startTestApp();
  const token = await app.signIn();
  expect((await app.call("updateCredentials", { token, json })).status).toBe(200);
});

const sharedApp = startedOnce(startTestApp);

test.for([
  ["no body", null, "New username is required."],
  ["nothing", {}, "New username is required."],
  ["a blank username", { newUsername: "  " }, "New username is required."],
  ["a number", { newUsername: 12345 }, "New username is required."],
  [
    "the current username",
    { newUsername: " Administrator " },
    "New username must be different from current username.",
  ],
  ["two letters", { newUsername: "ab" }, "Username must be at least 3 characters long."],
  ["a long username", { newUsername: "x".repeat(101) }, "The username must be at most 100 characters."],
  ["a NUL byte", { newUsername: "a\0bc" }, "The text contains a character that cannot be stored."],
  ["no password", { newPassword: "" }, "Both password fields are required."],
  ["a number for a password", { newPassword: 12345678 }, "Both password fields are required."],
  ["an empty confirmation", { newPassword: next, confirmPassword: "" }, "Both password fields are required."],
  ["a confirmation alone", { confirmPassword: next }, "Both password fields are required."],
  ["a short password", { newPassword: "Ab1!Ab1" }, "Password must be at least 8 characters long."],
  [
    "a short password and another confirmation",
    { newPassword: "Ab1!Ab1", confirmPassword: next },
    "Password must be at least 8 characters long.",
  ],
  [
    "another confirmation",
    { newPassword: "abcdefgh", confirmPassword: next },
    "New password and confirmation do not match.",
  ],
  ...["abcdefg1!", "ABCDEFG1!", "Abcdefgh!", "Abcdefgh1", "Abcdefgh1#"].map(
    (newPassword) =>
      [
        newPassword,
        { newPassword, confirmPassword: newPassword },
        "Password must include uppercase, lowercase, number, and special character.",
      ] as const,
  ),
  ["both at once", { newUsername: "Front desk", newPassword: next }, credentialsMessages.oneAtATime],
] as const)("%s is refused, and nothing changes", async ([, json, message]) => {
  const app = await sharedApp();
  const token = await app.signIn();
  const refused = await app.call("updateCredentials", { token, json });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
  const { body, status } = await app.call("signIn", { json: administrator });
  expect({ status, name: body.user_name }).toEqual({ status: 200, name: "Administrator" });
});

test("ten minutes after the sign-in the current password is required, or a proof of who asks", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const change = (json: object) => app.call("updateCredentials", { token, json });
  app.clock.forward(10 * 60_000 - 1);
  expect((await change({ newPassword: "First-new-8!" })).status).toBe(200);
  app.clock.forward(1);
  const refused = await change({ newPassword: next });
  expect(refused).toMatchObject({ status: 403, body: { success: false, needs: "proof" } });
  expect((await change({ newUsername: "Front desk" })).status).toBe(200);
  expect((await change({ newPassword: next, currentPassword: "First-new-8!" })).status).toBe(200);
  await app.call("prove", { token, json: { password: next } });
  expect((await change({ newPassword: "Third-new-9!" })).status).toBe(200);
  expect((await app.call("signIn", { json: { ...administrator, password: "Third-new-9!" } })).status).toBe(
    200,
  );
});

test("a wrong current password is refused, and after five tries none is accepted for a while", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const change = (currentPassword: string) =>
    app.call("updateCredentials", { token, json: { newPassword: next, currentPassword } });
  const message = "The current password is not correct.";
  for (let failure = 0; failure < 5; failure += 1) {
    expect(await change("Not-it-at-all-1!")).toMatchObject({ status: 422, body: { message } });
  }
  const refused = await change(administrator.password);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
  expect((await app.call("signIn", { json: administrator })).status).toBe(200);
  const { body } = await app.call("listAuditLog", { token, query: { noun: "failure" } });
  expect(body.changes).toMatchObject([
    { action: "change password", noun_id: "1", after: { account: "Administrator", times: 5 } },
  ]);
});

test.for([
  ["an empty current password", "", "Please enter your current password."],
  ["a number", 7, "Please enter your current password."],
  ["a current password that is too long", "x".repeat(501), "Password must be at most 500 characters long."],
] as const)("%s is refused by the rule", async ([, currentPassword, message]) => {
  const app = await sharedApp();
  const token = await app.signIn();
  const refused = await app.call("updateCredentials", {
    token,
    json: { newPassword: next, currentPassword },
  });
  expect(refused).toMatchObject({ status: 422, body: { message } });
});

test("a common password is refused, in any case", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const refused = await app.call("updateCredentials", { token, json: { newPassword: "P@SSw0rd" } });
  expect(refused).toMatchObject({ status: 422, body: { message: passwordMessages.tooCommon } });
});

test("without a valid token the session has expired", async () => {
  const app = await startTestApp();
  const refused = await app.call("updateCredentials", { json: { newUsername: "Front desk" } });
  expect(refused).toMatchObject({
    status: 401,
    body: { success: false, message: "Session expired. Please log in again." },
  });
});

test("both changes are recorded, without the password", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("updateCredentials", { token, json: { newUsername: "Front desk" } });
  await app.call("updateCredentials", { token, json: { newPassword: next } });
  const { body, text } = await app.call("listAuditLog", { token });
  expect(body.changes).toMatchObject([
    { user_name: "Front desk", noun: "user", before: null, after: { password: "(not shown)" } },
    { user_name: "Administrator", before: { name: "Administrator" }, after: { name: "Front desk" } },
    { user_name: "Administrator", action: "sign in" },
  ]);
  expect(text).not.toMatch(/argon|Brand-new/);
});

test("a new username is the user's name from then on", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const saved = await app.call("updateCredentials", { token, json: { newUsername: "  Front desk " } });
  expect(saved).toMatchObject({
    status: 200,
    body: { success: true, message: "Username updated successfully!" },
  });
  expect((await app.call("listUsers", { token })).body[0].name).toBe("Front desk");
  expect((await app.call("signIn", { json: administrator })).body.user_name).toBe("Front desk");
  const mails = await app.deps.db.selectFrom("outbox").select(["recipient", "subject"]).execute();
  expect(mails, "CRED-07").toEqual([
    { recipient: administrator.email, subject: "Your username was changed" },
  ]);
});

test("a new password ends every other session and leaves this one", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const elsewhere = await app.signIn();
  const json = { newPassword: next, confirmPassword: next };
  expect(await app.call("updateCredentials", { token, json })).toMatchObject({
    status: 200,
    body: { success: true, message: "Password updated successfully!" },
  });
  expect((await app.call("listUsers", { token })).status).toBe(200);
  expect((await app.call("listUsers", { token: elsewhere })).status).toBe(401);
  expect((await app.call("signIn", { json: administrator })).status).toBe(401);
  expect((await app.call("signIn", { json: { ...administrator, password: next } })).status).toBe(200);
  const mails = await app.deps.db.selectFrom("outbox").select(["recipient", "subject"]).execute();
  expect(mails, "CRED-07").toEqual([
    { recipient: administrator.email, subject: "Your password was changed" },
  ]);
});
