import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { askGateways } from "#app/features/giving/ledger/gateway-worker.server.ts";
import { transferGuard } from "#app/features/giving/transfer-reports/server/receive-transfer-report.server.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { startAtGateway, startWithSandbox } from "#tests/support/donation-at-gateway.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { report } from "#tests/support/transfer-reports.ts";
import { donationGuard } from "./give-donation.server.ts";

/* A mobile network puts all its donors behind one address: their number is no reason to refuse one (DONATE-13). */

const minute = 60_000;
const donors = 500;

async function startBehindOneAddress() {
  const app = await startTestApp({ env: { OFFICE_EMAIL: "office@umeed.example" } });
  const [donation, transfer] = [await donationGuard(app.deps).token(), await transferGuard(app.deps).token()];
  app.clock.forward(minute);
  return {
    app,
    give: (place: number, more: object = {}) =>
      app.call("startDonation", {
        json: {
          amount: 500 + place,
          paymentMethod: "bank-transfer",
          email: `donor${place}@home.example`,
          form_token: donation,
          ...more,
        },
      }),
    tell: (place: number, more: object = {}) =>
      app.call("sendTransferReport", {
        json: { ...report, email: `donor${place}@home.example`, form_token: transfer, ...more },
      }),
  };
}

const mailsTo = async (app: TestApp, recipient: string) =>
  (await app.deps.db.selectFrom("outbox").select("id").where("recipient", "=", recipient).execute()).length;

test("500 donors behind one address give within an hour, and a hundred of them report a transfer", async () => {
  const { app, give, tell } = await startBehindOneAddress();
  for (let place = 0; place < donors; place += 1) {
    const { status, body } = await give(place);
    expect(status, `donor ${place}`).toBe(201);
    if (place % 5 > 0) continue;
    expect((await app.call("readDonation", { query: { key: body.key } })).status).toBe(200);
    expect((await tell(place, { key: body.key, amount: "" })).status, `donor ${place}`).toBe(200);
  }
  // The office is told of the first, and finds all of them at the desk.
  expect(await mailsTo(app, "office@umeed.example")).toBe(20);
  expect(await ledgerDifferences(app.deps.db)).toEqual([]);
});

test("one donor still gives five times an hour", async () => {
  const { give } = await startBehindOneAddress();
  const same = { email: "same@home.example" };
  for (let place = 0; place < 5; place += 1) expect((await give(place, same)).status).toBe(201);
  expect((await give(5, same)).status).toBe(429);
});

test("monthly supporters behind one address are all taken; the first 200 of an hour are mailed at once", async () => {
  const { app, give } = await startBehindOneAddress();
  const promise = (place: number, more: object = {}) =>
    give(place, {
      monthly: true,
      email: `supporter${place}@home.example`,
      idempotency_key: randomUUID(),
      ...more,
    });
  // Clients of before know no signed time.
  for (let place = 0; place < 25; place += 1)
    expect((await promise(place, { form_token: undefined })).status).toBe(201);
  expect(await mailsTo(app, "supporter24@home.example")).toBe(1);
  for (let place = 25; place < 201; place += 1) expect((await promise(place)).status).toBe(201);
  expect(await mailsTo(app, "supporter199@home.example")).toBe(1);
  expect(await mailsTo(app, "supporter200@home.example")).toBe(0);
  const pledges = await app.deps.db.selectFrom("pledges").select("id").execute();
  expect(pledges).toHaveLength(201);
});

test("one address that starts gifts without an end is stopped after a thousand, the others are not", async () => {
  const { deps, clock } = await startTestApp();
  const guard = donationGuard(deps);
  const form_token = await guard.token();
  clock.forward(minute);
  const give = async (address: string) =>
    (await guard.check({ form_token }, { address, contact: randomUUID() })).verdict;
  for (let place = 0; place < 1000; place += 1) expect(await give("203.0.113.1")).toBe("person");
  expect(await give("203.0.113.1")).toBe("refused");
  expect(await give("203.0.113.2")).toBe("person");
});

test("a gift whose page at the provider was never opened is asked about until it has expired, not for days", async () => {
  const { app } = await startWithSandbox();
  await startAtGateway(app);
  const { db } = app.deps;
  const read = () =>
    db
      .selectFrom("payment_attempts")
      .select(["state", "checks", "expires_at", "next_check_at"])
      .executeTakeFirstOrThrow();
  for (let attempt = await read(); attempt.next_check_at !== null; attempt = await read()) {
    app.clock.set(attempt.next_check_at);
    expect(await askGateways(app.deps)).toBe(1);
  }
  const { state, checks, expires_at } = await read();
  expect(state).toBe("expired");
  expect(app.clock.now().getTime() - Date.parse(expires_at)).toBeLessThanOrEqual(120 * minute);
  expect(checks).toBeLessThan(12);
  expect(await ledgerDifferences(db)).toEqual([]);
});
