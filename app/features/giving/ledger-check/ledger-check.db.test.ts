import { sql } from "kysely";
import { expect, test } from "vitest";
import { openAttempt } from "#app/features/giving/ledger/start-donation.server.ts";
import { sealDays } from "#app/parts/open-books/server/seal-days.server.ts";
import { startTestApp } from "#tests/support/app.ts";
import {
  changeTestDonation,
  confirmation,
  ledgerDifferences,
  startTestDonation,
} from "#tests/support/ledger.ts";
import { tampered } from "#tests/support/ledger-check-cases.ts";
import { addPayout } from "#tests/support/payouts.ts";
import { dropGuards } from "#tests/support/tamper.ts";
import { checkRows } from "./ledger-check.server.ts";

/** Donations 1 to 6: started, paid, paid with an attempt at a gateway, failed, refunded, and paid in the next tax year. */
async function fillLedger() {
  const app = await startTestApp();
  const { deps, clock } = app;
  const { db } = deps;
  const donations = [];
  for (let number = 1; number <= 5; number += 1) donations.push(await startTestDonation(deps));
  const [, paid, tried, failed, refunded] = donations.map(({ id }) => id);
  for (const id of [paid, tried, refunded]) {
    await changeTestDonation(deps, Number(id), confirmation({ paymentReference: `IBFT-${id}` }));
  }
  const about = { gateway: "jazzcash", firstCheckMs: 20_000 } as const;
  await openAttempt(db, clock.now(), { id: Number(tried), amount_paisa: 2500_00 }, about);
  await changeTestDonation(deps, Number(failed), { to: "failed", cause: "staff" });
  clock.forward(60_000);
  await changeTestDonation(deps, Number(refunded), { to: "refunded", cause: "staff" });
  // One that stands, and one that is cancelled on the same day.
  const payout = { fund: "general", paid_on: "2026-11-20", purpose: "Medicine", created_by: "Admin" };
  const at = clock.now().toISOString();
  const cancelled = { cancelled_at: at, cancel_reason: "Twice" };
  await addPayout(db, { ...payout, amount_paisa: 50_00, created_at: at });
  await addPayout(db, { ...payout, ...cancelled, amount_paisa: 30_00, created_at: at });
  clock.set("2026-11-23T03:00:00.000Z");
  await sealDays(deps);
  clock.set("2027-07-01T07:00:00.000Z");
  donations.push(await startTestDonation(deps));
  await changeTestDonation(deps, 6, confirmation({ paymentReference: "IBFT-6" }));
  const names = donations.map(({ reference }, at): [string, string] => [reference, `gift ${at + 1}`]);
  return {
    db,
    /** What the check finds after these statements, with donations and attempts by their numbers. They are taken back. */
    async findAfter(statements: string[]) {
      const trx = await db.startTransaction().execute();
      await dropGuards(trx);
      for (const statement of statements) await sql.raw(statement).execute(trx);
      const found: string[] = [];
      await checkRows({ db: trx, features: app.deps.features }, ({ of, text }) => {
        let shown = `${of}: ${text}`
          .replace(/^P\d{10}\w{9}:/, "attempt:")
          .replace(/^statement line \d+:/, "line:");
        for (const [reference, name] of names) shown = shown.replaceAll(reference, name);
        found.push(shown);
      });
      await trx.rollback().execute();
      return found;
    },
  };
}

test("a ledger that only its own functions wrote is clean; whatever else is done to its rows is told", async () => {
  const { db, findAfter } = await fillLedger();
  expect(await ledgerDifferences(db)).toEqual([]);
  for (const [name, statements, said] of tampered) expect(await findAfter(statements), name).toEqual(said);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("the check sees one moment: what is written meanwhile is either whole in it or not there", async () => {
  const app = await startTestApp();
  let writing = true;
  const write = async () => {
    while (writing) {
      const { id } = await startTestDonation(app.deps);
      await changeTestDonation(app.deps, id, confirmation({ paymentReference: `IBFT-${id}` }));
    }
  };
  const writers = [write(), write()];
  for (let time = 0; time < 20; time += 1) expect(await ledgerDifferences(app.deps.db)).toEqual([]);
  writing = false;
  await Promise.all(writers);
});
