import { expect, test } from "vitest";
import { usersMessages } from "#app/features/staff/users/users.messages.ts";
import { passwordMessages } from "#app/lib/password-rules.ts";
import { administrator, startedOnce, startTestApp } from "#tests/support/app.ts";
import { second, startWithTwo } from "#tests/support/users.ts";

const sharedApp = startedOnce(startTestApp);

test.for([
  ["no body", null, "Please fill in Name, Email, and Password fields."],
  ["a list", [], "Please fill in Name, Email, and Password fields."],
  ["nothing", {}, "Please fill in Name, Email, and Password fields."],
  ["a blank name", { ...second, name: " " }, "Please fill in Name, Email, and Password fields."],
  ["a blank email", { ...second, email: "" }, "Please fill in Name, Email, and Password fields."],
  ["no password", { ...second, password: "" }, "Please fill in Name, Email, and Password fields."],
  [
    "a bad email and no password",
    { ...second, email: "x", password: "" },
    "Please fill in Name, Email, and Password fields.",
  ],
  ["a number for a name", { ...second, name: 7 }, "Please fill in Name, Email, and Password fields."],
  ["a short password", { ...second, password: "12345" }, "Password must be at least 6 characters long."],
  [
    "a short password and a bad email",
    { ...second, email: "x", password: "12345" },
    "Password must be at least 6 characters long.",
  ],
  ["an email without @", { ...second, email: "second" }, "Please enter a valid email address."],
  ["an email without a dot", { ...second, email: "a@b" }, "Please enter a valid email address."],
  ["an email with a space", { ...second, email: "a b@c.de" }, "Please enter a valid email address."],
  ["a NUL byte", { ...second, name: "a\0b" }, "The text contains a character that cannot be stored."],
  ["a long name", { ...second, name: "x".repeat(101) }, "The name must be at most 100 characters."],
  [
    "a long password",
    { ...second, password: "x".repeat(501) },
    "Password must be at most 500 characters long.",
  ],
] as const)("adding %s is refused", async ([, json, message]) => {
  const app = await sharedApp();
  const token = await app.signIn();
  const refused = await app.call("createUser", { token, json });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
  expect((await app.call("listUsers", { token })).body).toHaveLength(1);
});

test.for([
  ["nobody", { name: "x" }, 422, usersMessages.badId],
  ["no body", null, 422, usersMessages.badId],
  ["a number beyond all", { id: 2 ** 31, name: "x" }, 422, usersMessages.badId],
  ["half a user", { id: 1.5, name: "x" }, 422, usersMessages.badId],
  ["true", { id: true, name: "x" }, 422, usersMessages.badId],
  ["an unknown user", { id: 999, name: "x" }, 404, usersMessages.notFound],
  ["nothing of a user", { id: 1 }, 422, usersMessages.nothing],
  ["a name to a blank", { id: 1, name: " " }, 422, usersMessages.noName],
  ["an email to a word", { id: 1, email: "word" }, 422, usersMessages.badEmail],
  ["a password to none", { id: 1, password: "" }, 422, usersMessages.noPassword],
  [
    "a password to a short one",
    { id: 1, password: "Ab1!" },
    422,
    "Password must be at least 8 characters long.",
  ],
  [
    "a password to a plain one",
    { id: 1, password: "abcdefgh" },
    422,
    "Password must include uppercase, lowercase, number, and special character.",
  ],
  ["disabled to a word", { id: 1, disabled: "yes" }, 422, usersMessages.badDisabled],
] as const)("changing %s is refused", async ([, json, status, message]) => {
  const app = await sharedApp();
  const token = await app.signIn();
  const refused = await app.call("updateUser", { token, json });
  expect(refused).toMatchObject({ status, body: { success: false, message } });
});

test("a password set by another ends the user's sessions, and not one's own", async () => {
  const { app, token, id, otherToken } = await startWithTwo();
  await app.call("updateUser", { token, json: { id, password: "Set-by-1-other!" } });
  expect((await app.call("listUsers", { token: otherToken })).status).toBe(401);
  expect((await app.call("signIn", { json: second })).status).toBe(401);
  const renewed = await app.call("signIn", { json: { ...second, password: "Set-by-1-other!" } });
  expect(renewed.status).toBe(200);
  expect((await app.call("listUsers", { token })).status).toBe(200);
});

const proofNeeded = { status: 403, body: { success: false, needs: "proof" } };

test.for([
  ["a password", { password: "Quilts-for-1!" }],
  ["an address", { email: "new@umeed.example" }],
  ["roles", { roles: ["editor"] }],
] as const)(
  "%s is changed shortly after a proof of who asks, one's own and another's: FACTOR-08",
  async ([, change]) => {
    const { app, token, id } = await startWithTwo();
    const set = (whose: number) => app.call("updateUser", { token, json: { id: whose, ...change } });
    app.clock.forward(10 * 60_000);
    for (const whose of [id, 1]) expect(await set(whose)).toMatchObject(proofNeeded);
    // What is sent along and stays as it is needs none.
    const same = { id: 1, name: "Front desk", email: administrator.email, roles: ["administrator"] };
    expect((await app.call("updateUser", { token, json: same })).status).toBe(200);
    await app.call("prove", { token, json: { password: administrator.password } });
    expect((await set(id)).status).toBe(200);
  },
);

test("a user is disabled and enabled shortly after a proof of who asks: FACTOR-08", async () => {
  const { app, token, id } = await startWithTwo();
  const set = (disabled: boolean) => app.call("updateUser", { token, json: { id, disabled } });
  for (const disabled of [true, false]) {
    app.clock.forward(10 * 60_000);
    expect(await set(disabled)).toMatchObject(proofNeeded);
    await app.call("prove", { token, json: { password: administrator.password } });
    expect((await set(disabled)).status).toBe(200);
  }
});

test("a common password is refused, in any case", async () => {
  const { app, token, id } = await startWithTwo();
  const refused = { status: 422, body: { success: false, message: passwordMessages.tooCommon } };
  const third = { name: "Third", email: "third@umeed.example", password: "Football" };
  expect(await app.call("createUser", { token, json: third })).toMatchObject(refused);
  expect(await app.call("updateUser", { token, json: { id, password: "P@ssw0rd" } })).toMatchObject(refused);
});

test("nobody removes or disables himself, least of all the last one", async () => {
  const { app, token, id } = await startWithTwo();
  const remove = () => app.call("deleteUser", { token, json: { id: 1 } });
  const disable = () => app.call("updateUser", { token, json: { id: 1, disabled: true } });
  expect(await remove()).toMatchObject({ status: 409, body: { message: usersMessages.removeOneself } });
  expect(await disable()).toMatchObject({ status: 409, body: { message: usersMessages.disableOneself } });

  await app.call("updateUser", { token, json: { id, disabled: true } });
  expect(await remove()).toMatchObject({ status: 409, body: { message: usersMessages.removeLast } });
  expect(await disable()).toMatchObject({ status: 409, body: { message: usersMessages.disableLast } });
});

test.for([
  { limit: 0 },
  { limit: 101 },
  { limit: "many" },
  { cursor: "x" },
  { cursor: -1 },
  { q: "x".repeat(201) },
] as const)("the query %o is refused", async (query) => {
  const app = await sharedApp();
  const refused = await app.call("listUsers", { token: await app.signIn(), query });
  expect(refused).toMatchObject({ status: 422, body: { message: usersMessages.badQuery } });
});

test("every change of a user is recorded, without passwords", async () => {
  const { app, token, id } = await startWithTwo();
  await app.call("updateUser", { token, json: { id, name: "Renamed", password: "Set-by-1-other!" } });
  await app.call("deleteUser", { token, json: { id } });
  const { body, text } = await app.call("listAuditLog", { token, query: { noun: "user" } });
  expect(body.changes).toMatchObject([
    { action: "delete", noun_id: String(id), user_name: "Administrator", before: { name: "Renamed" } },
    { action: "update", before: { name: "Second" }, after: { name: "Renamed", password: "(not shown)" } },
    { action: "create", after: { email: second.email } },
  ]);
  expect(text).not.toMatch(/argon|Set-by/);
});

test("a new email is told to both addresses: CRED-07", async () => {
  const { app, token, id, otherToken } = await startWithTwo();
  const mails = () =>
    app.deps.db
      .selectFrom("outbox")
      .select(["recipient", "subject"])
      .where("subject", "like", "Your %")
      .orderBy("id")
      .execute();
  const change = (json: object) => app.call("updateUser", { token: otherToken, json: { id, ...json } });
  const email = "new@umeed.example";
  expect((await change({ email: second.email, name: "Renamed" })).status, "the same address").toBe(200);
  const renamed = { recipient: second.email, subject: "Your username was changed" };
  expect(await mails()).toEqual([renamed]);
  expect((await change({ name: "Renamed" })).status, "the same name").toBe(200);
  expect((await change({ email })).status).toBe(200);
  const subject = "Your email address was changed";
  expect(await mails()).toEqual([
    renamed,
    { recipient: second.email, subject },
    { recipient: email, subject },
  ]);
  await app.call("updateUser", { token, json: { id, password: "Set-by-1-other!" } });
  expect((await mails()).at(-1)).toEqual({ recipient: email, subject: "Your password was changed" });
});
