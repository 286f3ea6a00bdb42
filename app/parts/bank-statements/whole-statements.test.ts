import { expect, test } from "vitest";
import { bankFiles, hbl, jazzcashReport } from "#tests/support/bank-files.ts";
import { readStatement } from "./bank-statement.ts";
import { statementMessages as messages } from "./bank-statements.messages.ts";
import { debitKindOf } from "./debits.ts";
import { providerOf, readProviderReport } from "./provider-report.ts";

/* A statement as a whole, with what went out, fees and balances: TRANSFER-24 to 26. */

const today = "2026-11-26";
const read = (text: string) => readStatement(text, { today, dayOrder: "day-first" });

test.for([
  ["hbl", 2, 200_000_00, 64_942_00],
  ["meezan", 3, 500_000_00, 611_049_38],
  ["mcb", 1, 50_000_00, 51_000_00],
  ["easypaisaWallet", 1, 3_000_00, 1_480_00],
  ["jazzcashWallet", 1, 10_000_00, 2_475_00],
  ["walletWithFed", 2, 10_000_00, 11_453_60],
] as const)(
  "every row of %s is a line or left out, and its balances meet",
  ([name, credits, opening, closing]) => {
    const text = bankFiles[name];
    const { entries, debits, balances, faults, leftOut } = read(text);
    expect(faults).toEqual([]);
    expect(entries).toHaveLength(credits);
    expect(balances).toMatchObject({ opening, closing, breaksAt: undefined });
    const moved = [...entries, ...debits].reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
    expect(opening + moved).toBe(closing);
    const seen = new Set([...entries, ...debits, ...leftOut].map(({ line }) => line));
    const rows = text
      .split("\n")
      .flatMap((row, place) => (row.replace(/[",]/g, "") === "" ? [] : [place + 1]));
    const [headings] = rows.filter((line) => !seen.has(line));
    expect(rows.filter((line) => !seen.has(line))).toEqual([headings]);
  },
);

test("a line that is missing breaks the balances, and the line after it is named", () => {
  const lines = hbl.split("\n");
  const at = lines.findIndex((line) => line.includes("SMS ALERT"));
  const { balances } = read(lines.toSpliced(at, 1).join("\n"));
  expect(balances).toMatchObject({ opening: 200_000_00, closing: 64_942_00, breaksAt: at + 1 });
});

test.for([
  ["Fee,FED", "40.00,6.40", { Fee: 40_00, FED: 6_40 }],
  ["Service Charges (Rs.),Sales Tax on Services,WHT", "40,6.40,1", { Fee: 40_00, FED: 6_40, Tax: 1_00 }],
  ["Fee,FED,Total Charges", "40.00,6.40,46.40", { Fee: 46_40 }],
  ["Fee,Charges incl. FED", "40.00,46.40", { Fee: 46_40 }],
  ["Fee Type,Fee", "Flat,40.00", { Fee: 40_00 }],
] as const)("beside an amount %s are what was charged, each once", ([headings, cells, charged]) => {
  const { debits, faults } = read(`Date,Details,Debit,Credit,${headings}\n13/11/2026,Sent,2000,,${cells}`);
  expect(faults).toEqual([]);
  expect(debits.slice(1).map(({ description, amountPaisa }) => [description, -amountPaisa])).toEqual(
    Object.entries(charged).map(([name, paisa]) => [`${name}: Sent`, paisa]),
  );
});

test("a charge that cannot be read is a fault, and not zero", () => {
  const text = "Date,Details,Debit,Credit,Fee\n13/11/2026,a,2000,,40.00\n14/11/2026,b,2000,,many";
  expect(read(text).faults).toEqual([{ line: 3, message: messages.noAmount("many") }]);
});

test("a file that ends in the middle of its last line is never read as if that line were whole", () => {
  const uncut = Object.values(bankFiles).map((text) => text.trimEnd());
  const amountsLast = "Date,Details,Credit\n13/11/2026,a,700.00\n14/11/2026,b,500.00";
  for (const text of [...uncut, amountsLast]) {
    const linesOf = (part: string) => {
      const { entries, debits, ...rest } = read(part);
      return { ...rest, lines: [...entries, ...debits].map(({ balance: _, ...line }) => line) };
    };
    const whole = linesOf(text).lines;
    for (let end = text.lastIndexOf("\n") + 2; end < text.length; end += 1) {
      const { lines, faults, balances } = linesOf(text.slice(0, end));
      if (faults.length === 0 && balances?.breaksAt === undefined)
        for (const line of lines) expect(whole, text.slice(0, end)).toContainEqual(line);
    }
    expect(linesOf(text).faults).toEqual([]);
  }
  const cut = amountsLast.slice(0, -1);
  expect(read(cut).faults).toEqual([{ line: 3, message: messages.cut }]);
  expect(read(`${amountsLast.slice(0, -7)}\n`).faults).toEqual([{ line: 3, message: messages.cut }]);
  // Some banks leave out the last cells that are empty.
  expect(read("Date,Credit,Note\n13/11/2026,700\n14/11/2026,500").faults).toEqual([]);
});

test("a balance that cannot be read breaks the balances", () => {
  const text = "Date,Details,Credit,Balance\n13/11/2026,a,700,1700\n14/11/2026,b,500,22oo";
  expect(read(text).balances).toMatchObject({ breaksAt: 3 });
});

test("what went out is proposed by its words", () => {
  const kinds = [
    ["SMS ALERT CHARGES INCL FED", "charge"],
    ["CHQ RETURN CHARGES", "charge"],
    ["CHEQUE RETURN FEE 004417", "charge"],
    ["چیک واپسی چارجز", "charge"],
    ["FED ON CHQ RETURN CHARGES", "tax"],
    ["FED: Sent to HBL", "tax"],
    ["Fee: Sent to HBL", "charge"],
    ["W.H.T ON PROFIT", "tax"],
    ["TAXILA CEMENT DEALERS", "other"],
    ["CHQ RETURN 10000321 INSUFF FUNDS", "returned"],
    ["OUTWARD CLG RTN 004417", "returned"],
    ["UNPAID CHEQUE 004417 REFER TO DRAWER", "returned"],
    ["RETURN OF CHEQUE 004417", "returned"],
    ["RAAST RETURNED 998877", "returned"],
    ["REVERSAL OF IBFT 998877", "returned"],
    ["چیک واپس 004417", "returned"],
    ["FUNDS TRF TO MEEZAN OWN A/C", "own"],
    ["CASH WITHDRAWAL", "cash"],
    ["IBFT TO 0215-0101234567", "own"],
    ["IBFT SHIFA MEDICAL STORE", "other"],
    ["", "other"],
  ] as const;
  for (const [words, kind] of kinds) expect(debitKindOf(words, ["02150101234567", "000"]), words).toBe(kind);
});

test("a provider's report gives its payments with fees and taxes; a line that cannot be read is named", () => {
  const { payments, faults } = readProviderReport(jazzcashReport, { today });
  expect(faults).toEqual([]);
  expect(payments).toEqual([
    {
      transactionId: "T20261113101010",
      reference: "A7K2M9",
      day: "2026-11-13",
      amountPaisa: 2_000_00,
      feePaisa: 46_40,
      state: "completed",
      settledOn: "2026-11-14",
    },
    expect.objectContaining({ state: "failed", settledOn: null }),
    expect.objectContaining({ state: "reversed", settledOn: "2026-11-15" }),
    expect.objectContaining({ transactionId: "T20261120131313", feePaisa: 34_80, settledOn: null }),
  ]);
  const broken = (from: string, to: string) =>
    readProviderReport(jazzcashReport.replace(from, to), { today }).faults;
  expect(broken("2000.00", "many")).toEqual([{ line: 2, message: "“many” is not an amount." }]);
  expect(broken("20/11/2026", "20/11/2027")).toEqual([
    { line: 5, message: "“20/11/2027 13:13” is in the future." },
  ]);
  expect(broken("T20261114121212", "")).toMatchObject([{ line: 4 }]);
  expect(broken("40.00", "forty")).toMatchObject([{ line: 2 }]);
  expect(broken("Transaction ID", "Something")).toMatchObject([{ line: 1 }]);
});

const reportOf = (headings: string, cells: string) =>
  readProviderReport(`Transaction ID,Date,${headings}\nT1,13/11/2026,${cells}`, { today });

test.for([
  ["Amount,MDR,FED on MDR,Net Amount,Status", "2000,40,6.40,1953.60,Paid"],
  ["Amount,MDR,FED on MDR,Total Charges,Net Amount,Status", "2000,40,6.40,46.40,1953.60,Paid"],
  ["Amount,MDR %,MDR,FED (16%),Status", "2000,2,40,6.40,Paid"],
  ["Amount,MDR Rate,Total Charges,Status", "2000,2.00%,46.40,Paid"],
  ["Amount,MDR,Fee Type,FED,Total Deductions,Status", "2000,40,Flat,6.40,46.40,Paid"],
  // The net amount proves what the headings do not say.
  ["Amount,Merchant Fee,Fee with duty,Net Payable,Status", "2000,40,46.40,1953.60,Paid"],
  ["Amount,Fee,FED,Net Amount,Status", "2000,40,6.40,0.00,Paid"],
] as const)("the fees under %s are counted once", ([headings, cells]) => {
  const { payments, faults } = reportOf(headings, cells);
  expect(faults).toEqual([]);
  expect(payments).toMatchObject([{ amountPaisa: 2_000_00, feePaisa: 46_40 }]);
});

test.for([
  ["Transaction Successful", "completed"],
  ["SUCCESS", "completed"],
  ["Payment completed successfully.", "completed"],
  ["کامیاب", "completed"],
  ["Successfully Reversed", "reversed"],
  ["Refund Completed", "reversed"],
  ["Charge-back", "reversed"],
  ["Transaction Failed", "failed"],
  ["Not Successful", "failed"],
  ["UNPAID", "failed"],
  ["Pending", "failed"],
  ["ناکام", "failed"],
] as const)("a payment with the status “%s” is %s", ([status, state]) => {
  expect(reportOf("Amount,Status", `2000,${status}`).payments).toMatchObject([{ state }]);
});

test("a status that says nothing, or two things, is a fault; a report without one is of what was paid out", () => {
  for (const status of ["", "Code 7", "Partially refunded", "Refund failed"])
    expect(reportOf("Amount,Status", `2000,${status}`).faults).toEqual([
      { line: 2, message: messages.noStatus(status) },
    ]);
  expect(reportOf("Amount,Settlement Status", "2000,Not settled").payments).toMatchObject([
    { state: "completed" },
  ]);
});

test("the columns of a report have other headings, too", () => {
  const text =
    "Order Reference No,JazzCash Transaction Ref. No.,Payment Date/Time,Order Amount (Rs.),Fee,State\nA7,T1,13/11/2026 10:10,2000,4,Paid";
  expect(readProviderReport(text, { today }).payments).toMatchObject([
    { reference: "A7", transactionId: "T1", day: "2026-11-13", amountPaisa: 2_000_00, feePaisa: 4_00 },
  ]);
});

test("a report that was cut, is in thousands, or whose numbers a spreadsheet has shortened, is refused", () => {
  expect(reportOf("Amount,Fee,Status", "2000,4").faults).toEqual([{ line: 2, message: messages.cut }]);
  expect(reportOf("Amount (PKR 000),Status", "2,Paid").faults).toEqual([
    { line: 1, message: messages.rounded("Amount (PKR 000)") },
  ]);
  expect(reportOf("Amount,Order ID,Status", "2000,1.23457E+14,Paid").faults).toEqual([
    { line: 2, message: messages.shortened("1.23457E+14") },
  ]);
  expect(reportOf("Amount,Net Amount,Status", '2000,"2,500.00",Paid').faults).toMatchObject([{ line: 2 }]);
});

test("EasyPaisa's report has other headings, and no day of settlement", () => {
  const text = [
    "Order Ref Number,Transaction ID,Transaction Date/Time,Account No,Transaction Amount (PKR),Fee,FED,Transaction Status",
    'A7,30123,2026-11-13 10:10,0345xxxx567,"2,000.00",30.00,4.80,Paid',
  ].join("\n");
  expect(readProviderReport(text, { today })).toMatchObject({
    faults: [],
    payments: [
      {
        ...{
          transactionId: "30123",
          reference: "A7",
          day: "2026-11-13",
          amountPaisa: 2_000_00,
          feePaisa: 34_80,
        },
        state: "completed",
        settledOn: null,
      },
    ],
  });
});

test("a payout of a provider is known by its words", () => {
  expect(["JAZZCASH MERCHANT SETTLEMENT", "Easypaisa payout TMFB", "HBL"].map(providerOf)).toEqual([
    "jazzcash",
    "easypaisa",
    undefined,
  ]);
});
