import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import { donationsTable } from "#app/features/giving/ledger/donations.table.ts";
import { eraseDonations, findDonations } from "#app/parts/personal-data/personal-donations.server.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { testLedger } from "#tests/support/ledger.ts";
import { readPdf } from "#tests/support/pdf-reading.ts";
import { donorEmail, givePaid } from "#tests/support/receipts.ts";
import { readStatementOf } from "./annual-statement.server.ts";
import { printedReceipt } from "./receipts.store.server.ts";

const papersOf = async (app: TestApp) =>
  (await readStatementOf(app.deps.db, { email: donorEmail }, null))?.papers ?? [];

test("405 gifts of three names at one address stand on three papers, cash apart, none missing (RECEIPT-12)", {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const { db, clock } = app.deps;
  const names = ["Ayesha Khan", " ayesha  KHAN", "Bilal Khan", ""];
  for (let gift = 0; gift < 405; gift += 1) {
    const method = gift % 5 === 0 ? "cash" : "bank-transfer";
    await givePaid(db, { now: clock.now(), amountPaisa: 100_00, donorName: names[gift % 4] ?? "", method });
  }
  const papers = await papersOf(app);
  expect(papers.map(({ receipts, cash }) => receipts.length + cash.length)).toEqual([203, 101, 101]);
  const numbers = papers.flatMap(({ receipts, cash }) => [...receipts, ...cash]).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(405);
  expect(papers.flatMap(({ cash }) => cash)).toHaveLength(81);

  // As staff get them: each is one person's, and is logged without a name.
  const token = await app.signIn();
  const contact = donorEmail.toUpperCase();
  const { body } = await app.call("listAnnualPapers", { token, query: { contact } });
  expect(body.papers.map(({ name, paisa }: { name: string; paisa: number }) => [name, paisa])).toEqual([
    ["Ayesha Khan", 203_00_00],
    ["Bilal Khan", 101_00_00],
    ["", 101_00_00],
  ]);
  const { person } = body.papers[1];
  const url = `/backendReact/donations/annual-paper.pdf?${new URLSearchParams({ contact, person })}`;
  const file = await fetch(app.url + url, { headers: { authorization: `Bearer ${token}` } });
  expect(file.headers.get("content-type")).toBe("application/pdf");
  const { texts } = readPdf(Buffer.from(await file.arrayBuffer()));
  expect(texts.filter((text) => text.startsWith("UWF-"))).toHaveLength(101);
  expect(texts.join(" ")).toContain("Given in cash");
  expect(texts.join(" ")).toContain("Cash brings no tax credit.");
  expect(texts.join(" ")).not.toMatch(/ayesha/i);
  const logged = await db.selectFrom("audit_log").selectAll().where("action", "=", "save paper").execute();
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain("Bilal");
  expect((await app.call("listAnnualPapers", { token, query: { contact: "0300 7654321" } })).status).toBe(
    404,
  );
});

test("a tax number is on the donor's own papers alone, a postal address on none; both are mended in place, and go with the person (RECEIPT-13, RECEIPT-13b)", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const { db, clock } = app.deps;
  const gift = { amount: 2500, paymentMethod: "bank-transfer", name: "Ayesha Khan", email: donorEmail };
  const refused = await app.call("startDonation", { json: { ...gift, tax_number: "123" } });
  expect(refused).toMatchObject({
    status: 422,
    body: { message: "Please enter the 13 digits of a CNIC, or the 7 or 8 of an NTN." },
  });
  // Sent again with the address mended, it is the same gift.
  const claimed = { ...gift, tax_number: "3520212345671", idempotency_key: randomUUID() };
  await app.call("startDonation", { json: { ...claimed, postal_address: "Mall Raod, Lahore" } });
  const { body } = await app.call("startDonation", {
    json: { ...claimed, postal_address: "Mall Road, Lahore" },
  });
  expect(JSON.stringify(body)).not.toMatch(/12345|Mall/);
  const kept = () => db.selectFrom("donations").select(["tax_number", "postal_address"]).execute();
  expect(await kept()).toEqual([{ tax_number: "35202-1234567-1", postal_address: "Mall Road, Lahore" }]);
  const confirmation = { amountPaisa: 2500_00, paymentReference: "IBFT-1" };
  await db
    .transaction()
    .execute((trx) =>
      changeDonation(trx, testLedger(clock.now()), 1, { to: "paid", cause: "staff", confirmation }),
    );
  const receipt = await db.selectFrom("receipts").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(receipt)).not.toMatch(/1234567-1|Mall/);
  expect(await printedReceipt(app.deps, receipt)).toMatchObject({ taxNumber: "35202-1234567-1" });
  expect(await papersOf(app)).toMatchObject([{ taxNumber: "35202-1234567-1" }]);
  expect(JSON.stringify([await printedReceipt(app.deps, receipt), await papersOf(app)])).not.toContain(
    "Mall",
  );

  const token = await app.signIn();
  const mended = { id: 1, email: donorEmail, tax_number: "1234567-8", postal_address: "Canal Road, Lahore" };
  const unchanged = await db
    .selectFrom("donations")
    .select(["version", "fund", "received_on", "donor_name as name", "dedication"])
    .executeTakeFirstOrThrow();
  const json = { ...unchanged, amount: 2500, ...mended };
  expect(await app.call("correctDonation", { token, json })).toMatchObject({
    status: 200,
  });
  expect(await printedReceipt(app.deps, receipt)).toMatchObject({ taxNumber: "1234567-8" });
  for (const table of ["audit_log", "donation_events", "outbox"] as const)
    expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toMatch(
      /1234567|Mall|Canal/,
    );

  const person = { email: donorEmail };
  const found = await findDonations(db, [donationsTable], person, [1]);
  expect(found[0]?.rows).toMatchObject([{ tax_number: "1234567-8", postal_address: "Canal Road, Lahore" }]);
  await db.transaction().execute((trx) => eraseDonations(trx, person, [1], clock.now()));
  expect(await printedReceipt(app.deps, receipt)).toMatchObject({ taxNumber: "", donor: "Anonymous" });
  expect(await kept()).toEqual([{ tax_number: "", postal_address: "" }]);
});
