import { expect, test } from "vitest";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { startTransfers as start, statement } from "#tests/support/transfer-reports.ts";

/* Statements and what their lines confirm: TRANSFER-08 to 10. */

test("a statement proposes; a press verifies; a line confirms one gift, and importing it again changes nothing", async () => {
  const { ask, db, send, donations, importLines } = await start();
  const first = (await send({ transactionId: "" })).body.reference;
  await send({ accountName: "Bilal Khan", transactionId: "", name: "", email: "" });
  const text = statement(
    ["20/11/2026", `RAAST ${first}`, "2,500.00"],
    ["20/11/2026", "IBFT BILAL KHAN", "2,500.00"],
    ["21/11/2026", "CASH DEPOSIT", "700.00"],
  );
  const imported = await importLines(text);
  expect(imported.body).toMatchObject({ added: 3, known: 0, faults: [], message: desk.imported(3, 0) });
  expect((await importLines(text)).body).toMatchObject({
    added: 0,
    known: 3,
  });
  expect(await donations()).toMatchObject([{ state: "pending" }, { state: "pending" }]);

  const { body } = await ask("listStatementLines");
  expect(body).toMatchObject({
    total: 3,
    proposals: [
      {
        strength: "strong",
        ambiguous: false,
        reasons: ["reference", "amount"],
        donation: { reference: first, reported: true },
      },
      { strength: "likely", reasons: ["name", "amount"], donation: { name: "Bilal Khan" } },
    ],
    rows: [{ description: "CASH DEPOSIT", amount_paisa: 70_000, alike: false }],
  });
  const [strong, likely] = body.proposals;
  const matches = [{ line: strong.line.id, donation: strong.donation.id }];
  expect((await ask("verifyMatches", { json: { matches } })).body).toMatchObject({
    verified: 1,
    failures: [],
  });
  expect(await donations()).toMatchObject([
    { state: "paid", received_on: "2026-11-20" },
    { state: "pending" },
  ]);
  // The line is used for good, the report decided.
  for (const [match, message] of [
    [{ line: strong.line.id, donation: likely.donation.id }, desk.lineUsed],
    [{ line: likely.line.id, donation: strong.donation.id }, desk.decided],
    [{ line: body.rows[0].id, donation: likely.donation.id }, desk.lineAmount],
    [{ line: 99, donation: likely.donation.id }, desk.lineGone],
  ] as const) {
    const reply = await ask("verifyMatches", { json: { matches: [match] } });
    expect(reply.body).toMatchObject({ verified: 0, failures: [{ message }] });
  }
  expect((await importLines(text)).body).toMatchObject({
    added: 0,
    known: 3,
  });
  expect((await ask("listStatementLines")).body.rows).toMatchObject([{ alike: false }]);
  expect(await db.selectFrom("receipts").selectAll().execute()).toHaveLength(1);
});

test("one line that two people use at the same moment confirms one gift", async () => {
  const { ask, db, send, importLines } = await start();
  await send();
  await send({ accountName: "Bilal Khan" });
  await importLines(statement(["2026-11-20", "CASH", "2500"]));
  const replies = await Promise.all(
    [1, 2].map((reported) => ask("verifyMatches", { json: { matches: [{ line: 1, donation: reported }] } })),
  );
  expect(replies.map(({ body }) => body.verified).toSorted()).toEqual([0, 1]);
  expect(await db.selectFrom("donations").select("id").where("state", "=", "paid").execute()).toHaveLength(1);
});

test("money without a report is booked once, and the month's sums agree", async () => {
  const { ask, send, donations, importLines, month } = await start();
  const reference = (await send()).body.reference;
  await send({ accountName: "Bilal", transactionId: "" });
  const text = statement(
    ["2026-11-20", reference, "2500"],
    ["2026-11-21", "CASH DEPOSIT", "700.50"],
    ["2026-11-21", "ATM", "90"],
  );
  await importLines(text);
  await ask("verifyMatches", { json: { matches: [{ line: 1, donation: 1 }] } });
  const booking = { line: 2, fund: "general", method: "bank-transfer" };
  const replies = await Promise.all([1, 2].map(() => ask("bookStatementLine", { json: booking })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await ask("bookStatementLine", { json: { ...booking, line: 3, name: "Ali 𒀀" } })).toMatchObject({
    status: 422,
    body: { message: desk.unprintable("𒀀") },
  });
  expect(await ask("bookStatementLine", { json: { ...booking, line: 3, fund: "nothing" } })).toMatchObject({
    status: 422,
  });
  expect((await donations()).at(-1)).toMatchObject({
    state: "paid",
    amount_paisa: 70_050,
    anonymous: 1,
    donor_name: "",
  });
  expect(await month()).toMatchObject({
    accounts: [
      {
        account: "bank",
        lines: 2,
        lines_paisa: 320_050,
        open: 1,
        open_paisa: 9_000,
        excluded: 0,
        found: 2,
        found_paisa: 320_050,
        without: 0,
      },
    ],
    without_line: [],
  });
  // Verified by a look at the bank's app: the month says that no line confirms it yet.
  await ask("verifyTransfer", { json: { id: 2 } });
  expect(await month()).toMatchObject({
    accounts: [{ lines: 2, lines_paisa: 320_050, found: 2, without: 1, without_paisa: 250_000 }],
    without_line: [{ amount_paisa: 250_000, received_on: "2026-11-20" }],
  });
  expect(await month("2026-10")).toMatchObject({ accounts: [] });
  expect((await ask("readTransferMonth", { query: { month: "2026-13" } })).status).toBe(422);
});
