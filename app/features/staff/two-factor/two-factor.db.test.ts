import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createSealer } from "#server/sealing.ts";
import { renewKeys } from "#server/signing.ts";
import { codeAt } from "#server/two-factor/totp.ts";
import { administrator, startTestApp, type TestApp } from "#tests/support/app.ts";
import { root } from "#tests/support/source-files.ts";
import { addPasskey, firstStep, secureSite, setUpTotp } from "#tests/support/two-factor.ts";
import { twoFactorMessages as messages } from "./two-factor.messages.ts";

const subjects = async ({ deps: { db } }: TestApp) =>
  (await db.selectFrom("outbox").select("subject").orderBy("id").execute()).map(({ subject }) => subject);
const lastChange = async (app: TestApp, token: string) =>
  (await app.call("listAuditLog", { token })).body.changes[0];

test("an app counts from its first code on; its secret is told once and stored encrypted: FACTOR-01", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const started = await app.call("startTotp", { token });
  const { secret, qr } = started.body;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(qr).toMatch(/^<svg .*<\/svg>$/);
  expect((await app.call("signIn", { json: administrator })).status, "not yet").toBe(200);

  const wrong = await app.call("confirmTotp", { token, json: { code: "000000" } });
  expect(wrong).toMatchObject({ status: 422, body: { message: messages.codeWrong } });
  const code = codeAt(secret, app.clock.now());
  const set = await app.call("confirmTotp", {
    token,
    json: { code: `${code.slice(0, 3)} ${code.slice(3)}` },
  });
  expect(set).toMatchObject({ status: 200, body: { message: messages.totpSet } });
  expect(set.body.recovery_codes).toHaveLength(10);
  for (const each of set.body.recovery_codes) expect(each).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  expect((await app.call("signIn", { json: administrator })).status).toBe(401);

  const own = await app.call("readTwoFactor", { token });
  expect(own.body).toMatchObject({ totp: true, passkeys: [], recovery_codes: 10, passkeys_work: false });
  const { sealed } = await app.deps.db.selectFrom("totp_secrets").select("sealed").executeTakeFirstOrThrow();
  const told = [own.text, sealed, app.log.join("\n"), JSON.stringify(await lastChange(app, token))];
  for (const text of told) expect(text).not.toContain(secret);
  expect(await lastChange(app, token)).toMatchObject({ action: "create", noun: "authenticator app" });
  expect(await subjects(app)).toEqual(["An authenticator app was set up"]);
  for (const name of ["startTotp", "confirmTotp"] as const) {
    const again = await app.call(name, name === "startTotp" ? { token } : { token, json: { code } });
    expect(again).toMatchObject({ status: 409, body: { message: messages.totpThere } });
  }
});

test("of two who set an app up at the same time one is right: FACTOR-01", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { secret } = (await app.call("startTotp", { token })).body;
  const json = { code: codeAt(secret, app.clock.now()) };
  const both = await Promise.all([1, 2].map(() => app.call("confirmTotp", { token, json })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await subjects(app)).toEqual(["An authenticator app was set up"]);
});

test("passkeys are several, named and removed; each change is told and written down: FACTOR-01", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: secureSite });
  const token = await app.signIn();
  const first = await addPasskey(app, token, "Laptop");
  expect(first.added.body.recovery_codes).toHaveLength(10);
  const { added } = await addPasskey(app, token, "Phone");
  expect(added).toMatchObject({ status: 200, body: { message: messages.passkeyAdded } });
  expect(added.body).not.toHaveProperty("recovery_codes");
  const passkeys = async () => (await app.call("readTwoFactor", { token })).body.passkeys;
  const [laptop, phone] = await passkeys();
  expect([laptop.name, phone.name]).toEqual(["Laptop", "Phone"]);

  expect((await app.call("deletePasskey", { token, json: { id: laptop.id } })).status).toBe(200);
  expect(await lastChange(app, token)).toMatchObject({
    action: "delete",
    noun: "passkey",
    before: { name: "Laptop" },
  });
  expect(await passkeys()).toMatchObject([{ name: "Phone" }]);
  expect((await app.call("deletePasskey", { token, json: { id: laptop.id } })).status).toBe(404);
  expect(await subjects(app)).toEqual([
    "A passkey was added",
    "A passkey was added",
    "A passkey was removed",
  ]);
  // The last factor takes its recovery codes along: those of an earlier time must not come back.
  expect((await app.call("deletePasskey", { token, json: { id: phone.id } })).status).toBe(200);
  expect((await app.call("readTwoFactor", { token })).body).toMatchObject({ recovery_codes: 0 });
  expect((await app.call("signIn", { json: administrator })).status).toBe(200);
});

test("nobody removes another's passkey, and an answer adds one once", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: secureSite });
  const token = await app.signIn();
  const account = { email: "other@umeed.example", password: administrator.password };
  await app.call("createUser", { token, json: { ...account, name: "Other" } });
  await addPasskey(app, token);
  const { id } = (await app.call("readTwoFactor", { token })).body.passkeys[0];
  const other = (await app.call("signIn", { json: account })).body.token;
  expect((await app.call("deletePasskey", { token: other, json: { id } })).status).toBe(404);

  const { challenge } = (await app.call("startPasskey", { token })).body;
  const { key } = await addPasskey(app, token, "Second");
  const json = { challenge, name: "Again", passkey: key.register(challenge) };
  const again = await app.call("createPasskey", { token, json });
  expect(again.status, "the change before has ended what was begun").toBe(422);
});

test("new recovery codes end those of before, and every change of factors ends a begun sign-in: FACTOR-04", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const token = await app.signIn();
  expect((await app.call("renewRecoveryCodes", { token })).status).toBe(409);
  const { recoveryCodes, code } = await setUpTotp(app, token);
  const challenge = await firstStep(app);
  const renewed = (await app.call("renewRecoveryCodes", { token })).body.recovery_codes;
  expect(renewed).toHaveLength(10);
  expect((await app.call("finishSignIn", { json: { challenge, code: code() } })).status).toBe(401);
  const next = await firstStep(app);
  const old = { challenge: next, recovery_code: recoveryCodes[0] };
  expect((await app.call("finishSignIn", { json: old })).status).toBe(401);
  const fresh = { challenge: next, recovery_code: renewed[0] };
  expect((await app.call("finishSignIn", { json: fresh })).status).toBe(200);
  expect(await subjects(app)).toContain("New recovery codes were made");
});

test("a sealed secret opens for its owner alone, also after the keys of forms were renewed", async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  const sealer = createSealer(db, "test");
  const sealed = await sealer.seal("secret", 7);
  await renewKeys(db);
  expect(await sealer.open(sealed, 7)).toBe("secret");
  expect(await sealer.open(sealed, 8)).toBeUndefined();
  expect(await createSealer(db, "another").open(sealed, 7)).toBeUndefined();
  expect(await sealer.open(`${sealed.slice(0, -2)}AA`, 7)).toBeUndefined();
  expect(await sealer.open("short", 7)).toBeUndefined();
  expect(await sealer.seal("secret", 7), "never the same twice").not.toBe(sealed);
});

test("after a backup was restored without its keys, a recovery code signs in and a code of the app does not", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const { recoveryCodes, code } = await setUpTotp(app, await app.signIn());
  await app.deps.db.deleteFrom("secrets").execute();
  const challenge = await firstStep(app);
  expect((await app.call("finishSignIn", { json: { challenge, code: code() } })).status).toBe(401);
  const json = { challenge, recovery_code: recoveryCodes[0] };
  const { token } = (await app.call("finishSignIn", { json })).body;
  expect((await app.call("deleteTotp", { token })).status).toBe(200);
});

const run = promisify(execFile);

test("umeed two-factor:reset takes the factors of one user away: FACTOR-09", async () => {
  const app = await startTestApp();
  const { db, env } = app.deps;
  const token = await app.signIn();
  await setUpTotp(app, token);
  const reset = (...args: string[]) =>
    run(process.execPath, ["scripts/umeed.ts", "two-factor:reset", ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: env.dataDir, DATABASE_URL: env.databaseUrl },
    });
  await expect(reset("nobody@umeed.example")).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("No user has the address nobody@umeed.example."),
  });
  await expect(reset()).rejects.toMatchObject({ code: 2 });
  const { stdout } = await reset(administrator.email.toUpperCase());
  expect(stdout).toContain("Administrator has no second factor any more");
  expect((await app.call("readOwnUser", { token })).status, "signed out everywhere").toBe(401);
  const again = await app.signIn();
  expect((await app.call("readTwoFactor", { token: again })).body).toMatchObject({ totp: false });
  const changes = await db.selectFrom("audit_log").select(["action", "noun", "user_name"]).execute();
  expect(changes).toContainEqual({
    action: "take away factors",
    noun: "user",
    user_name: "On the server",
  });
  expect(await subjects(app)).toContain("Your second factor was reset");
});
