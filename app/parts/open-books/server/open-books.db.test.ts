import { expect, test } from "vitest";
import { payoutMessages } from "#app/features/giving/funds/funds.messages.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import { proves } from "#app/parts/open-books/merkle.ts";
import { checkProof } from "#app/parts/open-books/public/proof-steps.ts";
import { verifyWords } from "#app/parts/open-books/verify.words.ts";
import type { Deps } from "#server/deps.ts";
import { hearTime } from "#server/payments/ask-provider.ts";
import { startTestApp } from "#tests/support/app.ts";
import { addPayout } from "#tests/support/payouts.ts";
import { giveBack, givePaid } from "#tests/support/receipts.ts";
import { tamper } from "#tests/support/tamper.ts";
import { readBookedDay } from "./booked-days.server.ts";
import { recheckDays } from "./changed-days.server.ts";
import { readMovements } from "./movements.server.ts";
import { listPublicPayouts, listSealedDays, readBooks } from "./open-books.store.server.ts";
import { readReceiptProof } from "./receipt-proof.server.ts";
import { createSealing, sealDays } from "./seal-days.server.ts";

const general = { slug: "general", title: "General", kind: "general" } as const;
const sealed = async ({ db }: Deps) =>
  (await listSealedDays(db, { limit: 100 })).map(({ day, receipts, total_paisa }) => [
    day,
    receipts,
    total_paisa,
  ]);
const changedDays = async ({ db }: Deps) =>
  (await recheckDays(db, { budget: 1000 })).changed.map(({ day }) => day);
const noon = (day: string) => new Date(`${day}T12:00:00+05:00`);

test("each day is sealed six hours after it has ended, missing days are caught up, today never is (BOOKS-05)", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  expect(await sealDays(app.deps)).toBe(0);
  await givePaid(db, { now: noon("2026-11-21") });
  await givePaid(db, { now: noon("2026-11-21"), amountPaisa: 100_00 });
  app.clock.set("2026-11-22T05:59:00+05:00");
  expect(await sealDays(app.deps)).toBe(0);
  app.clock.set("2026-11-22T06:00:00+05:00");
  expect(await sealDays(app.deps)).toBe(1);
  expect(await sealDays(app.deps)).toBe(0);

  await givePaid(db, { now: noon("2026-11-24") });
  app.clock.set("2026-11-25T09:00:00+05:00");
  expect(await sealDays(app.deps)).toBe(3);
  expect(await sealed(app.deps)).toEqual([
    ["2026-11-24", 1, 2500_00],
    ["2026-11-23", 0, 0],
    ["2026-11-22", 0, 0],
    ["2026-11-21", 2, 2600_00],
  ]);
  const days = (await listSealedDays(db, { limit: 100 })).toReversed();
  expect(days[0]?.previous_link).toBe("0".repeat(64));
  for (const [place, day] of days.slice(1).entries()) expect(day.previous_link).toBe(days[place]?.link);
});

const hour = 60 * 60_000;

test.for([5, 13])(
  "a start with a clock that is %i hours ahead seals no day that goes on (BOOKS-05a)",
  async (ahead) => {
    const app = await startTestApp();
    const { db } = app.deps;
    let steady = 0;
    const pass = (ms: number) => {
      steady += ms;
      app.clock.forward(ms);
    };
    await givePaid(db, { now: noon("2026-11-20") });
    app.clock.set("2026-11-21T20:00:00+05:00");
    await givePaid(db, { now: app.clock.now() });
    app.clock.forward(ahead * hour);
    const seal = createSealing(app.deps, { steadyNow: () => steady });
    await seal();
    pass(50 * 60_000);
    await seal();
    expect(await sealed(app.deps), "in the first hour").toEqual([]);
    // What NTP does once there is a network: the hour begins anew.
    app.clock.forward(-ahead * hour);
    await seal();
    pass(hour - 1);
    await seal();
    expect(await sealed(app.deps)).toEqual([]);
    await givePaid(db, { now: app.clock.now() });
    pass(1);
    await seal();
    expect(await sealed(app.deps)).toEqual([["2026-11-20", 1, 2500_00]]);
    pass(9 * hour);
    await seal();
    expect((await sealed(app.deps))[0]).toEqual(["2026-11-21", 2, 5000_00]);
    expect(await changedDays(app.deps)).toEqual([]);
  },
);

test("a clock that stays in local time seals no day that goes on (BOOKS-05a)", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  app.clock.set("2026-11-21T23:59:00+05:00");
  await givePaid(app.deps.db, { now: app.clock.now() });
  app.clock.forward(5 * hour);
  expect(await sealDays(app.deps)).toBe(0);
});

test("no day is sealed by a clock that is ahead of PostgreSQL's or of a payment provider's (BOOKS-05a)", async () => {
  const app = await startTestApp();
  const { db, env } = app.deps;
  let steady = 0;
  const real = Date.now();
  // As far ahead that a day is over by it, and goes on by theirs.
  app.clock.set(new Date(real + 48 * hour).toISOString());
  await givePaid(db, { now: new Date(real) });
  const seal = createSealing(app.deps, { steadyNow: () => steady });
  const onward = async () => {
    steady += hour;
    app.clock.forward(hour);
    await seal();
  };
  if (!env.databaseUrl) hearTime(new Date(real).toUTCString(), () => steady);
  await onward();
  expect(await sealed(app.deps)).toEqual([]);
  expect(app.log.filter((line) => line.includes("this clock is ahead of"))).toHaveLength(1);
  if (env.databaseUrl) return;
  hearTime("no date", () => steady);
  await onward();
  expect(await sealed(app.deps)).toEqual([]);
  hearTime(app.clock.now().toUTCString(), () => steady);
  await onward();
  expect(await sealed(app.deps)).not.toEqual([]);
});

test("several processes that seal at once make one chain", async () => {
  const app = await startTestApp();
  for (let day = 1; day < 10; day += 1) {
    await givePaid(app.deps.db, { now: noon(`2026-11-0${day}`) });
  }
  const counts = await Promise.all(Array.from({ length: 5 }, () => sealDays(app.deps)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(20);
  expect(await sealed(app.deps)).toHaveLength(20);
  expect(await changedDays(app.deps)).toEqual([]);
});

test("every receipt of a sealed day has a proof, and a refund changes none", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  for (let donation = 0; donation < 7; donation += 1) {
    const receipt = await givePaid(db, { now: noon("2026-11-20"), amountPaisa: 100_00 + donation });
    if (donation === 3) await giveBack(db, receipt, noon("2026-11-21"));
  }
  await sealDays(app.deps);
  const booked = (await readBookedDay(db, "2026-11-20")).receipts;
  expect(booked).toHaveLength(7);
  for (const receipt of booked) {
    const proof = await readReceiptProof(app.deps, { number: receipt.number, paid_on: receipt.day });
    expect(proof && (await proves(receipt, proof.steps, proof.root))).toBe(true);
  }
  const unknown = { number: "UWF-2027-999999", paid_on: "2026-11-20" };
  expect(await readReceiptProof(app.deps, unknown)).toBeUndefined();
});

test("a receipt that is changed after the seal breaks its day, and a list that cannot be read is told", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  await givePaid(db, { now: noon("2026-11-20") });
  await sealDays(app.deps);
  const about = { number: "UWF-2027-000001", paid_on: "2026-11-20" };
  const proof = await readReceiptProof(app.deps, about);
  if (!proof) throw new Error("the receipt has no proof");
  const { fits, steps } = await checkProof(
    proof,
    "UWF-2027-000001|1|zakat|2026-11-20|00",
    textIn("en", verifyWords),
  );
  expect(fits).toBe(false);
  expect(steps.filter((step) => step.fits === false)).toHaveLength(3);

  expect(proof.intact).toBe(true);

  await tamper(db, (trx) => trx.updateTable("receipts").set({ amount_paisa: 1 }).execute());
  expect(await readReceiptProof(app.deps, about)).toMatchObject({ intact: false });
  expect(await changedDays(app.deps)).toEqual(["2026-11-20"]);
});

test("a receipt that comes into a sealed day afterwards has no proof", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  const about = { number: "UWF-2027-000001", paid_on: "2026-11-20" };
  await givePaid(db, { now: noon("2026-11-20") });
  await sealDays(app.deps);
  expect(await readReceiptProof(app.deps, about)).toMatchObject({ intact: true });
  const late = await givePaid(db, { now: noon("2026-11-20") });
  expect(await readReceiptProof(app.deps, late)).toMatchObject({ intact: false });
  expect(await changedDays(app.deps)).toEqual(["2026-11-20"]);
});

test("the books of a new installation are empty (BOOKS-01)", async () => {
  const app = await startTestApp();
  const books = await readBooks(app.deps.db, app.clock.now());
  expect(books.funds).toEqual([]);
});

test("the books add up by fund and month, without what was given back or cancelled (BOOKS-01, BOOKS-02)", async () => {
  const app = await startTestApp();
  const { db, clock } = app.deps;
  await givePaid(db, { now: noon("2026-10-05"), amountPaisa: 1000_00 });
  const returned = await givePaid(db, { now: noon("2026-10-06"), amountPaisa: 500_00 });
  await giveBack(db, returned, noon("2026-11-02"));
  await givePaid(db, { now: noon("2026-11-03"), amountPaisa: 700_00, fund: general });
  const payout = {
    fund: "zakat",
    purpose: "Medicine",
    created_at: clock.now().toISOString(),
    created_by: "Admin",
  };
  await addPayout(db, { ...payout, amount_paisa: 300_00, paid_on: "2026-11-04" });
  await addPayout(db, {
    ...payout,
    amount_paisa: 99_00,
    paid_on: "2026-11-04",
    cancelled_at: clock.now().toISOString(),
  });

  // BOOKS-08
  expect(await listPublicPayouts(db, 5)).toEqual([
    { id: 1, day: "2026-11-04", fund: "Zakat", purpose: "Medicine", paisa: 300_00 },
  ]);
  const books = await readBooks(db, clock.now());
  expect(books.months).toEqual([
    { month: "2026-10", in: 1500_00, out: 0 },
    { month: "2026-11", in: 200_00, out: 300_00 },
  ]);
  expect(books.funds).toEqual([
    expect.objectContaining({ slug: "general", in: 700_00, out: 0, stands: 700_00 }),
    expect.objectContaining({ slug: "zakat", in: 1500_00, refunded: 500_00, out: 300_00, stands: 700_00 }),
  ]);
  expect(books.total).toEqual({ in: 2200_00, refunded: 500_00, entered: 0, out: 300_00, stands: 1400_00 });
});

test("the Urdu of a purpose is written with it or later, stands on Urdu pages, and changes no sealed day", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const payout = { fund: "general", paid_on: "2026-11-20", overdraw: true };
  const pay = async (json: object) =>
    expect((await app.call("createPayout", { token, json: { ...payout, ...json } })).status).toBe(201);
  const shown = async () => {
    const urdu = await listPublicPayouts(app.deps.db, 9, "ur");
    return urdu.map(({ purpose }) => purpose);
  };
  await pay({ amount: 10, purpose: "Blankets", purpose_ur: "تیس خاندانوں کے لیے کمبل" });
  expect(await shown()).toEqual(["تیس خاندانوں کے لیے کمبل"]);
  await pay({ amount: 20, purpose: "Medicine" });
  expect(await shown(), "the English stands until there is Urdu").toContain("Medicine");
  const day = karachiDay(app.clock.now());
  const sealed = await readMovements(app.deps.db, day, day);
  const { rows } = (await app.call("listPayouts", { token })).body;
  const json = { id: rows[0].id, purpose_ur: "دوائیں" };
  expect((await app.call("translatePayout", { token, json })).body.message).toBe(payoutMessages.translated);
  expect(await shown()).toContain("دوائیں");
  expect(await readMovements(app.deps.db, day, day)).toEqual(sealed);
  const missing = await app.call("translatePayout", { token, json: { ...json, id: 999 } });
  expect(missing).toMatchObject({ status: 404, body: { message: payoutMessages.notFound } });
});
