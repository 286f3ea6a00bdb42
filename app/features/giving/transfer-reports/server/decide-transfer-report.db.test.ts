import { expect, test } from "vitest";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { statementMessages } from "#app/parts/bank-statements/bank-statements.messages.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { formWith, storedFiles } from "#tests/support/media-forms.ts";
import { photograph } from "#tests/support/pictures.ts";
import { report, startTransfers as start } from "#tests/support/transfer-reports.ts";

/* What staff decide of reports: TRANSFER-02, TRANSFER-06, TRANSFER-18. */

test("verified: the gift is paid by staff, counted from the day of the transfer, and its receipt is mailed", {
  tags: "any-database",
}, async () => {
  const { ask, db, send, donations, reports, mails } = await start();
  await send();
  expect(await ask("verifyTransfer", { json: { id: 1 } })).toMatchObject({
    status: 200,
    body: { message: desk.verified },
  });
  expect(await donations()).toMatchObject([
    { state: "paid", received_on: "2026-11-20", paid_on: "2026-11-21" },
  ]);
  expect(await reports()).toMatchObject([{ state: "verified", decided_by: "Administrator" }]);
  expect(await db.selectFrom("receipts").selectAll().execute()).toHaveLength(1);
  expect(await mails("ayesha@home.example")).toHaveLength(1);
  const events = await db.selectFrom("donation_events").selectAll().orderBy("id").execute();
  expect(events.map(({ to_state, cause }) => [to_state, cause])).toEqual([
    ["started", "donor"],
    ["pending", "donor"],
    ["paid", "staff"],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/Ayesha|1234/i);
  expect(await ask("verifyTransfer", { json: { id: 1 } })).toMatchObject({
    status: 409,
    body: { message: desk.decided },
  });
  expect(await db.selectFrom("receipts").selectAll().execute()).toHaveLength(1);
  const { body } = await ask("listAuditLog");
  expect(body.changes[0]).toMatchObject({
    action: "verify",
    noun: "transfer report",
    after: { amount_paisa: 250_000 },
  });
});

test("two people who verify at the same moment make one receipt", async () => {
  const { ask, db, send } = await start();
  await send();
  const replies = await Promise.all([1, 2, 3].map(() => ask("verifyTransfer", { json: { id: 1 } })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await db.selectFrom("receipts").selectAll().execute()).toHaveLength(1);
});

test("rejected: the donor hears why, the slip goes, and the gift may be reported again", {
  tags: "any-database",
}, async () => {
  const { app, ask, send, donations, reports, mails } = await start();
  await app.call("sendTransferReport", {
    form: formWith(report, { slip: { bytes: await photograph(900, 600) } }),
  });
  expect(await ask("rejectTransfer", { json: { id: 1, reason: " " } })).toMatchObject({
    status: 422,
    body: { message: desk.noReason },
  });
  const reason = "The slip is of another account.";
  expect(await ask("rejectTransfer", { json: { id: 1, reason } })).toMatchObject({ status: 200 });
  expect(await reports()).toMatchObject([{ state: "rejected", reason, slip: null }]);
  expect(await storedFiles(app)).toEqual([]);
  const [donation] = await donations();
  expect(donation?.state).toBe("failed");
  const [mail] = await mails("ayesha@home.example");
  expect(mail?.text).toContain(reason);
  const key = /\/donate-bank-form\?key=([\w-]{22})\s/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(await ask("rejectTransfer", { json: { id: 1, reason } })).toMatchObject({ status: 409 });

  expect(await send({ key })).toMatchObject({ status: 200 });
  expect(await reports()).toMatchObject([{ state: "rejected" }, { state: "waiting" }]);
  expect((await donations())[0]?.state).toBe("pending");
  expect(await ask("listTransferReports")).toMatchObject({
    body: { total: 2, waiting: 1, rows: [{ state: "waiting" }, { state: "rejected" }] },
  });
});

test("reports are searched and filtered, and pages lose none", async () => {
  const { ask, send } = await start();
  for (const place of [1, 2, 3, 4, 5]) await send({ accountName: `Donor ${place}`, transactionId: "" });
  await ask("verifyTransfer", { json: { id: 1 } });
  await ask("verifyTransfer", { json: { id: 4 } });
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const reply = await ask("listTransferReports", { query: { limit: 2, cursor } });
    ids.push(...reply.body.rows.map(({ id }: { id: number }) => id));
    cursor = reply.headers.get("x-next-cursor") ?? undefined;
  } while (cursor);
  expect(ids).toEqual([5, 3, 2, 4, 1]);
  const found = async (query: Record<string, string>) =>
    (await ask("listTransferReports", { query })).body.rows.map(({ id }: { id: number }) => id);
  expect(await found({ q: "donor 3" })).toEqual([3]);
  expect(await found({ state: "verified" })).toEqual([4, 1]);
  expect(await found({ q: "donor", state: "waiting" })).toEqual([5, 3, 2]);
  expect([await found({ id: "2" }), await found({ id: "4" }), await found({ id: "9" })]).toEqual([
    [2],
    [4],
    [],
  ]);
  expect((await ask("listTransferReports", { query: { cursor: "waiting:0" } })).status).toBe(422);
});

test("visitors neither read nor decide reports, and nonsense is refused", {
  tags: "any-database",
}, async () => {
  const { app, ask, importLines } = await start();
  for (const name of ["listTransferReports", "listStatementLines", "readTransferMonth"] as const)
    expect((await app.call(name)).status).toBe(401);
  for (const name of [
    "verifyTransfer",
    "rejectTransfer",
    "importStatement",
    "verifyMatches",
    "bookStatementLine",
    "linkStatementLine",
    "excludeStatementLine",
    "takeStatementLineBack",
  ] as const)
    expect((await app.call(name, { json: {} })).status).toBe(401);
  expect((await ask("verifyTransfer", { json: { id: 7 } })).status).toBe(404);
  for (const matches of [
    [],
    "x",
    [{ line: 1 }],
    Array(201).fill({ line: 1, donation: 1 }),
    [
      { line: 1, donation: 1 },
      { line: 1, donation: 2 },
    ],
  ])
    expect((await ask("verifyMatches", { json: { matches } })).status).toBe(422);
  expect((await ask("importStatement", { json: { statement: 7, account: "bank" } })).status).toBe(422);
  expect((await importLines("no statement")).body.message).toBe(
    desk.faults(1, statementMessages.noHeadings, 0),
  );
});

/** A statement with the transfer of the report, booked on the day after. */
const line = "Date,Narration,Ref,Credit\n21/11/2026,IBFT 998877665544,FT-1,2500";

test("a verified report uses the line that shows its transfer, and its gift is of the line's day", {
  tags: "any-database",
}, async () => {
  const { ask, send, importLines, donations, db } = await start();
  await send();
  await importLines(line);
  expect((await ask("verifyTransfer", { json: { id: 1 } })).status).toBe(200);
  expect(await donations()).toMatchObject([{ id: 1, state: "paid", received_on: "2026-11-21" }]);
  expect(await db.selectFrom("statement_lines").select("donation_id").execute()).toEqual([
    { donation_id: 1 },
  ]);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("a transfer that has paid a gift, by its line or by its number, pays no second one by a report", {
  tags: "any-database",
}, async () => {
  const { ask, send, importLines, donations, reports, db } = await start();
  await importLines(line);
  const booking = { line: 1, fund: "general", method: "bank-transfer" };
  expect((await ask("bookStatementLine", { json: booking })).status).toBe(200);
  const [booked] = await donations();
  await send();
  const refused = (reference = "") => ({
    status: 409,
    body: { success: false, message: desk.sameTransfer(reference) },
  });
  expect(await ask("verifyTransfer", { json: { id: 1 } })).toMatchObject(refused(booked?.reference));

  // Before a statement comes, the number is all that is known of a transfer.
  const byNumber = { transactionId: "4400112233", accountName: "Bilal Khan" };
  await send(byNumber);
  await send({ ...byNumber, name: "Somebody else" });
  expect((await ask("verifyTransfer", { json: { id: 2 } })).status).toBe(200);
  const verified = (await donations())[2]?.reference;
  expect(await ask("verifyTransfer", { json: { id: 3 } })).toMatchObject(refused(verified));
  await importLines("Date,Narration,Ref,Credit\n20/11/2026,IBFT 4400112233,FT-2,2500");
  expect(await ask("bookStatementLine", { json: { ...booking, line: 2 } })).toMatchObject({ status: 409 });
  expect((await reports()).map(({ state }) => state)).toEqual(["waiting", "verified", "waiting"]);
  expect(await db.selectFrom("receipts").select("id").execute()).toHaveLength(2);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("of two reports with one number that are verified at once, one is", async () => {
  const { ask, send, donations } = await start();
  for (const accountName of ["Ayesha Bibi", "Bilal Khan"]) await send({ accountName });
  const replies = await Promise.all([1, 2].map((id) => ask("verifyTransfer", { json: { id } })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await donations()).filter(({ state }) => state === "paid")).toHaveLength(1);
});
