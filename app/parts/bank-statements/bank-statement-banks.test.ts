import fc from "fast-check";
import { expect, test } from "vitest";
import { readStatement, type StatementOptions } from "./bank-statement.ts";
import { statementMessages as messages } from "./bank-statements.messages.ts";

/* Statements as banks and wallets in Pakistan write them; no line is a real person's: TRANSFER-07, 07a, 07c. */

const read = (text: string, options: Partial<StatementOptions> = {}) =>
  readStatement(text, { today: "2026-11-26", dayOrder: "day-first", ...options });

/** Each line with incoming money: its number, day and amount. */
const gifts = (text: string, options: Partial<StatementOptions> = {}) =>
  read(text, options).entries.map(({ line, day, amountPaisa }) => [line, day, amountPaisa / 100]);

const reasons = (text: string, options: Partial<StatementOptions> = {}) =>
  read(text, options).leftOut.map(({ line, reason }) => [line, reason]);

const hbl = `"Account Statement"
"Account Title:","UMEED WELFARE FOUNDATION"
"Period:","01NOV2026 to 25NOV2026"

"Transaction Date","Value Date","Narration","Ref/Cheque No","Debit","Credit","Balance"
"01NOV2026","","BALANCE B/F","","","","1,200,000.00"
"02NOV2026","02NOV2026","RAAST P2P FROM DONOR ONE PK45MEZN0001234567890101","FT26306K9QX2","","5,000.00","1,205,000.00"
"03NOV2026","03NOV2026","IBFT TOTAL PARCO PAKISTAN LTD","FT26307AA771","","250,000.00","1,455,000.00"
"05NOV2026","05NOV2026","SMS ALERT CHARGES INCL FED","","58.00","","1,454,942.00"
"09NOV2026","09NOV2026","INWARD CLG CHQ 10000321 MCB","10000321","","25,000.00","1,498,392.00"
"25NOV2026","","CLOSING BALANCE","","","","1,173,392.00"
`;

test("HBL: days in one word, and a donor who is called TOTAL", () => {
  expect(gifts(hbl)).toEqual([
    [7, "2026-11-02", 5000],
    [8, "2026-11-03", 250_000],
    [10, "2026-11-09", 25_000],
  ]);
  expect(reasons(hbl).slice(3)).toEqual([
    [6, "balance"],
    [11, "balance"],
  ]);
});

test.for([
  [
    "Meezan",
    `Meezan Bank Limited,,,,,,
Account No.,02150101234567,,,,,
,,,,,,
Date,Value Date,Description,Doc No.,Dr,Cr,Available Balance
"Nov 03, 2026","Nov 03, 2026",Raast In - DONOR TWO - zakat,MB26307001,,"10,000.00","510,000.00"
"Nov 20, 2026","Nov 20, 2026",W.H.T ON PROFIT,MB26324901,185.18,,"811,049.38"`,
    [[5, "2026-11-03", 10_000]],
  ],
  [
    "MCB",
    `TRANSACTION DATE,VALUE DATE,TRANSACTION DESCRIPTION,CHEQUE NO,DEBIT AMOUNT (PKR),CREDIT AMOUNT (PKR),RUNNING BALANCE
02/11/2026,02/11/2026,IBFT FROM DONOR FIVE,,0.00,3000.00,53000.00
13/11/2026,13/11/2026,CASH WITHDRAWAL,,2000.00,0.00,51000.00`,
    [[2, "2026-11-02", 3000]],
  ],
  [
    "UBL, separated by semicolons",
    "Txn Date;Particulars;Instrument #;Withdrawal;Deposit;Balance\r\n02-Nov-2026;ONLINE TRF;;;1,500.00;1,500.00\r\n03-Nov-2026;ATM;;500.00;;1,000.00",
    [[2, "2026-11-02", 1500]],
  ],
  [
    "Allied, as a table is pasted",
    "Posting Date\tTransaction Details\tBranch Code\tDebits (Rs.)\tCredits (Rs.)\n02 Nov 2026\tA gift\t0712\t\t1,500",
    [[2, "2026-11-02", 1500]],
  ],
  [
    "Alfalah, with flags",
    "Date,Description,Amount,Dr/Cr,Balance\n02-11-26,A gift,1500.00,CR,9\n13-11-26,A payment,200.00,DR,9",
    [[2, "2026-11-02", 1500]],
  ],
  [
    "the JazzCash wallet",
    `Date & Time,Transaction ID,Transaction Type,Description,Cash In (Rs.),Cash Out (Rs.),Fee (Rs.),Balance (Rs.)
02-Nov-2026 10:12 AM,001234567890,Money Received,Received from DONOR THREE 03001234567,2500.00,,0.00,12500.00
03-Nov-2026 05:12 PM,001234567891,IBFT,Sent to HBL 0042xxxx,,10000.00,25.00,2475.00`,
    [[2, "2026-11-02", 2500]],
  ],
  [
    "the EasyPaisa wallet",
    `Transaction ID,Date,Time,Type,From/To,Amount,Fee,Balance
30123456791,2026-11-02,22:04,Received,DONOR FOUR 0345xxxx567,+1500.00,0.00,4500.00
30123456792,2026-11-03,09:30,Sent,HBL,-3000.00,20.00,1480.00`,
    [[2, "2026-11-02", 1500]],
  ],
  [
    "digits in Urdu, and marks of direction",
    "Date,Narration,Credit\n\u200f۱۳/۱۱/۲۰۲۶\u200f,عطیہ,\u202b۲٬۵۰۰٫۰۰\u202c",
    [[2, "2026-11-13", 2500]],
  ],
] as const)("%s is read", ([, text, expected]) => {
  expect(gifts(text)).toEqual(expected);
  expect(read(text).faults).toEqual([]);
});

test.for([
  [
    "a slip's number",
    "Date,Deposit Slip No,Details,Withdrawal,Deposit\n13/11/2026,123456,A gift,,700.00",
    700,
  ],
  ["an account", "Date,Credit Account,Narration,Amount,Type\n13/11/2026,03001234567,A gift,2500.00,Cr", 2500],
  [
    "what went out",
    "Date,Details,Amount Debited,Amount Credited\n13/11/2026,A gift,,700.00\n14/11/2026,A payment,50.00,",
    700,
  ],
] as const)("%s is no amount", ([, text, amount]) => {
  expect(gifts(text)).toEqual([[2, "2026-11-13", amount]]);
});

test("an order of day and month that a day needs is asked for, and nothing is read before", () => {
  const open = "Date,Narration,Credit\n11/05/2026,a,111\n11/23/2026,b,112\n11/09/2026,c,113";
  const question = { cell: "11/05/2026", dayFirst: "2026-05-11", monthFirst: "2026-11-05" };
  const nothingSaid = { dayOrder: undefined };
  expect(read(open, nothingSaid)).toMatchObject({ question, entries: [], faults: [], leftOut: [] });
  expect(gifts(open, { dayOrder: "month-first" })).toEqual([
    [2, "2026-11-05", 111],
    [3, "2026-11-23", 112],
    [4, "2026-11-09", 113],
  ]);
  // Lines that do not fit the answer are faults.
  expect(read(open, { dayOrder: "day-first" }).faults).toEqual([
    { line: 3, message: messages.noDay("11/23/2026") },
  ]);
  // Nothing needs an order.
  for (const day of ["11/11/2026", "2026-11-05", "05NOV2026", "23/11/2026"])
    expect(read(`Date,Narration,Credit\n${day},a,100`, nothingSaid)).toMatchObject({
      entries: [{ line: 2 }],
      dayOrder: undefined,
    });
});

test("what a person has confirmed of a layout is used without a question; another layout is read anew", () => {
  const layout = { columns: { date: 0, credit: 2 }, dayOrder: "month-first" } as const;
  const options = {
    dayOrder: undefined,
    kept: (name: string) => (name === "date|sum credit|net credit" ? layout : undefined),
  };
  expect(read("Date,Sum Credit,Net Credit\n11/05/2026,700,90", options)).toMatchObject({
    isKept: true,
    dayOrder: "month-first",
    columns: layout.columns,
    entries: [{ day: "2026-11-05", amountPaisa: 90_00 }],
  });
  // A day that contradicts the kept order: it is asked about again.
  expect(read("Date,Sum Credit,Net Credit\n11/05/2026,700,90\n23/11/2026,7,9", options)).toMatchObject({
    isKept: false,
    question: { cell: "11/05/2026" },
    entries: [],
  });
  const other = read("Date,Credit,Sum\n11/13/2026,700,90", options);
  expect(other).toMatchObject({
    isKept: false,
    columns: { date: 0, credit: 1 },
    entries: [{ amountPaisa: 700_00 }],
  });
  const chosen = read("Date,Sum Credit,Net Credit\n11/13/2026,700,90", {
    ...options,
    columns: { date: 0, credit: 1 },
  });
  expect(chosen).toMatchObject({ isKept: false, entries: [{ amountPaisa: 700_00 }] });
});

test("days in the future are faults, today is none", () => {
  const text = "Date,Narration,Credit\n26/11/2026,today,100\n27/11/2026,tomorrow,100\n01/12/2027,later,100";
  expect(gifts(text)).toEqual([[2, "2026-11-26", 100]]);
  expect(read(text).faults).toEqual([
    { line: 3, message: messages.futureDay("27/11/2026") },
    { line: 4, message: messages.futureDay("01/12/2027") },
  ]);
});

test("a line with neither day nor amount that can be read is a fault", () => {
  const text = "Date;Narration;Credit\n11/23/2026;A gift;2.500,00\nsoon;A gift;1.000,00\nsoon;A gift;";
  expect(read(text)).toMatchObject({
    entries: [],
    faults: [
      { line: 2, message: messages.noAmount("2.500,00") },
      { line: 3, message: messages.neither("soon", "1.000,00") },
      { line: 4, message: messages.neither("soon", "") },
    ],
    leftOut: [],
  });
});

test("words of a balance or a total leave a line out only when it has no amount of its own", () => {
  const text = `Date,Narration,Debit,Credit,Balance
02/11/2026,OPENING BALANCE,,,100.00
13/11/2026,OPENING CEREMONY GIFT,,500.00,600.00
14/11/2026,CLOSING OF ACCOUNT BALANCE TRANSFER,,300.00,900.00
Page 1 of 2,,,,
,,,,900.00
Total,,0.00,800.00,
,TOTAL PARCO,,70.00,
15/11/2026,Closing Balance,,900.00,
This is a computer generated statement,,,,
Thank you,,,,
Carried forward 16/11/2026 A gift 700.00,,,,`;
  expect(gifts(text)).toEqual([
    [3, "2026-11-13", 500],
    [4, "2026-11-14", 300],
  ]);
  expect(read(text).faults).toEqual([
    { line: 8, message: messages.noDate },
    { line: 9, message: messages.balanceOrTotal },
    { line: 12, message: messages.neither("Carried forward 16/11/2026 A gift 700.00", "") },
  ]);
  expect(reasons(text)).toEqual([
    [2, "balance"],
    [5, "no-day-no-amount"],
    [6, "no-day-no-amount"],
    [7, "total"],
    [10, "no-day-no-amount"],
    [11, "no-day-no-amount"],
  ]);
});

test("another currency is refused by its line", () => {
  const inCells = "Date,Narration,Credit\n13/11/2026,a,USD 50\n13/11/2026,b,$50\n13/11/2026,c,PKR 50";
  expect(read(inCells)).toMatchObject({
    entries: [{ line: 4 }],
    faults: [
      { line: 2, message: messages.otherCurrency("USD 50") },
      { line: 3, message: messages.otherCurrency("$50") },
    ],
  });
  const inColumn = "Date,Narration,Credit,Currency\n13/11/2026,a,50,USD\n13/11/2026,b,50,PKR";
  expect(read(inColumn)).toMatchObject({
    entries: [{ line: 3 }],
    faults: [{ line: 2, message: messages.otherCurrency("USD") }],
  });
  for (const [text, named] of [
    ["Date,Narration,Credit (USD)\n13/11/2026,a,50", "Credit (USD)"],
    ["Currency:,USD,\nDate,Narration,Credit\n13/11/2026,a,50", "Currency: USD"],
    ["Account Currency: EUR\nDate,Narration,Credit\n13/11/2026,a,50", "Account Currency: EUR"],
  ] as const)
    expect(read(text)).toMatchObject({
      entries: [],
      faults: [{ line: 1, message: messages.otherCurrency(named) }],
    });
  for (const above of ["Currency: PKR", "Currency,Pak Rupee", "Currency Dealers Ltd"])
    expect(gifts(`${above}\nDate,Narration,Credit\n13/11/2026,a,50`)).toHaveLength(1);
});

test("amounts in thousands are no rupees", () => {
  for (const heading of [
    "Credit (PKR 000)",
    "Credit (Rs. '000)",
    "Credit in thousands",
    "Credit (PKR Million)",
  ])
    expect(read(`Date,Narration,${heading}\n13/11/2026,a,25`)).toMatchObject({
      entries: [],
      faults: [{ line: 1, message: messages.rounded(heading) }],
    });
  for (const above of ["All amounts in PKR '000", "Amounts are in thousands of rupees"])
    expect(read(`${above}\nDate,Narration,Credit\n13/11/2026,a,25`).faults).toEqual([
      { line: 1, message: messages.rounded(above) },
    ]);
  for (const above of ["Limit: Rs 10 million", "Account No: 0000 000 123", "Amount held: 2,000"])
    expect(gifts(`${above}\nDate,Narration,Credit (PKR)\n13/11/2026,a,25`)).toHaveLength(1);
});

test("a reference that a spreadsheet has shortened is a fault: other payments have its first digits, too", () => {
  const text = "Date,Narration,Ref,Credit\n13/11/2026,a,1.23457E+14,25\n14/11/2026,b,12E5,30";
  expect(read(text)).toMatchObject({
    entries: [{ line: 3, reference: "12E5" }],
    faults: [{ line: 2, message: messages.shortened("1.23457E+14") }],
  });
});

test("a failed or reversed payment of a merchant's report is no gift, whatever columns are taken", () => {
  const text = `Transaction ID,Order ID,Transaction Date,Payment Method,MSISDN,Amount,MDR,Net Amount,Transaction Status,Settlement Date
T1,A7,13/11/2026 10:10,Mobile Account,03001234567,2000.00,40.00,1953.60,Completed,14/11/2026
T2,B7,13/11/2026 11:11,Mobile Account,03001234568,5000.00,100.00,4884.00,Failed,
T3,C7,13/11/2026 12:12,Card,03001234569,1000.00,25.00,971.00,Reversed,14/11/2026`;
  expect(read(text).columns).toMatchObject({ date: 2, reference: 0, amount: 5, status: 8 });
  expect(read(text).entries).toEqual([]);
  expect(read(text).faults).toEqual([2, 3, 4].map((line) => ({ line, message: messages.noSide })));
  const columns = { date: 2, reference: 0, credit: 5, status: 8 };
  expect(gifts(text, { columns })).toEqual([[2, "2026-11-13", 2000]]);
  // Not without the column of the status either.
  for (const status of [8, undefined])
    expect(reasons(text, { columns: { ...columns, status } })).toEqual([
      [3, "not-completed"],
      [4, "not-completed"],
    ]);
});

test("a status that does not say what became of the money is a fault, and no line is lost by it", () => {
  const statuses = ["Posted", "BOOKED", "Transaction Successful", "", "Pending", "Reversed", "On file"];
  const rows = statuses.map((status) => `13/11/2026,a,25,${status}`);
  const text = ["Date,Narration,Credit,Status", ...rows].join("\n");
  expect(gifts(text).map(([line]) => line)).toEqual([2, 3, 4, 5]);
  expect(reasons(text)).toEqual([
    [6, "not-completed"],
    [7, "not-completed"],
  ]);
  expect(read(text).faults).toEqual([{ line: 8, message: messages.noStatus("On file") }]);
});

test("lines that a separator or a quotation mark has moved are faults", () => {
  expect(read("Date,Narration,Credit\n13/11/2026,a,2,500.00\n14/11/2026,b,700,,").faults).toEqual([
    { line: 2, message: messages.moreCells },
  ]);
  expect(read(",Date,Narration,Credit\n,,13/11/2026,a").faults).toMatchObject([{ line: 2 }]);
  const joined = 'Date,Narration,Credit\n13/11/2026,"a,500\n14/11/2026,b",700\n15/11/2026,c,900';
  expect(read(joined)).toMatchObject({
    entries: [{ line: 4 }],
    faults: [{ line: 3, message: messages.unreadable }],
  });
  const both = "Date,Narration,Debit,Credit\n13/11/2026,a,50,500\n14/11/2026,b,0.00,700";
  expect(read(both)).toMatchObject({
    entries: [{ line: 3 }],
    faults: [{ line: 2, message: messages.bothSides }],
  });
  // The sign of an amount contradicts its flag.
  expect(
    read("Date,Narration,Amount,Type\n13/11/2026,a,-50,Received\n14/11/2026,b,+5,Received").faults,
  ).toEqual([{ line: 2, message: messages.noSide }]);
  // "/-" is no minus: nothing tells the side.
  expect(read("Date,Narration,Amount\n13/11/2026,a,Rs.500/-").faults).toEqual([
    { line: 2, message: messages.noSide },
  ]);
});

test("the headings may stand again on each page, and below a row that resembles them", () => {
  const text = `Statement Date,Total Credit,,
Date,Narration,Debit,Credit
13/11/2026,a,,500
Date,Narration,Debit,Credit
14/11/2026,b,,600`;
  expect(gifts(text)).toEqual([
    [3, "2026-11-13", 500],
    [5, "2026-11-14", 600],
  ]);
  expect(reasons(text)).toEqual([
    [1, "above-headings"],
    [4, "headings-again"],
  ]);
});

test("what makes a spreadsheet take a number for text is no part of the cell", () => {
  expect(read('Date,Ref,Credit\n="13/11/2026",="00123",\'500')).toMatchObject({
    entries: [{ day: "2026-11-13", reference: "00123", amountPaisa: 50_000 }],
  });
});

test("a person chooses the columns of a file whose headings say nothing", () => {
  const text = "When,What,How much\n13/11/2026,A gift,700";
  expect(read(text)).toMatchObject({
    entries: [],
    faults: [{ line: 1, message: messages.noHeadings }],
    found: [
      { place: 0, cells: ["When", "13/11/2026"] },
      { place: 1, cells: ["What", "A gift"] },
      { place: 2, cells: ["How much", "700"] },
    ],
  });
  const chosen = read(text, { columns: { date: 0, description: 1, credit: 2 } });
  expect(chosen).toMatchObject({ entries: [{ line: 2, description: "A gift", amountPaisa: 70_000 }] });
  expect(chosen.faults).toEqual([{ line: 1, message: messages.neither("When", "How much") }]);
});

/* Whatever shape a statement has, the same lines are read from it. */

const shapes = fc.record({
  separator: fc.constantFrom(",", ";", "\t", "|"),
  above: fc.constantFrom("", "A Bank Limited\n\nAccount No.SEPARATOR0042-79991234-03\n"),
  lineEnd: fc.constantFrom("\n", "\r\n"),
  money: fc.constantFrom("columns", "flag", "signs", "suffix"),
  day: fc.constantFrom<(year: string, month: string, day: string) => string>(
    (y, m, d) => `${y}-${m}-${d}`,
    (y, m, d) => `${d}/${m}/${y}`,
    (y, m, d) => `${d}/${m}/${y} 10:15`,
    (y, m, d) => `${d}-${m}-${y.slice(2)} 10:15`,
    (y, m, d) => `${d}${monthNames[Number(m) - 1]?.toUpperCase()}${y}`,
    (y, m, d) => `${monthNames[Number(m) - 1]} ${Number(d)}, ${y}`,
    (y, m, d) => `${urdu(d)}/${urdu(m)}/${urdu(y)}`,
  ),
  amount: fc.constantFrom<(paisa: number) => string>(
    (paisa) => (paisa / 100).toFixed(2),
    (paisa) => `Rs. ${(paisa / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
    (paisa) => (paisa / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 }),
    (paisa) => urdu((paisa / 100).toFixed(2)),
  ),
});

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const urdu = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));

const lines = fc.array(
  fc.record({
    paisa: fc.integer({ min: 1, max: 1_000_000_000 }),
    isCredit: fc.boolean(),
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 1, max: 10 }),
    text: fc.string({ maxLength: 40 }),
  }),
  { minLength: 1, maxLength: 15 },
);

test("a statement of any shape is read back to its lines", () => {
  fc.assert(
    fc.property(shapes, lines, ({ separator, above, lineEnd, money, day, amount }, written) => {
      const all = [...written, { paisa: 100, isCredit: true, day: 13, month: 5, text: "last" }];
      const heads = {
        columns: ["Debit", "Credit"],
        flag: ["Amount", "Dr/Cr"],
        signs: ["Amount"],
        suffix: ["Amount"],
      };
      const cellsOf = (paisa: number, isCredit: boolean) =>
        ({
          columns: isCredit ? ["", amount(paisa)] : [amount(paisa), ""],
          flag: [amount(paisa), isCredit ? "CR" : "DR"],
          signs: [`${isCredit ? "+" : "-"}${amount(paisa)}`],
          suffix: [`${amount(paisa)} ${isCredit ? "Cr" : "Dr"}`],
        })[money];
      const two = (number: number) => String(number).padStart(2, "0");
      const quoted = (cells: string[]) =>
        cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator);
      const text = [
        quoted(["Deposit Slip No", "Date", "Narration", ...heads[money], "Balance"]),
        ...all.map((line) =>
          quoted([
            "123456",
            day("2026", two(line.month), two(line.day)),
            `to us: ${line.text}`,
            ...cellsOf(line.paisa, line.isCredit),
            "9,999.00",
          ]),
        ),
      ].join(lineEnd);
      const statement = read(above.replaceAll("\n", lineEnd).replace("SEPARATOR", separator) + text);
      expect(statement.faults).toEqual([]);
      expect(statement.entries.map((entry) => [entry.day, entry.amountPaisa])).toEqual(
        all
          .filter(({ isCredit }) => isCredit)
          .map((line) => [`2026-${two(line.month)}-${two(line.day)}`, line.paisa]),
      );
      expect(statement.debits.map(({ amountPaisa }) => -amountPaisa)).toEqual(
        all.filter(({ isCredit }) => !isCredit).map(({ paisa }) => paisa),
      );
    }),
    { numRuns: 200 },
  );
});

test("each line is an entry, a fault or left out, and none is two of them", () => {
  const cell = fc.constantFrom(
    "",
    "13/11/2026",
    "05/11/2026",
    "soon",
    "500",
    "1,5",
    "Total",
    "A gift",
    "Page 1",
    "USD 5",
    '"',
  );
  const row = fc.array(cell, { maxLength: 5 }).map((cells) => cells.join(","));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 15 }), (rows) => {
      const text = ["Date,Narration,Debit,Credit", ...rows].join("\n");
      const { entries, debits, faults, leftOut } = read(text, { dayOrder: "day-first" });
      const found = [...entries, ...debits, ...faults, ...leftOut].map(({ line }) => line);
      expect(new Set(found).size).toBe(found.length);
      if (text.includes('"')) return;
      const filled = rows.flatMap((each, place) => (each.replaceAll(",", "") === "" ? [] : [place + 2]));
      expect(found.toSorted((a, b) => a - b)).toEqual(filled);
    }),
    { numRuns: 500 },
  );
});
