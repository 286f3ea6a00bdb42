import type { Insertable } from "kysely";
import { expect, test } from "vitest";
import { commitmentOf } from "#app/features/giving/help-told/help-hashes.server.ts";
import { closingTexts } from "#app/features/giving/ledger/closings.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { helpAdminMessages as deskMessages } from "#app/parts/help/help-admin.messages.ts";
import { eraseHelpRequests } from "#app/parts/help/server/erase-help.server.ts";
import { helpMoneyOfMonth } from "#app/parts/help/server/help-month.server.ts";
import type { Database } from "#server/db/schema.ts";
import { startTestApp } from "#tests/support/app.ts";
import { addColleague } from "#tests/support/approvals.ts";
import { give, zakat } from "#tests/support/donations-desk.ts";
import { addCase } from "#tests/support/help-cases.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { tamper } from "#tests/support/tamper.ts";
import { roleAccounts } from "#tests/support/users.ts";
import { helpPaymentMessages as messages } from "./help-payments.messages.ts";
import { faultOfCaseChange } from "./help-payments.store.server.ts";

type Case = Partial<Insertable<Database["help_requests"]>>;
type Paid = Partial<Record<"month" | "fund" | "amount", string | number>> & { id: number };

/** Zakat holds 100,000 rupees; it is November 21, 2026. */
async function desk() {
  const app = await startTestApp();
  const token = await app.signIn();
  const { db } = app.deps;
  await give(app.deps, { state: "paid", fund: zakat, amountPaisa: 100_000_00, receivedOn: "2026-11-01" });
  const payAll = (payments: Paid[], by = token, paid_on = "2026-11-20") =>
    app.call("payHelp", {
      token: by,
      json: {
        paid_on,
        payments: payments.map((one) => ({ month: "2026-11", fund: "zakat", amount: 5000, ...one })),
      },
    });
  const stateOf = (id: number) =>
    db
      .selectFrom("help_requests")
      .select(["state", "helped_on", "closed_at", "reference"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const due = async (by = token) => (await app.call("listHelpDue", { token: by })).body.rows;
  return { app, db, token, payAll, stateOf, due };
}

const monthly = { decision_months: 3, decision_from: "2026-09" } satisfies Case;

test("monthly help is due, is paid as ordinary payouts, and the last one closes the case (AID-01, AID-02)", async () => {
  const { app, db, token, payAll, stateOf, due } = await desk();
  const id = await addCase(db, monthly);
  expect((await due()).map(({ month }: { month: string }) => month)).toEqual([
    "2026-09",
    "2026-10",
    "2026-11",
  ]);
  // The desk's own list has it as long, beside a case that begins next month.
  await addCase(db, { decision_from: "2026-12" });
  const atDesk = async () => {
    const { rows } = (await app.call("listHelpRequests", { token, query: { show: "due" } })).body;
    return rows.map((row: { id: number }) => row.id);
  };
  expect(await atDesk()).toEqual([id]);
  expect(await payAll([{ id, month: "2026-09" }])).toMatchObject({
    status: 201,
    body: { message: "1 payment recorded." },
  });
  expect(await stateOf(id)).toMatchObject({ state: "helping", helped_on: "2026-11-20", closed_at: null });
  await payAll([
    { id, month: "2026-10" },
    { id, month: "2026-11" },
  ]);
  expect(await stateOf(id)).toMatchObject({ state: "closed", closed_at: app.clock.now().toISOString() });
  expect(await due()).toEqual([]);
  expect(await atDesk()).toEqual([]);
  const { rows } = (await app.call("listPayouts", { token })).body;
  expect(rows).toHaveLength(3);
  const { reference } = await stateOf(id);
  const paid = { purpose: "Help for a family", payee: "The family", amount_paisa: 5000_00 };
  expect(rows[0]).toMatchObject({ ...paid, case: reference });
  const events = await db
    .selectFrom("help_events")
    .select(["state", "by_name", "note"])
    .orderBy("id")
    .execute();
  expect(events).toEqual([
    { state: "helping", by_name: "Administrator", note: messages.started },
    { state: "closed", by_name: "Administrator", note: messages.ended },
  ]);

  // A cancelled one is due again, also when it had closed the case.
  await app.call("cancelPayout", { token, json: { id: rows[0].id, reason: "The bank sent it back" } });
  expect(await stateOf(id)).toMatchObject({ state: "helping", closed_at: null });
  expect(await due()).toMatchObject([{ month: "2026-11" }]);
  expect((await payAll([{ id }])).status).toBe(201);
  expect(await stateOf(id)).toMatchObject({ state: "closed" });
  expect(await ledgerDifferences(db)).toEqual([]);
  expect(await helpMoneyOfMonth(db, "2026-11")).toEqual([
    { kind: "Medicine", district: "Kasur", fund: "Zakat", payments: 3, paisa: 15_000_00 },
  ]);
});

const refusals: [name: string, row: Case, paid: Partial<Paid>, said: (reference: string) => string][] = [
  ["above the decision", {}, { amount: 5001 }, (n) => messages.otherAmount(n, "PKR 5,000", "PKR 5,001")],
  ["from another fund", {}, { fund: "general" }, (n) => messages.otherFund(n, "Zakat")],
  ["for a month more", {}, { month: "2026-12" }, (n) => messages.beyond(n, "November 2026")],
  [
    "before its month",
    { decision_months: 2 },
    { month: "2026-12" },
    (n) => messages.early(n, "December 2026"),
  ],
  ["of Zakat, nobody asked", { zakat_eligible: null }, {}, messages.lacks.eligibility],
  ["of Zakat, ineligible", { zakat_eligible: 0 }, {}, messages.lacks.eligibility],
  ["of Zakat to a hospital", { payee_kind: "hospital", payee: "Civil" }, {}, messages.lacks.authorisation],
  ["after closing", { state: "closed" }, {}, messages.closed],
  ["of a declined case", { state: "declined" }, {}, messages.declined],
  ["before a decision", { state: "visited", decision_fund: null }, {}, messages.undecided],
];

test.for(refusals)("a payment %s is refused in words (AID-03)", async ([_, row, paid, said]) => {
  const { db, payAll, stateOf } = await desk();
  const id = await addCase(db, row);
  const { reference } = await stateOf(id);
  const refused = await payAll([{ id, ...paid }]);
  expect(refused).toMatchObject({ status: 409, body: { success: false, message: said(reference) } });
  expect(await db.selectFrom("payouts").select("id").execute()).toEqual([]);
});

test("of two treasurers who pay the same month at once one is told, and the fund's own rules hold (AID-03)", async () => {
  const { app, db, token, payAll, stateOf } = await desk();
  const id = await addCase(db);
  const { reference } = await stateOf(id);
  const both = await Promise.all([payAll([{ id }]), payAll([{ id }])]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await payAll([{ id }])).body.message).toBe(messages.twice(reference, "November 2026"));
  expect(await db.selectFrom("payouts").select("id").execute()).toHaveLength(1);

  // Many at once, each for itself: the sixth of these is more than Zakat holds.
  const many = [];
  for (let place = 0; place < 6; place += 1) many.push(await addCase(db, { decision_paisa: 19_000_00 }));
  const paid = await payAll(many.map((one) => ({ id: one, amount: 19_000 })));
  expect(paid).toMatchObject({ status: 201, body: { message: "5 payments recorded. 1 was refused." } });
  expect(paid.body.refused).toEqual([expect.stringContaining("Zakat can pay out")]);

  await app.call("closeBooks", { token, json: { through: "2026-10-31", reason: "Checked" } });
  const late = await payAll([{ id: many[5] ?? 0, amount: 19_000 }], token, "2026-10-30");
  const closed = closingTexts.closed(formatDay("2026-10-30"), formatDay("2026-10-31"));
  expect(late).toMatchObject({ status: 409, body: { message: closed } });
});

test("a large payment waits for a second person, who sees a number and no name", async () => {
  const { app, db, token, payAll, stateOf } = await desk();
  const bilal = await addColleague(app, "Bilal", ["treasurer"]);
  const id = await addCase(db, { decision_paisa: 100_000_00 });
  await app.call("saveApprovalLimit", { token, json: { name: "payouts", limit: 50_000 } });
  expect(await payAll([{ id, amount: 100_000 }])).toMatchObject({ status: 202 });
  expect(await payAll([{ id, amount: 100_000 }])).toMatchObject({ status: 409 });
  const { rows } = (await app.call("listApprovals", { token: bilal.token })).body;
  const { reference } = await stateOf(id);
  expect(rows[0].facts).toContainEqual({ label: "Case", value: reference });
  expect(JSON.stringify(rows)).not.toContain("Bibi");
  const decide = { id: rows[0].id, decision: "approve", reason: "" };
  expect(await app.call("decideApproval", { token: bilal.token, json: decide })).toMatchObject({
    status: 200,
  });
  expect(await stateOf(id)).toMatchObject({ state: "closed" });
});

test("treasurer and auditor see numbers, care the instalments, and a paid case keeps what is sealed (AID-04, AID-05)", async () => {
  const { app, db, payAll, due } = await desk();
  const id = await addCase(db);
  const by = await roleAccounts(app);
  const [row] = await due(by.treasurer);
  expect(Object.keys(row).sort()).toEqual(
    ["account_number", "account_title", "amount_paisa", "fund", "fund_title", "lacking", "month"]
      .concat(["pay_way", "payee", "reference", "request_id"])
      .sort(),
  );
  expect((await payAll([{ id }], by.auditor)).status).toBe(403);
  expect((await payAll([{ id }], by.care)).status).toBe(403);
  for (const role of ["care", "auditor", "editor"] as const)
    expect((await app.call("listHelpDue", { token: by[role] })).status).toBe(403);
  const waiting = async (token: string) => (await app.call("readOverview", { token })).body.waiting;
  expect(await waiting(by.treasurer)).toMatchObject({ help_due: 1 });
  expect(await waiting(by.auditor)).not.toHaveProperty("help_due");
  expect((await payAll([{ id }], by.treasurer)).status).toBe(201);
  for (const role of ["care", "editor"] as const)
    expect((await app.call("listHelpPayments", { token: by[role] })).status).toBe(403);
  const ofCase = { query: { id } };
  for (const role of ["treasurer", "auditor", "editor"] as const)
    expect((await app.call("listCasePayments", { token: by[role], ...ofCase })).status).toBe(403);

  // An auditor who is handed the text finds the payment by its hash.
  const handed = (await app.call("listCasePayments", { token: by.care, ...ofCase })).body;
  expect(handed.rows).toMatchObject([{ month: "2026-11", paid_on: "2026-11-20", due: false }]);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(handed.proof));
  const commitment = Buffer.from(hash).toString("hex");
  const found = await app.call("listHelpPayments", { token: by.auditor, query: { commitment } });
  expect(found.body.rows).toMatchObject([{ amount_paisa: 5000_00, sealed: false, commitment }]);

  const paid = await db
    .selectFrom("help_requests")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(await faultOfCaseChange(db, paid, { name: "Another" })).toBe(messages.committed);
  expect(await faultOfCaseChange(db, paid, { name: paid.name })).toBeUndefined();
  const { version } = paid;
  const again = {
    outcome: "approved",
    fund: "zakat",
    amount: 9000,
    months: 1,
    from: "2026-11",
    payee_kind: "family",
    pay_way: "cash",
  };
  await db.updateTable("help_requests").set({ state: "helping", visited_on: "2026-11-05" }).execute();
  const refused = await app.call("decideHelpRequest", { token: by.care, json: { id, version, ...again } });
  expect(refused).toMatchObject({ status: 409, body: { message: messages.committed } });
  // Another first month alone would make further payments due.
  const later = await app.call("decideHelpRequest", {
    token: by.care,
    json: { id, version, ...again, amount: 5000, from: "2026-12" },
  });
  expect(later).toMatchObject({ status: 409, body: { message: messages.committed } });
  const seen = { visited_on: "2026-11-21", household: 9, authorised_on: "", answers: {} };
  const visited = await app.call("recordHelpVisit", { token: by.care, json: { id, version, ...seen } });
  expect(visited).toMatchObject({ status: 409, body: { message: messages.committed } });
  await db.updateTable("help_requests").set({ decision_paisa: 9000_00 }).where("id", "=", id).execute();
  expect(await ledgerDifferences(db)).toEqual([
    "payout 1: is of a case that is not what was sealed with it",
    "payout 1: has another fund or amount than was decided",
  ]);

  // An erased family is neither due nor paid, and no payout is tied to it.
  const erased = await addCase(db);
  expect(await due(by.treasurer)).toHaveLength(1);
  const now = app.clock.now();
  await db.transaction().execute((trx) => eraseHelpRequests(trx, [id, erased], now));
  expect(await due(by.treasurer)).toEqual([]);
  expect((await payAll([{ id: erased }], by.treasurer)).status).toBe(404);
  expect(await ledgerDifferences(db)).toEqual([]);
});

test("the decision says where the money goes: care and the treasurer see it until the case is closed (AID-09)", async () => {
  const { app, db, payAll, due } = await desk();
  const undecided = {
    state: "visited",
    visited_on: "2026-11-05",
    decision_fund: null,
    decision_paisa: null,
  } as const;
  const id = await addCase(db, { ...undecided, decision_months: null, decision_from: null });
  const by = await roleAccounts(app);
  const decide = async (json: object) => {
    const { version } = await db
      .selectFrom("help_requests")
      .select("version")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const decision = { outcome: "approved", fund: "zakat", amount: 5000, months: 1, from: "2026-11" };
    return app.call("decideHelpRequest", {
      token: by.care,
      json: { id, version, payee_kind: "family", ...decision, ...json },
    });
  };
  for (const [way, message] of [
    [{}, deskMessages.badPayWay],
    [{ pay_way: "bank", account_number: "PK", account_title: "Rukhsana Bibi" }, deskMessages.badIban],
    [
      { pay_way: "bank", account_number: "PK37 SCBL 0000 0011 2345 6702", account_title: "R" },
      deskMessages.badIban,
    ],
    [{ pay_way: "wallet", account_number: "12", account_title: "Rukhsana Bibi" }, deskMessages.badWallet],
    [{ pay_way: "wallet", account_number: "0300 7654321" }, deskMessages.noAccountTitle],
  ] as const)
    expect(await decide(way)).toMatchObject({ status: 422, body: { message } });
  const account = { account_number: "0300 7654321", account_title: "Rukhsana Bibi" };
  expect((await decide({ pay_way: "wallet", ...account })).status).toBe(200);

  const read = async () =>
    (await app.call("readHelpRequest", { token: by.care, query: { id } })).body.request;
  expect(await due(by.treasurer)).toMatchObject([{ request_id: id, pay_way: "wallet", ...account }]);
  expect(await read()).toMatchObject({ pay_way: "wallet", ...account });
  const logged = JSON.stringify(await db.selectFrom("audit_log").selectAll().execute());
  expect(logged).not.toContain("7654321");
  expect(logged).not.toContain("Rukhsana");

  expect((await payAll([{ id }], by.treasurer)).status).toBe(201);
  const payout = await db.selectFrom("payouts").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(payout)).not.toContain("7654321");
  expect(await read()).toMatchObject({ state: "closed", pay_way: "", account_number: "", account_title: "" });
  await db.transaction().execute((trx) => eraseHelpRequests(trx, [id], app.clock.now()));
  const erased = await db
    .selectFrom("help_requests")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(erased).toMatchObject({ pay_way: "", account_number: "", account_title: "" });
});

test("what would refuse a payment is told before the money leaves, and care has to record what is lacking (AID-08)", async () => {
  const { app, db, token, payAll } = await desk();
  const hospital = { payee_kind: "hospital", payee: "Civil Hospital" } as const;
  const unauthorised = await addCase(db, { ...hospital, decision_months: 2 });
  const unasked = await addCase(db, { zakat_eligible: null });
  const authorised = await addCase(db, { ...hospital, authorised_on: "2026-11-10" });
  await addCase(db, { ...hospital, decision_fund: "general" });
  const by = await roleAccounts(app);
  await app.call("closeBooks", { token, json: { through: "2026-10-31", reason: "Checked" } });
  await app.call("saveApprovalLimit", { token, json: { name: "payouts", limit: 50_000 } });
  const { rows, ...told } = (await app.call("listHelpDue", { token: by.treasurer })).body;
  expect(rows.map(({ lacking }: { lacking: unknown }) => lacking)).toEqual([
    "authorisation",
    "eligibility",
    null,
    null,
  ]);
  expect(told).toMatchObject({
    funds: [
      { slug: "zakat", holds_paisa: 100_000_00 },
      { slug: "general", holds_paisa: 0 },
    ],
    closed_through: "2026-10-31",
    limit_paisa: 50_000_00,
  });
  const { waiting } = (await app.call("readOverview", { token: by.care })).body;
  expect(waiting).toMatchObject({ help_lacking: 2 });
  expect(waiting).not.toHaveProperty("help_due");
  const treasurers = (await app.call("readOverview", { token: by.treasurer })).body.waiting;
  expect(treasurers).toMatchObject({ help_due: 2 });
  expect(treasurers).not.toHaveProperty("help_lacking");
  const shown = async (show: string) => {
    const list = (await app.call("listHelpRequests", { token: by.care, query: { show } })).body;
    return list.rows.map(({ id }: { id: number }) => id);
  };
  expect(await shown("lacking")).toEqual([unasked, unauthorised]);
  expect(await shown("payable")).toContain(authorised);
  const { rows: months } = (await app.call("listCasePayments", { token, query: { id: unauthorised } })).body;
  expect(months).toMatchObject([
    { month: "2026-11", due: true, lacking: "authorisation" },
    { month: "2026-12", due: false, lacking: "authorisation" },
  ]);
  await db.updateTable("help_requests").set({ authorised_on: "2026-11-20" }).execute();
  expect(await shown("lacking")).toEqual([unasked]);
  expect((await payAll([{ id: unauthorised }], by.treasurer)).status).toBe(201);
});

test("never more payments are made than were decided, whatever becomes of the first month (AID-03, AID-05, BOOKS-15)", async () => {
  const { db, payAll, stateOf } = await desk();
  const id = await addCase(db, { decision_months: 2, decision_from: "2026-08" });
  await payAll([
    { id, month: "2026-08" },
    { id, month: "2026-09" },
  ]);
  // As a version that allowed it has left a case: closed cases are opened, and begin later.
  await db.updateTable("help_requests").set({ state: "helping", decision_from: "2026-10" }).execute();
  const { reference } = await stateOf(id);
  expect((await payAll([{ id, month: "2026-10" }])).body.message).toBe(messages.complete(reference, 2));
  expect(await ledgerDifferences(db)).toEqual(
    [1, 2].flatMap((payout) => [
      `payout ${payout}: is of a case that is not what was sealed with it`,
      `payout ${payout}: is for a month for which nothing was decided`,
    ]),
  );
});

test("a case whose first payment has no first month in its commitment keeps that commitment (AID-04, BOOKS-15)", async () => {
  const { app, db, token, payAll } = await desk();
  const id = await addCase(db, { decision_months: 2, decision_from: "2026-10" });
  await payAll([{ id, month: "2026-10" }]);
  const { proof } = (await app.call("listCasePayments", { token, query: { id } })).body;
  const before = proof.replace(',"2026-10"]', "]");
  const commitment = commitmentOf(before);
  await tamper(db, (trx) => trx.updateTable("payouts").set({ help_commitment: commitment }).execute());
  await payAll([{ id, month: "2026-11" }]);
  const paid = await db.selectFrom("payouts").select("help_commitment").execute();
  expect(paid).toEqual([{ help_commitment: commitment }, { help_commitment: commitment }]);
  expect((await app.call("listCasePayments", { token, query: { id } })).body.proof).toBe(before);
  expect(await ledgerDifferences(db)).toEqual([]);
});
