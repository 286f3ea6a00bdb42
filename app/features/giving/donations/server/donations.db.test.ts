import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { donationMessages as messages } from "#app/features/giving/donations/donations.messages.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";

/* The calls of donors over HTTP: DONATE-04, DONATE-07. */

const donation = (more: object = {}) => ({ amount: 2500, paymentMethod: "bank-transfer", ...more });
const start = (app: TestApp, more: object = {}, address = "203.0.113.1") =>
  app.call("startDonation", { json: donation(more), headers: { "x-forwarded-for": address } });

const readReference = async (app: TestApp, key: string): Promise<string> =>
  (await app.call("readDonation", { query: { key } })).body.donation.reference;

test("fifty donors who press twice make fifty donations, each with one event; a later press is the same one", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const donors = Array.from({ length: 50 }, () => ({ idempotency_key: randomUUID() }));
  const pairs = await Promise.all(donors.map((donor) => Promise.all([start(app, donor), start(app, donor)])));
  for (const [first, second] of pairs) {
    expect([first.status, second.status]).toEqual([201, 201]);
    // Each answer has a key of its own to the same donation.
    expect({ ...second.body, key: "" }).toEqual({ ...first.body, key: "" });
    const [one, other] = await Promise.all([first, second].map(({ body }) => readReference(app, body.key)));
    expect([one, other]).toEqual([first.body.reference, first.body.reference]);
  }
  expect(new Set(pairs.map(([{ body }]) => body.reference)).size).toBe(50);
  const again = await start(app, donors[0]);
  expect(again.body.reference).toBe(pairs[0]?.[0].body.reference);
  const other = await start(app, { ...donors[0], amount: 2600 });
  expect(other.status).toBe(422);
  expect(other.body.message).toBe(messages.badKey);

  const { db } = app.deps;
  for (const table of ["donations", "donation_events"] as const) {
    const { count } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count, table).toBe(50);
  }
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("an amount is whole paisa within the limits, or gets the text that says why not", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const answers: [amount: unknown, paisa: number | string][] = [
    [99, messages.tooSmall],
    ["99.99", messages.tooSmall],
    [100, 100_00],
    [1_000_000, 1_000_000_00],
    [1_000_001, messages.tooLarge],
    ["1,000,000.01", messages.tooLarge],
    [0, messages.notPositive],
    [-5, messages.notPositive],
    ["1e3", messages.unreadableAmount],
    // In JSON 1e3 is the number 1000.
    [1e3, 1000_00],
    [1e21, messages.unreadableAmount],
    ["١٠٠٠", 1000_00],
    ["۱۰۰۰", 1000_00],
    ["NaN", messages.unreadableAmount],
    // NaN is null in JSON.
    [Number.NaN, messages.noAmount],
    [100.005, messages.tooFine],
    ["100.50", 100_50],
    [{ rupees: 100 }, messages.unreadableAmount],
  ];
  for (const [amount, expected] of answers) {
    const { status, body } = await start(app, { amount });
    const row = await app.deps.db
      .selectFrom("donations")
      .select("amount_paisa")
      .where("reference", "=", body.reference ?? "")
      .executeTakeFirst();
    const returned = status === 201 ? row?.amount_paisa : body.message;
    expect([status, returned], JSON.stringify(amount)).toEqual([
      typeof expected === "number" ? 201 : 422,
      expected,
    ]);
  }
});

test("what a gift is for and how it is paid must be on the lists, and a pledge needs an address", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const refusals: [object, string][] = [
    [{ fund: "nothing" }, messages.badFund],
    [{ fund: "../x" }, messages.badFund],
    [{ paymentMethod: "card" }, messages.badMethod],
    [{ monthly: true }, messages.monthlyEmail],
    [{ email: "nobody" }, "Invalid email address"],
    [{ name: "A" }, "Name must be at least 2 characters"],
    [{ reference: "x".repeat(51) }, "Reference too long"],
    [{ idempotency_key: "1" }, messages.badKey],
  ];
  for (const [more, message] of refusals) {
    const { status, body } = await start(app, more);
    expect([status, body.message], message).toEqual([422, message]);
  }
  expect(await app.deps.db.selectFrom("donations").select("id").execute()).toEqual([]);
});

test("an address may start as many gifts as many people share it; one donor starts five an hour from anywhere", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { TRUST_PROXY: "on" } });
  for (let number = 0; number < 30; number += 1) expect((await start(app)).status).toBe(201);

  const donor = { email: "donor@home.example" };
  for (let number = 0; number < 5; number += 1) {
    expect((await start(app, donor, `203.0.113.${10 + number}`)).status).toBe(201);
  }
  const sameDonor = await start(app, { email: "DONOR@home.example" }, "203.0.113.20");
  expect(sameDonor.status).toBe(429);
  expect(Number(sameDonor.headers.get("retry-after"))).toBeGreaterThan(3000);
});

test("the key of a gift shows its state and no donor; the log has neither donor nor key", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const idempotency_key = randomUUID();
  const donor = { name: "Zarqa Secret", email: "zarqa.secret@home.example", dedication: "For a Secret" };
  const started = await start(app, { ...donor, reference: "my-secret-ref", idempotency_key });
  const { key, reference } = started.body;
  const { status, body, text, headers } = await app.call("readDonation", { query: { key } });
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(body.donation).toMatchObject({ reference, state: "started", amount: 2500 });
  expect(text).not.toMatch(/secret|zarqa/i);
  expect(text).not.toContain(key);
  expect((await app.call("readDonation", { query: { key: "A".repeat(22) } })).status).toBe(404);
  expect((await app.call("readDonation", { query: { key: "short" } })).status).toBe(422);
  const log = app.log.join("");
  for (const private_ of ["Zarqa", "zarqa", "ecret", key, idempotency_key])
    expect(log).not.toContain(private_);
});
