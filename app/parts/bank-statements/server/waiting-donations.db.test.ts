import { expect, test } from "vitest";
import { deskMessages } from "#app/features/giving/donations-desk/donations-desk.messages.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { generalFund, ledgerDifferences, startTestDonation } from "#tests/support/ledger.ts";
import { startTransfers, statement } from "#tests/support/transfer-reports.ts";

/* A line of a statement finds every donation that waits for its money, and pays one: TRANSFER-09, TRANSFER-17, TRANSFER-18. */

const zakat = { slug: "zakat", title: "Zakat", kind: "named" } as const;

const start = async () => {
  const made = await startTransfers();
  const { app, ask, db } = made;
  return {
    ...made,
    callAsStaff: (name: Parameters<typeof ask>[0], json: object) => ask(name, { json }),
    listed: async () => (await ask("listStatementLines")).body,
    /** A donation of the site for Zakat by bank transfer, which its donor has not reported. */
    begun: (more: Parameters<typeof startTestDonation>[1] = {}) =>
      startTestDonation(app.deps, { fund: zakat, donorName: "Ayesha Bibi", ...more }),
    receipts: async () => (await db.selectFrom("receipts").selectAll().execute()).length,
  };
};

const booking = { line: 1, fund: "general", method: "bank-transfer" };

test("a gift without a report is proposed for the line that names it, and paid for its own fund in one step", {
  tags: "any-database",
}, async () => {
  const { begun, importLines, listed, callAsStaff, donations, db, receipts } = await start();
  const { id, reference } = await begun();
  await importLines(statement(["21/11/2026", `RAAST ${reference}`, "2,500.00"]));
  expect((await listed()).proposals).toMatchObject([
    {
      strength: "strong",
      ambiguous: false,
      donation: {
        id,
        reference,
        fund_title: "Zakat",
        reported: false,
        state: "started",
        name: "Ayesha Bibi",
      },
    },
  ]);
  // It does not become a donation for General beside it.
  expect(await callAsStaff("bookStatementLine", booking)).toMatchObject({
    status: 409,
    body: { message: desk.donationWaits(reference, "Zakat"), other: reference },
  });
  expect(await callAsStaff("bookStatementLine", { ...booking, same_as: "TXN1" })).toMatchObject({
    status: 409,
  });
  expect(await donations()).toHaveLength(1);

  const matches = [{ line: 1, donation: id }];
  expect((await callAsStaff("verifyMatches", { matches })).body).toMatchObject({ verified: 1, failures: [] });
  expect(await donations()).toMatchObject([{ state: "paid", fund: "zakat", received_on: "2026-11-21" }]);
  expect((await callAsStaff("verifyMatches", { matches })).body).toMatchObject({ verified: 0 });
  expect(await receipts()).toBe(1);
  expect(await listed()).toMatchObject({ proposals: [], rows: [], total: 0 });
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("the same is asked of a line with the donor's name, or for a donor with the address of a gift that waits", {
  tags: "any-database",
}, async () => {
  const { begun, importLines, callAsStaff } = await start();
  const { reference } = await begun({ donorEmail: "ayesha@home.example" });
  await importLines(statement(["21/11/2026", "IBFT AYESHA BIBI", "2500"], ["21/11/2026", "CASH", "2500"]));
  const refusal = { status: 409, body: { other: reference } };
  expect(await callAsStaff("bookStatementLine", booking)).toMatchObject(refusal);
  const second = { ...booking, line: 2 };
  expect(await callAsStaff("bookStatementLine", { ...second, email: "Ayesha@Home.example" })).toMatchObject(
    refusal,
  );
  expect(await callAsStaff("bookStatementLine", { ...second, name: "Ayesha Bibi" })).toMatchObject(refusal);
  // Knowingly, it is other money, and so is money that nothing ties to the donation.
  expect(await callAsStaff("bookStatementLine", second)).toMatchObject({ status: 200 });
  expect(await callAsStaff("bookStatementLine", { ...booking, same_as: reference })).toMatchObject({
    status: 200,
  });
});

test("late money finds the gift that has failed or expired by its TXN alone; one at its gateway waits for that", {
  tags: "any-database",
}, async () => {
  const { begun, importLines, listed, callAsStaff, db } = await start();
  const late = await begun();
  await db.updateTable("donations").set({ state: "expired" }).where("id", "=", late.id).execute();
  await db
    .insertInto("donation_events")
    .values({
      donation_id: late.id,
      at: "2026-11-21T07:00:00.000Z",
      kind: "state",
      from_state: "started",
      to_state: "expired",
      cause: "worker",
      detail: "{}",
    })
    .execute();
  const atGateway = await begun({ method: "jazzcash", gateway: "jazzcash" });
  await importLines(
    statement(["21/11/2026", late.reference, "2500"], ["21/11/2026", `X ${atGateway.reference}`, "2500"]),
  );
  const { proposals, rows } = await listed();
  expect(proposals).toMatchObject([{ donation: { id: late.id, state: "expired" } }]);
  expect(rows).toMatchObject([{ id: 2 }]);
  expect(await callAsStaff("linkStatementLine", { line: 2, reference: atGateway.reference })).toMatchObject({
    status: 409,
    body: { message: desk.donationAtGateway },
  });
  expect(await callAsStaff("linkStatementLine", { line: 1, reference: late.reference })).toMatchObject({
    status: 200,
    body: { message: desk.joined },
  });
  expect(await ledgerDifferences(db)).toEqual([]);
});

test.for([
  ["with words before it", "Ref: FT 998877"],
  ["without its prefix", "998877"],
  ["with letters for digits", "ft-998 877".toUpperCase()],
] as const)(
  "a gift that is confirmed by hand with a line's reference, written %s, takes the line",
  { tags: "any-database" },
  async ([, bank_reference]) => {
    const { begun, importLines, callAsStaff, listed, db, receipts } = await start();
    const { id } = await begun();
    const other = await begun({ donorName: "" });
    await importLines("Date,Narration,Ref,Credit\n21/11/2026,IBFT,FT-998877,2500");
    const confirmation = { amount: "2500", bank_reference, received_on: "2026-11-21", reason: "Seen" };
    expect(await callAsStaff("confirmDonation", { id, ...confirmation })).toMatchObject({ status: 200 });
    expect(await listed()).toMatchObject({ total: 0 });
    expect(await db.selectFrom("statement_lines").select("donation_id").execute()).toEqual([
      { donation_id: id },
    ]);
    // Neither the line nor the reference pays another donation.
    expect(await callAsStaff("bookStatementLine", booking)).toMatchObject({
      status: 409,
      body: { message: desk.lineUsed },
    });
    expect(
      await callAsStaff("confirmDonation", { id: other.id, ...confirmation, bank_reference: "RRN998877" }),
    ).toMatchObject({ status: 409 });
    expect(await receipts()).toBe(1);
    expect(await ledgerDifferences(db)).toEqual([]);
  },
);

test("a number in a line's words names the gift that was confirmed by it before the statement came", {
  tags: "any-database",
}, async () => {
  const { begun, importLines, callAsStaff, listed } = await start();
  const { id, reference } = await begun();
  const confirmation = {
    amount: "2500",
    bank_reference: "4400998877",
    received_on: "2026-11-20",
    reason: "Seen",
  };
  await callAsStaff("confirmDonation", { id, ...confirmation });
  const waiting = await begun({ donorName: "Somebody Else" });
  await importLines("Date,Narration,Ref,Credit\n21/11/2026,IBFT 4400998877 SOMEBODY ELSE,FT-1,2500");
  expect(await callAsStaff("bookStatementLine", { ...booking, same_as: waiting.reference })).toMatchObject({
    status: 409,
    body: { message: desk.sameDonation(reference), other: reference },
  });
  const matches = [{ line: 1, donation: waiting.id }];
  expect((await callAsStaff("verifyMatches", { matches })).body).toMatchObject({
    verified: 0,
    failures: [{ message: desk.sameDonation(reference) }],
  });
  expect((await listed()).proposals).toMatchObject([{ donation: { id: waiting.id } }]);
  expect(await callAsStaff("linkStatementLine", { line: 1, reference })).toMatchObject({
    status: 200,
    body: { message: desk.linked },
  });
});

test("a line that has paid a gift pays no other one by its number, whatever is typed; another line with it does", {
  tags: "any-database",
}, async () => {
  const { importLines, callAsStaff, begun, donations, receipts } = await start();
  const head = "Date,Narration,Ref,Credit";
  const line = (day: string) => `${day},IBFT 4400998877,FT-1,2500`;
  await importLines([head, line("21/11/2026")].join("\n"));
  await callAsStaff("bookStatementLine", booking);
  const [{ reference } = { reference: "" }] = await donations();
  const { id } = await begun();
  const money = { amount: "2500", bank_reference: "4400 998877", received_on: "2026-11-20" };
  const confirm = (same_as?: string) =>
    callAsStaff("confirmDonation", { ...money, id, reason: "Seen", same_as });
  const spent = { status: 409, body: { success: false, message: deskMessages.spentLine(reference) } };
  const byHand = { ...money, fund: "zakat", method: "cheque", idempotency_key: "booking-of-a-test-0001" };
  for (const same_as of [undefined, reference]) {
    expect(await confirm(same_as)).toMatchObject(spent);
    expect(await callAsStaff("bookDonation", { ...byHand, same_as })).toMatchObject(spent);
  }
  expect(await receipts()).toBe(1);

  // The bank has used its number again: the next statement shows the second payment.
  await importLines([head, line("20/11/2026")].join("\n"));
  expect(await confirm()).toMatchObject({ status: 409, body: { other: reference } });
  expect(await confirm(reference)).toMatchObject({ status: 200 });
  expect(await confirm(reference)).toMatchObject({ status: 409 });
  expect(await receipts()).toBe(2);
});

test("whatever is done with one line at the same moment, it pays one gift; the database keeps it so", async () => {
  const { begun, importLines, callAsStaff, db, receipts } = await start();
  const [first, second] = [await begun(), await begun({ fund: generalFund })];
  await importLines("Date,Narration,Ref,Credit\n21/11/2026,CASH,FT-998877,2500");
  const confirmation = {
    amount: "2500",
    bank_reference: "998877",
    received_on: "2026-11-21",
    reason: "Seen",
  };
  const replies = await Promise.all([
    callAsStaff("linkStatementLine", { line: 1, reference: first.reference }),
    callAsStaff("linkStatementLine", { line: 1, reference: second.reference }),
    callAsStaff("bookStatementLine", booking),
    callAsStaff("confirmDonation", { id: second.id, ...confirmation }),
  ]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await receipts()).toBe(1);
  const line = await db.selectFrom("statement_lines").select("donation_id").executeTakeFirstOrThrow();
  expect(line.donation_id).not.toBeNull();
  for (const donation_id of [null, line.donation_id === first.id ? second.id : first.id])
    await expect(
      db.updateTable("statement_lines").set({ donation_id }).where("id", "=", 1).execute(),
    ).rejects.toThrow();
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("of many that are verified at once each is done by itself, and two people at once do none twice", async () => {
  const { begun, importLines, callAsStaff, db, receipts } = await start();
  const donations = [];
  for (let place = 0; place < 30; place += 1) donations.push(await begun({ donorName: "" }));
  await importLines(
    [
      "Date,Narration,Ref,Credit",
      ...donations.map((_, place) => `21/11/2026,CASH,FT-77000${place + 100},2500`),
    ].join("\n"),
  );
  const matches = donations.map(({ id }, place) => ({ line: place + 1, donation: id }));
  // The third gift's line shows the payment of another donation, and the last one's is of nobody.
  const early = await begun();
  await db
    .updateTable("donations")
    .set({ payment_code: "77000102", state: "paid" })
    .where("id", "=", early.id)
    .execute();
  const asked = matches.map((match, place) => (place === 29 ? { ...match, line: 999 } : match));
  const [first, second] = await Promise.all([
    callAsStaff("verifyMatches", { matches: asked }),
    callAsStaff("verifyMatches", { matches: asked.toReversed() }),
  ]);
  expect(first.body.verified + second.body.verified).toBe(28);
  expect(await receipts()).toBe(28);
  for (const { body } of [first, second]) {
    const told = body.failures as { line: number; message: string }[];
    expect(told.find(({ line }) => line === 3)?.message).toBe(desk.sameDonation(early.reference));
    expect(told.find(({ line }) => line === 999)?.message).toBe(desk.lineGone);
  }
});

test("no fund is taken for granted: neither for a line nor by hand", { tags: "any-database" }, async () => {
  const { importLines, callAsStaff, donations } = await start();
  await importLines(statement(["21/11/2026", "CASH", "700"]));
  for (const fund of ["", undefined])
    expect(await callAsStaff("bookStatementLine", { ...booking, fund })).toMatchObject({
      status: 422,
      body: { message: desk.badFund },
    });
  const byHand = {
    amount: "700",
    method: "cash",
    received_on: "2026-11-20",
    idempotency_key: "booking-of-a-test-0001",
  };
  for (const fund of ["", undefined])
    expect(await callAsStaff("bookDonation", { ...byHand, fund })).toMatchObject({
      status: 422,
      body: { message: deskMessages.badFund },
    });
  expect(await donations()).toEqual([]);
});

test("the desk is read page by page: all are compared, each stands once, and the counts are of all", async () => {
  const { ask, importLines, begun } = await start();
  const donations = [];
  for (let place = 0; place < 3; place += 1) donations.push(await begun({ amountPaisa: 900_00 }));
  const rows = Array.from({ length: 230 }, (_, place) => ["20/11/2026", `CASH ${place}`, "100"] as const);
  const named = donations.map(({ reference }) => ["01/06/2026", reference, "900"] as const);
  await importLines(statement(...rows, ...named), { day_order: "day-first" });
  const seen: number[] = [];
  let after_line: number | undefined;
  let pages = 0;
  do {
    const { body } = await ask("listStatementLines", { query: { after_line } });
    expect(body).toMatchObject({ total: 233, rows_total: 230, proposals_total: 3, proposals_next: null });
    seen.push(...body.rows.map(({ id }: { id: number }) => id));
    after_line = body.rows_next ?? undefined;
    pages += 1;
  } while (after_line !== undefined);
  expect(pages).toBe(3);
  expect(new Set(seen).size).toBe(230);
  expect(seen).toHaveLength(230);
});
