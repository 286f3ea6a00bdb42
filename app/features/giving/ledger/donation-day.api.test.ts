import { expect, test } from "vitest";
import { listReceiptsOfDonor } from "#app/features/giving/receipts/server/receipts.store.server.ts";
import { sealDays } from "#app/parts/open-books/server/seal-days.server.ts";
import type { PaymentAnswer } from "#server/payments/payments.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import {
  changeTestDonation,
  confirmation,
  ledgerDifferences,
  startTestDonation,
  testLedger,
} from "#tests/support/ledger.ts";
import { settleAttempt } from "./settle-attempt.server.ts";
import { type AttemptRow, openAttempt } from "./start-donation.server.ts";

/* The day of a donation is the day on which its money came, whenever it is confirmed. */

const karachi = (time: string) => new Date(`${time}+05:00`);
const lastEvening = "2026-06-30T23:58:30";

/** A donor who goes to a provider in the last minutes of the tax year. */
async function lateDonor() {
  const app = await startTestApp();
  const { db } = app.deps;
  app.clock.set(karachi(lastEvening).toISOString());
  const donation = await startTestDonation(app.deps, { method: "easypaisa", gateway: "easypaisa" });
  const attempt = await openAttempt(
    db,
    app.clock.now(),
    { id: donation.id, amount_paisa: 2500_00 },
    { gateway: "easypaisa", firstCheckMs: 20_000 },
  );
  return { app, donation, attempt };
}

const paid = (more: object = {}): PaymentAnswer => ({
  outcome: "paid",
  amountPaisa: 2500_00,
  providerReference: "900100",
  code: "PAID",
  ...more,
});

/** The provider's answer, when it comes. */
async function answer(app: TestApp, attempt: AttemptRow, time: string, said: PaymentAnswer): Promise<void> {
  app.clock.set(karachi(time).toISOString());
  const { db } = app.deps;
  const current = await db
    .selectFrom("payment_attempts")
    .selectAll()
    .where("id", "=", attempt.id)
    .executeTakeFirstOrThrow();
  await settleAttempt(db, testLedger(app.clock.now()), current, said);
}

const readDonation = ({ deps: { db } }: TestApp) =>
  db
    .selectFrom("donations")
    .innerJoin("receipts", "receipts.donation_id", "donations.id")
    .select(["donations.received_on", "donations.paid_on", "receipts.number", "receipts.fiscal_year"])
    .orderBy("donations.id")
    .execute();

test("a payment just before midnight that is confirmed just after it is of the day before, and of its tax year (RECEIPT-01)", async () => {
  const { app, attempt } = await lateDonor();
  await answer(app, attempt, "2026-07-01T00:00:10", paid());
  expect(await readDonation(app)).toEqual([
    { received_on: "2026-06-30", paid_on: "2026-07-01", number: "UWF-2026-000001", fiscal_year: 2026 },
  ]);
  expect(await ledgerDifferences(app.deps.db)).toEqual([]);
});

test.for([
  ["after midnight", "2026-07-01T00:03:00", "2026-07-01"],
  ["within the minute in which the donor was sent there", "2026-06-30T23:58:00", "2026-06-30"],
  ["before the donor was sent there", "2026-06-01T10:00:00", "2026-06-30"],
  ["to come", "2026-07-09T10:00:00", "2026-06-30"],
] as const)("the provider's time counts where it can be true: %s (RECEIPT-01)", async ([_, paidAt, day]) => {
  const { app, attempt } = await lateDonor();
  await answer(app, attempt, "2026-07-01T00:10:00", paid({ paidAt: karachi(paidAt) }));
  expect(await readDonation(app)).toMatchObject([{ received_on: day }]);
});

test("what the provider said was not paid yesterday was paid after that, whatever it did not answer (RECEIPT-01)", async () => {
  const { app, attempt } = await lateDonor();
  const [pending, unknown] = [
    { outcome: "pending", code: "PENDING" },
    { outcome: "unknown", code: "timeout" },
  ] as const;
  await answer(app, attempt, "2026-07-02T10:00:00", pending);
  await answer(app, attempt, "2026-07-03T10:00:00", unknown);
  await answer(app, attempt, "2026-07-03T11:00:00", paid());
  expect(await readDonation(app)).toMatchObject([{ received_on: "2026-07-02", paid_on: "2026-07-03" }]);
});

test("a gift of 28 June that is confirmed on 3 July is of the June tax year; the seal keeps the booking day (RECEIPT-01, BOOKS-05)", async () => {
  const app = await startTestApp();
  const { deps, clock } = app;
  const { db } = deps;
  const give = async (receivedOn: string, reference: string) => {
    const { id } = await startTestDonation(deps);
    const of = { amountPaisa: 2500_00, paymentReference: reference, receivedOn };
    await changeTestDonation(deps, id, { to: "paid", cause: "staff", confirmation: of });
  };
  clock.set("2026-07-03T07:00:00.000Z");
  await give("2026-06-28", "IBFT-1");
  await give("2026-07-03", "IBFT-2");
  await give("2026-06-30", "IBFT-3");
  // A bank may date a line with the next working day.
  await give("2026-07-06", "IBFT-4");
  expect(await readDonation(app)).toMatchObject([
    { received_on: "2026-06-28", paid_on: "2026-07-03", number: "UWF-2026-000001" },
    { received_on: "2026-07-03", paid_on: "2026-07-03", number: "UWF-2027-000001" },
    { received_on: "2026-06-30", paid_on: "2026-07-03", number: "UWF-2026-000002" },
    { received_on: "2026-07-03", paid_on: "2026-07-03", number: "UWF-2027-000002" },
  ]);
  const statement = await listReceiptsOfDonor(db, {
    contact: { email: "donor@home.example" },
    fiscalYear: 2026,
    limit: 10,
  });
  expect(statement.map(({ number }) => number)).toEqual(["UWF-2026-000001", "UWF-2026-000002"]);
  clock.set("2026-07-04T07:00:00.000Z");
  expect(await sealDays(deps)).toBe(1);
  expect(await db.selectFrom("receipt_days").select(["day", "receipts"]).execute()).toEqual([
    { day: "2026-07-03", receipts: 4 },
  ]);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("without a day of its own a payment came today", async () => {
  const app = await startTestApp();
  const { id } = await startTestDonation(app.deps);
  await changeTestDonation(app.deps, id, confirmation());
  expect(await readDonation(app)).toMatchObject([{ received_on: "2026-11-21", paid_on: "2026-11-21" }]);
});
