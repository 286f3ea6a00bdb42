import { expect, test } from "vitest";
import { readBooks } from "#app/parts/open-books/server/open-books.store.server.ts";
import { sealDays } from "#app/parts/open-books/server/seal-days.server.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { startTransfers } from "#tests/support/transfer-reports.ts";
import { entryMessages as messages } from "./funds.messages.ts";

/* What a fund holds from before, and what goes from one to another: DESK-18. */

const start = async () => {
  const made = await startTransfers();
  const { app, db, ask } = made;
  return {
    ...made,
    callAsStaff: (name: Parameters<typeof ask>[0], json: object) => ask(name, { json }),
    enter: (json: object) =>
      ask("createFundEntry", {
        json: {
          kind: "opening",
          fund: "zakat",
          amount: 100_000,
          entered_on: "2026-11-01",
          reason: "Before",
          ...json,
        },
      }),
    funds: async () =>
      new Map((await readBooks(db, app.clock.now())).funds.map((fund) => [fund.slug, fund.stands])),
  };
};

test("an opening balance is paid out, a cheque bounces after that, and a transfer covers it: nothing is invented", async () => {
  const { app, db, callAsStaff, enter, funds, ask } = await start();
  expect(await enter({})).toMatchObject({ status: 201, body: { message: messages.recorded } });
  const cheque = {
    amount: 1500,
    fund: "zakat",
    method: "cheque",
    received_on: "2026-11-02",
    bank_reference: "CH-17",
    idempotency_key: "cheque-of-november-1",
  };
  const { reference } = (await callAsStaff("bookDonation", cheque)).body;
  const { id } = (await ask("readDonationDetails", { query: { reference } })).body.donation;
  const payout = { fund: "zakat", amount: 101_500, paid_on: "2026-11-10", purpose: "Medicine" };
  expect(await callAsStaff("createPayout", payout)).toMatchObject({ status: 201 });

  const bounced = { id, reason: "The cheque was returned" };
  expect(await callAsStaff("refundDonation", bounced)).toMatchObject({ status: 422 });
  await enter({ fund: "general", amount: 5000, reason: "Cash box" });
  expect(
    await enter({ kind: "transfer", from_fund: "general", amount: 1500, reason: "Covers a returned cheque" }),
  ).toMatchObject({ status: 201 });
  expect(await callAsStaff("refundDonation", bounced)).toMatchObject({ status: 200 });

  expect([...(await funds())]).toEqual([
    ["general", 3500_00],
    ["zakat", 0],
  ]);
  expect(await ledgerDifferences(db)).toEqual([]);
  app.clock.forward(2 * 24 * 60 * 60 * 1000);
  await sealDays(app.deps);
  expect(await db.selectFrom("receipt_days").selectAll().orderBy("day").executeTakeFirst()).toMatchObject({
    version: 3,
    receipts: 1,
    total_paisa: 1500_00,
    refunds: 1,
    refunded_paisa: 1500_00,
    payouts: 1,
    paid_out_paisa: 101_500_00,
    entries: 3,
    entered_paisa: 105_000_00,
    corrections: 0,
  });
  expect(await ledgerDifferences(db)).toEqual([]);
});

test.for([
  [
    "out of Zakat",
    { kind: "transfer", from_fund: "zakat", fund: "general", amount: 1 },
    422,
    messages.restricted("Zakat"),
  ],
  ["into itself", { kind: "transfer", from_fund: "general", fund: "general" }, 422, messages.sameFund],
  ["from nowhere", { kind: "transfer", from_fund: "" }, 422, messages.noFrom],
  [
    "more than there is",
    { kind: "transfer", from_fund: "general" },
    422,
    messages.beyond("General", "PKR 0"),
  ],
  ["of an unknown fund", { fund: "wells" }, 422, messages.badFund],
  ["without a reason", { reason: " " }, 422, messages.noReason],
  [
    "of 1990",
    { entered_on: "1990-11-01" },
    422,
    "Nov 1, 1990 is more than 400 days ago. Please check the year.",
  ],
  ["of tomorrow", { entered_on: "2026-11-22" }, 422, "This day is in the future."],
] as const)("an entry %s is refused and nothing is stored", async ([, json, status, message]) => {
  const { db, enter } = await start();
  expect(await enter(json)).toMatchObject({ status, body: { message } });
  expect(await db.selectFrom("fund_entries").select("id").execute()).toEqual([]);
});

test("a fund has one opening balance; a wrong one is cancelled, unless it has been spent", async () => {
  const { db, enter, callAsStaff, ask } = await start();
  await enter({});
  expect(await enter({ amount: 5 })).toMatchObject({
    status: 409,
    body: { message: messages.hasOpening("Zakat") },
  });
  await callAsStaff("createPayout", { fund: "zakat", amount: 1, paid_on: "2026-11-10", purpose: "Bread" });
  const [{ id }] = (await ask("listFundEntries")).body.rows as [{ id: number }];
  const cancel = { id, reason: "Counted wrong" };
  expect(await callAsStaff("cancelFundEntry", cancel)).toMatchObject({
    status: 409,
    body: { message: messages.spent("Zakat", "PKR 1", "Nov 10, 2026") },
  });
  const [payout] = await db.selectFrom("payouts").select("id").execute();
  await callAsStaff("cancelPayout", { id: payout?.id, reason: "Not paid" });
  expect(await callAsStaff("cancelFundEntry", cancel)).toMatchObject({ status: 200 });
  expect(await callAsStaff("cancelFundEntry", cancel)).toMatchObject({
    status: 409,
    body: { message: messages.alreadyCancelled },
  });
  expect(await enter({ amount: 90_000 })).toMatchObject({ status: 201 });
  await expect(
    db.updateTable("fund_entries").set({ amount_paisa: 1 }).where("id", "=", id).execute(),
  ).rejects.toThrow("a fund entry stays as it was recorded");
  expect(await ledgerDifferences(db)).toEqual([]);
});
