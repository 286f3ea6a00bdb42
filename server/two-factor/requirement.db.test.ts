import { expect, test } from "vitest";
import type { Role } from "#app/contract/permissions.ts";
import { administrator, startTestApp, type TestApp } from "#tests/support/app.ts";
import { allCalls, type CallName } from "#tests/support/calls.ts";
import { setUpTotp } from "#tests/support/two-factor.ts";

const day = 24 * 60 * 60 * 1000;
const blocked = { status: 403, body: { success: false, needs: "second factor" } };

/** A new installation: the rule is older than its first user. */
async function startNew() {
  const app = await startTestApp({ secondFactors: true, env: { RATE_LIMITS: "off" } });
  return { app, token: await app.signIn() };
}

async function add(app: TestApp, name: string, roles: Role[]) {
  app.clock.forward(60_000);
  const account = { email: `${name}@umeed.example`, password: administrator.password };
  const token = await app.signIn();
  const { body } = await app.call("createUser", { token, json: { ...account, name, roles } });
  return { id: body.user.id as number, token: (await app.call("signIn", { json: account })).body.token };
}

const stateOf = async (app: TestApp, token: string) =>
  (await app.call("readOwnUser", { token })).body.second_factor;

test("a foundation of one person notices nothing: FACTOR-06", async () => {
  const { app, token } = await startNew();
  app.clock.forward(5 * 60 * 60 * 1000);
  expect(await stateOf(app, token)).toEqual({ needed: false, due: null });
  expect((await app.call("listUsers", { token })).status).toBe(200);
});

test("once a second person can sign in, a new treasurer must have one at once and who was there has 14 days: FACTOR-06, FACTOR-07", async () => {
  const { app, token } = await startNew();
  const treasurer = await add(app, "treasurer", ["treasurer"]);
  const begun = app.clock.now().getTime();
  expect(await app.call("listDonations", { token: treasurer.token })).toMatchObject(blocked);
  expect(await stateOf(app, treasurer.token)).toMatchObject({ needed: true });
  const due = new Date(begun + 14 * day).toISOString();
  expect(await stateOf(app, token)).toEqual({ needed: false, due });
  expect((await app.call("listUsers", { token })).status).toBe(200);

  app.clock.set(new Date(begun + 14 * day - 60_000).toISOString());
  const late = await app.signIn();
  expect((await app.call("listUsers", { token: late })).status).toBe(200);
  app.clock.forward(60_000);
  expect(await app.call("listUsers", { token: late })).toMatchObject(blocked);

  // Disabling the second one is beyond reach now; setting a factor up is not.
  await setUpTotp(app, late);
  expect(await stateOf(app, late)).toEqual({ needed: false, due: null });
  expect((await app.call("listUsers", { token: late })).status).toBe(200);
});

test("without it nothing but the calls about one's own account is open: FACTOR-07", async () => {
  const { app } = await startNew();
  const { token } = await add(app, "second", ["administrator"]);
  const names = (Object.keys(allCalls) as CallName[]).filter((name) => !allCalls[name].path.includes(":"));
  const open: string[] = [];
  for (const name of names) {
    const sent =
      allCalls[name].method === "GET" ? { token } : { token, raw: { body: "{", type: "application/json" } };
    const { status, body } = await app.call(name, sent);
    if (status === 403 && body.needs === "second factor") continue;
    open.push(name);
  }
  expect(open.toSorted()).toEqual(
    [
      ...["signOut", "listSessions", "deleteSession", "deleteOtherSessions", "updateCredentials"],
      ...["readOwnUser", "startProof", "prove", "readTwoFactor", "startTotp", "confirmTotp", "deleteTotp"],
      ...["startPasskey", "createPasskey", "deletePasskey", "renewRecoveryCodes"],
    ].toSorted(),
  );
});

test("roles without the rule need none, and a role that is given brings its rule along: FACTOR-06", async () => {
  const { app } = await startNew();
  const editor = await add(app, "editor", ["editor"]);
  expect(await stateOf(app, editor.token)).toEqual({ needed: false, due: null });
  app.clock.forward(60_000);
  const token = await app.signIn();
  await app.call("updateUser", { token, json: { id: editor.id, roles: ["editor", "treasurer"] } });
  expect(await app.call("listDonations", { token: editor.token })).toMatchObject(blocked);
});

test("administrators say which roles need one; who has the role has 14 days: FACTOR-06", async () => {
  const { app, token } = await startNew();
  const care = await add(app, "care", ["care"]);
  const save = (by: string, roles: string[]) =>
    app.call("saveTwoFactorRoles", { token: by, json: { roles } });
  expect((await save(care.token, [])).status).toBe(403);
  expect((await save(token, ["care", "care"])).status).toBe(422);
  app.clock.forward(60_000);
  expect((await save(token, ["care"])).status).toBe(200);
  const due = new Date(app.clock.now().getTime() + 14 * day).toISOString();
  expect(await stateOf(app, care.token)).toEqual({ needed: false, due });
  expect(await stateOf(app, token)).toEqual({ needed: false, due: null });
  const { body } = await app.call("readTwoFactorRoles", { token });
  expect(body).toMatchObject({ roles: ["care"], missing: [{ name: "care", due }] });
  const [change] = (await app.call("listAuditLog", { token })).body.changes;
  expect(change).toMatchObject({
    noun: "required second factor",
    before: { roles: "administrator, treasurer" },
    after: { roles: "care" },
  });
  // Saved again, the days do not begin again.
  app.clock.forward(day / 24);
  await app.call("prove", { token, json: { password: administrator.password } });
  await save(token, ["care", "editor"]);
  expect(await stateOf(app, care.token)).toEqual({ needed: false, due });
  await save(token, []);
  expect(await stateOf(app, care.token)).toEqual({ needed: false, due: null });
});

test("whoever needs one does not remove the last: FACTOR-07", async () => {
  const { app } = await startNew();
  const { token } = await add(app, "second", ["administrator"]);
  await setUpTotp(app, token);
  const refused = await app.call("deleteTotp", { token });
  expect(refused.status).toBe(409);
  expect((await app.call("readTwoFactor", { token })).body.totp).toBe(true);
});

test("who was there before the update has 14 days from it: FACTOR-07", async () => {
  const app = await startTestApp({ secondFactors: true });
  const { db } = app.deps;
  const second = { name: "Second", email: "second@umeed.example", password_hash: "x" };
  await db
    .insertInto("users")
    .values({ ...second, created_at: "2025-01-01T00:00:00.000Z" })
    .execute();
  const token = await app.signIn();
  const updated = app.clock.now().toISOString();
  await db.updateTable("users").set({ created_at: "2024-01-01T00:00:00.000Z" }).where("id", "=", 1).execute();
  await db.updateTable("two_factor_roles").set({ since: updated }).execute();
  const due = new Date(Date.parse(updated) + 14 * day).toISOString();
  expect(await stateOf(app, token)).toEqual({ needed: false, due });
});
