import { expect, test } from "vitest";
import { proofs } from "#app/contract/proofs.ts";
import { features } from "#app/features/features.server.ts";
import { contents } from "#content/contents.ts";
import { administrator, startTestApp } from "#tests/support/app.ts";
import { startWithTreasurer } from "#tests/support/approvals.ts";
import type { CallName } from "#tests/support/calls.ts";
import { give } from "#tests/support/donations-desk.ts";
import { staffWriteNames, startStaffWrites } from "#tests/support/staff-writes.ts";

/* What a session of more than ten minutes may do: FACTOR-08, FACTOR-08a, FACTOR-08b. */

const tooLong = 10 * 60_000;
const needsProof = { status: 403, body: { needs: "proof" } };

test("every write of staff is asked with an old session: those of the table alone ask for a proof", async () => {
  const { app, token, writes } = await startStaffWrites();
  app.clock.forward(tooLong);
  // The first would be a proof, the other ends the session.
  const names = staffWriteNames.filter((name) => name !== "prove" && name !== "signOut");
  const refused: string[] = [];
  for (const name of names) {
    const { status, body } = await app.call(name, { token, ...writes[name] });
    expect(status, name).not.toBe(401);
    if (status === 403 && body.needs === "proof") refused.push(name);
  }
  expect(refused).toEqual(names.filter((name) => proofs[name] === "recent"));
});

test("each act that may wait says whether it needs a proof, for whoever asks and whoever approves", () => {
  const acts = features.flatMap((feature) => feature.acts ?? []).map(({ call }) => call.name);
  expect(Object.fromEntries(acts.map((name) => [name, proofs[name] ?? "none"]))).toEqual({
    bookDonation: "none",
    bookStatementLine: "none",
    cancelFundEntry: "none",
    cancelPayout: "none",
    closeBooks: "recent",
    confirmDonation: "none",
    correctDonation: "by content",
    createFundEntry: "none",
    createPayout: "none",
    createUser: "recent",
    decideHelpRequest: "recent",
    linkStatementLine: "none",
    payHelp: "none",
    refundDonation: "by content",
    saveApprovalLimit: "recent",
    saveContent: "by content",
    takePaymentBack: "by content",
    updateUser: "by content",
    verifyTransfer: "none",
  });
});

const { defaults } = contents.identity;
const withIban = (iban: string) => ({
  ...defaults,
  accounts: { ...defaults.accounts, bank: { ...defaults.accounts.bank, iban } },
});
const iban = "PK36 SCBL 0000 0011 2345 6702";

const { questions } = contents.help.defaults;
const held = [
  ["account numbers", { name: "identity", words: { ...defaults, since: 2015 }, changed: withIban(iban) }],
  [
    "questions of Zakat",
    {
      name: "help",
      words: { ...contents.help.defaults, termDays: 5 },
      changed: { ...contents.help.defaults, questions: questions.slice(1) },
    },
  ],
] as const;

test.for(held)(
  "%s are saved, reset and brought back with a proof alone; other words of the content without",
  async ([, { name: content, words, changed }]) => {
    const app = await startTestApp();
    const token = await app.signIn();
    const call = (name: CallName, json: object) => {
      const of = name === "restoreVersion" ? { noun: "content", id: content } : { name: content };
      return app.call(name, { token, json: { ...of, ...json } });
    };
    const prove = () => app.call("prove", { token, json: { password: administrator.password } });
    /** Asked with an old session, and once more with a proof. @returns what the second answers */
    const proved = async (name: CallName, json: object) => {
      app.clock.forward(tooLong);
      expect(await call(name, json)).toMatchObject(needsProof);
      await prove();
      return call(name, json);
    };
    app.clock.forward(tooLong);
    expect((await call("saveContent", { version: 0, value: words })).status).toBe(200);
    expect((await proved("saveContent", { version: 1, value: changed })).status).toBe(200);
    expect((await proved("resetContent", { version: 2 })).status).toBe(200);
    expect((await proved("restoreVersion", { version: 3, save: 2 })).status).toBe(200);
  },
);

test("whoever approves account numbers proves who they are", async () => {
  const { app, token, treasurer, waiting, decide } = await startWithTreasurer();
  await app.call("saveContent", { token, json: { name: "identity", version: 0, value: withIban(iban) } });
  app.clock.forward(tooLong);
  const [row] = await waiting(treasurer.token);
  const approve = () => decide(treasurer.token, row?.id ?? 0, "approve");
  expect(await approve()).toMatchObject(needsProof);
  await app.call("prove", { token: treasurer.token, json: { password: administrator.password } });
  expect((await approve()).status).toBe(200);
});

test.for([
  ["refundDonation", { reason: "Sent twice" }],
  ["correctDonation", { name: "A friend", reason: "Typed wrong" }],
  ["takePaymentBack", { reason: "Another gift's" }],
  ["correctDonation", { email: "friend@home.example" }],
] as const)(
  "%s of a gift above PKR 50,000 needs a proof, of a smaller one none",
  async ([callName, json]) => {
    const app = await startTestApp();
    const token = await app.signIn();
    const act = async (amount: number) => {
      const gift = await give(app.deps, { state: "paid", amountPaisa: amount * 100 });
      const { id, fund, received_on, donor_name: name, dedication } = gift;
      const unchanged = { fund, amount, received_on, name, email: "", dedication };
      return app.call(callName, {
        token,
        json: { id, ...(callName === "correctDonation" ? unchanged : {}), ...json },
      });
    };
    app.clock.forward(tooLong);
    expect(await act(50_001)).toMatchObject(needsProof);
    expect((await act(50_000)).status).toBe(200);
  },
);
