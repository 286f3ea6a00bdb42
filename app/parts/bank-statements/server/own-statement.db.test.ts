import { expect, test } from "vitest";
import { approvalTexts } from "#server/approvals.ts";
import { startWithTreasurer } from "#tests/support/approvals.ts";
import { give } from "#tests/support/donations-desk.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { statement } from "#tests/support/transfer-reports.ts";

/* A line that one has imported oneself waits as a confirmation by hand does: APPROVE-09. */

const large = 5_000_000;

/** A statement that the treasurer imports: lines 1 and 2 above the limit, 3 at the limit. */
async function startWithStatement() {
  const started = await startWithTreasurer();
  const { app, treasurer, db } = started;
  await app.call("importStatement", {
    token: treasurer.token,
    json: {
      account: "bank",
      statement: statement(
        ["2026-11-20", "TRANSFER BY SADIA NOOR", `${large}.00`],
        ["2026-11-20", "CASH", "300000.00"],
        ["2026-11-20", "CASH", "250000.00"],
      ),
    },
  });
  const as = (token: string) => (name: Parameters<typeof app.call>[0], json: object) =>
    app.call(name, { token, json });
  const states = async () =>
    (await db.selectFrom("donations").select("state").orderBy("id").execute()).map(({ state }) => state);
  const book = (line: number) => ({ line, fund: "general", method: "bank-transfer" });
  const gift = () => give(app.deps, { amountPaisa: large * 100 });
  return { ...started, byTreasurer: as(treasurer.token), byOther: as(started.token), states, book, gift };
}

test("a line of one's own statement is booked once a second person approves it, with both names", async () => {
  const { byTreasurer, byOther, book, states, token, waiting, decide, treasurer, app, db } =
    await startWithStatement();
  const title = "Gift of PKR 5,000,000 by a statement line";
  const booking = { ...book(1), name: "Sadia Noor", email: "sadia@home.example", anonymous: false };
  expect(await byTreasurer("bookStatementLine", booking)).toMatchObject({
    status: 202,
    body: { message: approvalTexts.waits(title) },
  });
  expect(await byTreasurer("bookStatementLine", booking)).toMatchObject({ status: 409 });
  expect(await states()).toEqual([]);
  expect(await db.selectFrom("outbox").select("id").where("recipient", "=", booking.email).execute()).toEqual(
    [],
  );

  const [row] = await waiting(token);
  expect(row).toMatchObject({
    title,
    amount_paisa: large * 100,
    facts: expect.arrayContaining([
      { label: "Statement imported by", value: "Bilal" },
      { label: "Donor", value: "Sadia Noor" },
      { label: "Words of the line", value: "TRANSFER BY SADIA NOOR" },
    ]),
  });
  expect(await decide(treasurer.token, row?.id ?? 0, "approve")).toMatchObject({ status: 403 });
  expect(await decide(token, row?.id ?? 0, "approve")).toMatchObject({ status: 200 });
  expect(await states()).toEqual(["paid"]);
  const { reference } = await db.selectFrom("donations").select("reference").executeTakeFirstOrThrow();
  const details = await app.call("readDonationDetails", { token, query: { reference } });
  expect(details.body.donation.events.at(-1)).toMatchObject({ actor: "Bilal, approved by Administrator" });
  expect(JSON.stringify(await db.selectFrom("approvals").selectAll().execute())).not.toMatch(/sadia/i);

  // At the limit, and what somebody else has imported, is done at once.
  expect(await byTreasurer("bookStatementLine", book(3))).toMatchObject({ status: 200 });
  expect(await byOther("bookStatementLine", book(2))).toMatchObject({ status: 200 });
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("so is a gift that is verified or joined with such a line", async () => {
  const { byTreasurer, byOther, states, token, waiting, decide, gift, db } = await startWithStatement();
  const { id: donation, reference } = await gift();
  const matches = [{ line: 1, donation }];
  expect(await byTreasurer("verifyMatches", { matches })).toMatchObject({
    status: 202,
    body: { verified: 0, waiting: 1, failures: [] },
  });
  // The same gift waits once, in whichever way it is asked for.
  expect(await byTreasurer("linkStatementLine", { line: 1, reference })).toMatchObject({ status: 409 });
  const [asked] = await waiting(token);
  expect(asked).toMatchObject({ subject: `donation ${reference}` });
  await decide(token, asked?.id ?? 0, "decline", "Not at the bank");
  expect(await byTreasurer("linkStatementLine", { line: 1, reference })).toMatchObject({ status: 202 });
  expect(await states()).toEqual(["started"]);
  const [again] = await waiting(token);
  expect(await decide(token, again?.id ?? 0, "approve")).toMatchObject({ status: 200 });
  expect(await states()).toEqual(["paid"]);
  expect(await ledgerDifferences(db)).toEqual([]);
  expect(await byOther("verifyMatches", { matches })).toMatchObject({ body: { verified: 0, waiting: 0 } });
});

test("somebody else's line verifies and joins at once; one of unknown origin waits, whoever asks", async () => {
  const { byTreasurer, byOther, states, gift, db } = await startWithStatement();
  const { id: donation } = await gift();
  await db.updateTable("statement_lines").set({ imported_by_id: null }).where("id", "=", 1).execute();
  const matches = [{ line: 1, donation }];
  for (const verify of [byTreasurer, byOther])
    expect((await verify("verifyMatches", { matches })).body).toMatchObject({ verified: 0 });
  await db.deleteFrom("approvals").execute();
  await db.updateTable("statement_lines").set({ imported_by_id: 1 }).where("id", "=", 1).execute();
  expect(await byTreasurer("verifyMatches", { matches })).toMatchObject({
    status: 200,
    body: { verified: 1, waiting: 0 },
  });
  expect(await states()).toEqual(["paid"]);
});
