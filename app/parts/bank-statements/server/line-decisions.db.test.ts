import { expect, test } from "vitest";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { startedOnce } from "#tests/support/app.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { startTransfers } from "#tests/support/transfer-reports.ts";

/* What staff decide of a line without a report: TRANSFER-12 to 14. */

const importAll = ({ importLines }: Awaited<ReturnType<typeof startTransfers>>) =>
  importLines(
    [
      "Date,Narration,Ref,Credit",
      "20/11/2026,PROFIT PAID,,33.25",
      "21/11/2026,AYESHA B,FT-998877,700",
      "21/11/2026,CASH DEPOSIT,,900",
    ].join("\n"),
  );

const start = async ({ imported = true } = {}) => {
  const made = await startTransfers();
  if (imported) await importAll(made);
  return {
    ...made,
    callAsStaff: (name: Parameters<typeof made.ask>[0], json: object) => made.ask(name, { json }),
    listed: async () => (await made.ask("listStatementLines")).body,
    log: async () => (await made.ask("listAuditLog", { query: { noun: "statement line" } })).body.changes,
  };
};

const shared = startedOnce(start);

test.for([
  ["no kind", { line: 1 }, 422, desk.noKind],
  ["another kind", { line: 1, kind: "gift" }, 422, desk.noKind],
  ["no word of what it is", { line: 1, kind: "other", reason: " " }, 422, desk.noExclusionReason],
  [
    "a long reason",
    { line: 1, kind: "own", reason: "x".repeat(201) },
    422,
    "The reason must be at most 200 characters.",
  ],
  ["a line that is not there", { line: 99, kind: "own" }, 404, desk.lineGone],
] as const)(
  "to set aside with %s is refused",
  { tags: "any-database" },
  async ([, json, status, message]) => {
    const { callAsStaff, listed } = await shared();
    expect(await callAsStaff("excludeStatementLine", json)).toMatchObject({ status, body: { message } });
    expect((await listed()).excluded).toEqual([]);
  },
);

test("money that is no gift is set aside with a reason, once, and taken back; the log keeps both", {
  tags: "any-database",
}, async () => {
  const { callAsStaff, listed, log, db, month } = await start();
  const exclusion = { line: 1, kind: "interest", reason: "Savings account" };
  const replies = await Promise.all([1, 2].map(() => callAsStaff("excludeStatementLine", exclusion)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await listed()).toMatchObject({
    total: 2,
    rows: [{ id: 3 }, { id: 2 }],
    excluded_total: 1,
    excluded: [{ id: 1, aside_kind: "interest", aside_reason: "Savings account", aside_by: "Administrator" }],
  });
  expect((await month()).accounts).toMatchObject([
    { excluded: 1, excluded_paisa: 33_25, open: 2, open_paisa: 1600_00, lines: 0 },
  ]);
  // It confirms nothing while it is set aside, and the database refuses it too.
  const booking = { line: 1, fund: "general", method: "bank-transfer" };
  expect(await callAsStaff("bookStatementLine", booking)).toMatchObject({
    status: 409,
    body: { message: desk.lineExclusion },
  });
  await callAsStaff("bookStatementLine", { ...booking, line: 3 });
  await expect(
    db.updateTable("statement_lines").set({ aside_at: "2026-11-21" }).where("id", "=", 3).execute(),
  ).rejects.toThrow();
  expect(await callAsStaff("excludeStatementLine", { ...exclusion, line: 3 })).toMatchObject({
    status: 409,
    body: { message: desk.lineUsed },
  });

  expect(await callAsStaff("takeStatementLineBack", { line: 1 })).toMatchObject({
    status: 200,
    body: { message: desk.takenBack },
  });
  expect(await callAsStaff("takeStatementLineBack", { line: 1 })).toMatchObject({
    status: 409,
    body: { message: desk.notExcluded },
  });
  expect(await listed()).toMatchObject({ total: 2, excluded: [], excluded_total: 0 });
  expect(await log()).toMatchObject([
    { action: "take back", after: { name: "PKR 33.25", kind: "interest" } },
    { action: "book" },
    { action: "set aside", after: { name: "PKR 33.25", kind: "interest", reason: "Savings account" } },
  ]);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("a line becomes a gift for any fund, with its donor where one is known, and the receipt goes out", {
  tags: "any-database",
}, async () => {
  const { ask, callAsStaff, donations, mails, db } = await start();
  const { body } = await ask("listFunds");
  // A programme of the site, beside the funds that always are.
  const slug = body.funds.at(-1).slug;
  expect(["general", "zakat", "sadqah", "fitrana"]).not.toContain(slug);
  const booking = { line: 2, fund: slug, method: "cheque", name: "Ayesha", email: "Ayesha@Home.example" };
  expect(await callAsStaff("bookStatementLine", { ...booking, email: "home" })).toMatchObject({
    status: 422,
    body: { message: "Invalid email address" },
  });
  expect(await callAsStaff("bookStatementLine", { ...booking, method: "easypaisa" })).toMatchObject({
    status: 422,
    body: { message: desk.otherAccount },
  });
  expect(await callAsStaff("bookStatementLine", booking)).toMatchObject({
    status: 200,
    body: { message: desk.bookedFor },
  });
  expect(await donations()).toMatchObject([
    {
      state: "paid",
      fund: slug,
      method: "cheque",
      donor_name: "Ayesha",
      anonymous: 1,
      donor_email: "ayesha@home.example",
      received_on: "2026-11-21",
      payment_code: "998877",
    },
  ]);
  expect(await mails("ayesha@home.example")).toHaveLength(1);
  const events = await db.selectFrom("donation_events").selectAll().orderBy("id").execute();
  expect(events.map(({ to_state, cause, actor }) => [to_state, cause, actor])).toEqual([
    ["started", "staff", "Administrator"],
    ["paid", "staff", "Administrator"],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/ayesha/i);
});

test("a line whose payment is in the books is joined with its gift, and booked again only knowingly", {
  tags: "any-database",
}, async () => {
  const made = await start({ imported: false });
  const { callAsStaff, listed, db, donations, month } = made;
  const booked = await callAsStaff("bookDonation", {
    amount: 700,
    fund: "zakat",
    method: "bank-transfer",
    received_on: "2026-11-21",
    bank_reference: "ft 998877",
    idempotency_key: "booking-of-a-test-0001",
  });
  const { reference } = booked.body;
  await importAll(made);
  expect((await listed()).rows).toMatchObject([
    { id: 3, same_as: null },
    { id: 2, same_as: reference },
    { id: 1, same_as: null },
  ]);
  const booking = { line: 2, fund: "general", method: "bank-transfer" };
  expect(await callAsStaff("bookStatementLine", booking)).toMatchObject({
    status: 409,
    body: { message: desk.sameDonation(reference), other: reference },
  });

  const link = (line: number, to: string) => callAsStaff("linkStatementLine", { line, reference: to });
  expect(await link(3, reference)).toMatchObject({
    status: 409,
    body: { message: desk.donationAmount("PKR 700") },
  });
  expect(await link(2, "TXNNOTHING")).toMatchObject({ status: 404, body: { message: desk.noDonation } });
  const replies = await Promise.all([link(2, reference), link(2, reference.toLowerCase())]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await month()).accounts).toMatchObject([
    { lines: 1, found: 1, found_paisa: 700_00, without: 0, open: 2 },
  ]);
  const events = await db.selectFrom("donation_events").selectAll().orderBy("id").execute();
  expect(events.at(-1)).toMatchObject({ kind: "note", actor: "Administrator" });
  expect(JSON.parse(events.at(-1)?.detail ?? "")).toEqual({ on_statement: true, line: 2 });

  // The same reference and amount on another day: only with a second word, which the event keeps.
  await callAsStaff("importStatement", {
    account: "bank",
    statement: "Date,Narration,Ref,Credit\n20/11/2026,AGAIN,FT998877,700",
  });
  expect(await callAsStaff("bookStatementLine", { ...booking, line: 4 })).toMatchObject({ status: 409 });
  expect(await callAsStaff("bookStatementLine", { ...booking, line: 4, same_as: reference })).toMatchObject({
    status: 200,
  });
  expect(await donations()).toHaveLength(2);
  const paid = await db
    .selectFrom("donation_events")
    .select("detail")
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(JSON.parse(paid?.detail ?? "")).toMatchObject({ line: 4, same_reference_as: reference });
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("of a line that is booked and a gift that is confirmed with its reference at once, one is", async () => {
  const { callAsStaff, db } = await start();
  await callAsStaff("startDonation", { amount: 700, paymentMethod: "bank-transfer" });
  const { id } = await db.selectFrom("donations").select("id").executeTakeFirstOrThrow();
  const replies = await Promise.all([
    callAsStaff("bookStatementLine", { line: 2, fund: "general", method: "bank-transfer" }),
    callAsStaff("confirmDonation", {
      id,
      amount: "700",
      bank_reference: "FT998877",
      received_on: "2026-11-21",
      reason: "On the statement",
    }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await db.selectFrom("receipts").select("id").execute()).toHaveLength(1);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("a line that is joined with a gift that waits pays it", { tags: "any-database" }, async () => {
  const { ask, callAsStaff, send, donations } = await start();
  await send({ amount: "700" });
  const { rows } = (await ask("listTransferReports")).body;
  expect(await callAsStaff("linkStatementLine", { line: 2, reference: rows[0].reference })).toMatchObject({
    status: 200,
    body: { message: desk.joined },
  });
  expect(await donations()).toMatchObject([{ state: "paid", fund: "zakat", received_on: "2026-11-21" }]);
  expect((await ask("listTransferReports")).body).toMatchObject({
    rows: [{ state: "verified" }],
    waiting: 0,
  });
});
