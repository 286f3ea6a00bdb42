import { expect, test } from "vitest";
import { issueDonationKey } from "#app/features/giving/ledger/donation-keys.server.ts";
import { recheckDays } from "#app/parts/open-books/server/changed-days.server.ts";
import { readReceiptProof } from "#app/parts/open-books/server/receipt-proof.server.ts";
import { sealDays } from "#app/parts/open-books/server/seal-days.server.ts";
import { verifyReceipt } from "#app/parts/open-books/server/verify-receipt.server.ts";
import { eraseDonations } from "#app/parts/personal-data/personal-donations.server.ts";
import { contents } from "#content/contents.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { donorEmail, giveBack, givePaid } from "#tests/support/receipts.ts";
import { tamper } from "#tests/support/tamper.ts";
import type { ReceiptRow } from "./receipt-document.server.ts";
import { drawReceipt } from "./receipt-pdf.server.ts";
import { findReceiptByKey, listReceiptsOfDonor, printedReceipt } from "./receipts.store.server.ts";

const visitor = { address: "192.0.2.1", language: "en" } as const;

/* What a receipt says stays as it was issued: RECEIPT-08. */

async function paper(app: TestApp, { donation_id }: ReceiptRow) {
  const { db, clock } = app.deps;
  const key = await issueDonationKey(db, clock.now(), donation_id);
  const receipt = await findReceiptByKey(db, clock.now(), key);
  if (!receipt) throw new Error("the receipt is not found by its key");
  const printed = await printedReceipt(app.deps, receipt);
  return { printed, pdf: await drawReceipt(printed) };
}

/** Staff give the foundation another legal name, tax number, address and approval. */
async function renameFoundation({ deps: { db, clock } }: TestApp): Promise<void> {
  const { receipts, identity } = contents;
  const values = {
    receipts: {
      ...receipts.defaults,
      legalName: { en: "Another Foundation" },
      ntn: "7654321-0",
      approval: { reference: "Order 9 of 2027", validFrom: "2026-01-01", validTo: "2029-01-01" },
      signatory: { en: "Another office" },
    },
    identity: { ...identity.defaults, phone: "+92 42 9999 9999" },
  };
  for (const [name, value] of Object.entries(values)) {
    await db
      .insertInto("content")
      .values({ name, value: JSON.stringify(value), version: 1, updated_at: clock.now().toISOString() })
      .execute();
  }
}

test("a later approval, legal name, address or donor's name changes neither page, paper, check nor statement", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const { deps, clock } = app;
  const { db } = deps;
  const receipt = await givePaid(db, { now: clock.now() });
  const { number, verify_code } = receipt;
  const seen = async () => ({
    ...(await paper(app, receipt)),
    check: await verifyReceipt(deps, { number, code: verify_code }, visitor),
    statement: await listReceiptsOfDonor(db, {
      contact: { email: donorEmail },
      fiscalYear: 2027,
      limit: 9,
    }),
  });
  const before = await seen();
  expect(before.printed).toMatchObject({
    origin: "issued",
    title: "Acknowledgement of a donation",
    donor: "Donor of Lahore",
    dedication: "For my mother",
    amount: "PKR 2,500",
    givenOn: "2026-11-21",
    issuedOn: "2026-11-21",
    taxYear: "2026-27",
    issuer: { name: "Umeed Welfare Foundation" },
  });

  await renameFoundation(app);
  await db.updateTable("donations").set({ donor_name: "Somebody else", dedication: "Other words" }).execute();
  await db.updateTable("funds").set({ title: "Another fund" }).execute();
  expect(await seen()).toEqual(before);

  // The next one says what holds now.
  const next = await givePaid(db, { now: clock.now() });
  expect((await paper(app, next)).printed).toMatchObject({
    title: "Donation receipt",
    issuer: { name: "Another Foundation", registrations: expect.arrayContaining(["NTN 7654321-0"]) },
    tax: expect.stringContaining("Order 9 of 2027"),
  });
});

test("a gift on a page in Urdu gets its receipt in Urdu, in every place, and keeps it (RECEIPT-21)", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const { db, clock } = app.deps;
  const receipt = await givePaid(db, {
    now: clock.now(),
    language: "ur",
    donorName: "فاطمہ بی بی",
    dedication: "",
  });
  const { printed, pdf } = await paper(app, receipt);
  expect(printed).toMatchObject({
    language: "ur",
    donor: "فاطمہ بی بی",
    title: "عطیہ ملنے کی تصدیق",
    amount: "2,500 روپے",
    amountInWords: "دو ہزار پانچ سو روپے صرف",
    fund: "زکوٰۃ",
    method: "بینک ٹرانسفر",
    verifyUrl: expect.stringContaining("https://umeed.example/ur/verify-receipt?"),
  });
  // The books go on naming it as they name every gift for it.
  expect(receipt.fund_title).toBe("Zakat");
  await renameFoundation(app);
  expect(await paper(app, receipt)).toEqual({ printed, pdf });

  const nameless = await givePaid(db, { now: clock.now(), language: "ur", donorName: "" });
  expect((await paper(app, nameless)).printed.donor).toBe("نام ظاہر نہیں کیا گیا");
});

test("a receipt becomes void once; the database refuses every other change, and its deletion", async () => {
  const app = await startTestApp();
  const { db, clock } = app.deps;
  const receipt = await givePaid(db, { now: clock.now() });
  await giveBack(db, receipt, clock.now());
  const change = (values: object) => db.updateTable("receipts").set(values).execute();
  for (const values of [
    { amount_paisa: 1 },
    { number: "UWF-2027-000009" },
    { paid_on: "2026-11-20" },
    { fund_title: "Other" },
    { verify_code: "X" },
    { salt: "00" },
    { document: "{}" },
    { document: "" },
    { personal_hash: "" },
    { donor_name: "Somebody else" },
    { donor_name: "" },
    { dedication: "Other words" },
    { personal_salt: "00" },
    { voided_at: null },
    { voided_at: "2026-11-20T00:00:00.000Z" },
  ])
    await expect(change(values), JSON.stringify(values)).rejects.toThrow("a receipt stays as it was issued");
  await expect(db.deleteFrom("receipts").execute()).rejects.toThrow("a receipt stays as it was issued");
  expect(await db.selectFrom("receipts").selectAll().executeTakeFirst()).toMatchObject({
    amount_paisa: 2500_00,
    donor_name: "Donor of Lahore",
  });
});

test("a person is taken out of page, paper and row; the seal goes on fitting, and another name does not", async () => {
  const app = await startTestApp();
  const { deps, clock } = app;
  const { db } = deps;
  const receipt = await givePaid(db, { now: new Date("2026-11-20T07:00:00.000Z") });
  await sealDays(deps);
  const { link } = await db.selectFrom("receipt_days").select("link").executeTakeFirstOrThrow();
  const whose = { email: donorEmail } as const;
  await db.transaction().execute((trx) => eraseDonations(trx, whose, [receipt.donation_id], clock.now()));

  const { printed, pdf } = await paper(app, receipt);
  expect(printed).toMatchObject({ donor: "Anonymous", dedication: "" });
  const row = await db.selectFrom("receipts").selectAll().executeTakeFirstOrThrow();
  for (const text of [JSON.stringify(row), pdf.toString("latin1")]) {
    expect(text).not.toContain("Donor of Lahore");
    expect(text).not.toContain("For my mother");
  }
  expect(row.personal_salt).toBe("");
  expect((await recheckDays(db, { budget: 100 })).changed).toEqual([]);
  expect(await readReceiptProof(deps, row)).toMatchObject({ intact: true, link });
  expect(await ledgerDifferences(db)).toEqual([]);

  await tamper(db, (trx) => trx.updateTable("receipts").set({ donor_name: "A minister" }).execute());
  expect((await recheckDays(db, { budget: 100 })).changed).toMatchObject([
    { day: "2026-11-20", causes: ["contents"] },
  ]);
  expect(await readReceiptProof(deps, row)).toMatchObject({ intact: false });
});
