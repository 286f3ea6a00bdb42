import { expect, test } from "vitest";
import { passwordMessages } from "#app/lib/password-rules.ts";
import { administrator, startTestApp, type TestApp } from "#tests/support/app.ts";
import { usersMessages } from "./users.messages.ts";

const second = { name: "Second", email: "second@umeed.example", password: "canals" };

async function startWithTwo(): Promise<{ app: TestApp; token: string; id: number; otherToken: string }> {
  const app = await startTestApp();
  const token = await app.signIn();
  const { body } = await app.call("createUser", { token, json: second });
  const other = await app.call("signIn", { json: second });
  return { app, token, id: body.user.id, otherToken: other.body.token };
}

test("an added user is in the list, without a trace of the password, and may sign in", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const made = await app.call("createUser", { token, json: { ...second, email: " Second@UMEED.example " } });
  expect(made).toMatchObject({ status: 201, body: { success: true, message: usersMessages.created } });

  const { body, text } = await app.call("listUsers", { token });
  expect(body).toEqual([
    { ...made.body.user, name: "Second", email: second.email, disabled: false },
    expect.objectContaining({ name: "Administrator", email: administrator.email }),
  ]);
  expect(text).not.toMatch(/password|argon/);
  expect((await app.call("signIn", { json: second })).status).toBe(200);
});

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
  const app = await startTestApp();
  const token = await app.signIn();
  const refused = await app.call("createUser", { token, json });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
  expect((await app.call("listUsers", { token })).body).toHaveLength(1);
});

test("an email address is unique, in any case", async () => {
  const { app, token, id } = await startWithTwo();
  const taken = { status: 409, body: { success: false, message: usersMessages.taken } };
  const again = { ...second, email: "SECOND@umeed.example" };
  expect(await app.call("createUser", { token, json: again })).toMatchObject(taken);
  const mine = { id, email: administrator.email.toUpperCase() };
  expect(await app.call("updateUser", { token, json: mine })).toMatchObject(taken);
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
  const app = await startTestApp();
  const token = await app.signIn();
  const refused = await app.call("updateUser", { token, json });
  expect(refused).toMatchObject({ status, body: { success: false, message } });
});

test("a renamed user stays signed in, under the new name and address", async () => {
  const { app, token, id, otherToken } = await startWithTwo();
  const json = { id, name: "Renamed", email: "New@umeed.example" };
  expect((await app.call("updateUser", { token, json })).status).toBe(200);
  const { body } = await app.call("listUsers", { token: otherToken });
  expect(body[0]).toMatchObject({ id, name: "Renamed", email: "new@umeed.example", disabled: false });
});

test("a disabled user is signed out at once, cannot sign in, and can be enabled again", async () => {
  const { app, token, id, otherToken } = await startWithTwo();
  expect((await app.call("updateUser", { token, json: { id, disabled: true } })).status).toBe(200);
  expect((await app.call("listUsers", { token: otherToken })).status).toBe(401);
  // The same message as for a wrong password, so that it does not reveal that there is such an account.
  const refused = { status: 401, body: { success: false, message: "Invalid email or password." } };
  expect(await app.call("signIn", { json: second })).toMatchObject(refused);
  expect((await app.call("listUsers", { token })).body[0].disabled).toBe(true);

  await app.call("updateUser", { token, json: { id, disabled: false } });
  expect((await app.call("listUsers", { token: otherToken })).status).toBe(401);
  expect((await app.call("signIn", { json: second })).status).toBe(200);
});

test("a password set by another user ends the user's sessions, and not one's own", async () => {
  const { app, token, id, otherToken } = await startWithTwo();
  await app.call("updateUser", { token, json: { id, password: "Set-by-1-other!" } });
  expect((await app.call("listUsers", { token: otherToken })).status).toBe(401);
  expect((await app.call("signIn", { json: second })).status).toBe(401);
  const renewed = await app.call("signIn", { json: { ...second, password: "Set-by-1-other!" } });
  expect(renewed.status).toBe(200);
  expect((await app.call("listUsers", { token })).status).toBe(200);
});

test("one's own password is changed with the current one, unless one has just signed in", async () => {
  const { app, token, id } = await startWithTwo();
  const set = (whose: number, password: string) =>
    app.call("updateUser", { token, json: { id: whose, password } });
  expect((await set(1, "Quilts-for-1!")).status).toBe(200);
  app.clock.forward(15 * 60_000);
  const refused = await set(1, "Quilts-for-2!");
  expect(refused).toMatchObject({ status: 422, body: { message: usersMessages.ownPassword } });
  expect((await set(id, "Quilts-for-3!")).status).toBe(200);
});

test("a common password is refused, in any case", async () => {
  const { app, token, id } = await startWithTwo();
  const refused = { status: 422, body: { success: false, message: passwordMessages.tooCommon } };
  const third = { name: "Third", email: "third@umeed.example", password: "Football" };
  expect(await app.call("createUser", { token, json: third })).toMatchObject(refused);
  expect(await app.call("updateUser", { token, json: { id, password: "P@ssw0rd" } })).toMatchObject(refused);
});

test("a removed user is signed out at once, and is removed once", async () => {
  const { app, token, id, otherToken } = await startWithTwo();
  const removed = await app.call("deleteUser", { token, json: { id } });
  expect(removed).toMatchObject({ status: 200, body: { success: true, message: usersMessages.deleted } });
  expect((await app.call("listUsers", { token: otherToken })).status).toBe(401);
  const again = await app.call("deleteUser", { token, json: { id } });
  expect(again).toMatchObject({ status: 404, body: { success: false, message: usersMessages.notFound } });
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
  ["remove", "remove"],
  ["disable", "disable"],
  ["remove", "disable"],
] as const)("of two who %s and %s each other at once, one remains", async ([mine, theirs]) => {
  for (let round = 0; round < 5; round += 1) {
    const { app, token, id, otherToken } = await startWithTwo();
    const against = (how: "remove" | "disable", by: string, whom: number) =>
      how === "remove"
        ? app.call("deleteUser", { token: by, json: { id: whom } })
        : app.call("updateUser", { token: by, json: { id: whom, disabled: true } });
    const responses = await Promise.all([against(mine, token, id), against(theirs, otherToken, 1)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const enabled = await app.services.db
      .selectFrom("users")
      .select("id")
      .where("disabled_at", "is", null)
      .execute();
    expect(enabled).toHaveLength(1);
    await app.close();
  }
});

test("the next page starts where the last one ended", async () => {
  const { app, token, id } = await startWithTwo();
  const first = await app.call("listUsers", { token, query: { limit: 1 } });
  expect(first.body.map((user: { id: number }) => user.id)).toEqual([id]);
  const cursor = first.headers.get("x-next-cursor") ?? "";
  const last = await app.call("listUsers", { token, query: { limit: 1, cursor } });
  expect(last.body.map((user: { id: number }) => user.id)).toEqual([1]);
  expect(last.headers.get("x-next-cursor")).toBeNull();
});

test.for([{ limit: 0 }, { limit: 101 }, { limit: "many" }, { cursor: "x" }, { cursor: -1 }] as const)(
  "the query %o is refused",
  async (query) => {
    const app = await startTestApp();
    const refused = await app.call("listUsers", { token: await app.signIn(), query });
    expect(refused).toMatchObject({ status: 422, body: { message: usersMessages.badQuery } });
  },
);

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
