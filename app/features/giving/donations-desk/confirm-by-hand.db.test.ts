import { expect, test } from "vitest";
import { askGateways } from "#app/features/giving/ledger/gateway-worker.server.ts";
import { findAttempt } from "#app/features/giving/ledger/payment-attempts.server.ts";
import { settleAttempt } from "#app/features/giving/ledger/settle-attempt.server.ts";
import { bringBack, startAtGateway, startWithSandbox, visit } from "#tests/support/donation-at-gateway.ts";
import { ledgerDifferences, testLedger } from "#tests/support/ledger.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";

/* Donations whose provider says paid in its own portal, and nothing to our server: DESK-14. */

const hours = 3_600_000;

async function start() {
  const { app, sandbox } = await startWithSandbox();
  const begun = await startAtGateway(app, { email: "donor@home.example" });
  const { db } = app.deps;
  const donation = () =>
    db.selectFrom("donations").selectAll().where("reference", "=", begun.reference).executeTakeFirstOrThrow();
  const attempt = async (reference = begun.attempt) => {
    const found = await findAttempt(db, reference);
    if (!found) throw new Error("There is no such try");
    return found;
  };
  const { id } = await donation();
  const token = await app.signIn();
  const session = { token };
  return {
    app,
    sandbox,
    begun,
    db,
    donation,
    attempt,
    /** The clock goes on, and the person signs in again. */
    async later(ms: number) {
      app.clock.forward(ms);
      session.token = await app.signIn();
    },
    confirm: (more: object = {}) =>
      app.call("confirmDonation", {
        token: session.token,
        json: {
          id,
          amount: "2500",
          bank_reference: "T26 112 1",
          received_on: "2026-11-21",
          reason: "The portal shows it as paid",
          attempt: begun.attempt,
          ...more,
        },
      }),
    /** What the gateway says of a try that was claimed earlier. */
    settle: async (reference: string, providerReference = "") =>
      settleAttempt(db, testLedger(app.clock.now(), app.url), await attempt(reference), {
        outcome: "paid",
        amountPaisa: 2500_00,
        providerReference,
        code: "121",
      }),
    events: () => db.selectFrom("donation_events").selectAll().orderBy("id").execute(),
    receipts: () => db.selectFrom("receipts").select("number").execute(),
    async read() {
      const query = { reference: begun.reference };
      return (await app.call("readDonationDetails", { token: session.token, query })).body.donation;
    },
  };
}

test("a try is confirmed by hand after a day, by the provider's number, and a reason: by whom is told", {
  tags: "any-database",
}, async () => {
  const { later, confirm, read, attempt, begun, db, receipts } = await start();
  for (const passed of [0, 24 * hours - 1]) {
    await later(passed);
    expect(await confirm()).toMatchObject({ status: 409, body: { message: messages.tooEarly } });
  }
  await later(1);
  for (const [more, status, message] of [
    [{ attempt: "" }, 409, messages.ofGateway],
    [{ attempt: "P2611211200AAAAAAAAA" }, 409, messages.ofGateway],
    [{ amount: "2400" }, 422, messages.otherAmount("PKR 2,500")],
    [{ reason: "" }, 422, messages.noReason],
    [{ bank_reference: "" }, 422, messages.noBankReference],
    [{ bank_reference: "000" }, 422, messages.noProviderNumber],
    [{ bank_reference: begun.attempt }, 422, messages.ownReference],
    [{ bank_reference: begun.reference.toLowerCase() }, 422, messages.ownReference],
  ] as const)
    expect(await confirm(more), JSON.stringify(more)).toMatchObject({ status, body: { message } });
  expect(await receipts()).toEqual([]);

  expect(await confirm()).toMatchObject({ status: 200, body: { message: messages.confirmed } });
  const donation = await read();
  expect(donation).toMatchObject({ state: "paid", received_on: "2026-11-21", needs_review: false });
  expect(donation.events.at(-1)).toMatchObject({
    cause: "staff",
    actor: "Administrator",
    detail: {
      by_hand: "jazzcash",
      attempt: begun.attempt,
      payment_reference: "T26 112 1",
      reason: "The portal shows it as paid",
    },
  });
  expect(await attempt()).toMatchObject({ state: "paid", next_check_at: null, last_code: "by-hand" });
  expect(await receipts()).toHaveLength(1);
  expect(await confirm()).toMatchObject({ status: 409, body: { message: messages.alreadyPaid } });
  expect(await ledgerDifferences(db)).toEqual([]);
});

test.for([
  ["the same number", "T26 112 1"],
  ["another number of its own", "700123"],
  ["no number", ""],
] as const)(
  "what the gateway says later with %s is the same payment, once",
  { tags: "any-database" },
  async ([, number]) => {
    const { later, confirm, settle, begun, donation, attempt, events, receipts, db } = await start();
    await later(25 * hours);
    await confirm();
    for (let times = 0; times < 2; times += 1) expect(await settle(begun.attempt, number)).toBe("paid");
    expect(await donation()).toMatchObject({ state: "paid", needs_review: 0 });
    expect(await attempt()).toMatchObject({ state: "paid", provider_reference: number || "T26 112 1" });
    expect(await receipts()).toHaveLength(1);
    const noted = (await events()).filter(({ kind }) => kind === "note");
    expect(noted).toMatchObject([{ cause: "gateway", actor: "jazzcash" }]);
    expect(await ledgerDifferences(db)).toEqual([]);
  },
);

test("a return from the provider after that asks nobody, and a failure that is told late changes nothing", {
  tags: "any-database",
}, async () => {
  const { app, later, confirm, begun, donation, attempt, db } = await start();
  const arrival = await visit(begun, "Pay");
  await later(25 * hours);
  const claimed = await attempt();
  await confirm();
  expect((await bringBack(app, arrival)).status).toBe(303);
  expect(await askGateways(app.deps)).toBe(0);
  const context = testLedger(app.clock.now(), app.url);
  for (const outcome of ["failed", "expired", "pending", "unknown"] as const)
    await settleAttempt(db, context, claimed, { outcome, code: "x" });
  expect(await donation()).toMatchObject({ state: "paid", needs_review: 0 });
  expect(await attempt()).toMatchObject({ state: "paid", last_code: "by-hand" });
  // Another amount is no repeat: staff look at it.
  await settleAttempt(db, context, claimed, {
    outcome: "paid",
    amountPaisa: 100,
    providerReference: "",
    code: "121",
  });
  expect(await donation()).toMatchObject({ state: "paid", needs_review: 1 });
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("the number of a payment that has paid another gift confirms none, and is told with that gift", async () => {
  const { app, later, confirm, begun, sandbox, db, receipts } = await start();
  const other = await startAtGateway(app);
  await bringBack(app, await visit(other, "Pay"));
  const payment = sandbox.accounts.jazzcash.find(other.attempt);
  payment.number = "700999";
  await askGateways(app.deps);
  expect(await receipts()).toHaveLength(1);
  await later(25 * hours);
  const refused = await confirm({ bank_reference: "700 999", same_as: other.reference });
  expect(refused).toMatchObject({ status: 409, body: { message: messages.usedNumber(other.reference) } });
  expect(begun.reference).not.toBe(other.reference);
  expect(await receipts()).toHaveLength(1);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("staff named another try of the gift: the payment is still one, and the number goes to its own try", {
  tags: "any-database",
}, async () => {
  const { app, later, confirm, settle, begun, donation, attempt, db, events } = await start();
  const { id } = await donation();
  await db
    .insertInto("payment_attempts")
    .values({
      donation_id: id,
      gateway: "jazzcash",
      reference: "P2611211200BBBBBBBBB",
      amount_paisa: 2500_00,
      state: "expired",
      created_at: app.clock.now().toISOString(),
      asked_at: null,
      next_check_at: null,
      expires_at: app.clock.now().toISOString(),
      provider_reference: null,
    })
    .execute();
  await later(25 * hours);
  await confirm({ attempt: "P2611211200BBBBBBBBB", bank_reference: "700123" });
  expect(await settle(begun.attempt, "700123")).toBe("paid");
  expect(await donation()).toMatchObject({ state: "paid", needs_review: 0 });
  expect(await attempt()).toMatchObject({ state: "paid", provider_reference: "700123" });
  expect(await attempt("P2611211200BBBBBBBBB")).toMatchObject({ state: "expired", provider_reference: null });
  // A payment with a number of its own is a second one.
  expect(await settle("P2611211200BBBBBBBBB", "700124")).toBe("problem");
  expect(await donation()).toMatchObject({ needs_review: 1 });
  expect((await events()).map(({ kind }) => kind)).toContain("second-payment");
  expect(await ledgerDifferences(db)).toEqual([]);
});
