import { expect, test } from "vitest";
import { closingTexts } from "#app/features/giving/ledger/closings.server.ts";
import { addDays, formatDay } from "#app/lib/dates.ts";
import { addColleague } from "#tests/support/approvals.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { startTransfers, statement } from "#tests/support/transfer-reports.ts";
import { closingMessages as messages } from "./closings.messages.ts";

/* Days that are closed: CLOSE-01 to 03. */

/** October is over and closed, with one of everything that is dated to its last day. */
async function closedOctober() {
  const made = await startTransfers();
  const { app, db, ask, importLines, send, donations, reports } = made;
  const callAsStaff = (name: Parameters<typeof ask>[0], json: object) => ask(name, { json });
  const day = "2026-10-31";
  const booking = {
    amount: 700,
    fund: "general",
    method: "cash",
    received_on: day,
    idempotency_key: "booked-in-october-1",
  };
  const booked = (await callAsStaff("bookDonation", booking)).body.reference;
  await callAsStaff("createPayout", { fund: "general", amount: 100, paid_on: day, purpose: "Bread" });
  await callAsStaff("createFundEntry", {
    kind: "opening",
    fund: "zakat",
    amount: 50,
    entered_on: day,
    reason: "Before",
  });
  await importLines("Date,Narration,Ref,Credit\n31/10/2026,ONE,A-111111,11\n31/10/2026,PROFIT,B-222222,22");
  await callAsStaff("excludeStatementLine", { line: 2, kind: "interest" });
  await send({ transferredOn: day });
  const [paid] = (await donations()).filter(({ reference }) => reference === booked);
  const [reported] = await reports();
  if (!paid || !reported) throw new Error("October is not there");
  const close = (through: string, reason = "") => callAsStaff("closeBooks", { through, reason });
  return { ...made, app, db, ask, callAsStaff, close, paid, reported, day };
}

test("the first month that is over says what is left before it is closed: CLOSE-03a", async () => {
  const { ask, close, day } = await closedOctober();
  const next = async () => (await ask("listClosings")).body.next;
  const steps = (open: number) => [
    { title: "Every account with gifts has its statement", left: 0, to: "/dashboard/bank-statements" },
    expect.objectContaining({ title: "Every gift has its line on a statement", left: 0 }),
    { title: "No line is open", left: open, to: "/dashboard/bank-statements" },
    expect.objectContaining({ title: "Returned payments are refunded", left: 0 }),
    expect.objectContaining({
      title: "Balances agree with the statements",
      left: 0,
      to: "/dashboard/bank-statements?view=month&month=2026-10",
    }),
  ];
  expect(await next()).toEqual({ month: "2026-10", steps: steps(1) });
  await ask("excludeStatementLine", { json: { line: 1, kind: "interest" } });
  expect(await next()).toEqual({ month: "2026-10", steps: steps(0) });
  expect((await close(day)).status).toBe(200);
  expect(await next(), "November is not over").toBeNull();
});

test("nothing dated to a closed day changes, by any call; what is dated after it does", async () => {
  const { db, callAsStaff, close, paid, reported, day, importLines } = await closedOctober();
  expect(await close(day)).toMatchObject({
    status: 409,
    body: { message: messages.unequal("October 2026") },
  });
  expect(await close(day, "The bank is late")).toMatchObject({
    status: 200,
    body: { message: messages.closed("Oct 31, 2026") },
  });
  const gift = { fund: "general", amount: 700, received_on: day, name: "", email: "", dedication: "" };
  const attempts: [Parameters<typeof callAsStaff>[0], object][] = [
    ["bookDonation", { ...gift, method: "cash", idempotency_key: "booked-in-october-2" }],
    [
      "confirmDonation",
      {
        id: reported.donation_id,
        amount: 2500,
        bank_reference: "X-1",
        received_on: day,
        reason: "Seen",
      },
    ],
    ["verifyTransfer", { id: reported.id }],
    ["correctDonation", { ...gift, id: paid.id, fund: "zakat", reason: "Wrong fund" }],
    ["correctDonation", { ...gift, id: paid.id, received_on: "2026-11-01", reason: "Wrong day" }],
    ["takePaymentBack", { id: paid.id, reason: "Wrong gift" }],
    ["bookStatementLine", { line: 1, fund: "general", method: "bank-transfer" }],
    ["excludeStatementLine", { line: 1, kind: "interest" }],
    ["takeStatementLineBack", { line: 2 }],
    ["createPayout", { fund: "general", amount: 1, paid_on: day, purpose: "More bread" }],
    ["cancelPayout", { id: 1, reason: "Twice" }],
    ["createFundEntry", { kind: "opening", fund: "general", amount: 5, entered_on: day, reason: "Before" }],
    ["cancelFundEntry", { id: 1, reason: "Wrong" }],
  ];
  const message = closingTexts.closed("Oct 31, 2026", "Oct 31, 2026");
  for (const [name, json] of attempts)
    expect([name, await callAsStaff(name, json)]).toMatchObject([name, { status: 409, body: { message } }]);
  const statement = "Date,Narration,Ref,Credit\n31/10/2026,THREE,C-333333,33\n01/11/2026,FOUR,D-444444,44";
  expect(await importLines(statement, { day_order: "day-first" })).toMatchObject({
    status: 409,
    body: { message },
  });
  expect(await db.selectFrom("statement_lines").select("id").execute()).toHaveLength(2);

  // What it says of October may be told today, and November is open.
  expect(
    await callAsStaff("refundDonation", { id: paid.id, reason: "Asked for it in November" }),
  ).toMatchObject({
    status: 200,
  });
  const november = {
    ...gift,
    received_on: "2026-11-01",
    method: "cash",
    idempotency_key: "booked-in-november-1",
  };
  expect(await callAsStaff("bookDonation", november)).toMatchObject({ status: 201 });
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("a closing is moved back by two people alone, with a reason", async () => {
  const { app, close, ask } = await closedOctober();
  await close("2026-10-31", "The bank is late");
  expect(await close("2026-10-31")).toMatchObject({ status: 409, body: { message: messages.same } });
  expect(await close("2026-11-21")).toMatchObject({ status: 422, body: { message: messages.notOver } });
  expect(await close("2026-09-30")).toMatchObject({ status: 422, body: { message: messages.noReason } });
  const other = await addColleague(app, "Bilal", ["treasurer"]);
  const waits = await close("2026-09-30", "A slip was found");
  expect(waits.status).toBe(202);
  const { rows } = (await ask("listApprovals", { query: {} })).body;
  expect((await ask("listClosings")).body.through).toBe("2026-10-31");
  expect(
    await app.call("decideApproval", { token: other.token, json: { id: rows[0].id, decision: "approve" } }),
  ).toMatchObject({ status: 200 });
  expect((await ask("listClosings")).body).toMatchObject({
    through: "2026-09-30",
    rows: [{ reason: "A slip was found" }, { through: "2026-10-31" }],
  });
});

test("of a closing and bookings at the same moment, either comes first: no booking is later than its day's closing", async () => {
  const { db, callAsStaff, close, day } = await closedOctober();
  const book = (place: number) =>
    callAsStaff("bookDonation", {
      amount: 10 + place,
      fund: "general",
      method: "cash",
      received_on: day,
      idempotency_key: `raced-in-october-${place}`,
    });
  const results = await Promise.all([
    book(1),
    book(2),
    close(day, "Late"),
    book(3),
    close(day, "Late"),
    book(4),
  ]);
  const statuses = results.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const closing = await db
    .selectFrom("closings")
    .select("id")
    .where("through", "=", day)
    .executeTakeFirstOrThrow();
  expect(closing.id).toBeGreaterThan(0);
  const booked = await db
    .selectFrom("donations")
    .select("id")
    .where("idempotency_key", "like", "raced-%")
    .where("state", "=", "paid")
    .execute();
  expect(booked).toHaveLength(statuses.filter((status) => status === 201).length);
  expect(await book(5)).toMatchObject({ status: 409 });
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("money of more than 400 days ago or of tomorrow is refused, closed or not", async () => {
  const { callAsStaff } = await closedOctober();
  const gift = { amount: 10, fund: "general", method: "cash", idempotency_key: "booked-401-days-ago-1" };
  const oldest = addDays("2026-11-21", -400);
  const booked = { ...gift, idempotency_key: "booked-400-days-ago-1", received_on: oldest };
  expect((await callAsStaff("bookDonation", booked)).status).toBe(201);
  const tooOld = addDays(oldest, -1);
  expect(await callAsStaff("bookDonation", { ...gift, received_on: tooOld })).toMatchObject({
    status: 422,
    body: { message: closingTexts.tooOld(formatDay(tooOld)) },
  });
  expect(await callAsStaff("bookDonation", { ...gift, received_on: "2026-12-01" })).toMatchObject({
    status: 422,
    body: { message: closingTexts.future },
  });
});

test("a line of a statement of 2024 pays no gift, whichever way staff try", {
  tags: "any-database",
}, async () => {
  const { app, ask, importLines, send, donations } = await startTransfers();
  const { reference } = (await send({ transactionId: "" })).body;
  await importLines(statement(["20/11/2024", "CASH DEPOSIT", "2,500.00"]));
  const tooOld = closingTexts.tooOld("Nov 20, 2024");
  const [line, donation] = [1, 1];
  for (const [call, json] of [
    ["bookStatementLine", { line, fund: "zakat", method: "cash", same_as: reference }],
    ["linkStatementLine", { line, reference }],
  ] as const)
    expect(await ask(call, { json })).toMatchObject({ status: 422, body: { message: tooOld } });
  expect((await ask("verifyMatches", { json: { matches: [{ line, donation }] } })).body).toMatchObject({
    verified: 0,
    failures: [{ message: tooOld }],
  });
  expect(await donations()).toMatchObject([{ state: "pending" }]);
  // It can still be said what it was.
  expect((await ask("excludeStatementLine", { json: { line, kind: "own" } })).status).toBe(200);
  // Nor does a report that has waited so long.
  app.clock.forward(401 * 24 * 60 * 60 * 1000);
  const token = await app.signIn();
  expect(await app.call("verifyTransfer", { token, json: { id: 1 } })).toMatchObject({
    status: 422,
    body: { message: closingTexts.tooOld("Nov 20, 2026") },
  });
});
