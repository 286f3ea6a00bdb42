import { expect, test } from "vitest";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { startTransfers } from "#tests/support/transfer-reports.ts";

/* One transfer for several gifts, and one that came a little short: TRANSFER-21, TRANSFER-22. */

const start = async (...amounts: number[]) => {
  const made = await startTransfers();
  const statement = [
    "Date,Narration,Ref,Credit",
    ...amounts.map((amount, place) => `20/11/2026,TRANSFER ${place},R-88000${place},${amount}`),
  ].join("\n");
  await made.importLines(statement);
  return {
    ...made,
    statement,
    callAsStaff: (name: Parameters<typeof made.ask>[0], json: object) => made.ask(name, { json }),
    lines: () =>
      made.db
        .selectFrom("statement_lines")
        .select(["id", "amount_paisa", "split_of"])
        .orderBy("id")
        .execute(),
  };
};

test("5,000 for Zakat and Sadqah become two lines that add up to it, and two gifts: the month is equal", async () => {
  const { db, callAsStaff, lines, importLines, month, donations, statement } = await start(5000);
  expect(await callAsStaff("splitStatementLine", { line: 1, parts: "3,000 + 2000" })).toMatchObject({
    status: 200,
    body: { message: desk.split(2) },
  });
  expect(await lines()).toEqual([
    { id: 1, amount_paisa: 3000_00, split_of: null },
    { id: 2, amount_paisa: 2000_00, split_of: 1 },
  ]);
  // A part may be split again, and the statement adds nothing twice.
  await callAsStaff("splitStatementLine", { line: 2, parts: "1500+500" });
  expect(await importLines(statement)).toMatchObject({ body: { added: 0, known: 1 } });
  for (const [line, fund] of [
    [1, "zakat"],
    [2, "sadqah"],
    [3, "general"],
  ] as const)
    await callAsStaff("bookStatementLine", { line, fund, method: "bank-transfer" });
  expect((await donations()).map(({ fund, amount_paisa }) => [fund, amount_paisa])).toEqual([
    ["zakat", 3000_00],
    ["sadqah", 1500_00],
    ["general", 500_00],
  ]);
  expect((await month()).accounts).toMatchObject([
    { lines_paisa: 5000_00, found_paisa: 5000_00, open: 0, without: 0 },
  ]);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("a cheque of 28 October that cleared on 2 November is in transit: neither month differs", async () => {
  const { callAsStaff, importLines, month, donations, ask } = await start();
  const cheque = {
    ...{
      amount: 1500,
      fund: "general",
      method: "cheque",
      received_on: "2026-10-28",
      bank_reference: "CH-17",
    },
    idempotency_key: "cheque-of-october-01",
  };
  await callAsStaff("bookDonation", cheque);
  await importLines("Date,Narration,Ref,Credit\n2026-11-02,CLEARING,,1500");
  const [gift] = await donations();
  await callAsStaff("linkStatementLine", { line: 1, reference: gift?.reference });
  const equal = { without: 0, open: 0, found_paisa: 0, lines_paisa: 0 };
  expect((await month("2026-10")).accounts).toMatchObject([
    { ...equal, in_transit: 1, in_transit_paisa: 1500_00, of_other_month: 0 },
  ]);
  expect((await month("2026-11")).accounts).toMatchObject([
    { ...equal, in_transit: 0, of_other_month: 1, of_other_month_paisa: 1500_00 },
  ]);
  expect(await callAsStaff("closeBooks", { through: "2026-10-31", reason: "" })).toMatchObject({
    status: 200,
  });
  expect(await ask("listClosings")).toMatchObject({ body: { through: "2026-10-31" } });
});

test.for([
  ["another sum", "3000 + 1999", 422, desk.otherSum("PKR 4,999", "PKR 5,000")],
  ["one part", "5000", 422, desk.badParts],
  ["a part of nothing", "5000 + 0", 422, desk.badParts],
  ["words", "half + half", 422, desk.badParts],
  ["eleven parts", Array.from({ length: 11 }, () => "454.54").join(" + "), 422, desk.badParts],
] as const)("to split a line into %s is refused, and it stays", async ([, parts, status, message]) => {
  const { callAsStaff, lines } = await start(5000);
  expect(await callAsStaff("splitStatementLine", { line: 1, parts })).toMatchObject({
    status,
    body: { message },
  });
  expect(await lines()).toEqual([{ id: 1, amount_paisa: 5000_00, split_of: null }]);
});

test("4,971 pay a gift of 5,000 that staff have named; it is a gift of what came, and 4,899 pay none", async () => {
  const { db, send, callAsStaff, donations, month, ask, reports } = await start(4971, 4899);
  await send({ amount: "5,000" });
  const [gift] = await donations();
  const link = (line: number) => callAsStaff("linkStatementLine", { line, reference: gift?.reference });
  expect(await link(2)).toMatchObject({ status: 409, body: { message: desk.lineAmount } });
  // Not by many at once: only whoever names the gift has looked at it.
  const matches = [{ line: 1, donation: gift?.id }];
  expect((await callAsStaff("verifyMatches", { matches })).body.failures).toMatchObject([
    { message: desk.lineAmount },
  ]);
  expect(await link(1)).toMatchObject({
    status: 200,
    body: { message: desk.joinedShort("PKR 5,000", "PKR 4,971") },
  });
  expect(await donations()).toMatchObject([{ state: "paid", amount_paisa: 4971_00 }]);
  expect((await reports())[0]?.state).toBe("verified");
  const { donation } = (await ask("readDonationDetails", { query: { reference: gift?.reference } })).body;
  expect(donation.events.at(-1).detail).toMatchObject({ amount_paisa: 4971_00, asked_paisa: 5000_00 });
  await callAsStaff("excludeStatementLine", { line: 2, kind: "own" });
  expect((await month()).accounts).toMatchObject([
    { lines_paisa: 4971_00, found_paisa: 4971_00, open: 0, without: 0 },
  ]);
  expect(await ledgerDifferences(db)).toEqual([]);
});
