import { expect, test } from "vitest";
import { type Columns, countHeadings, findColumns } from "./bank-statement-columns.ts";

/* Which column of a statement is which: TRANSFER-07a. */

/** The headings of the columns that are taken. */
function taken(headings: string, ...rows: string[]): Partial<Record<keyof Columns, string>> {
  const names = headings.split(",");
  const columns = findColumns(
    names,
    rows.map((row) => ({ cells: row.split(",") })),
  );
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
  const rows = ["01/11/2026,123456,A gift,,700", "03/11/2026,123457,A gift,,9000.50"];
  expect(taken(`Date,${heading},Details,Withdrawal,Deposit`, ...rows).credit).toBe("Deposit");
  expect(taken(`Date,${heading},Details,Type,Amount`, "01/11/2026,123456,A gift,Cr,700.00")).toMatchObject({
    amount: "Amount",
    side: "Type",
  });
  expect(Object.keys(taken(`Date,${heading},Details`, "01/11/2026,123456,A gift"))).not.toContain("credit");
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
  const rows = ["02/11/2026,A payment,50.00,", "01/11/2026,A gift,,700.00"];
  expect(taken(`Date,Details,${debit},${credit}`, ...rows)).toEqual({
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
])("“%s” is a column of flags where its cells are", (flag) => {
  expect(taken(`Date,Details,Amount,${flag}`, "01/11/2026,A gift,700.00,CR")).toMatchObject({
    amount: "Amount",
    side: flag,
  });
});

test("“Dr/Cr” is a column of amounts where its cells are", () => {
  expect(taken("Date,Details,Dr/Cr", "01/11/2026,A gift,700.00 Cr")).toEqual({
    date: "Date",
    description: "Details",
    amount: "Dr/Cr",
  });
});

test("of several columns the one whose cells are amounts is taken", () => {
  expect(taken("Date,Credit,Amount", "01/11/2026,Y,700.00")).toMatchObject({ amount: "Amount" });
  expect(taken("Date,Deposit,Deposit Amount", "01/11/2026,Counter,700.00").credit).toBe("Deposit Amount");
  expect(taken("Date,Deposit,Credit", "01/11/2026,03001234567,700.00").credit).toBe("Credit");
  expect(taken("Date,Deposit,Credit", "01/11/2026,123456,700.00").credit).toBe("Credit");
  expect(taken("Date,Net Amount,Amount", "01/11/2026,680.00,700").amount).toBe("Amount");
  expect(taken("Date,Amount (USD),Amount (PKR)", "01/11/2026,5.00,1400").amount).toBe("Amount (PKR)");
  expect(taken("Date,Deposit Desk,Deposit Amount", "01/11/2026,2,500").credit).toBe("Deposit Amount");
  expect(taken("Transaction Date,Date,Credit", ",01/11/2026,700.00").date).toBe("Date");
  expect(taken("Date,Original Currency,Credit,Txn State", "01/11/2026,USD,700,Done")).toEqual({
    date: "Date",
    credit: "Credit",
    status: "Txn State",
  });
  // Only payments: an empty column of credits is still the one.
  expect(taken("Date,Debit,Credit,Amount", "01/11/2026,50.00,,")).toMatchObject({ credit: "Credit" });
});
