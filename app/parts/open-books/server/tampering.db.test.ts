import { sql } from "kysely";
import { expect, test } from "vitest";
import { features } from "#app/features/features.server.ts";
import { rebuildBookDays } from "#app/features/giving/books/compute-book-days.server.ts";
import { cancelPayout } from "#app/features/giving/funds/funds-payouts.store.server.ts";
import { anchorsIn } from "#app/features/giving/ledger-check/anchors.ts";
import { checkLedger } from "#app/features/giving/ledger-check/ledger-check.server.ts";
import type { LedgerFacts } from "#app/features/giving/ledger-check/ledger-difference.server.ts";
import { loader as openBooks } from "#app/parts/open-books/public/open-books.page.tsx";
import type { Db } from "#server/db/connect.ts";
import { startTestApp } from "#tests/support/app.ts";
import { pageContext } from "#tests/support/page-posts.ts";
import { addPayout } from "#tests/support/payouts.ts";
import { givePaid } from "#tests/support/receipts.ts";
import { tamper } from "#tests/support/tamper.ts";
import { sealDays } from "./seal-days.server.ts";

/* Whoever owns the database can change anything in it. The public page and the ledger's check see it: BOOKS-10. */

const noon = (day: string) => new Date(`${day}T12:00:00+05:00`);

/** Two donations and a payout of November 18 and a donation of the 19th, sealed up to the 20th; it is noon of the 21st. */
async function sealedBooks() {
  const app = await startTestApp({ env: { OFFICE_EMAIL: "office@umeed.example" } });
  const { deps, clock } = app;
  const { db } = deps;
  await givePaid(db, { now: noon("2026-11-18") });
  await givePaid(db, { now: noon("2026-11-18"), amountPaisa: 100_00 });
  await givePaid(db, { now: noon("2026-11-19"), amountPaisa: 300_00 });
  await addPayout(db, {
    fund: "zakat",
    amount_paisa: 50_00,
    paid_on: "2026-11-18",
    purpose: "Medicine",
    payee: "Chemist",
    created_at: noon("2026-11-18").toISOString(),
    created_by: "Admin",
  });
  await sealDays(deps);
  return {
    app,
    deps,
    db,
    clock,
    /** What the public page says when it is rendered next. */
    look: async () => {
      const url = new URL("http://umeed.example/transparency");
      const about = { request: new Request(url), url, params: {}, pattern: "/transparency" } as const;
      const { broken } = await openBooks({ ...about, context: pageContext(app) });
      return broken.map(({ day, causes }) => [day, ...causes]);
    },
    check: (facts: LedgerFacts = {}) => differences(db, facts),
  };
}

async function differences(db: Db, facts: LedgerFacts): Promise<string> {
  const found: string[] = [];
  await checkLedger({ db, features }, ({ of, text }) => found.push(`${of}: ${text}`), facts);
  return found.join("\n");
}

const forgedAt = "2026-11-18T09:00:00.000Z";

test.for([
  ["a payout of another amount", ["update payouts set amount_paisa = 1"], ["payouts", "contents"]],
  ["a payout to somebody else", ["update payouts set payee = 'A cousin'"], ["contents"]],
  ["a payout that was deleted", ["delete from payouts"], ["payouts", "contents"]],
  [
    "a gift that was moved to another tax year",
    ["update donations set received_on = '2026-06-30' where id = 1"],
    ["contents"],
  ],
  ["another name on a receipt", ["update receipts set donor_name = 'A cousin' where id = 1"], ["contents"]],
  [
    "a refund that is forged with its event and a void receipt",
    [
      `insert into donation_events (donation_id, at, kind, from_state, to_state, cause, detail)
        values (1, '${forgedAt}', 'state', 'paid', 'refunded', 'staff', '{}')`,
      `update donations set state = 'refunded', refunded_at = '${forgedAt}', refunded_on = '2026-11-18' where id = 1`,
      `update receipts set voided_at = '${forgedAt}' where donation_id = 1`,
    ],
    ["refunds", "contents"],
  ],
  [
    "a receipt that is voided alone",
    [`update receipts set voided_at = '${forgedAt}' where donation_id = 1`],
    ["refunds", "contents"],
  ],
] as const)(
  "%s is told by the public page at the next look, and by the check",
  { tags: "any-database" },
  async ([_, statements, causes]) => {
    const { db, look, check } = await sealedBooks();
    expect(await look()).toEqual([]);
    expect(await check()).toBe("");
    await tamper(db, async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx);
    });
    expect(await look()).toEqual([["2026-11-18", ...causes]]);
    expect(await check()).toContain("sealed day 2026-11-18: has another root than its entries");
  },
);

test("seals that are taken away and made again over other books are told by the copies of the first ones", {
  tags: "any-database",
}, async () => {
  const { deps, db, look, check } = await sealedBooks();
  await tamper(db, async (trx) => {
    await trx.updateTable("payouts").set({ amount_paisa: 1 }).execute();
    await trx.deleteFrom("receipt_days").execute();
  });
  expect(await look()).toEqual([
    ["2026-11-20", "replaced"],
    ["2026-11-19", "replaced"],
    ["2026-11-18", "replaced"],
  ]);
  expect(await sealDays(deps)).toBe(3);
  expect((await look()).map(([day, ...causes]) => [day, causes.at(-1)])).toEqual([
    ["2026-11-20", "replaced"],
    ["2026-11-19", "replaced"],
    ["2026-11-18", "replaced"],
  ]);
  expect(await check()).toContain("sealed day 2026-11-18: was made again: its first link was another");
});

test("where the copies are made again too, the mail to the office tells it (BOOKS-11)", {
  tags: "any-database",
}, async () => {
  const { deps, db, look, check } = await sealedBooks();
  const { text } = await db
    .selectFrom("outbox")
    .select("text")
    .where("subject", "like", "The seal of the open books%")
    .executeTakeFirstOrThrow();
  const anchors = anchorsIn(text);
  expect(anchors).toHaveLength(1);
  expect(await check({ anchors })).toBe("");
  await tamper(db, async (trx) => {
    await trx.updateTable("payouts").set({ amount_paisa: 1 }).execute();
    await rebuildBookDays(trx);
    await trx.deleteFrom("receipt_days").execute();
    await trx.deleteFrom("seal_anchors").execute();
  });
  await sealDays(deps);
  expect(await look()).toEqual([]);
  expect(await check()).toBe("");
  expect(await check({ anchors })).toBe(`anchor ${anchors[0]}: is neither link nor root of a sealed day`);
});

test("the chain must reach from the first receipt to the last day that was over a day ago", {
  tags: "any-database",
}, async () => {
  const { db, clock, check } = await sealedBooks();
  expect(await check({ now: clock.now() })).toBe("");
  // A server that was off for the night seals an hour after its start.
  clock.forward(24 * 60 * 60_000);
  expect(await check({ now: clock.now() })).toBe("");
  await tamper(db, async (trx) => {
    await trx.deleteFrom("receipt_days").where("day", "in", ["2026-11-18", "2026-11-20"]).execute();
    await trx.deleteFrom("seal_anchors").where("day", "in", ["2026-11-18", "2026-11-20"]).execute();
  });
  const found = await check({ now: clock.now() });
  expect(found).toContain("sealed days: begin with 2026-11-19, the first receipt is of 2026-11-18");
  expect(found).toContain("sealed days: end with 2026-11-19, 2026-11-20 is over");
});

test("the office gets one mail a night with the seal of the last day (BOOKS-11)", {
  tags: "any-database",
}, async () => {
  const { deps, db, clock } = await sealedBooks();
  const anchors = () =>
    db
      .selectFrom("outbox")
      .select(["recipient", "subject", "text"])
      .where("subject", "like", "The seal of the open books%")
      .orderBy("id")
      .execute();
  // Three days were caught up.
  expect(await anchors()).toMatchObject([
    { recipient: "office@umeed.example", subject: "The seal of the open books, Nov 20, 2026" },
  ]);
  clock.set("2026-11-22T06:00:00+05:00");
  await Promise.all([sealDays(deps), sealDays(deps)]);
  const { link } = await db
    .selectFrom("receipt_days")
    .select("link")
    .where("day", "=", "2026-11-21")
    .executeTakeFirstOrThrow();
  const mails = await anchors();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain(link);
});

test("the database refuses to change or delete payouts, sealed days and their copies", async () => {
  const { db, clock } = await sealedBooks();
  const refused = async (work: Promise<unknown>, message: string) =>
    expect(work).rejects.toThrow(`a ${message} stays as it`);
  for (const values of [
    { amount_paisa: 1 },
    { payee: "A cousin" },
    { paid_on: "2026-11-01" },
    { salt: "00" },
    { cancel_reason: "x" },
  ])
    await refused(db.updateTable("payouts").set(values).execute(), "payout");
  const cancelled = { cancelled_at: clock.now().toISOString(), cancel_reason: "Twice" };
  await db.updateTable("payouts").set(cancelled).execute();
  await refused(db.updateTable("payouts").set({ cancelled_at: null, cancel_reason: "" }).execute(), "payout");
  await refused(db.updateTable("payouts").set({ cancel_reason: "Other" }).execute(), "payout");
  await refused(db.deleteFrom("payouts").execute(), "payout");
  for (const values of [{ link: "x" }, { receipts: 0 }, { version: 1 }, { sealed_at: "x" }])
    await refused(db.updateTable("receipt_days").set(values).execute(), "sealed day");
  await refused(db.deleteFrom("receipt_days").execute(), "sealed day");
  await refused(db.updateTable("seal_anchors").set({ link: "x" }).execute(), "published seal");
  await refused(db.deleteFrom("seal_anchors").execute(), "published seal");
});

test("a cancelled payout is part of the day on which it is cancelled, and changes no sealed one", {
  tags: "any-database",
}, async () => {
  const { deps, db, clock, look, check } = await sealedBooks();
  const payout = await db.selectFrom("payouts").selectAll().executeTakeFirstOrThrow();
  await cancelPayout(db, clock.now(), payout, "Twice");
  clock.set("2026-11-22T09:00:00+05:00");
  await sealDays(deps);
  expect(await look()).toEqual([]);
  expect(await check()).toBe("");
  expect(
    await db
      .selectFrom("receipt_days")
      .select(["payouts", "paid_out_paisa"])
      .where("day", "in", ["2026-11-18", "2026-11-21"])
      .orderBy("day")
      .execute(),
  ).toEqual([
    { payouts: 1, paid_out_paisa: 50_00 },
    { payouts: 1, paid_out_paisa: -50_00 },
  ]);
});
