import { expect, test } from "vitest";
import { openDonation } from "#app/features/giving/ledger/donation-keys.server.ts";
import { askGateways } from "#app/features/giving/ledger/gateway-worker.server.ts";
import type { TestApp } from "#tests/support/app.ts";
import {
  bringBack,
  returnPath,
  startAtGateway,
  startWithSandbox,
  visit,
} from "#tests/support/donation-at-gateway.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";

/* What a browser and a provider bring back: DONATE-09. */

const donor = { name: "Zarqa Secret", email: "zarqa.secret@home.example" };

/** The donation whose page a return leads to: each has a key of its own. */
async function donationOf(app: TestApp, reply: Response): Promise<number | undefined> {
  const key = /^\/donation-success\?key=(.{22})$/.exec(reply.headers.get("location") ?? "")?.[1] ?? "";
  return openDonation(app.deps.db, app.clock.now(), key);
}

async function stateOf(app: TestApp, key: string): Promise<string> {
  const { body } = await app.call("readDonation", { query: { key } });
  return body.donation.state;
}

const readAttempt = (app: TestApp, reference: string) =>
  app.deps.db
    .selectFrom("payment_attempts")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();

test("twenty returns of one payment at once make one receipt, after the provider was asked; a replay changes nothing", async () => {
  const { app } = await startWithSandbox();
  const { db } = app.deps;
  const donation = await startAtGateway(app, donor);
  expect(donation.state).toBe("pending");
  const arrival = await visit(donation, "Pay");
  const replies = await Promise.all(Array.from({ length: 20 }, () => bringBack(app, arrival)));
  for (const reply of replies) {
    expect(reply.status).toBe(303);
    expect(await donationOf(app, reply)).toBe(await openDonation(db, app.clock.now(), donation.key));
    expect(await reply.text()).not.toMatch(/secret|zarqa/i);
  }
  expect(await stateOf(app, donation.key)).toBe("pending");
  await Promise.all(Array.from({ length: 5 }, () => askGateways(app.deps)));
  expect(await stateOf(app, donation.key)).toBe("paid");

  app.clock.forward(60_000);
  await bringBack(app, arrival);
  expect(await askGateways(app.deps)).toBe(0);
  expect(await db.selectFrom("receipts").select("serial").execute()).toEqual([{ serial: 1 }]);
  expect(await db.selectFrom("outbox").select("subject").execute()).toHaveLength(1);
  const events = await db.selectFrom("donation_events").select("to_state").orderBy("id").execute();
  expect(events.map(({ to_state }) => to_state)).toEqual(["started", "pending", "paid"]);
  expect(await ledgerDifferences(db)).toEqual([]);
  const log = app.log.join("");
  for (const private_ of ["Zarqa", "zarqa", donation.key]) expect(log).not.toContain(private_);
});

test("a forged return changes nothing, is counted and logged; so is one of another gift", {
  tags: "any-database",
}, async () => {
  const { app, sandbox } = await startWithSandbox();
  const donation = await startAtGateway(app);
  sandbox.misbehave("jazzcash", "forged-return");
  const forged = await visit(donation, "Fail");
  expect(forged.fields.pp_ResponseCode).toBe("000");
  const before = await readAttempt(app, donation.attempt);
  expect((await bringBack(app, forged)).status).toBe(303);

  sandbox.misbehave("jazzcash", "none");
  const other = await startAtGateway(app);
  const { fields } = await visit(other, "Pay");
  await bringBack(app, { method: "POST", url: app.url + returnPath(donation.attempt), fields });
  expect(await readAttempt(app, donation.attempt)).toEqual({ ...before, refused_returns: 2 });
  expect(await stateOf(app, donation.key)).toBe("pending");
  expect(await askGateways(app.deps)).toBe(0);
  const warned = app.log.filter((line) => line.includes("a return from a gateway was not believed"));
  expect(warned.map((line) => JSON.parse(line))).toMatchObject([
    { attempt: donation.attempt, gateway: "jazzcash", refused: "signature" },
    { attempt: donation.attempt, gateway: "jazzcash", refused: "reference" },
  ]);

  const unknown = returnPath("P2611211200AAAAAAAAA");
  expect((await bringBack(app, { method: "POST", url: app.url + unknown, fields })).status).toBe(404);
});

test("a return leads to the gift's page for a day: who reads the reference in a log later gets no further", async () => {
  const { app } = await startWithSandbox();
  const donation = await startAtGateway(app);
  const arrival = await visit(donation, "Pay");
  const day = 24 * 60 * 60_000;
  app.clock.forward(day);
  expect(await donationOf(app, await bringBack(app, arrival))).toBe(
    await openDonation(app.deps.db, app.clock.now(), donation.key),
  );
  app.clock.forward(1000);
  expect((await bringBack(app, arrival)).headers.get("location")).toBe("/donation-success");
  await askGateways(app.deps);
  expect(await stateOf(app, donation.key)).toBe("paid");
});

test("a payment of another amount, or one that paid another gift, is left to staff", {
  tags: "any-database",
}, async () => {
  const { app, sandbox } = await startWithSandbox();
  const donation = await startAtGateway(app);
  const arrival = await visit(donation, "Pay");
  sandbox.misbehave("jazzcash", "wrong-amount");
  await bringBack(app, arrival);
  await askGateways(app.deps);
  expect(await stateOf(app, donation.key)).toBe("pending");

  sandbox.misbehave("jazzcash", "none");
  const [first, second] = [await startAtGateway(app), await startAtGateway(app)];
  for (const each of [first, second]) {
    await bringBack(app, await visit(each, "Pay"));
    // The provider tells the same number of its own for both.
    const payment = sandbox.accounts.jazzcash.find(each.attempt);
    payment.number = "700999";
    await askGateways(app.deps);
  }
  const rows = await app.deps.db
    .selectFrom("donations")
    .select(["state", "needs_review"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { state: "pending", needs_review: 1 },
    { state: "paid", needs_review: 0 },
    { state: "pending", needs_review: 1 },
  ]);
  expect(await ledgerDifferences(app.deps.db)).toEqual([]);
});

test("as many dollars as rupees were asked for pay nothing, and staff read why", {
  tags: "any-database",
}, async () => {
  const { app, sandbox } = await startWithSandbox();
  const donation = await startAtGateway(app);
  const arrival = await visit(donation, "Pay");
  sandbox.misbehave("jazzcash", "wrong-currency");
  await bringBack(app, arrival);
  await askGateways(app.deps);
  expect(await stateOf(app, donation.key)).toBe("pending");
  const { db } = app.deps;
  expect(await db.selectFrom("donations").select(["needs_review", "paid_at"]).execute()).toEqual([
    { needs_review: 1, paid_at: null },
  ]);
  expect(await db.selectFrom("receipts").select("id").execute()).toEqual([]);
  const event = await db
    .selectFrom("donation_events")
    .select(["kind", "detail"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(event.kind).toBe("mismatch");
  expect(JSON.parse(event.detail)).toMatchObject({ amount_paisa: 2500_00, mismatch: "currency" });
});

test("twenty failed payments within ten minutes tell the office once", { tags: "any-database" }, async () => {
  const { app } = await startWithSandbox({
    env: { OFFICE_EMAIL: "office@umeed.example", RATE_LIMITS: "on", TRUST_PROXY: "on" },
  });
  const { db } = app.deps;
  const mails = () => db.selectFrom("outbox").select(["recipient", "subject"]).execute();
  for (let number = 1; number <= 22; number += 1) {
    const address = { "x-forwarded-for": `203.0.113.${number}` };
    const donation = await startAtGateway(app, {}, address);
    await bringBack(app, await visit(donation, "Fail"));
    await askGateways(app.deps);
    expect(await stateOf(app, donation.key)).toBe("failed");
    expect(await mails()).toHaveLength(number < 20 ? 0 : 1);
  }
  expect(await mails()).toEqual([{ recipient: "office@umeed.example", subject: "Many payments fail" }]);
  expect(app.log.filter((line) => line.includes("somebody may be trying out cards"))).toHaveLength(1);
});
