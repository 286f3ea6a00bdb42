import { expect, test } from "vitest";
import type { Role } from "#app/contract/permissions.ts";
import { administrator, startTestApp } from "#tests/support/app.ts";
import { addColleague } from "#tests/support/approvals.ts";
import { give } from "#tests/support/donations-desk.ts";
import { approvalMessages as messages } from "./approvals.messages.ts";

/* One person is not two by an account that they have set up: APPROVE-15. */

const day = 24 * 3600_000;
const { password } = administrator;
const refused = { status: 409, body: { message: messages.onePerson("Administrator", "Dec 5, 2026") } };

async function start() {
  const app = await startTestApp();
  const token = await app.signIn();
  const signIn = async (email: string, secret: string = password) =>
    (await app.call("signIn", { json: { email, password: secret } })).body.token as string;
  const ids = new Map<string, number>();
  /** @returns the token of the user who is added */
  const add = async (name: string, roles: Role[] = ["administrator"], by = token) => {
    const email = `${name}@umeed.example`;
    const { body } = await app.call("createUser", { token: by, json: { name, email, password, roles } });
    ids.set(name, body.user.id);
    return signIn(email);
  };
  const gift = await give(app.deps, { state: "paid", amountPaisa: 900_000_00 });
  const ask = async (by: string) => {
    const asked = await app.call("refundDonation", {
      token: by,
      json: { id: gift.id, reason: "Sent twice" },
    });
    expect(asked.status).toBe(202);
    const { rows } = (await app.call("listApprovals", { token: by })).body;
    return rows[0] as { id: number; hindrance: string | null };
  };
  const approve = (by: string, id: number) =>
    app.call("decideApproval", { token: by, json: { id, decision: "approve" } });
  return { app, token, add, ask, approve, signIn, idOf: (name: string) => ids.get(name) ?? 0 };
}

test("an account that one adds oneself approves nothing of one's own, nor is approved by one, for 14 days", async () => {
  const { app, token, add, ask, approve, signIn } = await start();
  const own = await add("own", ["treasurer"]);
  const { id, hindrance } = await ask(token);
  expect(hindrance).toBe(refused.body.message);
  expect(await approve(own, id)).toMatchObject(refused);
  const { rows } = (await app.call("listApprovals", { token: own })).body;
  expect(rows).toMatchObject([{ can_decide: true, hindrance: refused.body.message }]);
  // The other way round it is the same person. To decline stops something, and is always possible.
  expect(
    (await app.call("decideApproval", { token: own, json: { id, decision: "decline", reason: "No" } }))
      .status,
  ).toBe(200);
  const second = await ask(own);
  expect((await approve(token, second.id)).body.message).toBe(messages.onePerson("own", "Dec 5, 2026"));
  app.clock.forward(14 * day);
  expect((await approve(await app.signIn(), second.id)).status).toBe(200);
  expect(await signIn("own@umeed.example")).toBeTruthy();
});

test("nor does an account that was added through another, nor one of two that the same person added", async () => {
  const { token, add, ask, approve } = await start();
  const first = await add("first");
  const throughIt = await add("through", ["treasurer"], first);
  const beside = await add("beside", ["treasurer"]);
  const { id } = await ask(token);
  for (const by of [first, throughIt, beside]) expect(await approve(by, id)).toMatchObject(refused);
});

test("what was added through an account that is gone since counts, too", async () => {
  const { app, token, add, ask, approve, idOf } = await start();
  const first = await add("first");
  const throughIt = await add("through", ["treasurer"], first);
  expect((await app.call("deleteUser", { token, json: { id: idOf("first") } })).status).toBe(200);
  expect(await approve(throughIt, (await ask(token)).id)).toMatchObject(refused);
});

test.for([
  ["password", { password: "Marble-Canal-19!" }],
  ["address", { email: "taken@umeed.example" }],
] as const)(
  "a colleague whose %s was set by another approves nothing of theirs for 14 days",
  async ([what, change]) => {
    const { app, token, ask, approve, signIn } = await start();
    const treasurer = await addColleague(app, "Bilal", ["treasurer"]);
    const third = await addColleague(app, "Sana", ["treasurer"]);
    expect((await app.call("updateUser", { token, json: { id: treasurer.id, ...change } })).status).toBe(200);
    const taken =
      what === "password"
        ? await signIn(treasurer.email, "Marble-Canal-19!")
        : await signIn("taken@umeed.example");
    const { id, hindrance } = await ask(token);
    // Another colleague can.
    expect(hindrance).toBeNull();
    expect(await approve(taken, id)).toMatchObject(refused);
    expect((await approve(third.token, id)).status).toBe(200);
  },
);

test("a new name, or a password of one's own, makes nobody the hand of another", async () => {
  const { app, token, ask, approve } = await start();
  const treasurer = await addColleague(app, "Bilal", ["treasurer"]);
  await app.call("updateUser", { token, json: { id: treasurer.id, name: "Bilal Khan" } });
  expect((await approve(treasurer.token, (await ask(token)).id)).status).toBe(200);
});
