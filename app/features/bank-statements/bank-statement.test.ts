import fc from "fast-check";
import { expect, test } from "vitest";
import { statementMessages as messages, readStatement, statementLimits } from "./bank-statement.ts";
import { readAmount, readDay, readHeadings } from "./bank-statement-cells.ts";

/** A bank's export as it comes: a head of its own, debits, a balance, a foot. */
const bank = `﻿Account Statement,,,,,
Account Title,UMEED WELFARE FOUNDATION,,,,
IBAN,PK00AAAA0000000000000000,,,,
,,,,,
Transaction Date,Value Date,Narration,Ref No.,Debit,Credit,Balance
01/11/2026,01/11/2026,Opening Balance,,,,"100,000.00"
02/11/2026 10:15,02/11/2026,"RAAST FROM AYESHA BIBI, TXN2611 02ab12cd34ef56gh",RRN 123456789012,,"2,500.00","102,500.00"
03-Nov-2026,03/11/2026,CHEQUE 00012,,"7,000.00",,"95,500.00"
04/11/2026,04/11/2026,"IBFT
TWO LINES",998877665544,-,Rs 1000,"96,500.00"
,,Total,,"7,000.00","3,500.00",
`;

test("an export with a head, debits, balances and totals gives the lines with incoming money", () => {
  expect(readStatement(bank)).toEqual({
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
        day: "2026-11-04",
        amountPaisa: 100_000,
        description: "IBFT TWO LINES",
        reference: "998877665544",
        balance: "96,500.00",
      },
    ],
    faults: [],
    moreFaults: 0,
    skipped: 3,
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
  const { entries, faults } = readStatement(text.map((row) => row.join(separator)).join("\r\n"));
  expect(faults).toEqual([]);
  expect(entries).toMatchObject([
    { line: 2, day: "2026-11-02", amountPaisa: 250_000, description: "From Bilal" },
  ]);
});

test("one column of amounts: its side is told by a column, by Cr and Dr, or by the signs of the debits", () => {
  const amounts = (text: string) => readStatement(text).entries.map(({ amountPaisa }) => amountPaisa);
  expect(amounts("Date,Details,Amount,Dr/Cr\n2026-11-02,a,500,CR\n2026-11-02,b,700,DR")).toEqual([50_000]);
  expect(amounts("Date,Details,Amount\n2026-11-02,a,500 Cr\n2026-11-02,b,700.00 Dr.")).toEqual([50_000]);
  expect(amounts("Date,Details,Amount\n2026-11-02,a,500\n2026-11-02,b,-700")).toEqual([50_000]);
  expect(amounts("Date,Details,Amount\n2026-11-02,a,500\n2026-11-02,b,(700)")).toEqual([50_000]);
  // Nothing tells the side: no money is invented.
  expect(readStatement("Date,Details,Amount\n2026-11-02,a,500")).toMatchObject({
    entries: [],
    faults: [{ line: 2, message: messages.noSide }],
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
  const { entries, faults } = readStatement(text);
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
  ["a line of millions of cells", `Date,Credit\n${",".repeat(1_000_000)}`, messages.longCell, 2],
] as const)("%s is no statement", ([, text, message, line]) => {
  const { entries, faults } = readStatement(text);
  expect(entries).toEqual([]);
  expect(faults).toEqual([{ line, message }]);
});

test("faults without end are counted", () => {
  const { faults, moreFaults } = readStatement(`Date,Credit\n${"never,500\n".repeat(120)}`);
  expect([faults.length, moreFaults]).toEqual([50, 70]);
});

test("a cell that looks like a formula is only text", () => {
  const text = 'Date,Narration,Credit\n2026-11-02,"=HYPERLINK(""http://x.example"")",500\n2026-11-02,a,=500';
  expect(readStatement(text)).toMatchObject({
    entries: [{ description: '=HYPERLINK("http://x.example")' }],
    faults: [{ line: 3, message: messages.noAmount("=500") }],
  });
});

test.for([
  ["2,500.00", 250_000, undefined],
  ["Rs 2,500", 250_000, undefined],
  ["Rs.2,500/-", 250_000, undefined],
  ["PKR 12,34,567.8", 123_456_780, undefined],
  ["+500", 50_000, undefined],
  [".50", 50, undefined],
  ["(500)", 50_000, "debit"],
  ["-1,000.5", 100_050, "debit"],
  ["500 CR", 50_000, "credit"],
  ["500.00Dr.", 50_000, "debit"],
] as const)("%s is an amount", ([text, paisa, side]) => {
  expect(readAmount(text)).toEqual(side ? { paisa, side } : { paisa });
});

test.for([
  "",
  "2.500,00",
  "1,5",
  "2,50",
  "1e5",
  "0x10",
  "5 00",
  "500)",
  "(500",
  "1.234",
  "١٢٣",
  "9".repeat(15),
])("%s is no amount", (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test.for([
  ["23/11/2026", "2026-11-23"],
  ["3/1/2026", "2026-01-03"],
  ["23-Nov-2026", "2026-11-23"],
  ["23-NOV-26 14:05:09", "2026-11-23"],
  ["23 November, 2026", "2026-11-23"],
  ["2026-11-23T10:15:00", "2026-11-23"],
  ["2026/11/23 10:15 AM", "2026-11-23"],
  ["23.11.2026", "2026-11-23"],
] as const)("%s is a day", ([text, day]) => {
  expect(readDay(text)).toBe(day);
});

test.for(["", "31/02/2026", "13/13/2026", "23-Xyz-2026", "23/11/1926", "20261123", "Balance"])(
  "%s is no day",
  (text) => {
    expect(readDay(text)).toBeUndefined();
  },
);

test("headings are told by their words; the transaction's day goes before the value's", () => {
  expect(readHeadings(["Value Date", "Txn. Date", "Payment Details", "Chq No", "Dr", "Cr"])).toEqual({
    date: 1,
    description: 2,
    reference: 3,
    debit: 4,
    credit: 5,
  });
  expect(readHeadings(["Date", "Narration", "Balance"])).toBeUndefined();
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
      const { entries, faults } = readStatement(withHead ? `Date,Narration,Credit\n${text}` : text);
      expect(entries.length + faults.length).toBeLessThanOrEqual(
        statementLimits.maxLines + statementLimits.maxFaults,
      );
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
      const { entries, faults } = readStatement(["Date,Narration,Credit", ...lines].join("\n"));
      expect(faults).toEqual([]);
      expect(entries.map(({ amountPaisa }) => amountPaisa)).toEqual(rows.map(({ paisa }) => paisa));
    }),
  );
});
