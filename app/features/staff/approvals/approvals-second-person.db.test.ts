import { expect, test } from "vitest";
import { approvalTexts } from "#server/approvals.ts";
import { administrator } from "#tests/support/app.ts";
import { addColleague, startWithTreasurer } from "#tests/support/approvals.ts";
import { give } from "#tests/support/donations-desk.ts";
import { approvalMessages as messages } from "./approvals.messages.ts";

/* Who may be the second person, and what they are shown: APPROVE-10 to APPROVE-14. */

const day = 24 * 3600_000;

async function start() {
  const started = await startWithTreasurer();
  const { app, token, db, treasurer } = started;
  const update = (id: number, json: object, by = token) =>
    app.call("updateUser", { token: by, json: { id, ...json } });
  const gift = await give(app.deps, { state: "paid", amountPaisa: 900_000_00 });
  const refund = (by = token) =>
    app.call("refundDonation", { token: by, json: { id: gift.id, reason: "Sent twice" } });
  const mails = async (recipient: string) =>
    (
      await db
        .selectFrom("outbox")
        .select(["subject", "text"])
        .where("recipient", "=", recipient)
        .orderBy("id")
        .execute()
    ).filter(({ subject }) => /may do in the dashboard|limit of approvals|waits for your/.test(subject));
  return { ...started, update, refund, mails, disable: () => update(treasurer.id, { disabled: true }) };
}

test("whoever disables all others does nothing alone: acts wait for 14 days, and a higher limit too", async () => {
  const { app, token, treasurer, update, refund, disable, waiting, decide } = await start();
  const sana = await addColleague(app, "Sana", ["administrator"]);
  await update(sana.id, { disabled: true });
  await disable();
  const title = "Refund of PKR 900,000";
  expect(await refund()).toMatchObject({
    status: 202,
    body: { message: approvalTexts.waitsAlone(title, "Dec 5, 2026") },
  });
  const never = { name: "refunds", limit: "" };
  expect((await app.call("saveApprovalLimit", { token, json: never })).status).toBe(202);
  const { limits } = (await app.call("listApprovalLimits", { token })).body;
  expect(limits[0]).toMatchObject({ holders: 1, alone_until: "2026-12-05T07:00:00.000Z" });

  // An account of one's own, and whoever is enabled again, could not approve it when it was asked for.
  const own = await addColleague(app, "Own", ["administrator"]);
  await update(treasurer.id, { disabled: false });
  const back = await treasurer.signIn();
  const rows = await waiting(back);
  expect(rows).toMatchObject([{ title, hindrance: messages.notYet("Administrator") }]);
  const [row] = rows;
  for (const by of [back, own.token])
    expect(await decide(by, row?.id ?? 0, "approve")).toMatchObject({
      status: 409,
      body: { message: messages.notYet("Administrator") },
    });
  // Asked for anew, it can be approved by who is there now.
  expect((await decide(token, row?.id ?? 0, "withdraw")).status).toBe(200);
  await refund();
  const [again] = await waiting(back);
  expect(await decide(back, again?.id ?? 0, "approve")).toMatchObject({ status: 200 });
});

test("after 14 days one person alone does what waited", async () => {
  const { app, refund, disable, waiting, decide } = await start();
  await disable();
  await refund();
  app.clock.forward(14 * day - 1);
  let token = await app.signIn();
  const [row] = await waiting(token);
  expect(row).toMatchObject({ hindrance: messages.nobodyElse });
  await decide(token, row?.id ?? 0, "withdraw");
  expect((await refund(token)).status).toBe(202);
  app.clock.forward(1);
  token = await app.signIn();
  const [again] = await waiting(token);
  await decide(token, again?.id ?? 0, "withdraw");
  expect((await refund(token)).status).toBe(200);
});

test("of two who each take away a holder at once, the later one sees that one is left", async () => {
  const { app, token, treasurer, update, refund } = await start();
  const sana = await addColleague(app, "Sana", ["administrator"]);
  const changed = await Promise.all([
    update(treasurer.id, { disabled: true }),
    update(sana.id, { roles: ["care"] }, sana.token),
  ]);
  expect(changed.map(({ status }) => status)).toEqual([200, 200]);
  expect((await refund(token)).status).toBe(202);
});

test("the user and every administrator are told of each change of sign-in or roles, and of each limit", async () => {
  const { app, token, treasurer, update, mails } = await start();
  const sana = await addColleague(app, "Sana", ["administrator"]);
  const told = async (change: () => Promise<{ status: number }>, who: string[]) => {
    const addresses = [administrator.email, sana.email, treasurer.email];
    const before = await Promise.all(addresses.map(async (address) => (await mails(address)).length));
    expect((await change()).status).toBeLessThan(300);
    const after = await Promise.all(addresses.map(mails));
    expect(addresses.filter((_, place) => (after[place]?.length ?? 0) > (before[place] ?? 0))).toEqual(who);
    return after.find((_, place) => addresses[place] === who.at(-1))?.at(-1)?.text;
  };
  const all = [administrator.email, sana.email, treasurer.email];
  const id = treasurer.id;
  expect(await told(() => update(id, { disabled: true }), all)).toContain("May not sign in any more");
  expect(await told(() => update(id, { disabled: false }), all)).toContain("May sign in");
  const limit = () => app.call("saveApprovalLimit", { token, json: { name: "refunds", limit: "100" } });
  expect(await told(limit, all)).toContain("Above PKR 100");
  // Whoever is no administrator any more is told, too.
  const less = () => update(sana.id, { roles: ["editor"] });
  const roles = await told(less, all.slice(0, 2));
  expect(roles).toMatch(
    /Roles before:?\s+Administrator.*Roles now:?\s+Editor.*Changed by:?\s+Administrator/s,
  );
  // A name is no power.
  await told(() => update(id, { name: "Bilal Khan" }), []);
  const remove = () => app.call("deleteUser", { token, json: { id } });
  expect(await told(remove, [administrator.email, treasurer.email])).toContain("Removed");
  const own = { name: "Own", email: "own@umeed.example", password: administrator.password };
  await told(() => app.call("createUser", { token, json: own }), [administrator.email]);
  expect(await mails(own.email)).toEqual([]);
});

test.for([
  ["address", { email: "taken@umeed.example" }],
  ["name", { name: "Somebody else" }],
] as const)(
  "a user whose %s was changed while their roles wait is not approved unseen",
  async ([, change]) => {
    const { app, treasurer, update, waiting, decide } = await start();
    const sana = await addColleague(app, "Sana", ["administrator"]);
    expect((await update(treasurer.id, { roles: ["administrator"] })).status).toBe(202);
    const [row] = await waiting(sana.token);
    expect(row).toMatchObject({
      facts: [
        { label: "Roles", before: "Treasurer", value: "Administrator" },
        { label: "Email", value: treasurer.email },
      ],
    });
    await update(treasurer.id, change);
    const refused = { status: 409, body: { message: approvalTexts.changed } };
    expect(await decide(sana.token, row?.id ?? 0, "approve")).toMatchObject(refused);
    // As it was shown, it can be approved again.
    await update(treasurer.id, { email: treasurer.email, name: treasurer.name });
    expect((await decide(sana.token, row?.id ?? 0, "approve")).status).toBe(200);
  },
);

test.for([
  ["address", { email: "taken@umeed.example" }],
  ["name", { name: "Somebody else" }],
  ["roles", { roles: ["auditor"] }],
] as const)(
  "a user whose %s was changed while their sign-in waits is not approved unseen",
  async ([, change]) => {
    const { app, token, update, waiting, decide } = await start();
    await app.call("saveApprovalLimit", { token, json: { name: "users", limit: "0" } });
    const omar = await addColleague(app, "Omar", ["treasurer", "auditor"]);
    const sana = await addColleague(app, "Sana", ["administrator"]);
    await update(omar.id, { disabled: true });
    expect((await update(omar.id, { disabled: false })).status).toBe(202);
    await update(omar.id, change);
    const [row] = await waiting(sana.token);
    expect(await decide(sana.token, row?.id ?? 0, "approve")).toMatchObject({
      status: 409,
      body: { message: approvalTexts.changed },
    });
  },
);

test("what is asked for and withdrawn again and again is mailed once a day", async () => {
  const { app, token, treasurer, refund, waiting, decide, mails } = await start();
  for (const _ of [1, 2, 3]) {
    expect((await refund()).status).toBe(202);
    const [row] = await waiting();
    await decide(token, row?.id ?? 0, "withdraw");
  }
  const asked = async () =>
    (await mails(treasurer.email)).filter(({ subject }) => subject.includes("waits for your")).length;
  expect(await asked()).toBe(1);
  app.clock.forward(day);
  expect((await refund(await app.signIn())).status).toBe(202);
  expect(await asked()).toBe(2);
});

test("an approval asks for the proof that the act itself asks for: FACTOR-08", async () => {
  const { app, token, waiting, decide } = await start();
  const sana = await addColleague(app, "Sana", ["administrator"]);
  await app.call("saveApprovalLimit", { token, json: { name: "payouts", limit: "" } });
  app.clock.forward(10 * 60_000);
  const [row] = await waiting(sana.token);
  const approve = () => decide(sana.token, row?.id ?? 0, "approve");
  expect(await approve()).toMatchObject({ status: 403, body: { needs: "proof" } });
  await app.call("prove", { token: sana.token, json: { password: administrator.password } });
  expect((await approve()).status).toBe(200);
});
