import { expect, test } from "vitest";
import { features } from "#app/features/features.server.ts";
import { createDeps } from "#server/create-deps.ts";
import type { TestApp } from "#tests/support/app.ts";
import {
  bringBack,
  type Started,
  startAtGateway,
  startWithSandbox,
  visit,
} from "#tests/support/donation-at-gateway.ts";
import { ledgerDifferences, testLedger } from "#tests/support/ledger.ts";
import { openProvider } from "#tests/support/provider-visit.ts";
import { askGateways, startGatewayWorker } from "./gateway-worker.server.ts";
import { claimDueAttempts, hintAttempt, reopenAttempt } from "./payment-attempts.server.ts";
import { settleAttempt } from "./settle-attempt.server.ts";

const second = 1000;
const hour = 60 * 60 * second;
const easypaisa = { paymentMethod: "easypaisa" };

const readAttempt = (app: TestApp, { attempt }: Started) =>
  app.deps.db
    .selectFrom("payment_attempts")
    .select(["state", "next_check_at", "created_at", "checks", "donation_id"])
    .where("reference", "=", attempt)
    .executeTakeFirstOrThrow();

const readState = async (app: TestApp, { key }: Started): Promise<string> =>
  (await app.call("readDonation", { query: { key } })).body.donation.state;

/** Asks whenever the attempt is due, until it is given up. @returns the seconds between */
async function askUntilEnd(app: TestApp, donation: Started): Promise<number[]> {
  const delays: number[] = [];
  for (;;) {
    const { next_check_at } = await readAttempt(app, donation);
    if (next_check_at === null) return delays;
    const before = app.clock.now().getTime();
    app.clock.set(new Date(Date.parse(next_check_at) - 1).toISOString());
    expect(await askGateways(app.deps)).toBe(0);
    app.clock.forward(1);
    expect(await askGateways(app.deps)).toBe(1);
    delays.push((app.clock.now().getTime() - before) / second);
  }
}

test("a gateway is asked after 20 and 40 seconds, 2, 5 and 10 minutes, then hourly for three days; money that comes later is booked", {
  tags: "any-database",
}, async () => {
  const { app, sandbox } = await startWithSandbox();
  const donation = await startAtGateway(app, easypaisa);
  if (donation.checkout.kind === "manual") throw new Error("There is no gateway");
  await openProvider(donation.checkout);
  const delays = await askUntilEnd(app, donation);
  expect(delays.slice(0, 5)).toEqual([20, 40, 120, 300, 600]);
  expect(new Set(delays.slice(5))).toEqual(new Set([3600]));
  const asked = delays.reduce((sum, delay) => sum + delay, 0) * second;
  expect(asked).toBeLessThanOrEqual(72 * hour);
  expect(asked).toBeGreaterThan(71 * hour);
  expect(await readAttempt(app, donation)).toMatchObject({ state: "expired" });
  expect(await readState(app, donation)).toBe("expired");

  // Staff have it asked about again: once, as long as nothing has come.
  const { donation_id } = await readAttempt(app, donation);
  const reopen = () =>
    app.deps.db.transaction().execute((trx) => reopenAttempt(trx, app.clock.now(), donation_id));
  expect(await reopen()).toBe(true);
  expect(await askGateways(app.deps)).toBe(1);
  expect(await readAttempt(app, donation)).toMatchObject({ state: "expired", next_check_at: null });

  sandbox.settle("easypaisa", donation.attempt);
  expect(await reopen()).toBe(true);
  expect(await askGateways(app.deps)).toBe(1);
  expect(await readState(app, donation)).toBe("paid");
  expect(await reopen()).toBe(false);
  expect(await ledgerDifferences(app.deps.db)).toEqual([]);
});

test("a notification of money that came after the gift was given up has it asked about and booked", {
  tags: "any-database",
}, async () => {
  const { app, sandbox } = await startWithSandbox();
  const donation = await startAtGateway(app);
  await visit(donation, "Fail");
  await askUntilEnd(app, donation);
  expect(await readState(app, donation)).toBe("failed");

  app.clock.forward(hour);
  sandbox.settle("jazzcash", donation.attempt);
  sandbox.accounts.jazzcash.notifyUrl = `${app.url}/backendReact/payments/notifications/jazzcash`;
  expect(await sandbox.notify("jazzcash", donation.attempt)).toBe(true);
  expect(await readState(app, donation)).toBe("failed");
  expect(await askGateways(app.deps)).toBe(1);
  expect(await readState(app, donation)).toBe("paid");

  sandbox.misbehave("jazzcash", "forged-return");
  app.clock.forward(hour);
  expect(await sandbox.notify("jazzcash", donation.attempt)).toBe(false);
  expect(app.log.filter((line) => line.includes("a notification was not believed"))).toHaveLength(1);
  expect(await askGateways(app.deps)).toBe(0);
});

test("who comes back just after the gateway was asked waits five seconds for the next time, not minutes", {
  tags: "any-database",
}, async () => {
  const { app } = await startWithSandbox();
  const donation = await startAtGateway(app);
  if (donation.checkout.kind === "manual") throw new Error("There is no gateway");
  await openProvider(donation.checkout);
  app.clock.forward(20 * second);
  expect(await askGateways(app.deps)).toBe(1);
  app.clock.forward(2 * second);
  const arrival = await visit(donation, "Pay");
  for (let time = 0; time < 3; time += 1) await bringBack(app, arrival);
  expect(await askGateways(app.deps)).toBe(0);
  app.clock.forward(3 * second);
  expect(await askGateways(app.deps)).toBe(1);
  expect(await readState(app, donation)).toBe("paid");
});

test("what was put off by a clock that was hours ahead is asked about once it is right: OUTBOX-01b", {
  tags: "any-database",
}, async () => {
  const { app } = await startWithSandbox();
  const { db } = app.deps;
  const right = app.clock.now();
  app.clock.forward(5 * 60 * 60 * second);
  await startAtGateway(app);
  app.clock.forward(20 * second);
  expect(await askGateways(app.deps)).toBe(1);
  app.clock.set(right.toISOString());
  const attempts = db.selectFrom("payment_attempts").select(["reference", "next_check_at"]);
  const { reference } = await attempts.executeTakeFirstOrThrow();
  expect(await askGateways(app.deps)).toBe(1);
  expect(await askGateways(app.deps)).toBe(0);
  // Asked by such a clock, and the donor comes back by a right one.
  const ahead = new Date(right.getTime() + 5 * 60 * 60 * second).toISOString();
  await db.updateTable("payment_attempts").set({ asked_at: ahead, next_check_at: ahead }).execute();
  await hintAttempt(db, right, reference);
  const soon = new Date(right.getTime() + 5 * second).toISOString();
  expect(await attempts.executeTakeFirst()).toMatchObject({ next_check_at: soon });
});

test("who comes back while the gateway is being asked has it asked again soon after", {
  tags: "any-database",
}, async () => {
  const { app, sandbox } = await startWithSandbox();
  const donation = await startAtGateway(app);
  app.clock.forward(20 * second);
  const [claimed] = await claimDueAttempts(app.deps.db, app.clock.now(), "jazzcash", 1);
  if (!claimed) throw new Error("The attempt is not due");
  // The answer is from before the payment, and comes after the return.
  const arrival = await visit(donation, "Pay");
  await bringBack(app, arrival);
  const context = testLedger(app.clock.now(), sandbox.url);
  await settleAttempt(app.deps.db, context, claimed, { outcome: "pending", code: "157" });
  app.clock.forward(5 * second);
  expect(await askGateways(app.deps)).toBe(1);
  expect(await readState(app, donation)).toBe("paid");
});

test("an answer that is lost or of no use is asked for again, and pays nothing", {
  tags: "any-database",
}, async () => {
  const { app, sandbox } = await startWithSandbox();
  const donation = await startAtGateway(app);
  await visit(donation, "Pay");
  for (const behaviour of ["server-error", "broken-json", "wrong-signature", "wrong-reference"] as const) {
    sandbox.misbehave("jazzcash", behaviour);
    app.clock.forward(hour);
    expect(await askGateways(app.deps), behaviour).toBe(1);
    expect(await readState(app, donation), behaviour).toBe("pending");
  }
  sandbox.misbehave("jazzcash", "none");
  app.clock.forward(hour);
  await askGateways(app.deps);
  expect(await readState(app, donation)).toBe("paid");
});

test("two processes ask about each attempt once between them", async () => {
  const { app } = await startWithSandbox();
  const { env, log } = app.deps;
  const second = await createDeps(env, features, { clock: app.clock, log });
  const donations: Started[] = [];
  for (let number = 0; number < 30; number += 1) {
    const donation = await startAtGateway(app);
    await visit(donation, "Pay");
    donations.push(donation);
  }
  app.clock.forward(hour);
  const askAll = async (deps: typeof second) => {
    while ((await askGateways(deps)) > 0);
  };
  await Promise.all([askAll(app.deps), askAll(second), askAll(app.deps), askAll(second)]);
  await second.close();
  const attempts = await Promise.all(donations.map((donation) => readAttempt(app, donation)));
  expect(new Set(attempts.map(({ state, checks }) => `${state} ${checks}`))).toEqual(new Set(["paid 1"]));
  expect(app.log.filter((line) => line.includes("payment asked about"))).toHaveLength(30);
  expect(await ledgerDifferences(app.deps.db)).toEqual([]);
});

test("thirty inquiries that JazzCash leaves unanswered keep no donor of EasyPaisa waiting", {
  tags: "any-database",
}, async () => {
  const { app, sandbox } = await startWithSandbox();
  for (let number = 0; number < 30; number += 1) await openProvider((await startAtGateway(app)).checkout);
  app.clock.forward(second);
  const donation = await startAtGateway(app, easypaisa);
  await openProvider(donation.checkout);
  sandbox.settle("easypaisa", donation.attempt);
  sandbox.misbehave("jazzcash", "slow");
  app.clock.forward(hour);
  const worker = startGatewayWorker(app.deps);
  await expect.poll(() => readState(app, donation)).toBe("paid");
  await worker.stop();
});
