import { expect, test } from "vitest";
import { startedOnce } from "#tests/support/app.ts";
import { desk } from "#tests/support/donations-desk-app.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";

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

const sharedDesk = startedOnce(desk);

test.for([
  ["no amount", { amount: "" }, "Please enter an amount in rupees."],
  ["nothing", { amount: "0" }, "Amount must be positive"],
  ["too much", { amount: "100000001" }, messages.tooLarge],
  ["an unknown fund", { fund: "nowhere" }, messages.badFund],
  ["an unknown method", { method: "gold" }, messages.badMethod],
  ["a day to come", { received_on: "2026-11-22" }, messages.futureDay],
  ["no number of the cheque", { bank_reference: "" }, messages.referenceNeeded],
  ["a bad address", { email: "home" }, "Invalid email address"],
  ["a name that no receipt can print (RECEIPT-02c)", { name: "Ali 𒀀" }, messages.unprintable("𒀀")],
  ["a bad key", { idempotency_key: "short" }, messages.badKey],
] as const)("a booking with %s is refused: DESK-09", async ([, more, message]) => {
  const { callAsStaff } = await sharedDesk();
  expect(await callAsStaff("bookDonation", { ...booking, ...more })).toMatchObject({
    status: 422,
    body: { message },
  });
});

test("a cheque is booked by hand: paid at once, with its receipt and mail: DESK-09", async () => {
  const { app, callAsStaff, read } = await desk();
  const booked = await callAsStaff("bookDonation", { ...booking, note: "Brought to the office" });
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
  expect(await app.deps.db.selectFrom("outbox").select("id").execute()).toHaveLength(1);
});

test("the site takes no cash", async () => {
  const { app } = await desk();
  const json = { amount: 2500, paymentMethod: "cash" };
  expect((await app.call("startDonation", { json })).status).toBe(422);
});

test("a number that has confirmed another gift is booked only with that gift's reference, which the event keeps: DESK-13", async () => {
  const { app, callAsStaff, read } = await desk();
  const { reference } = (await callAsStaff("bookDonation", booking)).body;
  const again = { ...booking, idempotency_key: "booking-of-a-test-0002", bank_reference: "chq-551" };
  const refused = { status: 409, body: { other: reference } };
  expect(await callAsStaff("bookDonation", again)).toMatchObject({
    ...refused,
    body: { ...refused.body, message: messages.sameReference(reference, "PKR 100,000", "Nov 20, 2026") },
  });
  expect(await callAsStaff("bookDonation", { ...again, same_as: "TXN1" })).toMatchObject(refused);
  expect(await app.deps.db.selectFrom("donations").select("id").execute()).toHaveLength(1);
  const booked = await callAsStaff("bookDonation", { ...again, same_as: reference });
  expect(booked.status).toBe(201);
  expect((await read(booked.body.reference)).events).toMatchObject([
    { kind: "started" },
    { to_state: "paid", detail: { same_reference_as: reference } },
  ]);
  // Without another donation there is nothing to know.
  const odd = { ...again, idempotency_key: "booking-of-a-test-0003", bank_reference: "CHQ 9001" };
  expect(await callAsStaff("bookDonation", { ...odd, same_as: reference })).toMatchObject({
    status: 409,
    body: { message: messages.noSameReference },
  });
});
