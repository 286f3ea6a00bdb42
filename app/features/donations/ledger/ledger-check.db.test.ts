import { sql } from "kysely";
import { expect, test } from "vitest";
import { dayLink, firstLink, leafHash, merkleRoot } from "#app/features/donations/transparency/merkle.ts";
import type { Db } from "#server/db/connect.ts";
import { startTestApp } from "#tests/support/app.ts";
import { changeGift, confirmation, ledgerDifferences, startGift } from "#tests/support/gifts.ts";
import { checkRows } from "./ledger-check.server.ts";
import { openAttempt } from "./start-donation.server.ts";

/** Gifts 1 to 6: started, paid, paid with an attempt at a gateway, failed, refunded, and paid in the next tax year. */
async function fillLedger() {
  const app = await startTestApp();
  const { services, clock } = app;
  const { db } = services;
  const gifts = [];
  for (let number = 1; number <= 5; number += 1) gifts.push(await startGift(services));
  const [, paid, tried, failed, refunded] = gifts.map(({ id }) => id);
  for (const id of [paid, tried, refunded]) {
    await changeGift(services, Number(id), confirmation({ paymentReference: `IBFT-${id}` }));
  }
  const about = { gateway: "jazzcash", firstCheckMs: 20_000 } as const;
  await openAttempt(db, clock.now(), { id: Number(tried), amount_paisa: 2500_00 }, about);
  await changeGift(services, Number(failed), { to: "failed", cause: "staff" });
  clock.forward(60_000);
  await changeGift(services, Number(refunded), { to: "refunded", cause: "staff" });
  clock.set("2027-07-01T07:00:00.000Z");
  gifts.push(await startGift(services));
  await changeGift(services, 6, confirmation({ paymentReference: "IBFT-6" }));
  const link = await seal(db, "2026-11-21", firstLink);
  await seal(db, "2026-11-22", link);
  const names = gifts.map(({ reference }, at): [string, string] => [reference, `gift ${at + 1}`]);
  return {
    db,
    /** What the check finds after these statements, with gifts and attempts by their numbers. They are taken back. */
    async findAfter(statements: string[]) {
      const trx = await db.startTransaction().execute();
      for (const statement of statements) await sql.raw(statement).execute(trx);
      const found: string[] = [];
      await checkRows(trx, ({ of, text }) => {
        let told = `${of}: ${text}`.replace(/^P\d{10}\w{9}:/, "attempt:");
        for (const [reference, name] of names) told = told.replaceAll(reference, name);
        found.push(told);
      });
      await trx.rollback().execute();
      return found;
    },
  };
}

/** @returns the day's link */
async function seal(db: Db, day: string, previous: string): Promise<string> {
  const receipts = await db
    .selectFrom("receipts")
    .select(["number", "amount_paisa as amountPaisa", "fund", "paid_on as day", "salt"])
    .where("paid_on", "=", day)
    .orderBy("serial")
    .execute();
  const root = await merkleRoot(await Promise.all(receipts.map(leafHash)));
  const totalPaisa = receipts.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
  const link = await dayLink(previous, { day, root, count: receipts.length, totalPaisa });
  const sums = { receipts: receipts.length, total_paisa: totalPaisa };
  const sealed = { day, ...sums, root, previous_link: previous, link, sealed_at: "2026-11-23T00:00:00Z" };
  await db.insertInto("receipt_days").values(sealed).execute();
  return link;
}

const report = (state: string) =>
  `insert into transfer_reports (donation_id, state, account_name, account_number, bank_name, amount_paisa, reported_at,
    search_text) values (1, '${state}', 'Donor', '1', 'Bank', 250000, '2026-11-21', '')`;
const line = (donation: number, paisa: number) =>
  `insert into statement_lines (fingerprint, day, amount_paisa, description, imported_at, imported_by, donation_id)
    values ('f', '2026-11-21', ${paisa}, 'IBFT', '2026-11-21', 'Admin', ${donation})`;
const event = (values: string) =>
  `insert into donation_events (donation_id, at, kind, from_state, to_state, cause, detail) values (${values}, 'staff', '{}')`;

/** What somebody does to the rows, and what the check then says. */
const tampered: readonly [name: string, statements: string[], said: string[]][] = [
  [
    "a state without an event",
    ["update donations set state = 'expired' where id = 4"],
    ["gift 4: is expired, its events say failed"],
  ],
  [
    "a gift that is made paid by hand",
    ["update donations set state = 'paid' where id = 1"],
    [
      "gift 1: is paid, its events say started",
      "gift 1: is paid and lacks a day or time of its payment",
      "gift 1: is paid and has no receipt",
    ],
  ],
  [
    "an event that may not follow",
    [event("2, '2026-11-22', 'state', 'paid', 'failed'")],
    ["gift 2: an event (state) leads from paid to failed", "gift 2: is paid, its events say failed"],
  ],
  [
    "an event that begins elsewhere",
    [event("1, '2026-11-22', 'state', 'pending', 'failed'")],
    ["gift 1: an event leads from pending when it was started", "gift 1: is started, its events say failed"],
  ],
  [
    "a note that changes the state",
    [event("1, '2026-11-22', 'note', 'started', 'pending'")],
    ["gift 1: an event (note) leads from started to pending", "gift 1: is started, its events say pending"],
  ],
  [
    "another amount of a paid gift",
    ["update donations set amount_paisa = 300000 where id = 2"],
    [
      "gift 2: amount_paisa is 300000, on its receipt UWF-2027-000001 250000",
      "fund general, 2026-11: 800000 paisa came in by its donations, 750000 by its receipts",
    ],
  ],
  [
    "an amount below zero",
    ["update donations set amount_paisa = -5 where id = 1"],
    ["gift 1: has an amount of -5 paisa"],
  ],
  [
    "another day of a payment",
    ["update donations set paid_on = '2026-12-01' where id = 2"],
    [
      "gift 2: was paid on another day than at its time",
      "gift 2: paid_on is 2026-12-01, on its receipt UWF-2027-000001 2026-11-21",
      "fund general, 2026-11: 500000 paisa came in by its donations, 750000 by its receipts",
      "fund general, 2026-12: 250000 paisa came in by its donations, 0 by its receipts",
    ],
  ],
  [
    "a refund that left its receipt good",
    ["update receipts set voided_at = null where donation_id = 5"],
    [
      "gift 5: its receipt UWF-2027-000003 is not void, it is refunded",
      "fund general: 250000 paisa went back by its donations, 0 by its receipts",
    ],
  ],
  [
    "a receipt that was taken away",
    ["delete from receipts where serial = 2"],
    [
      "gift 3: is paid and has no receipt",
      "receipts of 2027: lack UWF-2027-000002",
      "fund general, 2026-11: 750000 paisa came in by its donations, 500000 by its receipts",
      "sealed day 2026-11-21: holds 3 receipts, there are 2",
      "sealed day 2026-11-21: holds 750000 paisa, its receipts 500000",
      "sealed day 2026-11-21: has another root than its receipts",
    ],
  ],
  [
    "a counter that was moved",
    ["update receipt_serials set last_serial = 9 where fiscal_year = 2028"],
    ["receipts of 2028: end with the serial 1, the counter stands at 9"],
  ],
  [
    "a number that is not its serial's",
    ["update receipts set number = 'UWF-2028-000007' where fiscal_year = 2028"],
    ["gift 6: its receipt UWF-2028-000007 has the serial 1 of 2028"],
  ],
  [
    "a receipt of another fiscal year",
    [
      "update receipts set fiscal_year = 2029, number = 'UWF-2029-000001' where fiscal_year = 2028",
      "update receipt_serials set fiscal_year = 2029 where fiscal_year = 2028",
    ],
    ["gift 6: its receipt UWF-2029-000001 is of another fiscal year than its day"],
  ],
  [
    "an attempt that is paid alone",
    ["update payment_attempts set state = 'paid', donation_id = 1"],
    ["attempt: is paid, its donation is not", "attempt: is asked about no more, but has a time for it"],
  ],
  [
    "an attempt of another amount",
    ["update payment_attempts set amount_paisa = 0"],
    ["attempt: asks for another amount than its donation's", "attempt: has no amount above zero"],
  ],
  [
    "a verified report of what is not paid",
    [report("verified")],
    ["gift 1: has a transfer report that was verified, and is not paid"],
  ],
  ["a report that waits", [report("waiting")], []],
  [
    "a line of a statement with another amount",
    [line(2, 1)],
    ["gift 2: has a line of a bank statement with another amount"],
  ],
  [
    "a line of a statement with what is not paid",
    [line(4, 250000)],
    ["gift 4: has a line of a bank statement, and is not paid"],
  ],
  [
    "a line of a statement of nothing",
    [line(2, 250000), "update statement_lines set amount_paisa = 0, donation_id = null"],
    ["statement line 1: has no amount above zero"],
  ],
  [
    "a line that is set aside by nobody",
    [line(2, 250000), "update statement_lines set donation_id = null, aside_at = '2026-11-21'"],
    ["statement line 1: is set aside, and nothing says why or by whom"],
  ],
  [
    "a line that is set aside with a reason",
    [
      line(2, 250000),
      "update statement_lines set donation_id = null, aside_at = '2026-11-21', aside_kind = 'own', aside_by = 'Admin'",
    ],
    [],
  ],
  [
    "a try that nobody has confirmed by hand",
    ["update payment_attempts set state = 'paid', next_check_at = null, last_code = 'by-hand'"],
    ["attempt: was confirmed by hand, and no event says by whom"],
  ],
  [
    "a sealed day with another sum",
    ["update receipt_days set receipts = 2, total_paisa = 500000 where day = '2026-11-21'"],
    [
      "sealed day 2026-11-21: holds 2 receipts, there are 3",
      "sealed day 2026-11-21: holds 500000 paisa, its receipts 750000",
      "sealed day 2026-11-21: has another link than its root, its sums and the link before make",
    ],
  ],
  [
    "the salt of a sealed receipt",
    ["update receipts set salt = 'x' where serial = 3"],
    ["sealed day 2026-11-21: has another root than its receipts"],
  ],
  [
    "a day that was sealed anew",
    ["update receipt_days set link = 'x' where day = '2026-11-21'"],
    [
      "sealed day 2026-11-21: has another link than its root, its sums and the link before make",
      "sealed day 2026-11-22: does not name the link of the day before",
    ],
  ],
  [
    "a sealed day that was moved",
    ["update receipt_days set day = '2026-11-23' where day = '2026-11-22'"],
    [
      "sealed day 2026-11-23: follows 2026-11-21",
      "sealed day 2026-11-23: has another link than its root, its sums and the link before make",
    ],
  ],
];

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
      const { id } = await startGift(app.services);
      await changeGift(app.services, id, confirmation({ paymentReference: `IBFT-${id}` }));
    }
  };
  const writers = [write(), write()];
  for (let time = 0; time < 20; time += 1) expect(await ledgerDifferences(app.services.db)).toEqual([]);
  writing = false;
  await Promise.all(writers);
});
