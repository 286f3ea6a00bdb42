import { expect, test } from "vitest";
import { administrator, startTestApp } from "#tests/support/app.ts";

const next = "Brand-new-8!";

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
  const mails = await app.services.db.selectFrom("outbox").select(["recipient", "subject"]).execute();
  expect(mails, "CRED-07").toEqual([
    { recipient: administrator.email, subject: "Your password was changed" },
  ]);
});
