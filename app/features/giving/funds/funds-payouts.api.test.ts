import { expect, test } from "vitest";
import { deskMessages } from "#app/features/giving/donations-desk/donations-desk.messages.ts";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { give, zakat } from "#tests/support/donations-desk.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { addPayout } from "#tests/support/payouts.ts";
import { payoutMessages as messages } from "./funds.messages.ts";

async function desk() {
  const app = await startTestApp();
  const token = await app.signIn();
  const fundOf = async (slug: string) => {
    const { body } = await app.call("listFunds", { token });
    return body.funds.find((fund: { slug: string }) => fund.slug === slug);
  };
  const pay = (more: object = {}) => app.call("createPayout", { token, json: { ...payout, ...more } });
  return { app, token, fundOf, pay };
}

const restrictedFunds = [
  zakat,
  { slug: "sadqah", title: "Sadqah", kind: "named" },
  { slug: "fitrana", title: "Fitrana", kind: "named" },
] as const;

const payout = {
  fund: "general",
  amount: "1500",
  paid_on: "2026-11-20",
  purpose: "Blankets for 30 families",
  payee: "A shop in Kasur",
  bank_reference: "CHQ 9",
};

test("a fund counts what came in, was given back and paid out, and knows what it holds: DESK-11", async () => {
  const { app, token, fundOf, pay } = await desk();
  await give(app.deps, { state: "paid" });
  await give(app.deps, { state: "refunded", amountPaisa: 1000_00 });
  await give(app.deps, { state: "pending" });
  expect((await pay()).status).toBe(201);
  expect(await fundOf("general")).toEqual({
    slug: "general",
    title: "General",
    entered: 0,
    in: 3500_00,
    refunded: 1000_00,
    out: 1500_00,
    stands: 1000_00,
    open: true,
  });
  expect(await fundOf("zakat")).toMatchObject({ in: 0, stands: 0, open: true });
  const { body } = await app.call("listPayouts", { token, query: { fund: "general" } });
  expect(body.rows).toMatchObject([
    { amount_paisa: 1500_00, created_by: "Administrator", cancelled_at: null },
  ]);
  expect((await app.call("listPayouts", { token, query: { fund: "zakat" } })).body.rows).toEqual([]);
});

test.for([
  ["no fund", { fund: "" }, messages.badFund],
  ["an unknown fund", { fund: "nowhere" }, messages.badFund],
  ["no amount", { amount: "" }, messages.noAmount],
  ["an amount in words", { amount: "ten" }, messages.badAmount],
  ["nothing", { amount: "0" }, messages.notPositive],
  ["too much", { amount: "1000000001" }, messages.tooLarge],
  ["a day to come", { paid_on: "2026-11-22" }, messages.futureDay],
  ["no day", { paid_on: "x" }, messages.noDay],
  ["no purpose", { purpose: " " }, messages.noPurpose],
  ["more than there is", { amount: "2,501" }, messages.beyond("PKR 2,500")],
] as const)("a payout with %s is refused: DESK-12", async ([, more, message]) => {
  const { app, fundOf, pay } = await desk();
  await give(app.deps, { state: "paid" });
  expect(await pay(more)).toMatchObject({ status: 422, body: { success: false, message } });
  expect(await fundOf("general")).toMatchObject({ out: 0 });
});

const refusedFor = (title: string, amount: string, day: string) => ({
  status: 422,
  body: { success: false, message: messages.restricted(title, amount, day) },
});

test.for(restrictedFunds)(
  "more than a fund holds goes out knowingly only, and of $title never: DESK-12",
  async (fund) => {
    const { app, fundOf, pay } = await desk();
    expect((await pay({ overdraw: true })).status).toBe(201);
    expect(await fundOf("general")).toMatchObject({ stands: -1500_00 });
    await give(app.deps, { state: "paid", fund, amountPaisa: 1000_00, receivedOn: "2026-11-20" });
    const refused = await pay({ fund: fund.slug, amount: "1000.01", overdraw: true });
    expect(refused).toMatchObject(refusedFor(fund.title, "PKR 1,000", "Nov 20, 2026"));
    expect((await pay({ fund: fund.slug, amount: "1000" })).status).toBe(201);
    expect(await ledgerDifferences(app.deps.db)).toEqual([]);
  },
);

test("Zakat pays out only what had come in by that day, and nothing that a later payout has spent: DESK-12", async () => {
  const { app, token, pay } = await desk();
  const payZakat = (amount: number, paid_on: string) =>
    pay({ fund: "zakat", amount, paid_on, purpose: `${amount} on ${paid_on}` });
  for (const day of ["2026-11-10", "2026-11-14"])
    await give(app.deps, { state: "paid", fund: zakat, amountPaisa: 1000_00, receivedOn: day });
  expect(await payZakat(1, "2026-11-09")).toMatchObject(refusedFor("Zakat", "PKR 0", "Nov 9, 2026"));
  expect(await payZakat(1001, "2026-11-13")).toMatchObject(refusedFor("Zakat", "PKR 1,000", "Nov 13, 2026"));
  expect((await payZakat(1600, "2026-11-15")).status).toBe(201);
  expect(await payZakat(401, "2026-11-12")).toMatchObject(refusedFor("Zakat", "PKR 400", "Nov 12, 2026"));
  expect((await payZakat(400, "2026-11-12")).status).toBe(201);
  expect(await payZakat(1, "2026-11-20")).toMatchObject(refusedFor("Zakat", "PKR 0", "Nov 20, 2026"));

  // What was recorded by mistake is there again.
  const { body } = await app.call("listPayouts", { token, query: { fund: "zakat" } });
  const mistake = body.rows.find((row: { paid_on: string }) => row.paid_on === "2026-11-12");
  await app.call("cancelPayout", { token, json: { id: mistake.id, reason: "Not paid" } });
  expect((await payZakat(400, "2026-11-11")).status).toBe(201);
  expect(await ledgerDifferences(app.deps.db)).toEqual([]);
});

test("a Zakat gift whose money is paid out goes back once the fund has the money: DESK-05", async () => {
  const { app, token, fundOf, pay } = await desk();
  const donation = await give(app.deps, { state: "paid", fund: zakat });
  expect((await pay({ fund: "zakat", amount: 2000, paid_on: "2026-11-21" })).status).toBe(201);
  const refund = () =>
    app.call("refundDonation", {
      token,
      json: { id: donation.id, reason: "Sent by mistake", bank_reference: "" },
    });
  expect(await refund()).toMatchObject({
    status: 422,
    body: { message: deskMessages.spent("Zakat", "PKR 500", "PKR 2,000") },
  });
  expect(await fundOf("zakat")).toMatchObject({ refunded: 0, stands: 500_00 });
  await give(app.deps, { state: "paid", fund: zakat, amountPaisa: 2000_00 });
  expect((await refund()).status).toBe(200);
  expect(await fundOf("zakat")).toMatchObject({ refunded: 2500_00, stands: 0 });
  expect(await ledgerDifferences(app.deps.db)).toEqual([]);
});

test("a fund that is below zero from before says all that it lacks: DESK-05", async () => {
  const { app, token } = await desk();
  const { db } = app.deps;
  const donation = await give(app.deps, { state: "paid", fund: zakat });
  const before = { amount_paisa: 4000_00, purpose: "Food", created_at: "2026-11-21", created_by: "Before" };
  await addPayout(db, { ...before, fund: "zakat", paid_on: "2026-11-21" });
  const json = { id: donation.id, reason: "Sent by mistake", bank_reference: "" };
  expect(await app.call("refundDonation", { token, json })).toMatchObject({
    status: 422,
    body: { message: deskMessages.spent("Zakat", "PKR -1,500", "PKR 4,000") },
  });
});

test("the check of the ledger names the first day on which a restricted fund was below zero", async () => {
  const { app } = await desk();
  const { db } = app.deps;
  await give(app.deps, { state: "paid", fund: zakat });
  const outside = { amount_paisa: 100_00, purpose: "Food", created_at: "2026-11-21", created_by: "Outside" };
  await addPayout(db, { ...outside, fund: "zakat", paid_on: "2026-11-19" });
  expect(await ledgerDifferences(db)).toContain("fund zakat: was at -10000 paisa on 2026-11-19");
});

test("the same payout is recorded once, and again after it was cancelled", async () => {
  const { app, token, fundOf, pay } = await desk();
  await give(app.deps, { state: "paid", amountPaisa: 10_000_00 });
  await pay();
  expect(await pay()).toMatchObject({ status: 409, body: { message: messages.same } });
  expect((await pay({ bank_reference: "CHQ 10" })).status).toBe(201);

  const { body } = await app.call("listPayouts", { token });
  const id = body.rows.at(-1).id;
  const cancel = (json: object) => app.call("cancelPayout", { token, json });
  expect(await cancel({ id, reason: " " })).toMatchObject({
    status: 422,
    body: { message: messages.noReason },
  });
  expect(await cancel({ id: 999, reason: "Wrong" })).toMatchObject({
    status: 404,
    body: { message: messages.notFound },
  });
  expect(await cancel({ id, reason: "Wrong fund" })).toMatchObject({
    status: 200,
    body: { message: messages.cancelled },
  });
  expect(await cancel({ id, reason: "Again" })).toMatchObject({
    status: 409,
    body: { message: messages.alreadyCancelled },
  });
  expect(await fundOf("general")).toMatchObject({ out: 1500_00 });
  expect((await pay()).status).toBe(201);

  const { text } = await app.call("exportPayouts", { token });
  const rows = text.replace("\ufeff", "").trim().split("\n");
  expect(rows[0]).toBe(
    "Day,Fund,Amount (PKR),Purpose,Purpose in Urdu,Paid,Payee,Bank reference,Recorded,Recorded by,Cancelled,Why cancelled,Case",
  );
  expect(rows).toHaveLength(4);
  expect(rows[3]).toMatch(/^2026-11-20,General,1500\.00,Blankets for 30 families,.*,Wrong fund,$/);
});

const sharedDesk = startedOnce(desk);

test.for([{ limit: 0 }, { cursor: "x" }, { fund: "x".repeat(81) }] as const)(
  "the query %o of the payouts is refused",
  async (query) => {
    const { app, token } = await sharedDesk();
    expect((await app.call("listPayouts", { token, query })).status).toBe(422);
  },
);
