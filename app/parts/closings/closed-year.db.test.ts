import { expect, test } from "vitest";
import { donationsDeskCalls } from "#app/features/giving/donations-desk/donations-desk.calls.ts";
import { fundsCalls } from "#app/features/giving/funds/funds.calls.ts";
import { receiptsCalls } from "#app/features/giving/receipts/receipts.calls.ts";
import { transferReportsAdminCalls } from "#app/features/giving/transfer-reports/transfer-reports-admin.calls.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import { helpPaymentsCalls } from "#app/parts/help/help-payments/help-payments.calls.ts";
import { openBooksCalls } from "#app/parts/open-books/open-books.calls.ts";
import { pledgesCalls } from "#app/parts/pledges/pledges.calls.ts";
import type { CallName } from "#tests/support/calls.ts";
import { give } from "#tests/support/donations-desk.ts";
import { addCase } from "#tests/support/help-cases.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { begin } from "#tests/support/pledges.ts";
import { fetchTaxYear, journalBalances, openTaxYear } from "#tests/support/tax-year.ts";
import { startTransfers } from "#tests/support/transfer-reports.ts";
import { closingsCalls } from "./closings.calls.ts";

/* A year that is closed while what belongs to it goes on: HANDOVER-04. */

const heads = "Date,Narration,Ref,Debit,Credit";
const june = [
  "10/06/2026,TRANSFER,FT-1111,,5000",
  "11/06/2026,CHQ DEPOSIT,778899,,1500",
  "12/06/2026,PROFIT,PR-1,,22",
  "14/06/2026,CHQ RETURN UNPAID,778899,1500,",
  "30/06/2026,UNKNOWN,FT-4444,,900",
  "30/06/2026,TRANSFER,FT-5555,,700",
  "30/06/2026,SUPPLIER,ST-6666,400,",
];
/** Lines by their numbers: of a statement, what came in is stored first. */
const line = {
  ...{ gift: 1, cheque: 2, profit: 3, open: 4, ofJulyGift: 5 },
  ...{ returned: 6, ofJulyPayout: 7, paid: 8, found: 9, ofReport: 10, parts: 11 },
};

/** June and its loose ends, closed on 3 July. */
async function closedJune() {
  const made = await startTransfers();
  const { app, db } = made;
  let token = "";
  const goTo = async (time: string) => {
    app.clock.set(time);
    token = await app.signIn();
  };
  const ask = (name: CallName, json: object) => app.call(name, { token, json });
  const act = async (name: CallName, json: object) => {
    const reply = await ask(name, json);
    expect([name, reply.body.message, reply.body.success]).toEqual([name, reply.body.message, true]);
    return reply.body;
  };
  let bookings = 0;
  const booking = (amount: number, received_on: string, more: object = {}) => {
    bookings += 1;
    const idempotency_key = `closed-year-booking-${bookings}`;
    return { amount, fund: "general", received_on, method: "cash", idempotency_key, ...more };
  };
  const book = async (...of: Parameters<typeof booking>) =>
    (await act("bookDonation", booking(...of))).reference;
  const idOf = async (reference: string): Promise<number> =>
    (
      await db
        .selectFrom("donations")
        .select("id")
        .where("reference", "=", reference)
        .executeTakeFirstOrThrow()
    ).id;
  const giftOfLine = async (id: number) =>
    db
      .selectFrom("statement_lines")
      .innerJoin("donations", "donations.id", "statement_lines.donation_id")
      .select(["donations.id", "donations.reference"])
      .where("statement_lines.id", "=", id)
      .executeTakeFirstOrThrow();
  const corrected = async (reference: string, change: object) => {
    const id = await idOf(reference);
    const { fund, amount_paisa, received_on } = await db
      .selectFrom("donations")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const same = { id, fund, amount: amount_paisa / 100, received_on, name: "", email: "", dedication: "" };
    return { ...same, reason: "Typed wrong", ...change };
  };
  const payout = (amount: number, paid_on: string) => ({
    fund: "general",
    amount,
    paid_on,
    purpose: "Flour",
  });

  await goTo("2026-06-30T06:00:00Z");
  const from = { fund: "general", amount: 50_000, entered_on: "2026-06-01", reason: "From before" };
  await act("createFundEntry", { kind: "opening", ...from });
  await act("importStatement", {
    statement: [heads, ...june].join("\n"),
    account: "bank",
    day_order: "day-first",
  });
  await act("bookStatementLine", { line: line.gift, fund: "zakat", method: "bank-transfer", name: "Ayesha" });
  await act("bookStatementLine", { line: line.cheque, fund: "general", method: "cheque", name: "Bilal" });
  await act("excludeStatementLine", { line: line.profit, kind: "interest" });
  const cheque = await giftOfLine(line.cheque);
  await act("decideDebit", { line: line.returned, kind: "returned", gift: cheque.reference });
  await act("recordBalance", { account: "bank", day: "2026-06-30", balance: "999,999" });
  await act("createPayout", payout(300, "2026-06-15"));
  const cash = await book(800, "2026-06-18");
  const moved = await book(4321, "2026-06-19");
  const unseen = await book(600, "2026-06-29", { method: "bank-transfer", bank_reference: "FT-2929" });

  await goTo("2026-07-03T06:00:00Z");
  await act("createPayout", payout(400, "2026-07-02"));
  await act("decideDebit", { line: line.ofJulyPayout, kind: "payout", payout: 2 });
  const late = await book(700, "2026-07-01", { method: "bank-transfer", bank_reference: "FT-5555" });
  const forward = (await act("correctDonation", await corrected(moved, { received_on: "2026-07-01" })))
    .reference;
  await act("closeBooks", { through: "2026-06-30", reason: "A line is open" });
  const fetchYear = async (year: number) => (await fetchTaxYear(app, token, year)).bytes;
  return {
    ...made,
    ask,
    booking,
    book,
    corrected,
    payout,
    idOf,
    giftOfLine,
    fetchYear,
    cheque,
    cash,
    unseen,
    late,
    forward,
  };
}

/** Every call by which staff change something about money. What they say of a person has a test of its own. */
const acts = Object.entries({
  ...{ ...donationsDeskCalls, ...bankStatementsCalls, ...fundsCalls, ...receiptsCalls },
  ...{ ...transferReportsAdminCalls, ...closingsCalls, ...helpPaymentsCalls },
  ...{ ...pledgesCalls, ...openBooksCalls },
}).flatMap(([name, { method }]) => (method === "GET" ? [] : [name as CallName]));

test("whatever staff do after a year is closed, its ZIP keeps every byte, and the next year has what became of it", async () => {
  const made = await closedJune();
  const { app, db, ask, send, booking, corrected, payout, idOf, fetchYear } = made;
  const before = await fetchYear(2026);
  const done = new Set<CallName>(["previewStatement"]);
  const run = async (name: CallName, status: number, json: object = {}) => {
    done.add(name);
    const reply = await ask(name, json);
    expect([name, reply.status, reply.body.message]).toEqual([name, status, reply.body.message]);
    // What was refused has changed nothing: it is compared once for all.
    if (status < 300)
      expect([name, json, (await fetchYear(2026)).equals(before)]).toEqual([name, json, true]);
    return reply.body;
  };
  const { id: gift } = await made.giftOfLine(line.gift);
  const waiting = await give(app.deps, { amountPaisa: 900_00, donorEmail: "" });

  // What is dated to June, or stands on a line of June.
  await run("bookDonation", 409, booking(5, "2026-06-30"));
  const money = { id: waiting.id, amount: 900, bank_reference: "FT-4444", reason: "Seen" };
  await run("confirmDonation", 409, { ...money, received_on: "2026-06-30" });
  const { reference: first } = await made.giftOfLine(line.gift);
  for (const [reference, change] of [
    [first, { fund: "general" }],
    [made.late, { name: "Sara" }],
    [made.late, { amount: 600 }],
    [made.forward, { fund: "sadqah" }],
    [made.cash, { received_on: "2026-07-02" }],
  ] as const)
    await run("correctDonation", 409, await corrected(reference, change));
  for (const id of [gift, await idOf(made.late), await idOf(made.forward)])
    await run("takePaymentBack", 409, { id, reason: "Another one's" });
  await run("bookStatementLine", 409, { line: line.open, fund: "general", method: "bank-transfer" });
  await run("linkStatementLine", 409, { line: line.open, reference: waiting.reference });
  await run("splitStatementLine", 409, { line: line.open, parts: "400 + 500" });
  await run("excludeStatementLine", 409, { line: line.open, kind: "interest" });
  await run("takeStatementLineBack", 409, { line: line.profit });
  await run("decideDebit", 409, { line: line.returned, kind: "charge" });
  await run("recordBalance", 409, { account: "bank", day: "2026-06-30", balance: "1" });
  await run("createPayout", 409, payout(5, "2026-06-30"));
  const id = await addCase(db, { decision_fund: "general", decision_from: "2026-06", decision_months: 2 });
  const help = (paid_on: string, month: string) => ({
    paid_on,
    payments: [{ id, month, fund: "general", amount: 5000 }],
  });
  await run("payHelp", 409, help("2026-06-30", "2026-06"));
  await run("cancelPayout", 409, { id: 1, reason: "Twice" });
  const entry = { kind: "opening", fund: "general", amount: 5, reason: "From before" };
  await run("createFundEntry", 409, { ...entry, entered_on: "2026-06-30" });
  await run("cancelFundEntry", 409, { id: 1, reason: "Wrong" });

  expect((await fetchYear(2026)).equals(before)).toBe(true);

  // July, with what it says of June.
  const text = [
    `${heads},Balance`,
    ...june.slice(4).map((row, place) => `${row},${[900, 1600, 1200][place]}`),
  ];
  const july = ["01/07/2026,FLOUR,ST-8,300,,900"];
  await run("importStatement", 200, {
    statement: [...text, ...july].join("\n"),
    account: "bank",
    day_order: "day-first",
  });
  await run("decideDebit", 200, { line: line.paid, kind: "payout", payout: 1 });
  const wallet = `${heads}\n2026-07-02,RECEIVED,FT-2929,,600`;
  await run("importStatement", 200, { statement: wallet, account: "jazzcash" });
  await run("linkStatementLine", 200, { line: line.found, reference: made.unseen });
  await run("refundDonation", 200, { id: made.cheque.id, reason: "The cheque came back" });
  await run("refundDonation", 200, { id: await idOf(made.cash), reason: "Asked for it" });
  await run("cancelPayout", 200, { id: 2, reason: "Never paid" });
  await run("confirmDonation", 200, { ...money, received_on: "2026-07-02" });
  const { reference: booked } = await run("bookDonation", 201, booking(60, "2026-07-02"));
  const { reference: right } = await run("correctDonation", 200, await corrected(booked, { fund: "sadqah" }));
  await run("takePaymentBack", 200, { id: await idOf(right), reason: "Another one's" });
  await run("createPayout", 201, payout(5, "2026-07-02"));
  await run("payHelp", 201, help("2026-07-02", "2026-06"));
  await run("translatePayout", 200, { id: 1, purpose_ur: "آٹا" });
  const ofSadqah = { ...entry, fund: "sadqah", entered_on: "2026-07-01" };
  await run("createFundEntry", 201, ofSadqah);
  await run("cancelFundEntry", 200, { id: 2, reason: "Wrong" });
  await run("recordBalance", 200, { account: "bank", day: "2026-07-02", balance: "900" });
  await run("importStatement", 200, {
    statement: `${heads}\n2026-07-03,ONE,FT-31,,2500\n2026-07-03,TWO,FT-32,,44`,
    account: "bank",
  });
  await run("splitStatementLine", 200, { line: line.parts, parts: "40 + 4" });
  await run("excludeStatementLine", 200, { line: line.parts, kind: "interest" });
  await run("takeStatementLineBack", 200, { line: line.parts });
  await run("bookStatementLine", 200, { line: line.parts, fund: "general", method: "bank-transfer" });
  await send({ transferredOn: "2026-07-02" });
  await send({ transferredOn: "2026-07-02", transactionId: "5544", email: "sara@home.example" });
  const reports = await made.reports();
  await run("verifyMatches", 200, { matches: [{ line: line.ofReport, donation: reports[0]?.donation_id }] });
  await run("verifyTransfer", 200, { id: reports[1]?.id });
  await run("rejectTransfer", 409, { id: reports[1]?.id, reason: "Not found" });
  await run("noteDonation", 200, { id: gift, note: "Called" });
  await run("settleReview", 409, { id: gift, reason: "Looked at" });
  await run("askGatewayAgain", 409, { id: gift });
  await run("sendReceiptAgain", 409, { id: gift });
  await run("importProviderReport", 200, {
    provider: "jazzcash",
    statement: "Transaction ID,Transaction Date,Amount,Transaction Status\nT1,2026-07-01,500.00,Completed",
  });
  await begin(app);
  await run("mailPledgeLink", 200, { id: 1 });
  await run("stopPledge", 200, { id: 1, reason: "Asked for it" });
  await run("acknowledgeSealAlert", 404, { id: 1, reason: "A restored backup" });
  await run("closeBooks", 409, { through: "2026-06-30" });
  expect(acts.filter((name) => !done.has(name))).toEqual([]);
  expect(await ledgerDifferences(db)).toEqual([]);

  // Both years add up, and the later one has what came of the other.
  const [closed, next] = [openTaxYear(before), openTaxYear(await fetchYear(2027))];
  for (const [name, row] of Object.entries(closed.sums("ACCOUNTS")))
    expect([name, next.sums("ACCOUNTS")[name]?.opening]).toEqual([name, row.closing]);
  for (const year of [closed, next]) {
    const held = journalBalances(year.text("journal.ledger"));
    for (const [name, row] of Object.entries(year.sums("ACCOUNTS")))
      expect([name, held[name]]).toEqual([name, row.closing]);
    const { total } = year.sums("FROM THE DAY IN THE BOOKS TO THE DAY AT THE BANK");
    expect(total?.["came in the year"]).toBe(year.sums("FUNDS").total?.in);
  }
  expect(closed.sums("ACCOUNTS")).toMatchObject({
    "Assets:Bank": { in: 57_122_00, out: 2200_00 },
    "Equity:Outside:payout": { closing: 400_00 },
    "Equity:Outside:returned": { closing: 1500_00 },
  });
  expect(closed.csv("lines.csv").map((row) => row["Amount (PKR)"])).toContain("-1500.00");
  // The return is the refund of July, the money of a June gift is on the wallet, and a payout that was none stays outside.
  expect(next.sums("ACCOUNTS")).toMatchObject({
    "Assets:JazzCash": { in: 600_00, closing: 600_00 },
    "Equity:Outside:payout": { closing: 400_00 },
    "Equity:Outside:returned": { closing: 0 },
  });
});
