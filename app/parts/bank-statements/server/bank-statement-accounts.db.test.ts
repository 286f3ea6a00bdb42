import { expect, test } from "vitest";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { give } from "#tests/support/donations-desk.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { startTransfers as start, statement } from "#tests/support/transfer-reports.ts";

/* Whose statement a line is from, and what the end of a month makes of it: TRANSFER-10, TRANSFER-15. */

const lines = statement(["20/11/2026", "RECEIVED", "2,500.00"], ["21/11/2026", "CASH DEPOSIT", "700.00"]);

test("a statement is of an account: its lines know it, and the list is filtered by it", {
  tags: "any-database",
}, async () => {
  const { ask, importLines } = await start();
  for (const account of [undefined, "", "cash", 7])
    expect(await importLines(lines, { account })).toMatchObject({
      status: 422,
      body: { message: desk.noAccount },
    });
  await importLines(lines);
  await importLines(statement(["20/11/2026", "FROM A WALLET", "50"]), { account: "easypaisa" });
  const accounts = async (account?: string) =>
    (await ask("listStatementLines", { query: { account } })).body.rows.map(
      (line: { account: string }) => line.account,
    );
  expect(await accounts()).toEqual(["bank", "easypaisa", "bank"]);
  expect(await accounts("bank")).toEqual(["bank", "bank"]);
  expect(await accounts("easypaisa")).toEqual(["easypaisa"]);
  const { body } = await ask("listStatementLines", { query: { account: "easypaisa" } });
  expect(body.total).toBe(1);
  expect((await ask("listStatementLines", { query: { account: "moon" } })).status).toBe(422);
});

test("the same lines for another account are asked about: they are moved, or stored as other money", {
  tags: "any-database",
}, async () => {
  const { db, importLines } = await start();
  await importLines(lines, { account: "jazzcash" });
  const refused = await importLines(lines);
  expect(refused).toMatchObject({
    status: 409,
    body: { duplicates: 2, message: desk.duplicateLines(2, "JazzCash") },
  });
  const stored = () => db.selectFrom("statement_lines").select("account").orderBy("id").execute();
  expect(await stored()).toEqual([{ account: "jazzcash" }, { account: "jazzcash" }]);
  expect((await importLines(lines, { duplicates: "move" })).body).toMatchObject({ added: 0, moved: 2 });
  expect(await stored()).toEqual([{ account: "bank" }, { account: "bank" }]);
  expect((await importLines(lines, { account: "jazzcash", duplicates: "keep" })).body).toMatchObject({
    added: 2,
    moved: 0,
  });
  expect(await stored()).toHaveLength(4);
  // Now both are known, and nothing is asked.
  for (const account of ["bank", "jazzcash"])
    expect((await importLines(lines, { account })).body).toMatchObject({ added: 0, known: 2 });
});

test("a month is compared account by account: a gift belongs to the account of its line", async () => {
  const { ask, db, send, importLines, month } = await start();
  // Reported as a transfer to the bank, and found in the wallet.
  await send();
  await importLines(statement(["20/11/2026", "IN", "2,500.00"]), { account: "jazzcash" });
  await ask("verifyMatches", { json: { matches: [{ line: 1, donation: 1 }] } });
  await importLines(statement(["21/11/2026", "PROFIT", "33.25"], ["21/11/2026", "SOMEBODY", "700"]));
  await ask("excludeStatementLine", { json: { line: 2, kind: "interest" } });
  // Confirmed by a look at the bank's app, and cash at the office.
  const booking = { amount: 900, fund: "general", received_on: "2026-11-20" };
  for (const [place, more] of [
    { method: "bank-transfer", bank_reference: "IBFT-1" },
    { method: "cheque", bank_reference: "CHQ-1" },
    { method: "cash" },
  ].entries())
    await ask("bookDonation", {
      json: { ...booking, ...more, idempotency_key: `booking-of-a-test-${place}` },
    });
  const { accounts, without_line } = await month();
  const none = {
    lines: 0,
    lines_paisa: 0,
    excluded: 0,
    excluded_paisa: 0,
    excluded_kinds: [],
    open: 0,
    open_paisa: 0,
    in_transit: 0,
    in_transit_paisa: 0,
    of_other_month: 0,
    of_other_month_paisa: 0,
  };
  expect(accounts).toMatchObject([
    {
      account: "bank",
      ...none,
      excluded: 1,
      excluded_paisa: 33_25,
      excluded_kinds: [{ kind: "interest", lines: 1, paisa: 33_25 }],
      open: 1,
      open_paisa: 700_00,
      found: 0,
      found_paisa: 0,
      without: 2,
      without_paisa: 1800_00,
    },
    {
      account: "jazzcash",
      ...none,
      lines: 1,
      lines_paisa: 2500_00,
      found: 1,
      found_paisa: 2500_00,
      without: 0,
      without_paisa: 0,
    },
    { account: "cash", ...none, found: 0, found_paisa: 0, without: 1, without_paisa: 900_00 },
  ]);
  // Cash is on no statement.
  expect(without_line.map((donation: { method: string }) => donation.method)).toEqual([
    "bank-transfer",
    "cheque",
  ]);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("a gift that the bank's page led to is of the bank; one that a gateway confirmed is of no statement", {
  tags: "any-database",
}, async () => {
  const { app, month } = await start();
  const day = "2026-11-20";
  for (const gateway of ["bank", "jazzcash"] as const)
    await give(app.deps, {
      gateway,
      method: gateway === "bank" ? "bank-transfer" : "jazzcash",
      state: "paid",
      receivedOn: day,
    });
  expect((await month()).accounts).toMatchObject([{ account: "bank", without: 1, without_paisa: 2500_00 }]);
});
