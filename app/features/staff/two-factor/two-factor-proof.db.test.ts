import { expect, test } from "vitest";
import { proofs } from "#app/contract/proofs.ts";
import { administrator, startTestApp } from "#tests/support/app.ts";
import { allCalls, type CallName } from "#tests/support/calls.ts";
import { addPasskey, secureSite, setUpTotp } from "#tests/support/two-factor.ts";
import { twoFactorMessages as messages } from "./two-factor.messages.ts";

const minute = 60_000;
const needsProof = { status: 403, body: { success: false, needs: "proof" } };

/** What gives power or takes data out, beside one's own factors: written out a second time. */
const proved = [
  ...["startTotp", "confirmTotp", "deleteTotp", "startPasskey", "createPasskey", "deletePasskey"],
  ...["renewRecoveryCodes", "saveTwoFactorRoles", "erasePersonalData", "downloadBackup"],
  ...["createUser", "deleteUser", "createInvitation", "renewInvitation", "saveApprovalLimit"],
  ...["exportPersonalData", "exportMessages", "exportRegistrations", "exportBloodDonors"],
  ...["exportBloodRequests", "exportSharedStories", "exportEventGuests", "exportSubscribers"],
  ...["exportDonations", "exportPayouts", "exportPledges", "exportTaxYear", "readAnnualPaper"],
  ...["exportHelpMonth", "findPersonalData"],
  ...["deleteSession", "deleteOtherSessions", "deleteSampleContent", "saveRetentionTerm"],
  ...["closeBooks", "decideHelpRequest", "switchPart"],
];
/** Their handlers look at what is changed: held by proofs.db.test.ts, and by the tests of each. */
const provedByContent = [
  ...["updateUser", "updateCredentials", "decideApproval", "saveContent", "resetContent", "restoreVersion"],
  ...["refundDonation", "correctDonation", "takePaymentBack"],
];

test("each call whose row asks for a recent proof is refused ten minutes after the sign-in, and no other: FACTOR-08", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const token = await app.signIn();
  app.clock.forward(10 * minute);
  const refused: string[] = [];
  for (const name of Object.keys(allCalls) as CallName[]) {
    const sent =
      allCalls[name].method === "GET" ? { token } : { token, raw: { body: "{", type: "application/json" } };
    // The last call of the table would end the session.
    if (name === "signOut" || allCalls[name].path.includes(":")) continue;
    const { status, body } = await app.call(name, sent);
    if (status === 403 && body.needs === "proof") refused.push(name);
  }
  expect(refused.toSorted()).toEqual(proved.toSorted());
});

test("every call of staff that answers with a file, changes users, their roles or limits, asks for a proof: FACTOR-08", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const { paths } = (await app.get("/backendReact/openapi.json")).body as {
    paths: Record<
      string,
      Record<string, { operationId: CallName; responses: Record<string, { content?: object }> }>
    >;
  };
  const needing = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter(({ operationId, responses }) => {
      const { access, method } = allCalls[operationId];
      const answersWithFile = "*/*" in (responses[200]?.content ?? {});
      const givesPower = ["users:write", "backups:write"].includes(access) && method !== "GET";
      return access !== "public" && (answersWithFile || givesPower);
    })
    .map(({ operationId }) => operationId as string);
  // One slip or paper beside the report or request that is read, and an invitation that is taken away.
  const open = needing.filter((name) => ![...proved, ...provedByContent].includes(name));
  expect(open.toSorted()).toEqual(["deleteInvitation", "readHelpPaper", "readTransferProof"]);
  expect(needing.length).toBeGreaterThan(15);
  const named = (proof: string) => Object.keys(proofs).filter((name) => proofs[name] === proof);
  expect(named("recent").toSorted()).toEqual(proved.toSorted());
  expect(named("by content").toSorted()).toEqual(provedByContent.toSorted());
});

test("with a session 38 minutes old nobody adds the administrator who would then take everything out", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  app.clock.forward(38 * minute);
  const { password } = administrator;
  const own = { name: "Own", email: "own@umeed.example", password };
  expect(await app.call("createUser", { token, json: own })).toMatchObject(needsProof);
  expect(await app.call("signIn", { json: own })).toMatchObject({ status: 401 });
  const invitation = { name: "Own", email: own.email, roles: ["administrator"] };
  expect(await app.call("createInvitation", { token, json: invitation })).toMatchObject(needsProof);
  await app.call("prove", { token, json: { password } });
  expect(await app.call("createUser", { token, json: own })).toMatchObject({ status: 201 });
});

test("a sign-in is a proof for ten minutes, and so is each that is asked for later: FACTOR-08", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const start = () => app.call("startTotp", { token });
  app.clock.forward(10 * minute - 1);
  expect((await start()).status).toBe(200);
  app.clock.forward(1);
  expect(await start()).toMatchObject(needsProof);
  expect((await app.call("prove", { token, json: { password: administrator.password } })).status).toBe(200);
  app.clock.forward(10 * minute - 1);
  expect((await start()).status).toBe(200);
  app.clock.forward(1);
  expect(await start()).toMatchObject(needsProof);
});

test("the proof of one session is none of another: FACTOR-08", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const [mine, other] = [await app.signIn(), await app.signIn()];
  app.clock.forward(10 * minute);
  await app.call("prove", { token: mine, json: { password: administrator.password } });
  expect((await app.call("startTotp", { token: mine })).status).toBe(200);
  expect(await app.call("startTotp", { token: other })).toMatchObject(needsProof);
});

test("a code proves once, also in ten calls at the same time; so do recovery code and passkey: FACTOR-03", async () => {
  const app = await startTestApp({ env: { ...secureSite, RATE_LIMITS: "off" } });
  const token = await app.signIn();
  const { code, recoveryCodes } = await setUpTotp(app, token);
  const { key } = await addPasskey(app, token);
  const begin = async () => (await app.call("startProof", { token })).body;
  expect(await begin()).toMatchObject({
    code: true,
    recovery_code: true,
    passkey: { rpId: "umeed.example" },
  });
  const many = async (given: (challenge: string) => object) => {
    const challenges: string[] = [];
    for (let place = 0; place < 10; place += 1) challenges.push((await begin()).challenge);
    const replies = await Promise.all(
      challenges.map((challenge) => app.call("prove", { token, json: { challenge, ...given(challenge) } })),
    );
    return replies.map(({ status }) => status).toSorted();
  };
  const once = [200, ...Array(9).fill(422)];
  expect(await many(() => ({ code: code() }))).toEqual(once);
  expect(await many(() => ({ recovery_code: recoveryCodes[0] }))).toEqual(once);
  const { challenge } = await begin();
  const passkey = key.answer(challenge);
  const twice = await Promise.all(
    [1, 2].map(() => app.call("prove", { token, json: { challenge, passkey } })),
  );
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test("what is wrong is refused, counted and written down; after five the next one has to wait: CRED-06", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await setUpTotp(app, token);
  const { challenge } = (await app.call("startProof", { token })).body;
  const prove = (json: object) => app.call("prove", { token, json });
  expect(await prove({})).toMatchObject({ status: 422, body: { message: messages.proofMissing } });
  const wrong = [
    [{ password: "not it" }, messages.passwordWrong],
    [{ challenge, code: "000000" }, messages.factorWrong],
    [{ challenge: "x".repeat(43), code: "000000" }, messages.factorWrong],
    [{ challenge, recovery_code: "aaaa-bbbb-cccc" }, messages.factorWrong],
    [{ password: "neither" }, messages.passwordWrong],
  ] as const;
  for (const [json, message] of wrong)
    expect(await prove(json)).toMatchObject({ status: 422, body: { success: false, message } });
  const refused = await prove({ password: administrator.password });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
  const { changes } = (await app.call("listAuditLog", { token, query: { noun: "failure" } })).body;
  expect(changes).toMatchObject([{ action: "confirm identity", after: { times: 5 } }]);
});
