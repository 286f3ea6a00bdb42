import { expect, test } from "vitest";
import { desk } from "#tests/support/donations-desk-app.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";

const confirmation = {
  amount: "2500",
  bank_reference: "IBFT-1",
  received_on: "2026-11-20",
  reason: "On the statement",
};

test.for([
  ["another amount", { amount: "2,600" }, 422, messages.otherAmount("PKR 2,500")],
  ["no amount", { amount: "" }, 422, "Please enter an amount in rupees."],
  ["no reference", { bank_reference: " " }, 422, messages.noBankReference],
  ["no reason", { reason: "" }, 422, messages.noReason],
  ["no day", { received_on: "" }, 422, messages.noDay],
  ["a day to come", { received_on: "2026-11-22" }, 422, messages.futureDay],
  ["an older version", { version: 7 }, 409, messages.stale],
  ["an unknown gift", { id: 999 }, 404, messages.notFound],
  ["no gift", { id: "x" }, 422, messages.badId],
] as const)(
  "a confirmation with %s is refused, and changes nothing: DESK-04",
  { tags: "any-database" },
  async ([, more, status, message]) => {
    const { callAsStaff, read, give } = await desk();
    const { id, version, reference } = await give({ state: "pending" });
    const refused = await callAsStaff("confirmDonation", { id, version, ...confirmation, ...more });
    expect(refused).toMatchObject({ status, body: { success: false, message } });
    expect(await read(reference)).toMatchObject({ state: "pending", needs_review: false, receipt: null });
  },
);

test("only a gift that no gateway confirms is confirmed by hand, and only once", {
  tags: "any-database",
}, async () => {
  const { callAsStaff, give } = await desk();
  const byGateway = await give({ method: "jazzcash", gateway: "jazzcash", state: "expired" });
  const refused = await callAsStaff("confirmDonation", { id: byGateway.id, ...confirmation });
  expect(refused).toMatchObject({ status: 409, body: { message: messages.ofGateway } });
  const byHand = await give();
  expect((await callAsStaff("confirmDonation", { id: byHand.id, ...confirmation })).status).toBe(200);
  const again = await callAsStaff("confirmDonation", {
    id: byHand.id,
    ...confirmation,
    bank_reference: "IBFT-2",
  });
  expect(again).toMatchObject({ status: 409, body: { message: messages.alreadyPaid } });
});

test("a confirmed gift is in the books with its day at the bank; its report waits no longer", {
  tags: "any-database",
}, async () => {
  const { app, token, callAsStaff, read, give } = await desk();
  const { id, version, reference } = await give();
  const report = { account_name: "A", account_number: "1", bank_name: "B", amount_paisa: 1, search_text: "" };
  await app.deps.db
    .insertInto("transfer_reports")
    .values({ ...report, donation_id: id, state: "waiting", reported_at: "2026-11-21T07:00:00.000Z" })
    .execute();
  const done = await callAsStaff("confirmDonation", { id, version, ...confirmation });
  expect(done).toMatchObject({ status: 200, body: { message: messages.confirmed } });
  const donation = await read(reference);
  expect(donation).toMatchObject({
    state: "paid",
    received_on: "2026-11-20",
    paid_on: "2026-11-21",
    reports: [{ state: "verified" }],
  });
  expect(donation.events.at(-1)).toMatchObject({
    cause: "staff",
    actor: "Administrator",
    detail: { amount_paisa: 2500_00, payment_reference: "IBFT-1", reason: "On the statement" },
  });
  const { body, text } = await app.call("listAuditLog", { token, query: { noun: "donation" } });
  expect(body.changes).toMatchObject([{ action: "confirm", after: { reference, amount: "PKR 2,500" } }]);
  expect(text).not.toMatch(/donor@home|A donor/);
});

const jazzcash = {
  PAY_JAZZCASH_URL: "http://127.0.0.1:9",
  PAY_JAZZCASH_MERCHANT_ID: "MC1",
  PAY_JAZZCASH_PASSWORD: "password",
  PAY_JAZZCASH_SALT: "0123456789",
};

test("a gateway is asked again about a try that was given up: DESK-06", {
  tags: "any-database",
}, async () => {
  const { app, callAsStaff, read, give } = await desk(jazzcash);
  const { id, reference } = await give({ method: "jazzcash", gateway: "jazzcash", state: "expired" });
  const nothing = await callAsStaff("askGatewayAgain", { id });
  expect(nothing).toMatchObject({ status: 409, body: { message: messages.nothingToAsk } });
  const attempt = {
    donation_id: id,
    gateway: "jazzcash" as const,
    amount_paisa: 2500_00,
    created_at: "2026-11-21T06:00:00.000Z",
    expires_at: "2026-11-21T07:00:00.000Z",
    next_check_at: null,
    asked_at: null,
    provider_reference: null,
  };
  await app.deps.db
    .insertInto("payment_attempts")
    .values([{ ...attempt, reference: "P1", state: "expired" }])
    .execute();
  const asked = await callAsStaff("askGatewayAgain", { id });
  expect(asked).toMatchObject({ status: 200, body: { message: messages.asked } });
  const donation = await read(reference);
  expect(donation.attempts).toMatchObject([{ reference: "P1", state: "open" }]);
  expect(donation.attempts[0].next_check_at).not.toBeNull();
  expect(donation.events.at(-1)).toMatchObject({ kind: "note", detail: { asked: true } });
});

test("a gateway that is not set up is not asked", { tags: "any-database" }, async () => {
  const { app, callAsStaff, give } = await desk();
  const { id } = await give({ method: "jazzcash", gateway: "jazzcash", state: "failed" });
  await app.deps.db
    .insertInto("payment_attempts")
    .values({
      donation_id: id,
      gateway: "jazzcash",
      reference: "P1",
      amount_paisa: 2500_00,
      state: "failed",
      created_at: "2026-11-21T06:00:00.000Z",
      expires_at: "2026-11-21T07:00:00.000Z",
      next_check_at: null,
      asked_at: null,
      provider_reference: null,
    })
    .execute();
  const refused = await callAsStaff("askGatewayAgain", { id });
  expect(refused).toMatchObject({ status: 409, body: { message: messages.gatewayGone } });
});

test("a reference that has confirmed another gift is refused with that gift, and taken knowingly: DESK-13", async () => {
  const { app, token, callAsStaff, read, give } = await desk();
  const [first, second, third] = [await give(), await give(), await give()];
  expect((await callAsStaff("confirmDonation", { id: first.id, ...confirmation })).status).toBe(200);
  const again = { id: second.id, ...confirmation, bank_reference: "ibft 1" };
  const message = messages.sameReference(first.reference, "PKR 2,500", "Nov 20, 2026");
  for (const same_as of [undefined, "", third.reference])
    expect(await callAsStaff("confirmDonation", { ...again, same_as })).toMatchObject({
      status: 409,
      body: { message, other: first.reference },
    });
  expect(await read(second.reference)).toMatchObject({
    state: "started",
    receipt: null,
    needs_review: false,
  });
  expect(await callAsStaff("confirmDonation", { ...again, same_as: first.reference })).toMatchObject({
    status: 200,
  });
  const { events, receipt } = await read(second.reference);
  expect(events.at(-1).detail).toMatchObject({
    payment_reference: "ibft 1",
    same_reference_as: first.reference,
  });
  // What was refused has taken no serial.
  expect(receipt.number).toBe("UWF-2027-000002");
  const { body } = await app.call("listAuditLog", { token, query: { action: "confirm" } });
  expect(body.changes[0].after).toMatchObject({ same_reference_as: first.reference });
  // A word for nothing is a mistake.
  const other = { ...confirmation, bank_reference: "IBFT-777", same_as: first.reference };
  expect(await callAsStaff("confirmDonation", { id: third.id, ...other })).toMatchObject({
    status: 409,
    body: { message: messages.noSameReference },
  });
  expect(await ledgerDifferences(app.deps.db)).toEqual([]);
});

test("of two gifts that are confirmed with one reference at once, one is", async () => {
  const { callAsStaff, give } = await desk();
  const donations = [await give(), await give()];
  const replies = await Promise.all(
    donations.map(({ id }) =>
      callAsStaff("confirmDonation", { id, ...confirmation, bank_reference: "FT998877" }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
