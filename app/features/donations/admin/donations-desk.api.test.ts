import { expect, test } from "vitest";
import type { EndpointName } from "#app/contract/endpoints.ts";
import { startTestApp } from "#tests/support/app.ts";
import { give } from "./desk-testing.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";

async function desk(env: Record<string, string> = {}) {
  const app = await startTestApp({ env });
  const token = await app.signIn();
  const act = (name: EndpointName, json: object) => app.call(name, { token, json });
  const read = async (reference: string) =>
    (await app.call("readDonationDetails", { token, query: { reference } })).body.donation;
  return { app, token, act, read, gift: (given?: Parameters<typeof give>[1]) => give(app.services, given) };
}

const confirmation = {
  amount: "2500",
  bank_reference: "IBFT-1",
  received_on: "2026-11-20",
  reason: "On the statement",
};

test.for([
  { limit: 0 },
  { limit: 101 },
  { cursor: "x" },
  { cursor: "0" },
  { by: "moon" },
  { from: "2026-02-30" },
  { to: "yesterday" },
  { state: "lost" },
  { method: "gold" },
  { review: "0" },
  { q: "x".repeat(201) },
] as const)("the query %o of the list is refused", async (query) => {
  const { app, token } = await desk();
  const refused = await app.call("listDonations", { token, query });
  expect(refused).toMatchObject({ status: 422, body: { message: messages.badQuery } });
});

test("a gift is read with its history, and an unknown one is not there: DESK-02", async () => {
  const { app, token, read, gift } = await desk();
  const made = await gift({ state: "paid", dedication: "For my mother", receivedOn: "2026-11-19" });
  const donation = await read(made.reference);
  expect(donation).toMatchObject({
    reference: made.reference,
    donor_email: "donor@home.example",
    dedication: "For my mother",
    received_on: "2026-11-19",
    paid_on: "2026-11-21",
    page: `/donation-success?key=${made.access_key}`,
    receipt: { number: "UWF-2027-000001", voided: false },
    attempts: [],
    reports: [],
  });
  expect(donation.events.map((event: { kind: string; to_state: string }) => event.to_state)).toEqual([
    "started",
    "paid",
  ]);
  for (const reference of ["TXNNOTHING", "no such thing"]) {
    const { status, body } = await app.call("readDonationDetails", { token, query: { reference } });
    expect([404, 422]).toContain(status);
    expect(body.message).toBe(messages.notFound);
  }
});

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
  async ([, more, status, message]) => {
    const { act, read, gift } = await desk();
    const { id, version, reference } = await gift({ state: "pending" });
    const refused = await act("confirmDonation", { id, version, ...confirmation, ...more });
    expect(refused).toMatchObject({ status, body: { success: false, message } });
    expect(await read(reference)).toMatchObject({ state: "pending", needs_review: false, receipt: null });
  },
);

test("only a gift that no gateway confirms is confirmed by hand, and only once", async () => {
  const { act, gift } = await desk();
  const byGateway = await gift({ method: "jazzcash", gateway: "jazzcash", state: "expired" });
  const refused = await act("confirmDonation", { id: byGateway.id, ...confirmation });
  expect(refused).toMatchObject({ status: 409, body: { message: messages.ofGateway } });
  const byHand = await gift();
  expect((await act("confirmDonation", { id: byHand.id, ...confirmation })).status).toBe(200);
  const again = await act("confirmDonation", { id: byHand.id, ...confirmation, bank_reference: "IBFT-2" });
  expect(again).toMatchObject({ status: 409, body: { message: messages.alreadyPaid } });
});

test("a confirmed gift is in the books with its day at the bank; its report waits no longer", async () => {
  const { app, token, act, read, gift } = await desk();
  const { id, version, reference } = await gift();
  const report = { account_name: "A", account_number: "1", bank_name: "B", amount_paisa: 1, search_text: "" };
  await app.services.db
    .insertInto("transfer_reports")
    .values({ ...report, donation_id: id, state: "waiting", reported_at: "2026-11-21T07:00:00.000Z" })
    .execute();
  const done = await act("confirmDonation", { id, version, ...confirmation });
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

test("a paid gift is given back once, with a reason: DESK-05", async () => {
  const { act, read, gift } = await desk();
  const { id, version, reference } = await gift({ state: "paid" });
  const refuse = async (json: object, status: number, message: string) =>
    expect(await act("refundDonation", json)).toMatchObject({ status, body: { message } });
  await refuse({ id, version, reason: "" }, 422, messages.noReason);
  await refuse({ id, version: version - 1, reason: "Twice" }, 409, messages.stale);
  const pending = await gift({ state: "pending" });
  await refuse({ id: pending.id, reason: "Twice" }, 409, messages.notPaid);
  const done = await act("refundDonation", { id, version, reason: "Given twice", bank_reference: "B-1" });
  expect(done).toMatchObject({ status: 200, body: { message: messages.refunded } });
  const donation = await read(reference);
  expect(donation).toMatchObject({
    state: "refunded",
    refunded_on: "2026-11-21",
    receipt: { voided: true },
  });
  expect(donation.events.at(-1).detail).toEqual({ reason: "Given twice", payment_reference: "B-1" });
  await refuse({ id, reason: "Again" }, 409, messages.notPaid);
});

const jazzcash = {
  PAY_JAZZCASH_URL: "http://127.0.0.1:9",
  PAY_JAZZCASH_MERCHANT_ID: "MC1",
  PAY_JAZZCASH_PASSWORD: "password",
  PAY_JAZZCASH_SALT: "0123456789",
};

test("a gateway is asked again about a try that was given up: DESK-06", async () => {
  const { app, act, read, gift } = await desk(jazzcash);
  const { id, reference } = await gift({ method: "jazzcash", gateway: "jazzcash", state: "expired" });
  const nothing = await act("askGatewayAgain", { id });
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
  await app.services.db
    .insertInto("payment_attempts")
    .values([{ ...attempt, reference: "P1", state: "expired" }])
    .execute();
  const asked = await act("askGatewayAgain", { id });
  expect(asked).toMatchObject({ status: 200, body: { message: messages.asked } });
  const donation = await read(reference);
  expect(donation.attempts).toMatchObject([{ reference: "P1", state: "open" }]);
  expect(donation.attempts[0].next_check_at).not.toBeNull();
  expect(donation.events.at(-1)).toMatchObject({ kind: "note", detail: { asked: true } });
});

test("a gateway that is not set up is not asked", async () => {
  const { app, act, gift } = await desk();
  const { id } = await gift({ method: "jazzcash", gateway: "jazzcash", state: "failed" });
  await app.services.db
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
  const refused = await act("askGatewayAgain", { id });
  expect(refused).toMatchObject({ status: 409, body: { message: messages.gatewayGone } });
});

test("a receipt is sent again, to a donor with an address: DESK-07", async () => {
  const { app, act, gift } = await desk();
  const mails = async () => (await app.services.db.selectFrom("outbox").select("id").execute()).length;
  const { id } = await gift({ state: "paid" });
  const before = await mails();
  expect((await act("sendReceiptAgain", { id })).body.message).toBe(messages.receiptSent);
  expect(await mails()).toBe(before + 1);
  const silent = await gift({ state: "paid", donorEmail: "" });
  expect((await act("sendReceiptAgain", { id: silent.id })).body.message).toBe(messages.noAddress);
  for (const state of ["pending", "refunded"] as const) {
    const other = await gift({ state });
    expect((await act("sendReceiptAgain", { id: other.id })).body.message).toBe(messages.noReceipt);
  }
});

test("staff note on a gift and settle what needed a look; the log has no word of it: DESK-08", async () => {
  const { app, token, act, read, gift } = await desk();
  const { id, version, reference } = await gift();
  const noted = await act("noteDonation", { id, version, note: "Called the donor" });
  expect(noted.body.message).toBe(messages.noted);
  const stale = await act("noteDonation", { id, version, note: "Mine" });
  expect(stale).toMatchObject({ status: 409, body: { message: messages.stale } });
  expect((await act("noteDonation", { id, note: "x".repeat(5001) })).status).toBe(422);
  expect(await read(reference)).toMatchObject({ note: "Called the donor", version: version + 1 });

  const nothing = await act("settleReview", { id, reason: "Fine" });
  expect(nothing).toMatchObject({ status: 409, body: { message: messages.nothingToResolve } });
  await app.services.db.updateTable("donations").set({ needs_review: 1 }).where("id", "=", id).execute();
  expect((await act("settleReview", { id, reason: " " })).body.message).toBe(messages.noFinding);
  expect((await act("settleReview", { id, reason: "Sent back" })).body.message).toBe(messages.resolved);
  const donation = await read(reference);
  expect(donation).toMatchObject({ needs_review: false });
  expect(donation.events.at(-1)).toMatchObject({ kind: "note", detail: { resolved: "Sent back" } });
  const { text } = await app.call("listAuditLog", { token });
  expect(text).not.toMatch(/Called the donor|Sent back/);
});

const booking = {
  idempotency_key: "booking-of-a-test-0001",
  amount: "1,00,000",
  fund: "zakat",
  method: "cheque",
  received_on: "2026-11-20",
  bank_reference: "CHQ 551",
  name: "A donor",
  email: "Donor@home.example",
};

test.for([
  ["no amount", { amount: "" }, "Please enter an amount in rupees."],
  ["nothing", { amount: "0" }, "Amount must be positive"],
  ["too much", { amount: "100000001" }, messages.tooLarge],
  ["an unknown fund", { fund: "nowhere" }, messages.badFund],
  ["an unknown method", { method: "gold" }, messages.badMethod],
  ["a day to come", { received_on: "2026-11-22" }, messages.futureDay],
  ["no number of the cheque", { bank_reference: "" }, messages.referenceNeeded],
  ["a bad address", { email: "home" }, "Invalid email address"],
  ["a bad key", { idempotency_key: "short" }, messages.badKey],
] as const)("a booking with %s is refused: DESK-09", async ([, more, message]) => {
  const { act } = await desk();
  expect(await act("bookDonation", { ...booking, ...more })).toMatchObject({
    status: 422,
    body: { message },
  });
});

test("a cheque is booked by hand: paid at once, with its receipt and mail: DESK-09", async () => {
  const { app, act, read } = await desk();
  const booked = await act("bookDonation", { ...booking, note: "Brought to the office" });
  expect(booked).toMatchObject({ status: 201, body: { message: messages.booked } });
  expect(await read(booked.body.reference)).toMatchObject({
    state: "paid",
    amount_paisa: 100_000_00,
    method: "cheque",
    fund_title: "Zakat",
    donor_email: "donor@home.example",
    received_on: "2026-11-20",
    note: "Brought to the office",
    receipt: { number: "UWF-2027-000001" },
    events: [
      { kind: "started", cause: "staff", actor: "Administrator" },
      { to_state: "paid", detail: { payment_reference: "CHQ 551" } },
    ],
  });
  expect(await app.services.db.selectFrom("outbox").select("id").execute()).toHaveLength(1);
});

test("the site takes no cash", async () => {
  const { app } = await desk();
  const json = { amount: 2500, paymentMethod: "cash" };
  expect((await app.call("startDonation", { json })).status).toBe(422);
});

test("what the filters show is exported with every field: DESK-10", async () => {
  const { app, token, act, gift } = await desk();
  await gift({ donorName: "=SUM(A1)", amountPaisa: 99_50, state: "paid", receivedOn: "2026-11-19" });
  await gift({ state: "pending" });
  const back = await gift({ state: "paid", amountPaisa: 1000_00 });
  await act("refundDonation", { id: back.id, reason: "Twice" });
  const csv = async (query: Record<string, string> = {}) =>
    (await app.call("exportDonations", { token, query })).text.trim().split("\n");
  const [headings = "", ...rows] = await csv();
  expect(headings.replace("\ufeff", "").split(",")).toEqual([
    "Reference",
    "Started",
    "State",
    "Needs a look",
    "Amount (PKR)",
    "Given back (PKR)",
    "Fund",
    "Method",
    "Gateway",
    "Day at the bank",
    "Day in the books",
    "Confirmed at",
    "Payment reference",
    "Confirmed by",
    "Given back on",
    "Receipt",
    "Receipt void",
    "Donor",
    "Anonymous in public",
    "Email",
    "Donor's reference",
    "Dedication",
    "Monthly",
    "Note",
  ]);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(
    ",Given back,,1000.00,1000.00,General,Bank Transfer,manual,2026-11-21,2026-11-21,",
  );
  expect(rows[0]).toContain(",2026-11-21,UWF-2027-000002,yes,");
  expect(rows[2]).toContain(",Paid,,99.50,0.00,General,Bank Transfer,manual,2026-11-19,2026-11-21,");
  expect(rows[2], "a formula is no formula").toContain("'=SUM(A1)");
  expect(await csv({ state: "paid" })).toHaveLength(2);
  expect(await csv({ by: "bank", from: "2026-11-19", to: "2026-11-19" })).toHaveLength(2);
  const { body } = await app.call("listAuditLog", { token, query: { action: "export" } });
  expect(body.changes).toHaveLength(3);
});
