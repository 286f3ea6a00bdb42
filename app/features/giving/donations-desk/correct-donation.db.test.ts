import { expect, test } from "vitest";
import { openDonation } from "#app/features/giving/ledger/donation-keys.server.ts";
import { readBooksTotal } from "#app/parts/open-books/server/open-books.store.server.ts";
import { sealDays } from "#app/parts/open-books/server/seal-days.server.ts";
import { verifyReceipt } from "#app/parts/open-books/server/verify-receipt.server.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { report, startTransfers } from "#tests/support/transfer-reports.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";

/* A paid gift that was wrong: DESK-15 to 17, RECEIPT-09, RECEIPT-10. */

const start = async () => {
  const made = await startTransfers();
  const { db, ask, app } = made;
  const gift = async (reference: string) =>
    (await ask("readDonationDetails", { query: { reference } })).body.donation;
  return {
    ...made,
    gift,
    callAsStaff: (name: Parameters<typeof ask>[0], json: object) => ask(name, { json }),
    /** What stands in the form, with what is corrected of it. */
    async correct(reference: string, corrected: object) {
      const { id, version, fund, amount_paisa, received_on, donor_name, donor_email, dedication } =
        await gift(reference);
      const now = { fund, amount: amount_paisa / 100, received_on, name: donor_name, email: donor_email };
      const json = { id, version, ...now, dedication, reason: "Typed wrong", ...corrected };
      return ask("correctDonation", { json });
    },
    receipts: () => db.selectFrom("receipts").selectAll().orderBy("id").execute(),
    lines: () =>
      db.selectFrom("statement_lines").select(["id", "amount_paisa", "donation_id"]).orderBy("id").execute(),
    bookLine: async (json: object = {}) => {
      await ask("bookStatementLine", {
        json: { line: 1, fund: "general", method: "bank-transfer", ...json },
      });
      const [booked] = await db.selectFrom("donations").selectAll().execute();
      if (!booked) throw new Error("no line was booked");
      return booked;
    },
    verify: ({ number, verify_code: code }: { number: string; verify_code: string }) =>
      verifyReceipt(app.deps, { number, code }, { address: "192.0.2.1", language: "en" }),
  };
};

const oneLine = "Date,Narration,Ref,Credit\n21/11/2026,TRANSFER,FT-998877,5000";

test("a line booked for General is corrected to Zakat, then to another name: one line, one month, no refund", async () => {
  const { app, db, importLines, bookLine, correct, receipts, lines, month, mails, verify, gift } =
    await start();
  await importLines(oneLine);
  const first = await bookLine({ name: "Ayesha", email: "ayesha@home.example" });
  const before = await month();

  const toZakat = await correct(first.reference, { fund: "zakat" });
  expect(toZakat).toMatchObject({ status: 200, body: { message: messages.corrected } });
  const second = toZakat.body.reference;
  const third = (await correct(second, { name: "Ayesha Bibi" })).body.reference;

  const [one, two, three] = await receipts();
  expect([one, two, three].map((receipt) => receipt?.voided_at !== null)).toEqual([true, true, false]);
  expect(three).toMatchObject({ fund: "zakat", donor_name: "Ayesha Bibi", amount_paisa: 5000_00 });
  expect(JSON.parse(three?.document ?? "{}")).toMatchObject({
    replaces: two?.number,
    givenOn: "2026-11-21",
  });
  const last = await gift(third);
  expect(await lines()).toEqual([{ id: 1, amount_paisa: 5000_00, donation_id: last.id }]);
  expect(last).toMatchObject({ corrects: second, state: "paid", line: { bank_reference: "FT-998877" } });
  expect(await gift(first.reference)).toMatchObject({ successor: second, state: "corrected" });
  expect(await month()).toEqual(before);
  expect(await readBooksTotal(db)).toMatchObject({ in: 5000_00, refunded: 0, stands: 5000_00 });
  expect(await ledgerDifferences(db)).toEqual([]);

  // The old one's page names the new one, before and after the night.
  for (const sealed of [false, true]) {
    if (sealed) {
      app.clock.forward(2 * 24 * 60 * 60 * 1000);
      await sealDays(app.deps);
    }
    if (!one || !two || !three) throw new Error("three receipts are missing");
    expect(await verify(one)).toMatchObject({ receipt: { correction: { replacedBy: two.number } } });
    expect(await verify(two)).toMatchObject({ receipt: { correction: { replacedBy: three.number } } });
    expect(await verify(three)).toMatchObject({ receipt: { replaces: two.number, voidedOn: undefined } });
  }
  expect(await db.selectFrom("receipt_days").selectAll().orderBy("day").execute()).toMatchObject([
    {
      version: 3,
      receipts: 3,
      refunds: 0,
      corrections: 2,
      corrected_paisa: 2 * 5000_00,
      total_paisa: 15000_00,
    },
    { version: 2, corrections: 0 },
  ]);
  expect(await ledgerDifferences(db)).toEqual([]);
  expect((await mails("ayesha@home.example")).map(({ text }) => text.includes("replaces it"))).toEqual([
    false,
    true,
    true,
  ]);
});

test("the wrong one of two equal reports was verified: its payment is taken back, and the right one is verified", async () => {
  const { db, send, importLines, callAsStaff, reports, donations, lines, receipts, mails } = await start();
  await send();
  await send({ name: "Sara", email: "sara@home.example" });
  const [wrong, right] = await donations();
  await importLines("Date,Narration,Ref,Credit\n20/11/2026,998877665544,998877665544,2500");
  await callAsStaff("verifyTransfer", { id: (await reports())[0]?.id });
  expect((await lines())[0]?.donation_id).toBe(wrong?.id);

  // The line cannot pay a gift of another amount, nor one that is not there.
  for (const [reference, status] of [
    ["TXN00000000000000000", 404],
    [wrong?.reference, 409],
  ] as const)
    expect(
      await callAsStaff("takePaymentBack", { id: wrong?.id, reference, reason: "Sara's" }),
    ).toMatchObject({ status });
  expect(await ledgerDifferences(db)).toEqual([]);

  const json = { id: wrong?.id, reference: right?.reference, reason: "It was the other one's" };
  expect(await callAsStaff("takePaymentBack", json)).toMatchObject({
    status: 200,
    body: { message: messages.takenBack },
  });
  expect(await callAsStaff("takePaymentBack", json)).toMatchObject({
    status: 409,
    body: { message: messages.notCorrectable },
  });
  const [ended, paid, waiting] = await donations();
  expect([ended?.state, paid?.state, waiting?.state]).toEqual(["corrected", "paid", "started"]);
  expect((await lines())[0]?.donation_id).toBe(right?.id);
  expect((await reports()).map(({ donation_id, state }) => [donation_id, state])).toEqual([
    [waiting?.id, "waiting"],
    [right?.id, "verified"],
  ]);
  expect((await receipts()).map(({ donation_id, voided_at }) => [donation_id, voided_at !== null])).toEqual([
    [wrong?.id, true],
    [right?.id, false],
  ]);
  expect((await mails(report.email.toLowerCase())).at(-1)?.subject).toMatch(/is void$/);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("a donor's gift that was corrected, twice and downwards, waits again when its payment is taken back", async () => {
  const { db, send, importLines, callAsStaff, correct, reports, donations, lines, gift } = await start();
  await send();
  const [begun] = await donations();
  await importLines("Date,Narration,Ref,Credit\n20/11/2026,998877665544,998877665544,2500");
  await callAsStaff("verifyTransfer", { id: (await reports())[0]?.id });
  const renamed = (await correct(begun?.reference ?? "", { name: "Ayesha B." })).body.reference;
  const lowered = (await correct(renamed, { amount: 2000 })).body.reference;
  const { id } = await gift(lowered);
  expect(await callAsStaff("takePaymentBack", { id, reason: "Another person's" })).toMatchObject({
    status: 200,
  });
  const waiting = (await donations()).at(-1);
  expect(waiting).toMatchObject({ state: "started", donor_name: "Ayesha B.", amount_paisa: 2500_00 });
  expect(await reports()).toMatchObject([{ donation_id: waiting?.id, state: "waiting", decided_by: "" }]);
  expect((await lines()).map((line) => [line.amount_paisa, line.donation_id === null])).toEqual([
    [2000_00, true],
    [500_00, false],
  ]);
  expect(await ledgerDifferences(db)).toEqual([]);

  // Its own money comes, of which the bank has kept a little; that is taken back, too.
  await importLines("Date,Narration,Ref,Credit\n21/11/2026,IBFT,FT-2,2480");
  const link = { line: 3, reference: waiting?.reference };
  expect(await callAsStaff("linkStatementLine", link)).toMatchObject({ status: 200 });
  expect((await donations()).at(-1)).toMatchObject({ state: "paid", amount_paisa: 2480_00 });
  expect(await ledgerDifferences(db)).toEqual([]);
  await callAsStaff("takePaymentBack", { id: waiting?.id, reason: "A third person's" });
  expect((await donations()).at(-1)).toMatchObject({ state: "started", amount_paisa: 2500_00 });
  expect((await reports()).map(({ state }) => state)).toEqual(["waiting"]);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("a part that was given back is a gift of its own: the line is split, and the month stays equal", async () => {
  const { db, importLines, bookLine, correct, receipts, lines, donations, month, mails } = await start();
  await importLines(oneLine);
  const booked = await bookLine({ email: "ayesha@home.example", name: "Ayesha" });
  const before = (await month()).accounts[0];
  expect(await correct(booked.reference, { amount: 5001 })).toMatchObject({
    status: 422,
    body: { message: messages.onlyDown("PKR 5,000") },
  });
  expect(await correct(booked.reference, {})).toMatchObject({
    status: 409,
    body: { message: messages.nothingChanged },
  });
  expect(await correct(booked.reference, { amount: "4,000.50" })).toMatchObject({ status: 200 });
  const [, kept, back] = await donations();
  expect([kept, back].map((gift) => [gift?.state, gift?.amount_paisa])).toEqual([
    ["paid", 4000_50],
    ["refunded", 999_50],
  ]);
  expect(await lines()).toEqual([
    { id: 1, amount_paisa: 4000_50, donation_id: kept?.id },
    { id: 2, amount_paisa: 999_50, donation_id: back?.id },
  ]);
  const after = (await month()).accounts[0];
  expect(after).toMatchObject({ lines_paisa: before.lines_paisa, found_paisa: before.found_paisa });
  expect((await receipts()).map(({ voided_at }) => voided_at !== null)).toEqual([true, false, true]);
  expect(await readBooksTotal(db)).toMatchObject({ in: 5000_00, refunded: 999_50, stands: 4000_50 });
  // One email with the first receipt, one with the corrected one, none of the part.
  expect(await mails("ayesha@home.example")).toHaveLength(2);
  // The same statement again adds nothing.
  await importLines(oneLine);
  expect(await lines()).toHaveLength(2);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("a line that waits again can be booked again", async () => {
  const { db, importLines, bookLine, callAsStaff, lines, donations } = await start();
  await importLines(oneLine);
  const booked = await bookLine();
  await callAsStaff("takePaymentBack", { id: booked.id, reason: "It is bank profit" });
  expect(await lines()).toEqual([{ id: 1, amount_paisa: 5000_00, donation_id: null }]);
  await bookLine({ fund: "zakat" });
  expect((await donations()).map(({ state, fund }) => [state, fund])).toEqual([
    ["corrected", "general"],
    ["paid", "zakat"],
  ]);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("Zakat that was paid out cannot be corrected away, nor moved to a later day", async () => {
  const { db, importLines, bookLine, correct, callAsStaff, gift } = await start();
  await importLines(oneLine.replace("21/11", "20/11"));
  const booked = await bookLine({ fund: "zakat" });
  const payout = { fund: "zakat", amount: 5000, paid_on: "2026-11-20", purpose: "Medicine" };
  expect(await callAsStaff("createPayout", payout)).toMatchObject({ status: 201 });
  for (const corrected of [{ fund: "general" }, { received_on: "2026-11-21" }, { amount: 4000 }]) {
    const { status, body } = await correct(booked.reference, corrected);
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: expect.stringContaining("has paid out this money"),
    });
  }
  expect(await gift(booked.reference)).toMatchObject({ state: "paid" });
  expect(await correct(booked.reference, { name: "Sara" })).toMatchObject({ status: 200 });
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("an email alone changes in place: the receipt goes there, and the old links open nothing", async () => {
  const { db, app, importLines, bookLine, callAsStaff, mails, receipts } = await start();
  await importLines(oneLine);
  const { id } = await bookLine({ email: "wrong@home.example", name: "Ayesha" });
  const [mail] = await mails("wrong@home.example");
  const key = /umeed\.example\/receipts\/([\w-]{22})\s/.exec(mail?.text ?? "")?.[1] ?? "";
  const opened = () => openDonation(db, app.clock.now(), key);
  expect(await opened()).toBe(id);
  const { fund, amount_paisa, received_on } = await db
    .selectFrom("donations")
    .select(["fund", "amount_paisa", "received_on"])
    .executeTakeFirstOrThrow();
  const unchanged = { id, fund, amount: amount_paisa / 100, received_on, name: "Ayesha", dedication: "" };
  const changeContact = (contact: object) =>
    callAsStaff("correctDonation", { ...unchanged, email: "right@home.example", ...contact });
  expect(await changeContact({})).toMatchObject({
    status: 200,
    body: { message: messages.changedInPlace, receipt: "kept" },
  });
  expect(await opened()).toBeUndefined();
  expect(await mails("right@home.example")).toHaveLength(1);
  const changePhone = (phone: string) => changeContact({ phone });
  expect((await changePhone("twelve")).status).toBe(422);
  expect((await changePhone("0300 1234567")).status).toBe(200);
  expect((await changePhone("+92 300 1234567")).body.message).toBe(messages.nothingChanged);
  const { donor_phone } = await db.selectFrom("donations").select("donor_phone").executeTakeFirstOrThrow();
  expect(donor_phone).toBe("923001234567");
  expect((await changeContact({ email: "" })).body.message).toBe(messages.noReason);
  expect(await receipts()).toMatchObject([{ voided_at: null }]);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("the donor is told of a void receipt: the letter is shown first and can be left out", async () => {
  const { ask, importLines, bookLine, callAsStaff, mails } = await start();
  await importLines(oneLine);
  const { id, reference } = await bookLine({ email: "ayesha@home.example", name: "Ayesha" });
  const shown = async (act: string) =>
    (await ask("readVoidLetter", { query: { reference, act } })).body.letter;
  expect(await shown("refund")).toMatchObject({
    to: "ayesha@home.example",
    subject: expect.stringMatching(/is void$/),
  });
  expect((await shown("correction")).paragraphs[0]).toContain("replaces it");
  await callAsStaff("refundDonation", { id, reason: "Asked for it", tell: false });
  expect(await mails("ayesha@home.example")).toHaveLength(1);
});
