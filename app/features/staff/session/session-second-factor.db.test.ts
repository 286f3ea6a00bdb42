import { expect, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { codeAt } from "#server/two-factor/totp.ts";
import { administrator, startTestApp, type TestApp } from "#tests/support/app.ts";
import { softwareKey } from "#tests/support/software-key.ts";
import { addPasskey, firstStep, secureSite, setUpTotp } from "#tests/support/two-factor.ts";
import { second, startWithTwo } from "#tests/support/users.ts";
import { secondFactorMessages, signInMessages } from "./session.messages.ts";
import { secondFactorLimits } from "./session.schema.ts";

const minute = 60_000;
const finish = (app: TestApp, json: object) => app.call("finishSignIn", { json });

test("an account without a second factor signs in as the documents say", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const { body } = await app.call("signIn", { json: administrator });
  expect(Object.keys(body).toSorted()).toEqual(["message", "success", "token", "user_name"]);
});

test("with an authenticator app a right password is refused with a challenge, which a code answers: FACTOR-02", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const { code } = await setUpTotp(app, await app.signIn());
  const refused = await app.call("signIn", { json: administrator });
  expect(refused).toMatchObject({
    status: 401,
    body: { success: false, message: secondFactorMessages.asked },
  });
  expect(refused.body).not.toHaveProperty("token");
  const { challenge, ways } = refused.body.second_factor;
  expect(ways).toEqual(["code", "recovery code"]);
  // The challenge opens nothing.
  expect((await app.call("readOwnUser", { token: challenge })).status).toBe(401);

  const done = await finish(app, { challenge, code: code() });
  expect(done).toMatchObject({
    status: 200,
    body: {
      success: true,
      user_name: "Administrator",
      email: administrator.email,
      message: signInMessages.welcome,
    },
  });
  expect((await app.call("readOwnUser", { token: done.body.token })).status).toBe(200);
  const { body: log } = await app.call("listAuditLog", { token: done.body.token });
  expect(log.changes[0]).toMatchObject({ action: "sign in", after: { with: "code" } });
});

test("a wrong password of such an account gets the answer of any other", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  await setUpTotp(app, await app.signIn());
  const refused = await app.call("signIn", { json: { ...administrator, password: "not it" } });
  expect(refused).toMatchObject({ status: 401, body: { success: false, message: signInMessages.wrong } });
  expect(refused.body).not.toHaveProperty("second_factor");
});

test("a code works once, also when ten come with it at the same time: FACTOR-03", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const { code } = await setUpTotp(app, await app.signIn());
  const challenges = [];
  for (let place = 0; place < 10; place += 1) challenges.push(await firstStep(app));
  const replies = await Promise.all(challenges.map((challenge) => finish(app, { challenge, code: code() })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(401)]);
  for (const { status, body } of replies)
    if (status === 401) expect(body.message).toBe(secondFactorMessages.wrong);
  const late = await finish(app, { challenge: await firstStep(app), code: code() });
  expect(late.body.message).toBe(secondFactorMessages.wrong);
});

test("the code that set the app up signs nobody in, nor does one of an earlier step", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const { secret, code } = await setUpTotp(app, await app.signIn());
  const before = codeAt(secret, new Date(app.clock.now().getTime() - 30_000));
  const challenge = await firstStep(app);
  expect((await finish(app, { challenge, code: before })).status).toBe(401);
  // A phone half a minute ahead, then the step before it, which is of this half minute.
  const ahead = codeAt(secret, new Date(app.clock.now().getTime() + 30_000));
  expect((await finish(app, { challenge, code: ahead })).status).toBe(200);
  expect((await finish(app, { challenge: await firstStep(app), code: code() })).status).toBe(401);
});

test("a recovery code works once, typed with or without its hyphens, and its owner is told: FACTOR-04", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const { recoveryCodes } = await setUpTotp(app, await app.signIn());
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = "", other = ""] = recoveryCodes;
  const challenges = [await firstStep(app), await firstStep(app), await firstStep(app)];
  const replies = await Promise.all(
    challenges.map((challenge) => finish(app, { challenge, recovery_code: first })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  const typed = other.replaceAll("-", "").toUpperCase();
  const { status, body } = await finish(app, { challenge: await firstStep(app), recovery_code: typed });
  expect(status).toBe(200);
  expect((await app.call("readTwoFactor", { token: body.token })).body.recovery_codes).toBe(8);
  const mails = await app.deps.db.selectFrom("outbox").select("subject").execute();
  expect(mails.filter(({ subject }) => subject === "A recovery code was used")).toHaveLength(2);
  const stored = JSON.stringify(await app.deps.db.selectFrom("recovery_codes").selectAll().execute());
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll("-", ""));
});

test("a passkey answers a challenge once, and only its own account's: FACTOR-05", async () => {
  const app = await startTestApp({ env: { ...secureSite, RATE_LIMITS: "off" } });
  const token = await app.signIn();
  const { key, added } = await addPasskey(app, token);
  expect(added.body.recovery_codes).toHaveLength(10);
  const { body } = await app.call("signIn", { json: administrator });
  const { challenge, ways, passkey } = body.second_factor;
  expect(ways).toEqual(["passkey", "recovery code"]);
  expect(passkey.challenge).toBe(challenge);
  const answer = key.answer(challenge);
  const twice = await Promise.all([1, 2].map(() => finish(app, { challenge, passkey: answer })));
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect((await finish(app, { challenge, passkey: key.answer(challenge) })).body.message).toBe(
    secondFactorMessages.ended,
  );

  // Of another account, of another site, and one that nobody has added.
  await app.call("createUser", { token, json: second });
  const otherToken = (await app.call("signIn", { json: second })).body.token;
  const { key: others } = await addPasskey(app, otherToken);
  const foreign = softwareKey("https://elsewhere.example");
  for (const wrong of [others, foreign]) {
    const begun = await firstStep(app);
    const refused = await finish(app, { challenge: begun, passkey: wrong.answer(begun) });
    expect(refused).toMatchObject({ status: 401, body: { message: secondFactorMessages.wrongPasskey } });
  }
});

test("a passkey alone signs in, once for each challenge: FACTOR-05", { tags: "any-database" }, async () => {
  const app = await startTestApp({ env: secureSite });
  const { key } = await addPasskey(app, await app.signIn());
  const begin = async () => (await app.call("startPasskeySignIn")).body.challenge as string;
  const challenge = await begin();
  const done = await finish(app, { challenge, passkey: key.answer(challenge) });
  expect(done).toMatchObject({ status: 200, body: { email: administrator.email } });
  expect((await finish(app, { challenge, passkey: key.answer(challenge) })).status).toBe(401);

  const unknown = await begin();
  const stranger = softwareKey(app.deps.env.siteUrl);
  const refused = await finish(app, { challenge: unknown, passkey: stranger.answer(unknown) });
  expect(refused.body.message).toBe(secondFactorMessages.unknownPasskey);
  // A challenge has one try, and takes nothing but a passkey.
  expect((await finish(app, { challenge: unknown, passkey: key.answer(unknown) })).body.message).toBe(
    secondFactorMessages.ended,
  );
  expect((await finish(app, { challenge: await begin(), code: "123456" })).status).toBe(401);
});

test("a challenge ends after ten minutes: FACTOR-02", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const { code } = await setUpTotp(app, await app.signIn());
  const challenge = await firstStep(app);
  app.clock.forward(10 * minute);
  const { status, body } = await finish(app, { challenge, code: code() });
  expect({ status, body }).toEqual({
    status: 401,
    body: { success: false, message: secondFactorMessages.ended },
  });
  // The next one sweeps it away.
  await firstStep(app);
  const left = await app.deps.db.selectFrom("sign_in_challenges").select("kind").execute();
  expect(left).toEqual([{ kind: "sign in" }]);
});

const ends = {
  disabled: (app: TestApp, token: string, id: number) =>
    app.call("updateUser", { token, json: { id, disabled: true } }),
  "given a new password": (app: TestApp, token: string, id: number) =>
    app.call("updateUser", { token, json: { id, password: "Another@Horse9" } }),
  removed: (app: TestApp, token: string, id: number) => app.call("deleteUser", { token, json: { id } }),
};

test.for(Object.keys(ends) as (keyof typeof ends)[])(
  "a sign-in that waits for its second factor ends when the account is %s: FACTOR-02",
  { tags: "any-database" },
  async (way) => {
    const { app, token, id, otherToken } = await startWithTwo();
    const { code } = await setUpTotp(app, otherToken);
    const challenge = await firstStep(app, second);
    expect((await ends[way](app, token, id)).status).toBe(200);
    const { status, body } = await finish(app, { challenge, code: code() });
    expect({ status, message: body.message }).toEqual({ status: 401, message: secondFactorMessages.ended });
  },
);

test("after five wrong codes the account is closed to that address for a while, even to the right one: FACTOR-02", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const { code } = await setUpTotp(app, await app.signIn());
  const challenge = await firstStep(app);
  for (let failure = 1; failure <= secondFactorLimits.accountAndAddress.max; failure += 1)
    expect((await finish(app, { challenge, code: "000000" })).status).toBe(401);
  const { status, headers, body } = await finish(app, { challenge, code: code() });
  expect({ status, body }).toEqual({
    status: 429,
    body: { success: false, message: serverMessages.tooManyTries(15) },
  });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(14 * 60);
  const failures = await app.deps.db
    .selectFrom("audit_log")
    .select(["action", "after"])
    .where("noun", "=", "failure")
    .execute();
  expect(failures).toEqual([
    { action: "second factor", after: JSON.stringify({ account: "Administrator", times: 5 }) },
  ]);
});
