import { expect, test } from "vitest";
import { administrator, startedOnce } from "#tests/support/app.ts";
import { desk } from "#tests/support/donations-desk-app.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { report } from "#tests/support/transfer-reports.ts";
import { roleAccounts } from "#tests/support/users.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";

const sharedDesk = startedOnce(desk);

test.for([
  { limit: 0 },
  { limit: 101 },
  { cursor: "x" },
  { cursor: "0" },
  { by: "moon" },
  { from: "2026-02-30" },
  { month: "next" },
  { to: "yesterday" },
  { state: "lost" },
  { method: "gold" },
  { review: "0" },
  { q: "x".repeat(201) },
] as const)("the query %o of the list is refused", async (query) => {
  const { app, token } = await sharedDesk();
  const refused = await app.call("listDonations", { token, query });
  expect(refused).toMatchObject({ status: 422, body: { message: messages.badQuery } });
});

test("a gift is read with its history, and an unknown one is not there: DESK-02", async () => {
  const { app, token, read, give } = await desk();
  const made = await give({ state: "paid", dedication: "For my mother", receivedOn: "2026-11-19" });
  const donation = await read(made.reference);
  expect(donation).toMatchObject({
    reference: made.reference,
    donor_email: "donor@home.example",
    dedication: "For my mother",
    received_on: "2026-11-19",
    paid_on: "2026-11-21",
    page: expect.stringMatching(/^\/donation-success\?key=[\w-]{22}$/),
    receipt: { number: "UWF-2027-000001", voided: false },
    attempts: [],
    reports: [],
  });
  expect(donation.events.map((event: { kind: string; to_state: string }) => event.to_state)).toEqual([
    "started",
    "paid",
  ]);
  for (const reference of ["TXNNOTHING", "no such thing"]) {
    const { status, body } = await app.call("readDonationDetails", { token, query: { reference } });
    expect([404, 422]).toContain(status);
    expect(body.message).toBe(messages.notFound);
  }
});

test("whoever may only read gifts gets links that show: nothing is sent by them in the donor's name (DESK-02a)", async () => {
  const { app, give } = await desk();
  const { reference } = await give();
  const tokens = await roleAccounts(app);
  const keyFor = async (token: string) => {
    const { body } = await app.call("readDonationDetails", { token, query: { reference } });
    return body.donation.page.replace("/donation-success?key=", "") as string;
  };
  const shows = async (key: string) => (await app.call("readDonation", { query: { key } })).status;
  const reportBy = async (key: string) =>
    (await app.call("sendTransferReport", { json: { ...report, key } })).status;

  const key = await keyFor(tokens.auditor);
  expect(await shows(key)).toBe(200);
  expect(await reportBy(key)).toBe(422);
  expect(await app.deps.db.selectFrom("transfer_reports").selectAll().execute()).toEqual([]);
  expect(await reportBy(await keyFor(tokens.treasurer))).toBe(200);
});

test("a refund above PKR 50,000 needs a recent proof of who asks: FACTOR-08", async () => {
  const { app, callAsStaff, give } = await desk();
  const small = await give({ state: "paid", amountPaisa: 50_000_00 });
  const large = await give({ state: "paid", amountPaisa: 50_001_00 });
  app.clock.forward(10 * 60_000);
  const refund = ({ id, version }: typeof small) =>
    callAsStaff("refundDonation", { id, version, reason: "Given twice" });
  expect((await refund(small)).status).toBe(200);
  expect(await refund(large)).toMatchObject({ status: 403, body: { success: false, needs: "proof" } });
  await callAsStaff("prove", { password: administrator.password });
  expect((await refund(large)).status).toBe(200);
});

test("a paid gift is given back once, with a reason: DESK-05", async () => {
  const { app, callAsStaff, read, give } = await desk();
  const { id, version, reference } = await give({ state: "paid" });
  const refuse = async (json: object, status: number, message: string) =>
    expect(await callAsStaff("refundDonation", json)).toMatchObject({ status, body: { message } });
  await refuse({ id, version, reason: "" }, 422, messages.noReason);
  await refuse({ id, version: version - 1, reason: "Twice" }, 409, messages.stale);
  const pending = await give({ state: "pending" });
  await refuse({ id: pending.id, reason: "Twice" }, 409, messages.notPaid);
  const done = await callAsStaff("refundDonation", {
    id,
    version,
    reason: "Given twice",
    bank_reference: "B-1",
  });
  expect(done).toMatchObject({ status: 200, body: { message: messages.refunded } });
  const donation = await read(reference);
  expect(donation).toMatchObject({
    state: "refunded",
    refunded_on: "2026-11-21",
    receipt: { voided: true },
  });
  expect(donation.events.at(-1).detail).toEqual({ reason: "Given twice", payment_reference: "B-1" });
  await refuse({ id, reason: "Again" }, 409, messages.notPaid);
  expect(await ledgerDifferences(app.deps.db)).toEqual([]);
});

test("a receipt is sent again, to a donor with an address: DESK-07", async () => {
  const { app, callAsStaff, give } = await desk();
  const mails = async () => (await app.deps.db.selectFrom("outbox").select("id").execute()).length;
  const { id } = await give({ state: "paid" });
  const before = await mails();
  expect((await callAsStaff("sendReceiptAgain", { id })).body.message).toBe(messages.receiptSent);
  expect(await mails()).toBe(before + 1);
  const silent = await give({ state: "paid", donorEmail: "" });
  expect((await callAsStaff("sendReceiptAgain", { id: silent.id })).body.message).toBe(messages.noAddress);
  for (const state of ["pending", "refunded"] as const) {
    const other = await give({ state });
    expect((await callAsStaff("sendReceiptAgain", { id: other.id })).body.message).toBe(messages.noReceipt);
  }
});

test("staff note on a gift and settle what needed a look; the log has no word of it: DESK-08", async () => {
  const { app, token, callAsStaff, read, give } = await desk();
  const { id, version, reference } = await give();
  const noted = await callAsStaff("noteDonation", { id, version, note: "Called the donor" });
  expect(noted.body.message).toBe(messages.noted);
  const stale = await callAsStaff("noteDonation", { id, version, note: "Mine" });
  expect(stale).toMatchObject({ status: 409, body: { message: messages.stale } });
  expect((await callAsStaff("noteDonation", { id, note: "x".repeat(5001) })).status).toBe(422);
  expect(await read(reference)).toMatchObject({ note: "Called the donor", version: version + 1 });

  const nothing = await callAsStaff("settleReview", { id, reason: "Fine" });
  expect(nothing).toMatchObject({ status: 409, body: { message: messages.nothingToResolve } });
  await app.deps.db.updateTable("donations").set({ needs_review: 1 }).where("id", "=", id).execute();
  expect((await callAsStaff("settleReview", { id, reason: " " })).body.message).toBe(messages.noFinding);
  expect((await callAsStaff("settleReview", { id, reason: "Sent back" })).body.message).toBe(
    messages.resolved,
  );
  const donation = await read(reference);
  expect(donation).toMatchObject({ needs_review: false });
  expect(donation.events.at(-1)).toMatchObject({ kind: "note", detail: { resolved: "Sent back" } });
  const { text } = await app.call("listAuditLog", { token });
  expect(text).not.toMatch(/Called the donor|Sent back/);
});

test("what the filters show is exported with every field: DESK-10", async () => {
  const { app, token, callAsStaff, give } = await desk();
  await give({ donorName: "=SUM(A1)", amountPaisa: 99_50, state: "paid", receivedOn: "2026-11-19" });
  await give({ state: "pending" });
  const back = await give({ state: "paid", amountPaisa: 1000_00 });
  await callAsStaff("refundDonation", { id: back.id, reason: "Twice" });
  const csv = async (query: Record<string, string> = {}) =>
    (await app.call("exportDonations", { token, query })).text.trim().split("\n");
  const [headings = "", ...rows] = await csv();
  expect(headings.replace("\ufeff", "").split(",")).toEqual([
    "Reference",
    "Started",
    "State",
    "Needs review",
    "Amount (PKR)",
    "Refunded (PKR)",
    "Fund",
    "Method",
    "Gateway",
    "Day at the bank",
    "Day in the books",
    "Confirmed at",
    "Payment reference",
    "Statement of",
    "Day on the statement",
    "Words of the statement",
    "Confirmed by",
    "Refunded on",
    "Receipt",
    "Receipt void",
    "Donor",
    "Anonymous in public",
    "Email",
    "Donor's reference",
    "Dedication",
    "Monthly",
    "Note",
  ]);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(",Refunded,,1000.00,1000.00,General,Bank Transfer,manual,2026-11-21,2026-11-21,");
  expect(rows[0]).toContain(",2026-11-21,UWF-2027-000002,yes,");
  expect(rows[2]).toContain(",Paid,,99.50,0.00,General,Bank Transfer,manual,2026-11-19,2026-11-21,");
  expect(rows[2], "a formula is no formula").toContain("'=SUM(A1)");
  expect(await csv({ state: "paid" })).toHaveLength(2);
  expect(await csv({ by: "bank", from: "2026-11-19", to: "2026-11-19" })).toHaveLength(2);
  const { body } = await app.call("listAuditLog", { token, query: { action: "export" } });
  expect(body.changes).toHaveLength(3);
});

test("a payment that a statement confirms is named as the bank names it, in the file and on the page", async () => {
  const { app, token, callAsStaff, read, give } = await desk();
  const statement = "Date,Narration,Ref,Credit\n20/11/2026,RAAST SOMEBODY,FT-998877,700\n21/11/2026,CASH,,50";
  await callAsStaff("importStatement", { statement, account: "bank" });
  for (const line of [1, 2])
    await callAsStaff("bookStatementLine", { line, fund: "general", method: "bank-transfer" });
  // A donation of the site, confirmed by hand before its line came.
  const { id, reference } = await give({ amountPaisa: 900_00 });
  const confirmation = {
    amount: "900",
    bank_reference: "ft 1234",
    received_on: "2026-11-20",
    reason: "Seen",
  };
  await callAsStaff("confirmDonation", { id, ...confirmation });
  await callAsStaff("importStatement", {
    statement: "Date,Ref,Credit\n20/11/2026,FT-1234,900",
    account: "bank",
  });
  expect(await callAsStaff("linkStatementLine", { line: 3, reference })).toMatchObject({ status: 200 });

  const { text } = await app.call("exportDonations", { token });
  expect(text).not.toContain("statement-");
  const rows = text.trim().split("\n");
  expect(rows[1]).toContain(",FT-1234,Bank,2026-11-20,,Administrator,");
  expect(rows[2]).toContain(",,Bank,2026-11-21,CASH,Administrator,");
  expect(rows[3]).toContain(",FT-998877,Bank,2026-11-20,RAAST SOMEBODY,Administrator,");

  const { body } = await app.call("listDonations", { token });
  const [joined, cash, raast] = await Promise.all(
    body.rows.map((row: { reference: string }) => read(row.reference)),
  );
  expect(raast).toMatchObject({
    line: { account: "bank", day: "2026-11-20", bank_reference: "FT-998877", description: "RAAST SOMEBODY" },
  });
  expect(raast.events.at(-1).detail).toMatchObject({ line: 1, payment_reference: "FT-998877" });
  expect(cash.line).toMatchObject({ bank_reference: "", description: "CASH" });
  expect(cash.events.at(-1).detail).not.toHaveProperty("payment_reference");
  expect(joined.events.map((event: { detail: object }) => event.detail)).toMatchObject([
    {},
    { payment_reference: "ft 1234" },
    { on_statement: true, line: 3 },
  ]);
});
