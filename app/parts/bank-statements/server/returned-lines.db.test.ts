import { expect, test } from "vitest";
import { readDonationStatus } from "#app/features/giving/donations/server/donation-status.server.ts";
import { issueDonationKey } from "#app/features/giving/ledger/donation-keys.server.ts";
import { pairReturns } from "#app/features/giving/ledger/returned-lines.server.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { receiptWords } from "#app/features/giving/receipts/receipts.words.ts";
import { readVoided } from "#app/features/giving/receipts/server/receipts.store.server.ts";
import { voidedText } from "#app/features/giving/receipts/voided-receipt.ts";
import { addDays } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import { closingMessages } from "#app/parts/closings/closings.messages.ts";
import { linkMs } from "#server/access-links.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { startTransfers } from "#tests/support/transfer-reports.ts";

/* Cheques that bounced, whose credit and return come in one file: TRANSFER-24b. */

const bounced = `Date,Description,Cheque No,Debit,Credit,Balance
13-Nov-2026,CLG CHQ DEP 004417 LAHORE TRADERS,004417,,"25,000.00","125,000.00"
17-Nov-2026,CHQ RETURN 004417 FUNDS INSUFFICIENT,004417,"25,000.00",,"100,000.00"
17-Nov-2026,CHQ RETURN CHARGES,,464.00,,"99,536.00"
`;

type Returned = { returned: number; returned_paisa: number };

async function start(text = bounced) {
  const made = await startTransfers();
  const { ask, month, importLines, db } = made;
  expect((await importLines(text)).status).toBe(200);
  return {
    ...made,
    bank: async (): Promise<Returned> =>
      (await month()).accounts.find(({ account }: { account: string }) => account === "bank"),
    /** Of the lines that went out, the one that came back. */
    back: async () =>
      (await ask("listDebits", { query: {} })).body.rows.find(
        ({ amount_paisa }: { amount_paisa: number }) => amount_paisa === 25_000_00,
      ),
    book: (more: object = {}) =>
      ask("bookStatementLine", { json: { line: 1, fund: "general", method: "cheque", ...more } }),
    close: () => ask("closeBooks", { json: { through: "2026-11-20", reason: "" } }),
    gift: async (reference: string) =>
      (await ask("readDonationDetails", { query: { reference } })).body.donation,
    rowOf: (reference: string) =>
      db.selectFrom("donations").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow(),
  };
}

test("a cheque that bounced within one file is said before it is booked, joined when it is, and ends as no gift", async () => {
  const { app, db, ask, bank, back, book, close, mails, rowOf } = await start();
  const { rows } = (await ask("listStatementLines")).body;
  expect(rows).toMatchObject([{ amount_paisa: 25_000_00, returned_on: "2026-11-17" }]);
  // Neither is a gift yet: the return stands alone, and so the month is not equal.
  expect(await bank()).toMatchObject({ returned: 1, returned_paisa: 25_000_00 });

  expect((await book({ name: "Sara", email: "sara@home.example" })).status).toBe(200);
  const { gift } = await back();
  expect(gift).toMatchObject({ state: "paid" });
  expect(await bank()).toMatchObject({ open: 0, returned: 1, returned_paisa: 25_000_00 });
  expect(await close()).toMatchObject({
    status: 409,
    body: { message: closingMessages.unequal("November 2026") },
  });

  const { id, version, language } = await rowOf(gift.reference);
  const { number } = await db.selectFrom("receipts").select("number").executeTakeFirstOrThrow();
  const t = textIn(language, receiptWords);
  const letter = (await ask("readVoidLetter", { query: { reference: gift.reference, act: "refund" } })).body
    .letter;
  expect(letter.paragraphs[0]).toBe(t("voidBounced", { number }));
  const refund = { id, version, reason: "The cheque bounced", tell: true };
  expect((await ask("refundDonation", { json: refund })).status).toBe(200);
  const [, mail] = await mails("sara@home.example");
  const told = mail?.text.replace(/\s+/g, " ");
  expect(told).toContain("Your cheque came back from the bank unpaid");
  expect(told).not.toContain("We have returned");
  expect(await bank()).toMatchObject({ returned: 0, returned_paisa: 0 });
  expect(await ledgerDifferences(db)).toEqual([]);

  // Its page says the same to the donor.
  const now = app.clock.now();
  const key = await issueDonationKey(db, now, id, linkMs.receipt);
  expect(await readDonationStatus(db, now, key)).toMatchObject({ state: "refunded", came_back: true });
  const receipt = await db.selectFrom("receipts").selectAll().executeTakeFirstOrThrow();
  const voided = await readVoided(db, receipt);
  expect(voidedText(textIn("ur", paperWords), voided, "ur")).toContain("ادائیگی بینک سے واپس آ گئی");
  expect((await close()).status).toBe(200);
});

test("a return that is no gift's is one that staff say is something else", async () => {
  const { ask, back, bank, close, importLines } = await start(
    bounced.replace("CHQ RETURN 004417", "CHQ RETURN").replace(/004417,"25/, ',"25'),
  );
  expect((await ask("listStatementLines")).body.rows).toMatchObject([{ returned_on: null }]);
  await ask("excludeStatementLine", { json: { line: 1, kind: "other", reason: "It bounced" } });
  expect(await bank()).toMatchObject({ returned: 1 });
  expect((await close()).status).toBe(409);
  const { id: line } = await back();
  await ask("decideDebit", { json: { line, kind: "other", reason: "It bounced before it was booked" } });
  expect(await bank()).toMatchObject({ returned: 0 });
  expect((await close()).status).toBe(200);
  // The same file again changes nothing.
  expect((await importLines(bounced)).status).toBe(409);
});

test("the return of a corrected gift is its successor's, and of a wrong match nobody's", {
  tags: "any-database",
}, async () => {
  const { ask, back, bank, book, gift } = await start();
  await book({ name: "Sara" });
  const first = (await back()).gift.reference;
  const correct = async (reference: string, more: object) => {
    const { id, version, fund, amount_paisa, received_on, donor_name } = await gift(reference);
    const json = { id, version, fund, amount: amount_paisa / 100, received_on, name: donor_name };
    return ask("correctDonation", { json: { ...json, email: "", dedication: "", reason: "Wrong", ...more } });
  };
  const second = (await correct(first, { fund: "zakat" })).body.reference;
  expect(second).not.toBe(first);
  expect((await back()).gift).toEqual({ reference: second, state: "paid" });
  const { id, version } = await gift(second);
  await ask("takePaymentBack", { json: { id, version, reason: "Not hers" } });
  expect((await back()).gift).toBeNull();
  expect(await bank()).toMatchObject({ open: 1, returned: 1 });
  await book({ name: "Bilal" });
  expect((await back()).gift).toMatchObject({ state: "paid" });
});

test("a return is a line's of the same account, amount and number, within sixty days, if of no other", {
  tags: "any-database",
}, () => {
  const came = { account: "bank", day: "2026-11-02", amount_paisa: 500_00, bank_reference: "004417" };
  const credit = { ...came, description: "CLG CHQ" };
  const debit = { ...credit, amount_paisa: -500_00, day: "2026-11-05", description: "CHQ RETURN" };
  const pairs = (credits: (typeof credit)[], debits: (typeof debit)[]) => pairReturns(credits, debits).size;
  expect(pairs([credit], [debit])).toBe(1);
  expect(pairs([credit], [{ ...debit, bank_reference: "", description: "CHQ RETURN 004417" }])).toBe(1);
  for (const other of [
    { day: "2026-11-01" },
    { day: addDays(credit.day, 61) },
    { amount_paisa: -501_00 },
    { account: "meezan" },
    { bank_reference: "004418" },
    { bank_reference: "" },
  ])
    expect(pairs([credit], [{ ...debit, ...other }]), JSON.stringify(other)).toBe(0);
  expect(pairs([credit, { ...credit, day: "2026-11-03" }], [debit])).toBe(0);
  expect(pairs([credit], [debit, { ...debit, day: "2026-11-07" }])).toBe(0);
  // The cheque is presented again, and cleared.
  expect(pairs([credit, { ...credit, day: "2026-11-09" }], [debit])).toBe(1);
});
