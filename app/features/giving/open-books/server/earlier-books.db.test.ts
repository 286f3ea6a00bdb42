import { sql } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { dayLink, firstLink, leafHash, merkleRoot } from "#app/features/giving/open-books/merkle.ts";
import { keepDocuments } from "#app/features/giving/receipts/server/keep-documents.server.ts";
import { readDocument } from "#app/features/giving/receipts/server/receipt-document.server.ts";
import { receiptNumber } from "#app/lib/fiscal-year.ts";
import type { Db } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import { migrations } from "#server/db/migrations.ts";
import { readEnv } from "#server/env.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { tamper } from "#tests/support/tamper.ts";
import { bareDatabase } from "#tests/support/test-database.ts";
import { recheckDays } from "./changed-days.server.ts";
import { readReceiptProof } from "./receipt-proof.server.ts";
import { sealDays } from "./seal-days.server.ts";

/* Books from before receipts had documents and days held more than receipts. */

const sealedAt = "2026-07-05T00:00:00.000Z";

/**
 * An installation of before 019 with two donations of 3 July, of which the first came on 28 June and the second was given back
 * on 4 July, a payout, and both days sealed.
 */
async function earlierBooks() {
  const db = await bareDatabase();
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "019")));
  await sql`insert into funds (slug, title, kind) values ('general', 'General', 'general')`.execute(db);
  const at = "2026-07-03T07:00:00.000Z";
  const leaves: string[] = [];
  for (const [id, receivedOn, given] of [
    [1, "2026-06-28", JSON.stringify({ amount_paisa: 5000, received_on: "2026-06-28" })],
    [2, "2026-07-03", JSON.stringify({ amount_paisa: 5000, code: "121" })],
  ] as const) {
    const [name, number, salt] = [`TXN${id}`, receiptNumber(2027, id), String(id).padStart(32, "0")];
    const returned = id === 2 ? { at: "2026-07-04T07:00:00.000Z", on: "2026-07-04" } : { at: null, on: null };
    await sql`insert into donations (reference, access_key, idempotency_key, request_hash, amount_paisa, fund, method,
      gateway, state, donor_name, donor_email, dedication, created_at, paid_at, paid_on, received_on, refunded_at,
      refunded_on, search_text) values (${name}, ${name}, ${name}, '', 5000, 'general', 'bank-transfer', 'manual',
      ${id === 2 ? "refunded" : "paid"}, 'Ayesha', 'a@home.example', 'For all', ${at}, ${at}, '2026-07-03',
      ${receivedOn}, ${returned.at}, ${returned.on}, '')`.execute(db);
    const event = (kind: string, from: string | null, to: string, time: string, detail: string) =>
      sql`insert into donation_events (donation_id, at, kind, from_state, to_state, cause, detail)
        values (${id}, ${time}, ${kind}, ${from}, ${to}, 'staff', ${detail})`.execute(db);
    await event("started", null, "started", at, "{}");
    await event("state", "started", "paid", at, given);
    if (returned.at) await event("state", "paid", "refunded", returned.at, "{}");
    await sql`insert into receipts (donation_id, fiscal_year, serial, number, access_key, verify_code, salt, issued_at,
      paid_on, amount_paisa, fund, fund_title, donor_name, method, reference, voided_at) values (${id}, 2027, ${id},
      ${number}, ${`key of ${number}`}, ${name}, ${salt}, ${at}, '2026-07-03', 5000, 'general', 'General', 'Ayesha', 'bank-transfer',
      ${name}, ${returned.at})`.execute(db);
    leaves.push(await leafHash({ number, amountPaisa: 5000, fund: "general", day: "2026-07-03", salt }));
  }
  await sql`insert into receipt_serials values (2027, 2)`.execute(db);
  await sql`insert into payouts (fund, amount_paisa, paid_on, purpose, created_at, created_by)
    values ('general', 700, '2026-07-02', 'Medicine', '2026-07-03T08:00:00.000Z', 'Admin')`.execute(db);
  const link = await sealAsBefore(db, "2026-07-03", firstLink, await merkleRoot(leaves), 2);
  await sealAsBefore(db, "2026-07-04", link, await merkleRoot([]), 0);
  await migrate(db);
  return db;
}

async function sealAsBefore(db: Db, day: string, previous: string, root: string, count: number) {
  const totalPaisa = count * 5000;
  const link = await dayLink(previous, { day, root, count, totalPaisa });
  await sql`insert into receipt_days (day, receipts, total_paisa, root, previous_link, link, sealed_at)
    values (${day}, ${count}, ${totalPaisa}, ${root}, ${previous}, ${link}, ${sealedAt})`.execute(db);
  return link;
}

const servicesOf = (db: Db, time: string) => ({
  db,
  clock: { now: () => new Date(time) },
  env: readEnv({ SITE_URL: "https://umeed.example" }),
  log: pino({ enabled: false }),
});

test("receipts from before get their documents, marked as made later, and keep what they said (RECEIPT-08)", async () => {
  const db = await earlierBooks();
  await keepDocuments(servicesOf(db, sealedAt));
  const rows = await db.selectFrom("receipts").selectAll().orderBy("id").execute();
  // The paper of the first named the day of the booking as that of the donation, and has its number by it.
  expect(rows.map(readDocument)).toMatchObject([
    { origin: "reconstructed", number: "UWF-2027-000001", givenOn: "2026-07-03", taxYear: "2026-27" },
    { origin: "reconstructed", number: "UWF-2027-000002", givenOn: "2026-07-03" },
  ]);
  expect(rows).toMatchObject([
    { donor_name: "Ayesha", dedication: "For all", fiscal_year: 2027 },
    { donor_name: "Ayesha", dedication: "For all", fiscal_year: 2027 },
  ]);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("days that were sealed before fit by their own format, and what they did not hold is sealed with the next day (BOOKS-10)", async () => {
  const db = await earlierBooks();
  const services = servicesOf(db, "2026-07-07T00:00:00.000Z");
  const before = await db.selectFrom("receipt_days").select(["day", "link"]).orderBy("day").execute();
  expect(await sealDays(services)).toBe(2);
  const days = await db.selectFrom("receipt_days").selectAll().orderBy("day").execute();
  expect(days.map(({ day, version, refunds, payouts }) => [day, version, refunds, payouts])).toEqual([
    ["2026-07-03", 1, 0, 0],
    ["2026-07-04", 1, 0, 0],
    ["2026-07-05", 2, 1, 1],
    ["2026-07-06", 2, 0, 0],
  ]);
  expect(days.slice(0, 2)).toMatchObject(before);
  expect((await recheckDays(db, { budget: 100 })).changed).toEqual([]);
  expect(await ledgerDifferences(db)).toEqual([]);
  const proof = await readReceiptProof(services, { number: "UWF-2027-000002", paid_on: "2026-07-03" });
  expect(proof).toMatchObject({ intact: true, receipt: { number: "UWF-2027-000002" } });
  expect(proof?.receipt.said).toBeUndefined();
});

test.for([
  ["a name", "update receipts set donor_name = 'Somebody else' where serial = 1", "2026-07-03"],
  [
    "a wording",
    "update receipts set document = replace(document, 'Umeed', 'Other') where serial = 1",
    "2026-07-03",
  ],
  ["a gift's day", "update donations set received_on = '2026-07-03' where id = 1", "2026-07-03"],
  ["an amount", "update receipts set amount_paisa = 1 where serial = 1", "2026-07-03"],
  ["a payout", "update payouts set amount_paisa = 1", "2026-07-05"],
  ["a payout that goes", "delete from payouts", "2026-07-05"],
  ["a refund that is taken back", "update donations set refunded_on = null where id = 2", "2026-07-05"],
] as const)(
  "%s from before the new format cannot be changed unseen (BOOKS-10)",
  async ([_, statement, day]) => {
    const db = await earlierBooks();
    await sealDays(servicesOf(db, "2026-07-07T00:00:00.000Z"));
    await tamper(db, (trx) => sql.raw(statement).execute(trx));
    expect((await recheckDays(db, { budget: 100 })).changed.map((one) => one.day)).toContain(day);
    expect((await ledgerDifferences(db)).join("\n")).toContain(`sealed day ${day}: has`);
  },
);
