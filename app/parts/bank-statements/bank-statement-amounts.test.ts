import { expect, test } from "vitest";
import { isBlankAmount, isRupee, namesOtherCurrency, readAmount, readSide } from "./bank-statement-cells.ts";

/* Amounts and sides as banks, wallets and spreadsheets write them: TRANSFER-07. */

test.for([
  ["2,500.00", 250_000, undefined],
  ["Rs 2,500", 250_000, undefined],
  ["Rs.2,500/-", 250_000, undefined],
  ["PKR 12,34,567.8", 123_456_780, undefined],
  ["+500", 50_000, "credit"],
  [".50", 50, undefined],
  ["(500)", 50_000, "debit"],
  ["-1,000.5", 100_050, "debit"],
  ["500 CR", 50_000, "credit"],
  ["500.00Dr.", 50_000, "debit"],
  ["2,500.00 (Cr)", 250_000, "credit"],
  ["Cr 500", 50_000, "credit"],
  ["500.00-", 50_000, "debit"],
  ["\u2212500", 50_000, "debit"],
  ["\u2013 1,000", 100_000, "debit"],
  ["Rupees 500/=", 50_000, undefined],
  ["۲٬۵۰۰٫۵۰", 250_050, undefined],
  ["۲،۵۰۰ روپے", 250_000, undefined],
  ["١٢٣", 12_300, undefined],
  ["\u202a2,500\u202c", 250_000, undefined],
  ["\u200e\ufeff2500\u200b", 250_000, undefined],
  ["1\u00a0234\u202f567.89", 123_456_789, undefined],
  ["２５００", 250_000, undefined],
  ["500.0000", 50_000, undefined],
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
  "2500,00",
  "500 Cr Dr",
  "+500 Dr",
  "500²",
  "USD 50",
  "$50",
  "50 Rs 00",
  "PK36HABB0000427999123403",
  "9".repeat(15),
])("%s is no amount", (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test.for(["", " ", "-", "\u2013", "--", "Rs.", "(PKR)", "\u00a0\u200f"])(
  "%o is an empty cell of amounts",
  (text) => {
    expect(isBlankAmount(text)).toBe(true);
  },
);

test.for([
  ["CR", "credit"],
  ["c", "credit"],
  ["Deposit", "credit"],
  ["Received", "credit"],
  ["Money Received", "credit"],
  ["Cash In", "credit"],
  ["CRDT", "credit"],
  ["+", "credit"],
  ["Dr.", "debit"],
  ["Sent", "debit"],
  ["Cash Out", "debit"],
  ["Withdrawal", "debit"],
  ["Credit Card Payment", undefined],
  ["IBFT", undefined],
  ["", undefined],
] as const)("%s as a flag", ([text, side]) => {
  expect(readSide(text)).toBe(side);
});

test("other currencies are told from the rupee", () => {
  expect(["USD 50", "50USD", "$50", "Amount (AED)", "£5", "Euro"].every(namesOtherCurrency)).toBe(true);
  expect(["PKR 50", "Rs 50", "Narration", "Sarwar", "Surplus"].some(namesOtherCurrency)).toBe(false);
  expect(["PKR", "Rs.", "Pak Rupee", "", "₨"].map(isRupee)).toEqual([true, true, true, true, true]);
  expect(["USD", "INR", "Indian Rupee"].map(isRupee)).toEqual([false, false, false]);
});
