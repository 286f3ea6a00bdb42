import { expect, test } from "vitest";
import { bankFiles, hbl, jazzcashReport } from "#tests/support/bank-files.ts";
import { readStatement } from "./bank-statement.ts";
import { debitKindOf } from "./debit-kinds.ts";
import { providerOf, readProviderReport } from "./provider-report.ts";

/* A statement as a whole, with what went out, fees and balances: TRANSFER-24 to 26. */

const today = "2026-11-26";
const read = (text: string) => readStatement(text, { today });

test.for([
  ["hbl", 2, 200_000_00, 64_942_00],
  ["meezan", 3, 500_000_00, 611_049_38],
  ["mcb", 1, 50_000_00, 51_000_00],
  ["easypaisaWallet", 1, 3_000_00, 1_480_00],
  ["jazzcashWallet", 1, 10_000_00, 2_475_00],
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

test("what went out is proposed by its words", () => {
  const kinds = [
    ["SMS ALERT CHARGES INCL FED", "charge"],
    ["Fee: Sent to HBL", "charge"],
    ["W.H.T ON PROFIT", "tax"],
    ["CHQ RETURN 10000321 INSUFF FUNDS", "returned"],
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

test("EasyPaisa's report has other headings, and no day of settlement", () => {
  const text = [
    "Order Ref Number,Transaction ID,Transaction Date/Time,Account No,Transaction Amount (PKR),Fee,FED,Transaction Status",
    'A7,30123,2026-11-13 10:10,0345xxxx567,"2,000.00",30.00,4.80,Paid',
  ].join("\n");
  expect(readProviderReport(text, { today })).toEqual({
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
