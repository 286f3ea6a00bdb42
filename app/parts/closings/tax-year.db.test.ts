import { expect, test } from "vitest";
import { readYearBooks } from "#app/parts/open-books/server/year-books.server.ts";
import type { CallName } from "#tests/support/calls.ts";
import { give, zakat } from "#tests/support/donations-desk.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { addRows, fetchTaxYear, journalBalances, openTaxYear, type Row } from "#tests/support/tax-year.ts";
import { startTransfers } from "#tests/support/transfer-reports.ts";
import { closingMessages as messages } from "./closings.messages.ts";

/* A tax year for auditor and accountant, re-added from its files alone: HANDOVER-01 to 04. */

const june = "2026-06-15T06:00:00Z";
const july = "2026-07-03T06:00:00Z";

/** The tax year 2025-26 with one of everything, closed on 3 July. */
async function closedYear() {
  const { app, db, donations } = await startTransfers();
  let token = "";
  const goTo = async (time: string) => {
    app.clock.set(time);
    token = await app.signIn();
  };
  const act = async (name: CallName, json: object) => {
    const reply = await app.call(name, { token, json });
    expect([name, reply.status, reply.body.message]).toEqual([
      name,
      expect.toBeOneOf([200, 201]),
      expect.anything(),
    ]);
    return reply.body;
  };
  let bookings = 0;
  const bookingOf = (amount: number, fund: string, received_on: string, more: object = {}) => {
    bookings += 1;
    const idempotency_key = `tax-year-booking-${bookings}`;
    return { amount, fund, received_on, method: "cash", idempotency_key, ...more };
  };
  const gift = async (...given: Parameters<typeof bookingOf>): Promise<string> =>
    (await act("bookDonation", bookingOf(...given))).reference;
  const idOf = async (reference: string) =>
    (await donations()).find((row) => row.reference === reference)?.id ?? 0;
  const correct = async (reference: string, corrected: object) => {
    const row = (await donations()).find((one) => one.reference === reference);
    if (!row) throw new Error(`There is no gift ${reference}`);
    const { id, version, fund, received_on, donor_name: name, donor_email: email, dedication } = row;
    const now = { id, version, fund, received_on, name, email, dedication, amount: row.amount_paisa / 100 };
    return act("correctDonation", { ...now, reason: "Typed wrong", ...corrected });
  };
  const refund = async (reference: string) =>
    act("refundDonation", { id: await idOf(reference), reason: "Asked for it" });
  const entry = (entered_on: string, kind: string, fund: string, amount: number, more: object = {}) =>
    act("createFundEntry", { kind, fund, amount, entered_on, reason: "From; before | our\nbooks", ...more });
  const payout = (amount: number, paid_on: string) =>
    act("createPayout", { fund: "zakat", amount, paid_on, purpose: "Flour; 40 families" });

  await goTo(june);
  await entry("2025-06-20", "opening", "general", 5000);
  await entry("2025-07-01", "opening", "zakat", 100_000);
  await entry("2026-06-01", "transfer", "zakat", 1000, { from_fund: "general" });
  const statement = "Date,Narration,Ref,Credit";
  const lines = ["TRANSFER,FT-1,5000", "PROFIT,P-2,22.50", "JAZZCASH,J-3,900", "UNKNOWN,U-4,44"];
  const text = [statement, ...lines.map((line) => `14/06/2026,${line}`)].join("\n");
  await act("importStatement", { statement: text, account: "bank" });
  await act("splitStatementLine", { line: 1, parts: "3000+2000" });
  await act("bookStatementLine", { line: 1, fund: "zakat", method: "bank-transfer", name: "Ayesha" });
  await act("bookStatementLine", { line: 5, fund: "sadqah", method: "bank-transfer", name: "Sara" });
  await act("excludeStatementLine", { line: 2, kind: "interest" });
  await act("excludeStatementLine", { line: 3, kind: "provider" });
  await correct(await gift(700, "general", "2026-06-11", { name: "Ahmed" }), { fund: "sadqah" });
  const cheque = { method: "cheque", name: "Bilal", bank_reference: "CH-77", email: "b@home.example" };
  await correct(await gift(2000, "zakat", "2026-06-12", cheque), { amount: 1500 });
  const method = "jazzcash";
  await give(app.deps, { fund: zakat, amountPaisa: 95_000, method, gateway: method, state: "paid" });
  await payout(20_000, "2026-06-12");
  await payout(500, "2026-06-13");
  await act("cancelPayout", { id: 2, reason: "Twice" });
  const refundedLater = await gift(800, "general", "2026-06-14", { name: "Ahmed" });
  const refundedNow = await gift(300, "general", "2026-06-14");
  await refund(refundedNow);

  await goTo(july);
  await gift(650.5, "sadqah", "2026-06-29", { name: "=HYPERLINK" });
  await gift(60, "general", "2026-07-02");
  await refund(refundedLater);
  await act("closeBooks", { through: "2026-06-30", reason: "A line is open" });

  const fetchYear = (year: number) => fetchTaxYear(app, token, year);
  const refused = (json: object) => app.call("bookDonation", { token, json });
  return { app, db, goTo, act, refund, gift, bookingOf, refused, fetchYear };
}

test("from the ZIP alone numbers, funds and accounts are re-added, as SUMS.txt and hledger have them", async () => {
  const { db, fetchYear } = await closedYear();
  const { files, text, csv, sums } = openTaxYear((await fetchYear(2026)).bytes);
  expect([...files.keys()]).toEqual([
    ...["SUMS.txt", "journal.ledger", "journal.csv", "gifts.csv", "refunds.csv", "payouts.csv"],
    ...["fund-entries.csv", "lines.csv", "donors.csv", "log.csv"],
  ]);
  const gifts = csv("gifts.csv");
  expect(gifts.map((row) => row.Receipt)).toEqual(
    gifts.map((_, place) => `UWF-2026-${String(place + 1).padStart(6, "0")}`),
  );
  expect(text("SUMS.txt")).toContain(`In gifts.csv: ${gifts.length}\nVoid on 2026-06-30: 4\n`);

  // Each fund, from the lists.
  const journal = csv("journal.csv");
  const counted = gifts.filter((row) => row.State !== "Corrected");
  const entries = csv("fund-entries.csv");
  const funds = sums("FUNDS");
  const of = (rows: Row[], fund: string, column = "Fund") => rows.filter((row) => row[column] === fund);
  for (const fund of ["general", "sadqah", "zakat"]) {
    const opened = of(journal, `Equity:Opening:${fund}`, "Account").filter(
      (row) => row.Transaction === "opening",
    );
    const moved = {
      opening: addRows(opened, "Credit (PKR)") - addRows(opened, "Debit (PKR)"),
      entered: addRows(of(entries, fund).filter((row) => row.Kind === "Opening balance")),
      in: addRows(of(counted, fund)),
      back: addRows(of(csv("refunds.csv"), fund)),
      out: addRows(of(csv("payouts.csv"), fund).filter((row) => !row.Cancelled)),
      transfers:
        addRows(of(entries, fund).filter((row) => row.Kind === "Transfer")) -
        addRows(of(entries, fund, "From fund")),
    };
    const closing = moved.opening + moved.entered + moved.in - moved.back - moved.out + moved.transfers;
    expect([fund, funds[fund]]).toEqual([fund, { ...moved, closing }]);
  }
  expect(funds.general).toMatchObject({ opening: 5000_00, in: 1100_00, back: 300_00, transfers: -1000_00 });
  expect(funds.zakat).toMatchObject({ entered: 100_000_00, in: 5950_00, back: 500_00, out: 20_000_00 });
  expect(funds.sadqah).toMatchObject({ in: 3350_50, closing: 3350_50 });
  expect(sums("FROM THE DAY IN THE BOOKS TO THE DAY AT THE BANK").total).toEqual({
    "booked in the year": 9750_00,
    "came in another year": 0,
    "booked in another year": 650_50,
    "came in the year": 10_400_50,
  });

  // Each account and fund, as hledger has them.
  const held = journalBalances(text("journal.ledger"));
  expect(Object.values(held).reduce((total, one) => total + one, 0)).toBe(0);
  const accounts = sums("ACCOUNTS");
  for (const [account, row] of Object.entries(accounts)) {
    const own = of(journal, account, "Account");
    expect([account, addRows(own, "Debit (PKR)") - addRows(own, "Credit (PKR)")]).toEqual([
      account,
      row.closing,
    ]);
    expect([account, held[account]]).toEqual([account, row.closing]);
  }
  expect(Object.keys(accounts)).toEqual([
    ...["Assets:Bank", "Assets:Cash", "Assets:Provider clearing", "Equity:Outside:interest"],
  ]);
  expect(accounts["Assets:Provider clearing"]).toMatchObject({ in: 950_00, out: 900_00, closing: 50_00 });
  for (const fund of ["general", "sadqah", "zakat"]) {
    const own = Object.entries(held).filter(([account]) => account.split(":").includes(fund));
    expect([fund, -own.reduce((total, [, one]) => total + one, 0)]).toEqual([fund, funds[fund]?.closing]);
  }
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("lists say what became of each gift in that year, who decided, and what a person gave", async () => {
  const { fetchYear, refused, bookingOf } = await closedYear();
  const { csv, text } = openTaxYear((await fetchYear(2026)).bytes);
  const gifts = csv("gifts.csv");
  const byNumber = (serial: number) => gifts[serial - 1] ?? {};
  expect(gifts.map((row) => [row.State, row["Corrected by"], row.Corrects])).toEqual([
    ["Paid", "", ""],
    ["Paid", "", ""],
    ["Corrected", "UWF-2026-000004", ""],
    ["Paid", "", "UWF-2026-000003"],
    ["Corrected", "UWF-2026-000006 UWF-2026-000007", ""],
    ["Paid", "", "UWF-2026-000005"],
    ["Refunded", "", "UWF-2026-000005"],
    ["Paid", "", ""],
    ["Paid", "", ""],
    ["Refunded", "", ""],
    ["Paid", "", ""],
  ]);
  expect(byNumber(9)).toMatchObject({ Donor: "Ahmed", "Refunded on": "", Account: "Assets:Cash" });
  expect(byNumber(11)).toMatchObject({ "Day at the bank": "2026-06-29", "Day in the books": "2026-07-03" });
  expect(csv("refunds.csv")).toMatchObject([
    { Receipt: "UWF-2026-000007", Reason: "Typed wrong", "By, approved by": "Administrator" },
    { Receipt: "UWF-2026-000010", Reason: "Asked for it", "By, approved by": "Administrator" },
  ]);
  expect(csv("payouts.csv").map((row) => row["Why cancelled"])).toEqual(["", "Twice"]);
  expect(csv("lines.csv").map((row) => [row.Line, row.Decision, row.Receipt, row["Part of line"]])).toEqual([
    ["1", "Gift", "UWF-2026-000001", ""],
    ["2", "Profit or interest", "", ""],
    ["3", "Payout of a payment provider", "", ""],
    ["4", "Open", "", ""],
    ["5", "Gift", "UWF-2026-000002", "1"],
  ]);
  const donors = csv("donors.csv").map((row) => [
    row.Name,
    row.Gifts,
    row["Sum (PKR)"],
    row["Of it in cash (PKR)"],
  ]);
  expect(donors).toContainEqual(["Ahmed", "2", "1500.00", "1500.00"]);
  expect(donors).toContainEqual(["Bilal", "1", "1500.00", "0.00"]);
  expect(donors).toContainEqual(["'=HYPERLINK", "1", "650.50", "650.50"]);
  const log = csv("log.csv").map((row) => `${row.Action} ${row.What}`);
  expect(log).toEqual(expect.arrayContaining(["cancel payout", "create fund entry"]));
  expect(text("log.csv")).not.toMatch(/tax year|export/);
  expect(await refused(bookingOf(5, "general", "2026-06-30"))).toMatchObject({ status: 409 });
});

test("donors.csv has a row for each person, whom an address, a phone or a number tells from others of the name", async () => {
  const { goTo, gift, fetchYear } = await closedYear();
  await goTo("2026-08-20T10:00:00Z");
  const give = (amount: number, more: object) =>
    gift(amount, "general", "2026-08-19", { name: "Ali Khan", ...more });
  await give(100, { tax_number: "35202-1234567-1" });
  await give(200, { tax_number: "35202-7654321-2" });
  await give(300, {});
  const postal_address = "12 Mall Road; Lahore";
  await give(400, { phone: "0300 1234567", postal_address });
  await give(500, { phone: "+92 300 1234567", name: "ALI KHAN", tax_number: "1234567" });
  await give(600, { email: "ali@home.example" });
  await give(700, { email: "ali@home.example", name: "ali khan", tax_number: "7654321" });
  await give(800, { email: "ali@home.example", name: "Sara" });
  const rows = openTaxYear((await fetchYear(2027)).bytes).csv("donors.csv");
  expect(
    rows
      .filter((row) => /ali khan|sara/i.test(row.Name ?? ""))
      .map((row) => [row.Name, row.Email, row.Phone, row["CNIC or NTN"], row.Gifts, row["Sum (PKR)"]]),
  ).toEqual([
    ["Ali Khan", "", "", "35202-1234567-1", "1", "100.00"],
    ["Ali Khan", "", "", "35202-7654321-2", "1", "200.00"],
    ["Ali Khan", "", "", "", "1", "300.00"],
    ["ALI KHAN", "", "0300 1234567", "1234567", "2", "900.00"],
    ["ali khan", "ali@home.example", "", "7654321", "2", "1300.00"],
    ["Sara", "ali@home.example", "", "", "1", "800.00"],
  ]);
  expect(rows.flatMap((row) => (row["Postal address"] ? [[row.Name, row["Postal address"]]] : []))).toEqual([
    ["ALI KHAN", postal_address],
  ]);
});

test("a closed year keeps every byte, whatever is refused or comes later; the next one opens with what it closed with", async () => {
  const { app, db, goTo, gift, refund, refused, bookingOf, fetchYear } = await closedYear();
  const before = (await fetchYear(2026)).bytes;
  expect(await refused(bookingOf(5, "general", "2026-06-30"))).toMatchObject({ status: 409 });
  const [late] = await db
    .selectFrom("donations")
    .selectAll()
    .where("donor_name", "=", "Bilal")
    .where("state", "=", "paid")
    .execute();
  await refund(late?.reference ?? "");
  await goTo("2026-08-20T10:00:00Z");
  await gift(90, "zakat", "2026-08-19");
  const after = (await fetchYear(2026)).bytes;
  expect(after.equals(before)).toBe(true);
  const [closed, next] = [openTaxYear(after), openTaxYear((await fetchYear(2027)).bytes)];
  for (const table of ["FUNDS", "ACCOUNTS"])
    for (const [name, row] of Object.entries(closed.sums(table)))
      expect([name, next.sums(table)[name]?.opening]).toEqual([name, row.closing]);
  expect(next.text("SUMS.txt")).toMatch(/^DRAFT/m);
  expect(closed.text("SUMS.txt")).not.toMatch(/^DRAFT/m);
  journalBalances(next.text("journal.ledger"));

  // The public page has the same.
  const books = await readYearBooks(db, "en");
  expect(books?.funds.map(({ title, sums }) => [title, sums.in, sums.closing])).toEqual(
    [
      ["General", "general"],
      ["Sadqah", "sadqah"],
      ["Zakat", "zakat"],
    ].map(([title, fund = ""]) => {
      const row = closed.sums("FUNDS")[fund];
      return [title, row?.in, row?.closing];
    }),
  );
  expect(books).toMatchObject({
    year: 2026,
    total: { last: { opening: 0, entered: 5000_00, closing: 5000_00 } },
  });
  expect(next.sums("FUNDS").zakat).toMatchObject({ in: 90_00, back: 1500_00 });

  const token = await app.signIn();
  app.clock.forward(10 * 60_000);
  expect(await app.call("exportTaxYear", { token, query: { year: 2026 } })).toMatchObject({
    status: 403,
    body: { needs: "proof" },
  });
  expect(await app.call("exportTaxYear", { token: await app.signIn(), query: { year: 2020 } })).toMatchObject(
    {
      status: 404,
      body: { message: messages.emptyYear },
    },
  );
  const exported = await db
    .selectFrom("audit_log")
    .select(["action", "noun_id"])
    .where("noun", "=", "tax year")
    .execute();
  expect(exported).toEqual(["2026", "2026", "2027"].map((noun_id) => ({ action: "export", noun_id })));
});
