import { expect, test } from "vitest";
import { usersMessages } from "#app/features/staff/users/users.messages.ts";
import { contents } from "#content/contents.ts";
import { administrator, startTestApp } from "#tests/support/app.ts";
import { second, startWithTwo } from "#tests/support/users.ts";

test("an added user is in the list, without a trace of the password, and may sign in", {
  tags: "any-database",
}, async () => {
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

test("an address can be had once, in whatever case", async () => {
  const { app, token, id } = await startWithTwo();
  const taken = { status: 409, body: { success: false, message: usersMessages.taken } };
  const again = { ...second, email: "SECOND@umeed.example" };
  expect(await app.call("createUser", { token, json: again })).toMatchObject(taken);
  const mine = { id, email: administrator.email.toUpperCase() };
  expect(await app.call("updateUser", { token, json: mine })).toMatchObject(taken);
});

test("a renamed user stays signed in, under the new name and address", { tags: "any-database" }, async () => {
  const { app, token, id, otherToken } = await startWithTwo();
  const json = { id, name: "Renamed", email: "New@umeed.example" };
  expect((await app.call("updateUser", { token, json })).status).toBe(200);
  const { body } = await app.call("listUsers", { token: otherToken });
  expect(body[0]).toMatchObject({ id, name: "Renamed", email: "new@umeed.example", disabled: false });
});

test("a disabled user is out at once, cannot sign in, and can be let in again", {
  tags: "any-database",
}, async () => {
  const { app, token, id, otherToken } = await startWithTwo();
  expect((await app.call("updateUser", { token, json: { id, disabled: true } })).status).toBe(200);
  expect((await app.call("listUsers", { token: otherToken })).status).toBe(401);
  // The same words as for a wrong password: nobody learns that there is such an account.
  const refused = { status: 401, body: { success: false, message: "Invalid email or password." } };
  expect(await app.call("signIn", { json: second })).toMatchObject(refused);
  expect((await app.call("listUsers", { token })).body[0].disabled).toBe(true);

  await app.call("updateUser", { token, json: { id, disabled: false } });
  expect((await app.call("listUsers", { token: otherToken })).status).toBe(401);
  expect((await app.call("signIn", { json: second })).status).toBe(200);
});

test("a removed user is out at once, and is removed once", { tags: "any-database" }, async () => {
  const { app, token, id, otherToken } = await startWithTwo();
  const removed = await app.call("deleteUser", { token, json: { id } });
  expect(removed).toMatchObject({ status: 200, body: { success: true, message: usersMessages.deleted } });
  expect((await app.call("listUsers", { token: otherToken })).status).toBe(401);
  const again = await app.call("deleteUser", { token, json: { id } });
  expect(again).toMatchObject({ status: 404, body: { success: false, message: usersMessages.notFound } });
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
    const enabled = await app.deps.db
      .selectFrom("users")
      .select("id")
      .where("disabled_at", "is", null)
      .execute();
    expect(enabled).toHaveLength(1);
    await app.close();
  }
});

test("the list goes on where its page ended", { tags: "any-database" }, async () => {
  const { app, token, id } = await startWithTwo();
  const first = await app.call("listUsers", { token, query: { limit: 1 } });
  expect(first.body.map((user: { id: number }) => user.id)).toEqual([id]);
  const cursor = first.headers.get("x-next-cursor") ?? "";
  const last = await app.call("listUsers", { token, query: { limit: 1, cursor } });
  expect(last.body.map((user: { id: number }) => user.id)).toEqual([1]);
  expect(last.headers.get("x-next-cursor")).toBeNull();
  expect((await app.call("listUsers", { token, query: { id: 1 } })).body).toEqual(last.body);
});

test("thousands of users are searched by name and address, and read page by page", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const people = Array.from({ length: 3000 }, (_, number) => ({
    name: number % 1000 === 0 ? `Zoë ${number}` : `Desk ${number}`,
    email: `desk${number}@umeed.example`,
    password_hash: "x",
    created_at: "2026-11-21T07:00:00.000Z",
  }));
  for (let start = 0; start < people.length; start += 500) {
    await app.deps.db
      .insertInto("users")
      .values(people.slice(start, start + 500))
      .execute();
  }
  const find = async (query: object) => app.call("listUsers", { token, query: { ...query } });
  const names = (body: { name: string }[]) => body.map(({ name }) => name);
  expect(names((await find({ q: "ZOE" })).body)).toEqual(["Zoë 2000", "Zoë 1000", "Zoë 0"]);
  expect(names((await find({ q: "desk77@" })).body)).toEqual(["Desk 77"]);
  expect((await find({ q: "nobody" })).body).toEqual([]);
  const first = await find({ q: "zoe", limit: 2 });
  const cursor = first.headers.get("x-next-cursor") ?? "";
  expect(names((await find({ q: "zoe", limit: 2, cursor })).body)).toEqual(["Zoë 0"]);

  const seen = new Set<number>();
  for (let next: string | undefined = ""; next !== undefined; ) {
    const page = await find(next ? { cursor: next } : {});
    for (const { id } of page.body) seen.add(id);
    next = page.headers.get("x-next-cursor") ?? undefined;
  }
  expect(seen.size).toBe(3001);
});

test("roles are known, each once, and one at least", { tags: "any-database" }, async () => {
  const { app, token, id } = await startWithTwo();
  const set = (roles: unknown) => app.call("updateUser", { token, json: { id, roles } });
  expect(await set([])).toMatchObject({ status: 422, body: { message: usersMessages.noRoles } });
  for (const roles of [["owner"], ["editor", "editor"], "editor", [1]])
    expect(await set(roles)).toMatchObject({ status: 422, body: { message: usersMessages.badRoles } });
  expect((await set(["auditor", "editor"])).status).toBe(200);
  const { body } = await app.call("listUsers", { token });
  expect(body[0].roles).toEqual(["editor", "auditor"]);
});

test("the last administrator keeps the role, also when two give it away at once: ROLE-04", async () => {
  const { app, token, id, otherToken } = await startWithTwo();
  const { body } = await app.call("listUsers", { token });
  const own = body.find((user: { id: number }) => user.id !== id).id;
  const give = (by: string, user: number) =>
    app.call("updateUser", { token: by, json: { id: user, roles: ["editor"] } });
  const statuses = (await Promise.all([give(token, own), give(otherToken, id)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const left = statuses[0] === 409 ? { token, own } : { token: otherToken, own: id };
  const again = await give(left.token, left.own);
  expect(again).toMatchObject({ status: 409, body: { message: usersMessages.lastAdministrator } });
  expect((await app.call("listUsers", { token: left.token })).status).toBe(200);
});

test("what somebody did stays under their name when they are removed: USER-08", {
  tags: "any-database",
}, async () => {
  const { app, token, id, otherToken } = await startWithTwo();
  const person = { email: "ayesha@home.example", phone: "0300 1234567", city: "Kasur" };
  const { db } = app.deps;
  await app.call("sendContactMessage", { json: { ...person, name: "Ayesha", message: "Hello" } });
  await app.call("sendRegistration", {
    json: { ...person, kind: "volunteer", name: "Ayesha", availability: "Fridays", skills: "Cooking" },
  });
  const donor = { ...person, fullName: "Ayesha", bloodGroup: "O-", gender: "Female", medicalClear: true };
  await app.call("sendDonorLead", { json: donor });
  const works: [Parameters<typeof app.call>[0], object][] = [
    ["markMessageAnswered", { id: 1, answered: true }],
    ["setRegistrationState", { id: 1, seen: "new", state: "approved" }],
    ["logDonorCall", { donor_id: 1, outcome: "Will come" }],
    ["saveContent", { name: "replies", version: 0, value: contents.replies.defaults }],
    ["createPayout", { fund: "general", amount: 10, paid_on: "2026-11-20", purpose: "Food", overdraw: true }],
  ];
  for (const [name, json] of works) {
    const done = await app.call(name, { token: otherToken, json });
    expect(done.body, name).toMatchObject({ success: true });
  }
  expect((await app.call("deleteUser", { token, json: { id } })).status).toBe(200);

  const read = async (name: Parameters<typeof app.call>[0], query = {}) =>
    (await app.call(name, { token, query })).body;
  expect((await read("listMessages")).rows).toMatchObject([{ answered_by: "Second" }]);
  expect((await read("listRegistrations")).rows).toMatchObject([{ state_by: "Second" }]);
  expect((await read("listDonorCalls", { donor_id: 1 })).calls).toMatchObject([{ caller: "Second" }]);
  const { versions } = await read("listVersions", { noun: "content", id: "replies" });
  expect(versions).toMatchObject([{ saved_by: "Second" }]);
  const { changes } = await read("listAuditLog");
  const named = changes.filter((change: { user_name: string }) => change.user_name === "Second");
  expect(named.map(({ noun }: { noun: string }) => noun).toSorted()).toEqual([
    "content",
    "donor call",
    "message",
    "payout",
    "registration",
    "session",
  ]);
  const payouts = await db.selectFrom("payouts").select("created_by").execute();
  expect(payouts).toEqual([{ created_by: "Second" }]);
});
