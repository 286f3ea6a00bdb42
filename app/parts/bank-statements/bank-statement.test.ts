import fc from "fast-check";
import { expect, test } from "vitest";
import { readStatement, type StatementOptions } from "./bank-statement.ts";
import { statementMessages as messages, statementLimits } from "./bank-statements.messages.ts";

/* A statement as a whole: TRANSFER-07. What banks write in it is in bank-statement-banks.test.ts. */

const read = (text: string, options: Partial<StatementOptions> = {}) =>
  readStatement(text, { today: "2026-11-26", dayOrder: "day-first", ...options });

/** A bank's export as it comes: a head of its own, debits, a balance, a foot. */
const bank = `﻿Account Statement,,,,,
Account Title,UMEED WELFARE FOUNDATION,,,,
IBAN,PK00AAAA0000000000000000,,,,
,,,,,
Transaction Date,Value Date,Narration,Ref No.,Debit,Credit,Balance
01/11/2026,01/11/2026,Opening Balance,,,,"100,000.00"
02/11/2026 10:15,02/11/2026,"RAAST FROM AYESHA BIBI, TXN2611 02ab12cd34ef56gh",RRN 123456789012,,"2,500.00","102,500.00"
03-Nov-2026,03/11/2026,CHEQUE 00012,,"7,000.00",,"95,500.00"
14/11/2026,14/11/2026,"IBFT
TWO LINES",998877665544,-,Rs 1000,"96,500.00"
,,Total,,"7,000.00","3,500.00",
`;

test("an export with a head, debits, balances and totals gives the lines with incoming money", () => {
  expect(read(bank)).toMatchObject({
    entries: [
      {
        line: 7,
        day: "2026-11-02",
        amountPaisa: 250_000,
        description: "RAAST FROM AYESHA BIBI, TXN2611 02ab12cd34ef56gh",
        reference: "RRN 123456789012",
        balance: "102,500.00",
      },
      {
        line: 10,
        day: "2026-11-14",
        amountPaisa: 100_000,
        description: "IBFT TWO LINES",
        reference: "998877665544",
        balance: "96,500.00",
      },
    ],
    debits: [{ line: 8, day: "2026-11-03", amountPaisa: -700_000, description: "CHEQUE 00012" }],
    balances: { opening: 100_000_00, closing: 96_500_00, breaksAt: undefined },
    faults: [],
    leftOut: [
      { line: 1, text: "Account Statement", reason: "above-headings" },
      { line: 2, reason: "above-headings" },
      { line: 3, reason: "above-headings" },
      { line: 6, text: "01/11/2026 | 01/11/2026 | Opening Balance | 100,000.00", reason: "balance" },
      { line: 11, text: "Total | 7,000.00 | 3,500.00", reason: "total" },
    ],
  });
});

test.for([
  ["semicolons", ";", "2.500"],
  ["tabs, as a table is pasted", "\t", "2500"],
  ["bars", "|", "2500"],
] as const)("columns may be separated by %s", ([, separator]) => {
  const text = [
    ["Date", "Particulars", "Withdrawals", "Deposits (PKR)"],
    ["2026-11-02", "From Bilal", "", "2,500.00"],
  ];
  const { entries, faults } = read(text.map((row) => row.join(separator)).join("\r\n"));
  expect(faults).toEqual([]);
  expect(entries).toMatchObject([
    { line: 2, day: "2026-11-02", amountPaisa: 250_000, description: "From Bilal" },
  ]);
});

test("one column of amounts: its side is told by a column, by Cr and Dr, or by a sign", () => {
  const amounts = (text: string) => read(text).entries.map(({ amountPaisa }) => amountPaisa);
  expect(amounts("Date,Details,Amount,Dr/Cr\n2026-11-02,a,500,CR\n2026-11-02,b,700,DR")).toEqual([50_000]);
  expect(amounts("Date,Details,Amount\n2026-11-02,a,500 Cr\n2026-11-02,b,700.00 Dr.")).toEqual([50_000]);
  const signed =
    "Date,Details,Amount\n2026-11-02,a,+500\n2026-11-02,b,-700\n2026-11-02,c,(70)\n2026-11-02,d,5";
  expect(amounts(signed)).toEqual([50_000]);
  // Nothing tells the side: no money is invented, until a person says that such amounts came in.
  expect(read(signed).faults).toEqual([{ line: 5, message: messages.noSide }]);
  expect(read(signed, { columns: { date: 0, credit: 2 } })).toMatchObject({
    entries: [{ amountPaisa: 50_000 }, { amountPaisa: 500 }],
    debits: [{ amountPaisa: -70_000 }, { amountPaisa: -7000 }],
    faults: [],
  });
});

test("what cannot be read is told with its line, and the rest is read", () => {
  const text = `Date,Narration,Credit
soon,from a,500
2026-11-31,from b,500
2026-11-02,from c,many
,from d,500
2026-11-02,${"x".repeat(2001)},500
2026-11-02,from f,500`;
  const { entries, faults } = read(text);
  expect(entries).toMatchObject([{ line: 7, description: "from f" }]);
  expect(faults).toEqual([
    { line: 2, message: messages.noDay("soon") },
    { line: 3, message: messages.noDay("2026-11-31") },
    { line: 4, message: messages.noAmount("many") },
    { line: 5, message: messages.noDate },
    { line: 6, message: messages.longCell },
  ]);
});

test.for([
  ["nothing", " \n ", messages.empty, 1],
  ["no headings", "a,b,c\n1,2,3", messages.noHeadings, 1],
  ["headings too far down", `${"x,y\n".repeat(30)}Date,Credit\n`, messages.noHeadings, 1],
  ["quotes that do not end", 'Date,Credit\n2026-11-02,"500\n', messages.unreadable, 2],
  ["too many lines", `Date,Credit\n${"2026-11-02,500\n".repeat(5000)}`, messages.tooManyLines, 5001],
  ["too much", "x".repeat(statementLimits.maxText + 1), messages.tooLarge, 1],
  ["a line of millions of cells", `Date,Credit\nx${",".repeat(1_000_000)}`, messages.longCell, 2],
] as const)("%s is no statement", ([, text, message, line]) => {
  const { entries, faults } = read(text);
  expect(entries).toEqual([]);
  expect(faults).toEqual([{ line, message }]);
});

test("every line that cannot be read is listed", () => {
  expect(read(`Date,Narration,Credit\n${"never,500\n".repeat(120)}`).faults).toHaveLength(120);
});

test("a cell that looks like a formula is only text", () => {
  const text = 'Date,Narration,Credit\n2026-11-02,"=HYPERLINK(""http://x.example"")",500\n2026-11-02,a,=500';
  expect(read(text)).toMatchObject({
    entries: [{ description: '=HYPERLINK("http://x.example")' }],
    faults: [{ line: 3, message: messages.noAmount("=500") }],
  });
});

const noise = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc
    .array(
      fc.constantFrom('"', ",", ";", "\t", "\n", "\r", "1", "Date", "Credit", "=", "2026-11-02", "﻿", " "),
    )
    .map((parts) => parts.join("")),
);

test("any text is read or refused without an error, and nothing beyond the limits comes out", () => {
  fc.assert(
    fc.property(fc.boolean(), noise, (withHead, text) => {
      const { entries, faults } = read(withHead ? `Date,Narration,Credit\n${text}` : text);
      expect(entries.length + faults.length).toBeLessThanOrEqual(statementLimits.maxLines);
      for (const entry of entries) {
        expect(entry.amountPaisa).toBeGreaterThan(0);
        expect(Number.isSafeInteger(entry.amountPaisa)).toBe(true);
        expect(entry.day).toMatch(/^20\d\d-\d\d-\d\d$/);
        expect(entry.description.length).toBeLessThanOrEqual(statementLimits.maxCell);
      }
    }),
    { numRuns: 2000 },
  );
});

test("what was written as a statement is read again, whatever stands in its texts", () => {
  const row = fc.record({
    paisa: fc.integer({ min: 1, max: 100_000_000 }),
    text: fc.string({ maxLength: 60 }).filter((text) => !text.includes("\0")),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const lines = rows.map(
        ({ paisa, text }) => `23/11/2026,${quoted(`to us: ${text}`)},${(paisa / 100).toFixed(2)}`,
      );
      const { entries, faults } = read(["Date,Narration,Credit", ...lines].join("\n"));
      expect(faults).toEqual([]);
      expect(entries.map(({ amountPaisa }) => amountPaisa)).toEqual(rows.map(({ paisa }) => paisa));
    }),
  );
});
