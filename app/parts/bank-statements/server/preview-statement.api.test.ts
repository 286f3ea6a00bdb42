import { expect, test } from "vitest";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { startTransfers as start } from "#tests/support/transfer-reports.ts";

/* What is seen of a statement before anything is stored, and that it is what is stored: TRANSFER-07b. */

const startPreview = async () => {
  const started = await start();
  const preview = (text: string, more: object = {}) =>
    started.ask("previewStatement", { json: { statement: text, ...more } });
  const stored = () =>
    started.db
      .selectFrom("statement_lines")
      .select(["day", "amount_paisa", "description", "bank_reference"])
      .orderBy("id")
      .execute();
  return { ...started, preview, stored };
};

const text = `A Bank Limited
Date,Deposit Slip No,Details,Ref,Withdrawal,Deposit
13/11/2026,123456,A gift,FT-1,,700.00
14/11/2026,,A payment,FT-2,50.00,
15/11/2026,123457,A gift,FT-3,,"1,300.00"
22/11/2026,123458,A gift,FT-4,,5.00
`;

test("a preview says which columns are taken, what is read and what is not, and stores nothing", async () => {
  const { preview, stored } = await startPreview();
  const { status, body } = await preview(text);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      columns: { date: 0, description: 2, reference: 3, debit: 4, credit: 5 },
      confirmed: false,
      day_order: null,
      question: null,
      entries: 2,
      total_paisa: 2_000_00,
      first_day: "2026-11-13",
      last_day: "2026-11-15",
      debits: 1,
      out_paisa: 50_00,
      balances: null,
      lines: [
        { line: 3, day: "2026-11-13", amount_paisa: 700_00, description: "A gift", reference: "FT-1" },
        { line: 4, day: "2026-11-14", amount_paisa: -50_00, description: "A payment" },
        { line: 5, amount_paisa: 1_300_00 },
      ],
      left_out: [{ line: 1, text: "A Bank Limited", reason: "above-headings" }],
      faults: [{ line: 6, message: "“22/11/2026” is in the future." }],
    },
  });
  expect(body.found[1]).toEqual({
    place: 1,
    heading: "Deposit Slip No",
    cells: ["123456", "123457", "123458"],
  });
  expect(await stored()).toEqual([]);
});

test("an import stores what the preview has shown, with the columns and the order that a person has chosen", async () => {
  const { preview, importLines, stored } = await startPreview();
  const open = "When,Slip,Words,Sum\n11/05/2026,1,A gift,700\n11/06/2026,2,A gift,800";
  const columns = { date: 0, credit: 3, description: 2 };
  expect((await preview(open)).body).toMatchObject({ columns: {}, entries: 0, faults: [{ line: 1 }] });
  expect((await preview(open, { columns })).body).toMatchObject({
    entries: 0,
    question: { cell: "11/05/2026", day_first: "2026-05-11", month_first: "2026-11-05" },
  });
  // Without an answer nothing is stored either.
  expect(await importLines(open, { columns })).toMatchObject({
    status: 409,
    body: { success: false, message: desk.noDayOrder("11/05/2026"), question: "11/05/2026" },
  });
  expect(await stored()).toEqual([]);
  const chosen = { columns, day_order: "month-first" };
  expect((await importLines(open, chosen)).status).toBe(422);
  const shown = (await preview(open, chosen)).body;
  expect(shown).toMatchObject({
    day_order: "month-first",
    question: null,
    entries: 2,
    total_paisa: 1_500_00,
  });
  const imported = await importLines(open, { ...chosen, skip_faults: true });
  expect(imported.body).toMatchObject({ added: 2, faults: shown.faults, left_out: shown.left_out });
  expect(await stored()).toMatchObject([
    { day: "2026-11-05", amount_paisa: 700_00, description: "A gift", bank_reference: "" },
    { day: "2026-11-06", amount_paisa: 800_00 },
  ]);
});

test("what an import has confirmed is used for the account's next statements, and for no other layout or account", async () => {
  const { preview, importLines, db } = await startPreview();
  const month = (number: number, headings = "When,Details,Sum Credit,Date,Net Credit") =>
    `${headings}\n0${number}/11/2026,A gift,700,,90`;
  const columns = { date: 0, credit: 4, description: 1 };
  const first = { columns, day_order: "day-first", account: "bank" };
  expect((await preview(month(5), { account: "bank" })).body).toMatchObject({
    columns: { date: 3, credit: 2, description: 1 },
    confirmed: false,
  });
  expect((await preview(month(5), first)).body).toMatchObject({ confirmed: false, total_paisa: 90_00 });
  // A look confirms nothing.
  expect((await preview(month(5), { account: "bank" })).body.confirmed).toBe(false);
  expect((await importLines(month(5), first)).body).toMatchObject({ added: 1 });

  expect((await preview(month(6), { account: "bank" })).body).toMatchObject({
    columns,
    confirmed: true,
    day_order: "day-first",
    lines: [{ day: "2026-11-06", amount_paisa: 90_00 }],
  });
  expect((await importLines(month(6))).body).toMatchObject({ added: 1 });
  for (const [text, account] of [
    [month(7), "jazzcash"],
    [month(7, "When,Details,Sum Credit,Day,Net Credit"), "bank"],
  ])
    expect((await preview(text ?? "", { account })).body.confirmed).toBe(false);

  // A file whose days need no order keeps the one that is known; other columns replace the old ones.
  const certain = month(8).replace("08/11", "18/11");
  await importLines(certain, { columns: { date: 0, credit: 2 } });
  expect((await preview(month(9), { account: "bank" })).body).toMatchObject({
    columns: { date: 0, credit: 2 },
    day_order: "day-first",
    confirmed: true,
  });
  expect(await db.selectFrom("statement_layouts").select("account").execute()).toEqual([{ account: "bank" }]);
});

test("the order of days in a provider's reports is asked for once", async () => {
  const { ask } = await startPreview();
  const report = (more: object = {}) =>
    ask("importProviderReport", {
      json: {
        provider: "jazzcash",
        statement: "Transaction ID,Date,Amount,Settlement Date\nT1,13/11/2026,700,05/11/2026",
        ...more,
      },
    });
  expect(await report()).toMatchObject({ status: 409, body: { question: "05/11/2026" } });
  expect((await report({ day_order: "day-first" })).body).toMatchObject({ payments: 1 });
  expect((await report()).body).toMatchObject({ payments: 1 });
});

test("no control character of a file reaches the database", async () => {
  const { importLines, stored } = await startPreview();
  await importLines("Date,Narration,Ref,Credit\n13/11/2026,A \u0000gift\u0085here,F\u0000T,700");
  expect(await stored()).toMatchObject([{ description: "A gift here", bank_reference: "F T" }]);
});

test("a preview is for those who may import, and its columns are bounded", async () => {
  const { app, preview } = await startPreview();
  expect((await app.call("previewStatement", { json: { statement: text } })).status).toBe(401);
  for (const columns of [{ date: 60 }, { date: -1 }, { date: "x" }, { slip: 1 }, []])
    expect((await preview(text, { columns })).status).toBe(422);
  expect((await preview(text, { day_order: "year-first" })).status).toBe(422);
  // Two parts of a line may be of one column; what cannot be money is said line by line.
  expect((await preview(text, { columns: { date: 0, credit: 2, description: 2 } })).body).toMatchObject({
    entries: 0,
    faults: [{ line: 3, message: "“A gift” is not an amount." }, {}, {}, {}],
  });
});
