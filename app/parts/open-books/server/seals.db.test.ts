import { expect, test } from "vitest";
import { sealMessages as messages } from "#app/parts/open-books/open-books.messages.ts";
import { recordRun } from "#server/db/maintenance-runs.ts";
import { startTestApp } from "#tests/support/app.ts";
import type { CallName } from "#tests/support/calls.ts";
import { givePaid } from "#tests/support/receipts.ts";
import { tamper } from "#tests/support/tamper.ts";
import { isInUrdu } from "#tests/support/urdu-text.ts";
import { listBrokenSeals } from "./open-books-seals.store.server.ts";
import { checkSeals, sealDays } from "./seal-days.server.ts";

const noon = (day: string) => new Date(`${day}T12:00:00+05:00`);

/** Two donations on November 20, sealed; the desk's view of what does not match. */
async function sealedBooks(env: Record<string, string> = {}) {
  const app = await startTestApp({ env });
  const { deps } = app;
  const { db } = deps;
  await givePaid(db, { now: noon("2026-11-20") });
  await givePaid(db, { now: noon("2026-11-20"), amountPaisa: 100_00 });
  await sealDays(deps);
  // Signed in each time: some tests take a month.
  const call = async (name: CallName, more: object = {}) =>
    app.call(name, { token: await app.signIn(), ...more });
  const change = (amount_paisa: number) =>
    tamper(db, (trx) => trx.updateTable("receipts").set({ amount_paisa }).where("serial", "=", 1).execute());
  return {
    app,
    deps,
    db,
    call,
    change,
    check: () => checkSeals(deps),
    list: async () => (await call("listSealAlerts")).body,
    acknowledge: (json: object) => call("acknowledgeSealAlert", { json }),
    waiting: async () => (await call("readOverview")).body.waiting.sealed_days,
    health: async () =>
      (await call("readSystem")).body.features.filter((part: { name: string }) => part.name === "Open books"),
  };
}

test("a changed gift is kept and told until somebody has written down why (BOOKS-09)", {
  tags: "any-database",
}, async () => {
  const { app, db, call, change, check, list, acknowledge, waiting, health } = await sealedBooks({
    OFFICE_EMAIL: "office@umeed.example",
  });
  await check();
  expect(await list()).toMatchObject({
    rows: [],
    sealed: { days: 1, last: "2026-11-20" },
    latest: [{ day: "2026-11-20", link: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    checked: null,
  });
  const at = app.clock.now();
  await recordRun(db, { name: "ledger:check", endedAt: at, succeeded: false, detail: "2 differences." });
  expect((await list()).checked).toEqual({ at: at.toISOString(), matched: false, detail: "2 differences." });
  expect(await health()).toEqual([
    { name: "Open books", tone: "good", status: "Works", text: "1 day sealed, up to Nov 20, 2026" },
  ]);

  await change(1);
  await check();
  await check();
  const { rows } = await list();
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      day: "2026-11-20",
      found_at: app.clock.now().toISOString(),
      causes: ["total", "contents"],
      sealed: { receipts: 2, paisa: 2600_00 },
      sentences: ["Sealed: 2 gifts, PKR 2,600. In the books now: 2 gifts, PKR 100.01."],
      found: { receipts: 2, paisa: 100_01 },
      matched_again_at: null,
      acknowledged_at: null,
      acknowledged_by: "",
      reason: "",
    },
  ]);
  expect(await waiting()).toBe(1);
  expect(await health()).toMatchObject([
    { tone: "bad", status: "A seal does not match", text: "Nov 20, 2026" },
  ]);
  const mails = await db.selectFrom("outbox").select(["recipient", "subject"]).execute();
  expect(mails.filter(({ recipient }) => recipient === "office@umeed.example")).toEqual([
    { recipient: "office@umeed.example", subject: "The seal of the open books, Nov 20, 2026" },
    { recipient: "office@umeed.example", subject: "A sealed day of the open books does not match" },
  ]);

  const { id } = rows[0];
  for (const json of [{ id }, { id, reason: "  " }]) {
    expect(await acknowledge(json)).toMatchObject({ status: 422, body: { message: messages.noReason } });
  }
  expect((await acknowledge({ id, reason: "x".repeat(1001) })).status).toBe(422);
  const reason = "A backup was restored without its last gift.";
  expect(await acknowledge({ id, reason })).toMatchObject({ status: 200, body: { message: messages.done } });
  expect((await acknowledge({ id, reason: "Me too" })).status).toBe(409);
  expect((await acknowledge({ id: 99, reason })).status).toBe(404);
  expect(await waiting()).toBe(0);
  expect((await list()).rows).toMatchObject([{ reason, acknowledged_by: "Administrator" }]);
  const { body } = await call("listAuditLog", { query: { noun: "sealed day" } });
  expect(body.changes).toMatchObject([{ action: "resolve", after: { title: "2026-11-20", reason } }]);

  // It is looked into and differs still: everybody goes on seeing it, without what staff have written.
  const broken = await listBrokenSeals(db, "en");
  expect(broken).toMatchObject([{ day: "2026-11-20", acknowledged_at: app.clock.now().toISOString() }]);
  expect(JSON.stringify(broken)).not.toContain(reason);
  const [inUrdu] = await listBrokenSeals(db, "ur");
  expect(inUrdu?.sentences).toHaveLength(1);
  expect(inUrdu?.sentences.every(isInUrdu)).toBe(true);
  expect(await health()).toMatchObject([{ tone: "plain", status: "A seal does not match" }]);
});

test("another change of the same day waits again, and a day that is put right is no longer told in public", {
  tags: "any-database",
}, async () => {
  const { app, db, change, check, list, acknowledge, waiting, health } = await sealedBooks();
  await change(1);
  await check();
  await acknowledge({ id: (await list()).rows[0].id, reason: "Known" });
  await change(2);
  await check();
  expect(await waiting()).toBe(1);
  expect((await list()).rows.map((row: { matched_again_at: string | null }) => row.matched_again_at)).toEqual(
    [null, app.clock.now().toISOString()],
  );
  expect(await listBrokenSeals(db, "en")).toHaveLength(1);

  await change(2500_00);
  await check();
  expect(await listBrokenSeals(db, "en")).toEqual([]);
  // Put right or not: somebody has to say what it was.
  expect(await waiting()).toBe(1);
  expect(await health()).toMatchObject([{ tone: "bad", status: "A seal did not match" }]);
  await change(2);
  await check();
  expect(await waiting()).toBe(2);
});

test("a seal that was changed itself, or taken out, is told by its day or the day after", {
  tags: "any-database",
}, async () => {
  const { app, deps, db, check, list } = await sealedBooks();
  app.clock.set("2026-11-24T09:00:00+05:00");
  await sealDays(deps);
  const causes = async () =>
    (await list()).rows.map(({ day, causes }: { day: string; causes: string[] }) => [day, ...causes]).sort();
  await tamper(db, (trx) =>
    trx
      .updateTable("receipt_days")
      .set({ link: "0".repeat(64) })
      .where("day", "=", "2026-11-22")
      .execute(),
  );
  await check();
  expect(await causes()).toEqual([
    ["2026-11-22", "seal"],
    ["2026-11-23", "chain"],
  ]);
  await tamper(db, (trx) => trx.deleteFrom("receipt_days").where("day", "=", "2026-11-20").execute());
  await check();
  expect(await causes()).toContainEqual(["2026-11-21", "chain"]);
  expect(await causes()).toContainEqual(["2026-11-20", "replaced"]);
});

test("a change of the first day of a long chain is found by the next check, or by one of the next where it is bounded", {
  tags: "any-database",
}, async () => {
  const { app, deps, change, list } = await sealedBooks();
  app.clock.set("2027-02-01T09:00:00+05:00");
  await sealDays(deps);
  await change(1);
  let before = await checkSeals(deps, { budget: 1 });
  for (let checks = 1; before !== undefined; checks += 1) {
    expect(checks).toBeLessThan(10);
    before = await checkSeals(deps, { before, budget: 1 });
  }
  expect((await list()).rows).toMatchObject([{ day: "2026-11-20" }]);
});

test("several processes that find it at once keep it once", async () => {
  const { change, check, list } = await sealedBooks();
  await change(1);
  await Promise.all([check(), check(), check()]);
  expect((await list()).rows).toHaveLength(1);
});

test("visitors may neither read nor answer it", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  expect((await app.call("listSealAlerts")).status).toBe(401);
  expect((await app.call("acknowledgeSealAlert", { json: { id: 1, reason: "x" } })).status).toBe(401);
});
