import { expect, test } from "vitest";
import { accountsOfYear, readAccountYears } from "#app/features/giving/books/year-accounts.server.ts";
import { closingTexts } from "#app/features/giving/ledger/closings.server.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { statementMessages } from "#app/parts/bank-statements/bank-statements.messages.ts";
import { contents } from "#content/contents.ts";
import { addColleague } from "#tests/support/approvals.ts";
import { bankFiles, hbl, jazzcashReport } from "#tests/support/bank-files.ts";
import { give } from "#tests/support/donations-desk.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { startTransfers as start, statement } from "#tests/support/transfer-reports.ts";

/* Two banks, two wallets and what went out of them, as at the end of a month: TRANSFER-24 to 27. */

const other = {
  id: "",
  kind: "bank" as const,
  bank: "Meezan Bank",
  title: "Umeed Welfare Foundation",
  number: "0215 0101234567",
  iban: "PK18MEZN0002150101234567",
  shown: true,
  funds: ["zakat" as const],
};

/** With a second bank account, as staff add it to the identity. */
async function startWithTwoBanks() {
  const started = await start();
  const { accounts, ...identity } = contents.identity.defaults;
  const value = { ...identity, accounts: { ...accounts, others: [{ ...other, id: "meezan-bank" }] } };
  const saved = await started.ask("saveContent", { json: { name: "identity", version: 0, value } });
  expect(saved.status).toBe(200);
  return started;
}

const accountOf = (body: { accounts: { account: string }[] }, account: string) =>
  body.accounts.find((one) => one.account === account);

test("one equal line in each of two banks: two lines, two sums", async () => {
  const { importLines, month, ask } = await startWithTwoBanks();
  const line = statement(["20/11/2026", "CASH DEPOSIT", "2,500.00"]);
  await importLines(line);
  expect(await importLines(line, { account: "meezan-bank" })).toMatchObject({
    status: 409,
    body: { duplicates: 1 },
  });
  expect((await importLines(line, { account: "meezan-bank", duplicates: "keep" })).body).toMatchObject({
    added: 1,
  });
  const sums = await month();
  for (const account of ["bank", "meezan-bank"])
    expect(accountOf(sums, account)).toMatchObject({ open: 1, open_paisa: 2_500_00, in_paisa: 2_500_00 });
  // A transfer, a cheque or cash may have come to it; a wallet's payment has not.
  const book = (method: string) => ask("bookStatementLine", { json: { line: 2, fund: "zakat", method } });
  expect((await book("jazzcash")).status).toBe(422);
  expect((await book("cheque")).status).toBe(200);
  expect(accountOf(await month(), "meezan-bank")).toMatchObject({ lines: 1, found: 1, open: 0 });
  expect((await importLines(line, { account: "faysal" })).body.message).toBe(desk.noAccount);
});

test("a month of two banks and two wallets: opening, in and out lead to each closing balance", async () => {
  const { importLines, month } = await startWithTwoBanks();
  const accounts = {
    bank: ["hbl", 200_000_00, 6_500_00, 141_558_00],
    "meezan-bank": ["meezan", 500_000_00, 111_234_56, 185_18],
    easypaisa: ["easypaisaWallet", 3_000_00, 1_500_00, 3_020_00],
    jazzcash: ["jazzcashWallet", 10_000_00, 2_500_00, 10_025_00],
  } as const;
  for (const [account, [file]] of Object.entries(accounts))
    expect(await importLines(bankFiles[file], { account })).toMatchObject({ status: 200 });
  const sums = await month();
  for (const [account, [, opening_paisa, in_paisa, out_paisa]] of Object.entries(accounts))
    expect(accountOf(sums, account), account).toMatchObject({
      opening_paisa,
      in_paisa,
      out_paisa,
      stated: { balance_paisa: opening_paisa + in_paisa - out_paisa, difference_paisa: 0, typed_by: "" },
    });
  // The same files again change nothing, and the next month begins with what this one ended with.
  for (const [account, [file]] of Object.entries(accounts))
    expect((await importLines(bankFiles[file], { account })).body).toMatchObject({ added: 0, debits: 0 });
  expect(accountOf(await month("2026-12"), "bank")).toMatchObject({ opening_paisa: 64_942_00, stated: null });
});

test("what went out is joined with its payout, and a cheque that came back with its gift", async () => {
  const { importLines, ask, db, month, app, token } = await startWithTwoBanks();
  await give(app.deps, { amountPaisa: 50_000_00, state: "paid" });
  await ask("createPayout", {
    json: { fund: "general", amount: 40_000, paid_on: "2026-11-15", purpose: "Medicine" },
  });
  const rows = hbl.split("\n");
  const until = rows.findIndex((row) => row.includes("CHQ RETURN"));
  await importLines(rows.slice(0, until).join("\n"));
  const cheque = (await ask("listStatementLines")).body.rows.find(
    (line: { bank_reference: string }) => line.bank_reference === "10000321",
  );
  await ask("bookStatementLine", { json: { line: cheque.id, fund: "zakat", method: "cheque" } });
  expect((await importLines(hbl)).body).toMatchObject({ added: 0, debits: 3 });
  const debits = async () => (await ask("listDebits", { query: { account: "bank" } })).body.rows;
  const [payout, own, returned, charge] = await debits();
  expect(payout).toMatchObject({ kind: "payout", payout: { purpose: "Medicine" }, amount_paisa: 40_000_00 });
  expect(own).toMatchObject({ kind: "own", payout: null });
  expect(returned).toMatchObject({ kind: "returned", gift: { state: "paid" } });
  expect(charge).toMatchObject({ kind: "charge", amount_paisa: 58_00 });

  // Its gift is refunded as every other: the receipt is void, and the line is that refund.
  const { body } = await ask("refundDonation", {
    json: { id: await idOf(returned.gift.reference), reason: "The cheque bounced" },
  });
  expect(body.success).toBe(true);
  expect((await debits())[2].gift.state).toBe("refunded");
  expect(await ledgerDifferences(db)).toEqual([]);
  const kinds = accountOf(await month(), "bank") as { out_kinds?: unknown };
  expect(kinds.out_kinds).toEqual([
    { kind: "charge", lines: 1, paisa: 58_00 },
    { kind: "own", lines: 1, paisa: 100_000_00 },
    { kind: "payout", lines: 1, paisa: 40_000_00 },
    { kind: "returned", lines: 1, paisa: 1_500_00 },
  ]);

  // A payout that is cancelled is no longer what its line was: the money stands beyond the funds, and is not lost.
  const bank = async () => {
    const rows = await readAccountYears(db);
    return accountsOfYear(rows, 2027).find((row) => row.account === "bank");
  };
  const before = await bank();
  await ask("cancelPayout", { json: { id: payout.payout.id, reason: "Entered twice" } });
  expect((await debits())[0]).toMatchObject({ kind: "payout", payout: null });
  expect(await bank()).toEqual(before);
  const again = { fund: "general", amount: 40_000, paid_on: "2026-11-15", purpose: "Medicine again" };
  await ask("createPayout", { json: again });
  const next = (await debits())[0].payouts[0].id;
  expect((await ask("decideDebit", { json: { line: payout.id, kind: "payout", payout: next } })).status).toBe(
    200,
  );
  expect(await bank()).toEqual(before);

  // A payout is one line's, a gift has the line's amount, and money that came in is decided elsewhere.
  const decide = (json: object) => ask("decideDebit", { json });
  const paid = next;
  expect((await decide({ line: own.id, kind: "payout", payout: paid })).body.message).toBe(desk.otherPayout);
  expect((await decide({ line: own.id, kind: "returned", gift: returned.gift.reference })).body.message).toBe(
    desk.otherReturn,
  );
  expect((await decide({ line: own.id, kind: "returned", gift: "TXN0" })).status).toBe(422);
  expect((await decide({ line: own.id, kind: "other" })).body.message).toBe(desk.noExclusionReason);
  expect((await decide({ line: cheque.id, kind: "charge" })).body.message).toBe(desk.notOut);
  expect((await decide({ line: 999, kind: "charge" })).status).toBe(404);
  expect((await ask("takeStatementLineBack", { json: { line: own.id } })).status).toBe(409);
  expect((await decide({ line: payout.id, kind: "other", reason: "Not recorded" })).status).toBe(200);
  expect((await debits())[0]).toMatchObject({ kind: "other", payout: null, payouts: [{ id: paid }] });
  for (const name of ["listDebits", "decideDebit", "recordBalance", "importProviderReport"] as const)
    expect((await app.call(name, name === "listDebits" ? {} : { json: {} })).status).toBe(401);
  expect(token).not.toBe("");

  async function idOf(reference: string) {
    return (
      await db
        .selectFrom("donations")
        .select("id")
        .where("reference", "=", reference)
        .executeTakeFirstOrThrow()
    ).id;
  }
});

test("a balance may be typed, and a statement knows it better; a closed day keeps its own", async () => {
  const { ask, importLines, month } = await start();
  await importLines(statement(["20/11/2026", "CASH DEPOSIT", "2,500.00"]));
  const type = (balance: string, day = "2026-11-19") =>
    ask("recordBalance", { json: { account: "bank", day, balance } });
  for (const [balance, day] of [
    ["", "2026-11-19"],
    ["-5", "2026-11-19"],
    ["many", "2026-11-19"],
    ["5", "2026-11-31"],
    ["5", "2099-01-01"],
  ] as const)
    expect((await type(balance, day)).status, `${balance} ${day}`).toBe(422);
  await type("1,000.50");
  await type("3,600.50", "2026-11-20");
  expect(accountOf(await month(), "bank")).toMatchObject({
    opening_paisa: 1_000_50,
    stated: { day: "2026-11-20", balance_paisa: 3_600_50, difference_paisa: 100_00 },
  });
  const refused = await ask("closeBooks", { json: { through: "2026-11-20", reason: "" } });
  expect(refused.status).toBe(409);
  await type("3,500.50", "2026-11-20");
  expect(accountOf(await month(), "bank")).toMatchObject({ stated: { difference_paisa: 0 } });
  await ask("closeBooks", { json: { through: "2026-11-20", reason: "One line is open" } });
  expect((await type("9", "2026-11-20")).status).toBe(409);
  expect((await importLines(hbl)).status).toBe(409);
  expect(accountOf(await month(), "bank")).toMatchObject({ in_paisa: 2_500_00, debits: 0 });
});

test("a balance that was wrong is replaced: by a later statement, or by a hand with a reason", async () => {
  const { app, ask, importLines, month, db } = await start();
  const heads = "Date,Narration,Ref,Debit,Credit,Balance";
  const [morning, evening] = ["20/11/2026,CASH,R-1,,500,1500", "20/11/2026,CASH,R-2,,250,1750"];
  await importLines(`${heads}\n${morning}`);
  expect(accountOf(await month(), "bank")).toMatchObject({ stated: { balance_paisa: 1500_00 } });
  // Saved again once the day was over.
  await importLines(`${heads}\n${morning}\n${evening}`);
  const stated = { day: "2026-11-20", balance_paisa: 1750_00, typed_by: "", difference_paisa: 0 };
  expect(accountOf(await month(), "bank")).toMatchObject({ stated });
  const { after } = await db
    .selectFrom("audit_log")
    .select("after")
    .where("action", "=", "import")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(after).toContain("2026-11-20: PKR 1,750, not PKR 1,500");

  const type = (balance: string, more: object = {}) =>
    ask("recordBalance", { json: { account: "bank", day: "2026-11-20", balance, ...more } });
  expect(await type("1,750")).toMatchObject({ status: 409, body: { message: desk.balanceKnown } });
  expect(await type("999,999,999")).toMatchObject({
    status: 422,
    body: { message: desk.balanceOfStatement("PKR 1,750") },
  });
  expect(await type("999,999,999", { reason: "The bank's paper says so" })).toMatchObject({ status: 200 });
  expect(accountOf(await month(), "bank")).toMatchObject({ stated: { balance_paisa: 999_999_999_00 } });
  const other = await addColleague(app, "Bilal", ["treasurer"]);
  const json = { account: "bank", day: "2026-11-20", balance: "1,700" };
  expect(await app.call("recordBalance", { token: other.token, json })).toMatchObject({ status: 200 });
  await importLines(`${heads}\n${morning}\n${evening}`);
  expect(accountOf(await month(), "bank")).toMatchObject({ stated });
});

test("the cash box goes down: by payouts in cash, and by what is paid in at the bank", async () => {
  const { ask, importLines, db } = await start();
  const act = async (name: Parameters<typeof ask>[0], json: object) =>
    expect((await ask(name, { json })).body).toMatchObject({ success: true });
  const given = { fund: "general", method: "cash", received_on: "2026-11-18" };
  await act("bookDonation", { ...given, amount: 1000, idempotency_key: "a-gift-in-cash-0001" });
  const payout = { fund: "general", amount: 200, paid_on: "2026-11-19", purpose: "Bread", method: "cash" };
  await act("createPayout", payout);
  await importLines(
    ["Date,Narration,Debit,Credit", "19/11/2026,BY CASH,,500", "20/11/2026,CASH WITHDRAWAL,200,"].join("\n"),
  );
  await act("excludeStatementLine", { line: 1, kind: "cash" });
  const [drawn] = (await ask("listDebits", { query: { account: "bank" } })).body.rows;
  // What left the cash box stands on no statement.
  expect(drawn).toMatchObject({ kind: "cash", payout: null, payouts: [] });
  const joined = await ask("decideDebit", { json: { line: drawn.id, kind: "payout", payout: 1 } });
  expect([joined.status, joined.body.message]).toEqual([422, desk.otherPayout]);
  const accounts = accountsOfYear(await readAccountYears(db), 2027);
  expect(accounts).toEqual([
    { account: "bank", opening: 0, in: 500_00, out: 200_00, closing: 300_00 },
    { account: "cash", opening: 0, in: 1200_00, out: 700_00, closing: 500_00 },
  ]);
  await expect(db.updateTable("payouts").set({ method: "bank" }).execute()).rejects.toThrow(
    /stays as it was/,
  );
});

test("providers: what they have confirmed, their payouts, and the fees of their own report", async () => {
  const { ask, importLines, month, app, db } = await start();
  await give(app.deps, {
    gateway: "jazzcash",
    method: "jazzcash",
    state: "paid",
    amountPaisa: 2_000_00,
    receivedOn: "2026-11-13",
  });
  await importLines(statement(["14/11/2026", "JAZZCASH MERCHANT SETTLEMENT", "1,953.60"]));
  await ask("excludeStatementLine", { json: { line: 1, kind: "provider" } });
  expect((await month()).providers).toEqual([
    { provider: "jazzcash", confirmed_paisa: 2_000_00, paid_out_paisa: 1_953_60, reported: null },
  ]);
  const report = (text: string) =>
    ask("importProviderReport", { json: { provider: "jazzcash", statement: text } });
  expect((await report(jazzcashReport.replace("2000.00", "many"))).body.message).toBe(
    desk.faults(2, "“many” is not an amount.", 0),
  );
  expect(await db.selectFrom("provider_payments").selectAll().execute()).toEqual([]);
  for (const _ of ["once", "again"])
    expect((await report(jazzcashReport)).body).toMatchObject({
      payments: 4,
      gross_paisa: 3_500_00,
      fee_paisa: 81_20,
    });
  expect((await month()).providers).toMatchObject([
    {
      reported: {
        gross_paisa: 3_500_00,
        fee_paisa: 81_20,
        under_way_paisa: 1_500_00,
        missing: ["T20261113101010", "T20261120131313"],
      },
    },
  ]);
  // What the provider says last of a payment counts, its amount too.
  expect((await report(jazzcashReport.replace("1500.00", "1600.00"))).status).toBe(200);
  expect((await month()).providers).toMatchObject([{ reported: { gross_paisa: 3_600_00 } }]);
});

test("a provider's report changes no closed month; what was paid out later does not", async () => {
  const { ask, month } = await start();
  const report = (text: string) =>
    ask("importProviderReport", { json: { provider: "jazzcash", statement: text } });
  const [headings, first, ...others] = jazzcashReport.trim().split("\n");
  const early = `${headings}\n${others.join("\n")}`;
  expect((await report(early)).status).toBe(200);
  const before = (await month()).providers;
  await ask("closeBooks", { json: { through: "2026-11-20", reason: "As it is" } });
  const closed = { status: 409, body: { message: closingTexts.closed("Nov 13, 2026", "Nov 20, 2026") } };
  expect(await report(`${headings}\n${first}`)).toMatchObject(closed);
  expect(await report(early.replace("Failed,", "Completed,"))).toMatchObject(closed);
  expect((await report(early.replace("1500.00", "1600.00"))).status).toBe(409);
  expect((await month()).providers).toEqual(before);
  // The same report again is no change, and a payment of the closed month may be paid out now.
  expect((await report(early)).status).toBe(200);
  const paidOut = early.replace(/Completed,$/, "Completed,21/11/2026");
  expect(paidOut).not.toBe(early);
  expect((await report(paidOut)).status).toBe(200);
  expect((await report(paidOut.replace("21/11/2026", "19/11/2026"))).status).toBe(409);
});

test("a statement whose lines do not explain its balances is stored only when somebody says so", {
  tags: "any-database",
}, async () => {
  const { importLines, db, month } = await start();
  const rows = hbl.split("\n");
  const at = rows.findIndex((row) => row.includes("SMS ALERT"));
  const text = rows.toSpliced(at, 1).join("\n");
  expect(await importLines(text)).toMatchObject({
    status: 422,
    body: { message: desk.faults(at + 1, statementMessages.balanceBreaks, 0) },
  });
  for (const table of ["statement_lines", "statement_balances"] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect((await importLines(text, { skip_faults: true })).body).toMatchObject({ added: 2, debits: 3 });
  expect(accountOf(await month(), "bank")).toMatchObject({ stated: { difference_paisa: -58_00 } });
});

test("a wallet's fee and the duty on it are lines of their own", { tags: "any-database" }, async () => {
  const { importLines, month, ask } = await start();
  await importLines(bankFiles.walletWithFed, { account: "easypaisa" });
  expect(accountOf(await month(), "easypaisa")).toMatchObject({
    opening_paisa: 10_000_00,
    in_paisa: 3_500_00,
    out_paisa: 2_046_40,
    stated: { balance_paisa: 11_453_60, difference_paisa: 0 },
  });
  const { rows } = (await ask("listDebits", { query: {} })).body;
  const kinds = rows.map(({ kind, amount_paisa }: { kind: string; amount_paisa: number }) => [
    kind,
    amount_paisa,
  ]);
  expect(kinds).toEqual([
    ["tax", 6_40],
    ["charge", 40_00],
    ["other", 2_000_00],
  ]);
});

/** Of each file the day and the amount of one line. */
const anchors = {
  hbl: ["02NOV2026", "5,000.00"],
  meezan: ["Nov 13, 2026", "100,000.00"],
  mcb: ["02/11/2026", "3000.00"],
  easypaisaWallet: ["2026-11-02", "+1500.00"],
  jazzcashWallet: ["02-Nov-2026 10:12 AM", "2500.00"],
  walletWithFed: ["02-Nov-2026 10:12:31", "2,500.00"],
} as const;

/** What people and programs do to a file on its way from the bank. */
function broken(text: string, [day, amount]: readonly [string, string]): Record<string, string> {
  const rowEnd = text.indexOf("\n", text.indexOf(day));
  return {
    "an amount in words": text.replace(amount, "many"),
    "a day in words": text.replaceAll(day, "someday"),
    "days in the future": text.replaceAll("2026", "2029"),
    "another currency": text.replace(amount, `USD ${amount}`),
    "a cell without end": text.replace(amount, "9".repeat(2001)),
    "more cells than headings": `${text.slice(0, rowEnd)},,,,,9999${text.slice(rowEnd)}`,
    "an end in its last line": text.trimEnd().slice(0, -4),
    "no headings": text.slice(text.lastIndexOf("\n", text.indexOf(day)) + 1),
    "an Excel file": "PK\u0003\u0004\u0014\u0000",
    "a web page": "<html><table><tr><td>Date</td></tr></table></html>",
    "a PDF": "%PDF-1.7\n",
  };
}

test.for(Object.keys(anchors) as (keyof typeof anchors)[])(
  "the file of %s, broken in eleven ways, gets a sentence that names the line, and nothing is stored",
  { tags: "any-database" },
  async (name) => {
    const { importLines, db } = await start();
    for (const [what, text] of Object.entries(broken(bankFiles[name], anchors[name]))) {
      const { status, body } = await importLines(text, { day_order: "day-first" });
      expect({ what, status }).toEqual({ what, status: 422 });
      expect(body.message, what).toMatch(/^Line \d+: .+ Nothing is stored\.$/);
      expect(await db.selectFrom("statement_lines").select("id").execute(), what).toEqual([]);
    }
  },
);
