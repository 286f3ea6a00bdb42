import { expect, test } from "vitest";
import { cancelPayout } from "#app/features/giving/funds/funds-payouts.store.server.ts";
import { migrations } from "#server/db/migrations.ts";
import { startTestApp } from "#tests/support/app.ts";
import {
  changeTestDonation,
  confirmation,
  generalFund,
  ledgerDifferences,
  startTestDonation,
} from "#tests/support/ledger.ts";
import { addPayout } from "#tests/support/payouts.ts";
import { givePaid } from "#tests/support/receipts.ts";
import { startTransfers } from "#tests/support/transfer-reports.ts";
import { rebuildBookDays } from "./compute-book-days.server.ts";

/* What each day did to each fund and account: BOOKS-17. */

type Db = Awaited<ReturnType<typeof startTestApp>>["deps"]["db"];

/** The rows as the page of an accountant would have them: their keys, and what is not zero. */
async function booksOf(db: Db) {
  const rows = await db
    .selectFrom("book_days")
    .selectAll()
    .orderBy("day")
    .orderBy("fund")
    .orderBy("account")
    .execute();
  return rows.map(({ day, fund, account, ...sums }) => [
    `${day} ${fund} ${account}`,
    Object.fromEntries(Object.entries(sums).filter(([, paisa]) => paisa !== 0)),
  ]);
}

/** A gift by bank of earlier, one from the cash box, one by wallet that went back, a corrected one, payouts and entries. */
async function busyDay() {
  const { app, db, ask } = await startTransfers();
  const book = (json: object) => ask("bookDonation", { json: { fund: "general", ...json } });
  const key = (name: string) => ({ idempotency_key: `key-of-the-gift-${name}` });
  await book({
    amount: 3000,
    method: "cheque",
    bank_reference: "CH-1",
    received_on: "2026-11-10",
    ...key("bank"),
  });
  const cash = await book({ amount: 500, method: "cash", received_on: "2026-11-21", ...key("cash") });
  const wallet = await startTestDonation(app.deps, { method: "jazzcash", gateway: "jazzcash" });
  await changeTestDonation(app.deps, wallet.id, confirmation());
  await changeTestDonation(app.deps, wallet.id, { to: "refunded", cause: "staff" });
  const { donation } = (await ask("readDonationDetails", { query: { reference: cash.body.reference } })).body;
  const asGiven = { name: "", email: "", dedication: "", received_on: "2026-11-21", tell: false };
  await ask("correctDonation", {
    json: {
      ...asGiven,
      id: donation.id,
      version: donation.version,
      fund: "zakat",
      amount: 400,
      reason: "Zakat",
    },
  });
  const entry = { kind: "opening", fund: "general", amount: 900, entered_on: "2026-11-01", reason: "Before" };
  await ask("createFundEntry", { json: entry });
  await ask("createFundEntry", {
    json: { ...entry, kind: "transfer", fund: "sadqah", from_fund: "general", amount: 200, reason: "Meals" },
  });
  const payout = { fund: "general", paid_on: "2026-11-21", created_at: "2026-11-21", created_by: "Admin" };
  await addPayout(db, { ...payout, amount_paisa: 700_00, purpose: "Medicine" });
  await addPayout(db, { ...payout, amount_paisa: 1_00, purpose: "Entered twice", method: "cash" });
  const twice = await db
    .selectFrom("payouts")
    .selectAll()
    .where("method", "=", "cash")
    .executeTakeFirstOrThrow();
  await cancelPayout(db, app.clock.now(), twice, "Twice");
  return { app, db };
}

test("each act adds to the rows of its days, and what is corrected or cancelled is taken out again", async () => {
  const { db } = await busyDay();
  expect(await booksOf(db)).toEqual([
    ["2026-11-01 general bank", { opening_paisa: 900_00, moved_paisa: -200_00 }],
    ["2026-11-01 sadqah bank", { moved_paisa: 200_00 }],
    ["2026-11-10 general bank", { in_paisa: 3000_00 }],
    ["2026-11-21 general bank", { booked_paisa: 3000_00, out_paisa: 700_00 }],
    ["2026-11-21 general cash", {}],
    ["2026-11-21 general clearing", { booked_paisa: 2500_00, in_paisa: 2500_00, back_paisa: 2500_00 }],
    ["2026-11-21 zakat cash", { booked_paisa: 500_00, in_paisa: 500_00, back_paisa: 100_00 }],
  ]);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("an update makes the same rows of the money that is there, and so does making them again", async () => {
  const { db } = await busyDay();
  const known = (await booksOf(db)).filter(([, sums]) => Object.keys(sums ?? {}).length > 0);
  await rebuildBookDays(db);
  expect(await booksOf(db)).toEqual(known);
  await db.schema.dropTable("book_days").execute();
  await migrations["092-book-days"]?.up(db);
  expect(await booksOf(db)).toEqual(known);
});

test("a row of a closed day cannot change, whoever forgets to ask", { tags: "any-database" }, async () => {
  const { app, db } = await busyDay();
  await db
    .insertInto("closings")
    .values({ through: "2026-11-15", at: app.clock.now().toISOString(), by_name: "Admin", reason: "" })
    .execute();
  const before = await booksOf(db);
  const late = { fund: "general", amount_paisa: 5_00, purpose: "Late", created_at: "2026-11-21" };
  const payout = { ...late, created_by: "Admin", paid_on: "2026-11-10" };
  await expect(db.transaction().execute((trx) => addPayout(trx, payout))).rejects.toThrow(
    "The books are closed through Nov 15, 2026",
  );
  expect(await booksOf(db)).toEqual(before);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("gifts of one fund and day that are confirmed at once all count, and none waits for ever", async () => {
  const { deps, clock } = await startTestApp();
  const { db } = deps;
  const gifts = [];
  for (let gift = 0; gift < 60; gift += 1) gifts.push(await startTestDonation(deps));
  const old = await givePaid(db, { now: clock.now(), fund: generalFund });
  await Promise.all([
    ...gifts.map(({ id }, place) =>
      changeTestDonation(deps, id, confirmation({ paymentReference: `IBFT-${place}` })),
    ),
    changeTestDonation(deps, old.donation_id, { to: "refunded", cause: "staff" }),
  ]);
  expect(await booksOf(db)).toEqual([
    ["2026-11-21 general bank", { booked_paisa: 61 * 2500_00, in_paisa: 61 * 2500_00, back_paisa: 2500_00 }],
  ]);
});
