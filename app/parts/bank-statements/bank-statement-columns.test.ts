import { expect, test } from "vitest";
import { type Columns, countHeadings, findColumns, layoutName } from "./bank-statement-columns.ts";

/* Which column of a statement is which: TRANSFER-07a. */

/** The headings of the columns that are proposed. */
function taken(headings: string): Partial<Record<keyof Columns, string>> {
  const names = headings.split(",");
  const columns = findColumns(names);
  return Object.fromEntries(Object.entries(columns).map(([column, place]) => [column, names[place]]));
}

test("headings are told by their words; the transaction's day goes before the value's", () => {
  expect(taken("Value Date,Txn. Date,Payment Details,Chq No,Dr,Cr")).toEqual({
    date: "Txn. Date",
    description: "Payment Details",
    reference: "Chq No",
    debit: "Dr",
    credit: "Cr",
  });
  expect(countHeadings(["Date", "Narration", "Balance"])).toBe(0);
  expect(countHeadings(["Date", "Narration", "Credit"])).toBe(3);
  // A line of the statement is no row of headings.
  expect(countHeadings(["Statement Date", "25/11/2026", "Total Credit", "500"])).toBe(0);
});

test.for([
  "Deposit Slip No",
  "Deposit Slip #",
  "Credit Account",
  "Credit A/C",
  "Credit AC No.",
  "Credit Card",
  "Credit Limit",
  "Credit Ref",
  "Credit Reference",
  "Deposit ID",
  "Deposit Branch Code",
  "Cr Voucher",
  "Credit Cheque",
  "Credit Balance",
  "Credit Date",
  "Credit Mobile",
  "Amount Code",
  "Fee Amount",
  "Amount of Tax",
  "Deposit Charges",
  "CreditAccountNumber",
  "credit_limit",
  "Deposit By",
  "No. of Credits",
  "Credit Transactions",
])("numbers under “%s” are never money", (heading) => {
  expect(taken(`Date,${heading},Details,Withdrawal,Deposit`).credit).toBe("Deposit");
  expect(taken(`Date,${heading},Details,Type,Amount`)).toMatchObject({ amount: "Amount", side: "Type" });
  expect(Object.keys(taken(`Date,${heading},Details`))).not.toContain("credit");
});

test.for([
  ["Amount Debited", "Amount Credited"],
  ["Cash Out (Rs.)", "Cash In (Rs.)"],
  ["DEBIT AMOUNT (PKR)", "CREDIT AMOUNT (PKR)"],
  ["Dr", "Cr"],
  ["Dr.", "Cr."],
  ["Withdrawals", "Deposits"],
  ["Money Out", "Money In"],
  ["Paid Out", "Paid In"],
  ["Debits in PKR", "Credits in PKR"],
  ["Payments", "Receipts"],
  ["Sent", "Received"],
  ["DebitAmount", "CreditAmount"],
  ["withdrawal_amount", "deposit_amount"],
  ["Out", "In"],
  ["Outflow", "Inflow"],
  ["Payment (Dr)", "Receipt (Cr)"],
  ["Debit Amt", "Credit Amt."],
  ["Withdrawals/Debits", "Deposits/Credits"],
])("“%s” and “%s” are what went out and what came in", ([debit, credit]) => {
  expect(taken(`Date,Details,${debit},${credit}`)).toEqual({
    date: "Date",
    description: "Details",
    debit,
    credit,
  });
});

test.for([
  "Dr/Cr",
  "CR/DR",
  "D/C",
  "Debit/Credit",
  "Credit or Debit",
  "Type",
  "Txn Type",
  "Transaction Type",
])("“%s” is a column of flags beside one of amounts", (flag) => {
  expect(taken(`Date,Details,Amount,${flag}`)).toMatchObject({
    amount: "Amount",
    side: flag,
  });
});

test("“Dr/Cr” is a column of amounts where there is no other", () => {
  expect(taken("Date,Details,Dr/Cr")).toEqual({
    date: "Date",
    description: "Details",
    amount: "Dr/Cr",
  });
});

test("of several columns the one that says no more than its kind is proposed, else the first", () => {
  expect(taken("Date,Net Amount,Amount").amount).toBe("Amount");
  expect(taken("Date,Amount (USD),Amount (PKR)").amount).toBe("Amount (PKR)");
  expect(taken("Date,Deposit,Credit").credit).toBe("Deposit");
  expect(taken("Transaction Date,Date,Credit").date).toBe("Transaction Date");
  expect(taken("Date,Original Currency,Credit,Txn State")).toEqual({
    date: "Date",
    credit: "Credit",
    status: "Txn State",
  });
  // A column of credits needs no flags.
  expect(taken("Date,Debit,Credit,Amount,Type")).toEqual({ date: "Date", debit: "Debit", credit: "Credit" });
});

test("a layout is known by its headings, whatever their case and spaces", () => {
  expect(layoutName(["Date ", "Money  IN"])).toBe(layoutName(["date", "Money in"]));
  expect(layoutName(["Date", "Credit"])).not.toBe(layoutName(["Credit", "Date"]));
});
