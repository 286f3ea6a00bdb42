import { expect, test } from "vitest";
import { features } from "#app/features/features.server.ts";
import { checkLedger } from "#app/features/giving/ledger-check/ledger-check.server.ts";
import { loader as daysList } from "#app/parts/open-books/public/days-list.resource.ts";
import { loader as openBooks } from "#app/parts/open-books/public/open-books.page.tsx";
import { startTestApp } from "#tests/support/app.ts";
import { command } from "#tests/support/commands.ts";
import { pageContext } from "#tests/support/page-posts.ts";
import { addPayout } from "#tests/support/payouts.ts";
import { giveBack, givePaid } from "#tests/support/receipts.ts";
import { tamper } from "#tests/support/tamper.ts";
import { readReceiptProof } from "./receipt-proof.server.ts";
import { checkSeals, sealDays } from "./seal-days.server.ts";

const office = "office@umeed.example";
const at = (time: string) => new Date(`${time}+05:00`);

/** November 21 was sealed at noon, by a clock that was a day ahead; a gift, a refund and a payout came after that. */
async function sealedEarly() {
  const app = await startTestApp({ env: { OFFICE_EMAIL: office } });
  const { deps, clock } = app;
  const { db, env } = deps;
  const payout = (time: string) =>
    addPayout(db, {
      fund: "zakat",
      amount_paisa: 50_00,
      paid_on: "2026-11-21",
      purpose: "Medicine",
      payee: "Chemist",
      created_at: at(time).toISOString(),
      created_by: "Admin",
    });
  await givePaid(db, { now: at("2026-11-20T12:00:00") });
  const early = await givePaid(db, { now: at("2026-11-21T10:00:00") });
  await payout("2026-11-21T11:00:00");
  await sealDays(deps, { now: at("2026-11-22T12:00:00") });
  const [mailed] = await db
    .selectFrom("seal_anchors")
    .select("link")
    .where("day", "=", "2026-11-21")
    .execute();
  const late = await givePaid(db, { now: at("2026-11-21T13:00:00"), amountPaisa: 300_00 });
  await giveBack(db, early, at("2026-11-21T14:00:00"));
  await payout("2026-11-21T15:00:00");
  clock.set("2026-11-23T09:00:00+05:00");
  await sealDays(deps);
  const asked = {
    request: new Request("http://umeed.example/"),
    url: new URL("http://umeed.example/"),
    params: {},
  };
  return {
    app,
    db,
    ...{ early, late, mailed: mailed?.link ?? "" },
    renew: (day: string) =>
      command(
        { DATA_DIR: env.dataDir, DATABASE_URL: env.databaseUrl ?? "", OFFICE_EMAIL: office },
        ...(["seals:renew", day, "--yes"] as const),
      ),
    async page() {
      const context = pageContext(app);
      return openBooks({ ...asked, pattern: "/transparency", context });
    },
    async list() {
      const context = pageContext(app);
      const answer = await daysList({ ...asked, pattern: "/transparency/days.json", context });
      return (await answer.json()).days;
    },
    async check(anchors: string[] = []) {
      const found: string[] = [];
      await checkLedger({ db, features }, ({ of, text }) => found.push(`${of}: ${text}`), {
        now: clock.now(),
        anchors,
      });
      return found;
    },
  };
}

test("a day that was sealed too early is sealed again with what came after, for everybody to see: BOOKS-16", async () => {
  const { app, db, early, late, mailed, renew, page, list, check } = await sealedEarly();
  await checkSeals(app.deps);
  expect((await page()).broken).toMatchObject([{ day: "2026-11-21" }]);
  expect(await check()).not.toEqual([]);
  const before = await list();

  expect(await renew("2026-11-21")).toMatchObject({ code: 0, output: expect.stringContaining("2 days") });
  expect(await check([mailed])).toEqual([]);
  await checkSeals(app.deps);
  const { broken, replaced } = await page();
  expect(broken).toEqual([]);
  expect(replaced.map(({ day, link }) => [day, link])).toEqual([
    ["2026-11-22", before[0].link],
    ["2026-11-21", mailed],
  ]);
  const [, renewed, untouched] = await list();
  expect(renewed).toMatchObject({ receipts: 2, refunds: 1, payouts: 2 });
  expect(renewed.replaced).toMatchObject([{ link: mailed, root: before[1].root, receipts: 1, payouts: 1 }]);
  expect(untouched).toEqual(before[2]);
  for (const receipt of [early, late])
    expect(await readReceiptProof(app.deps, receipt)).toMatchObject({ intact: true, link: renewed.link });

  const entry = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("noun", "=", "sealed day")
    .executeTakeFirst();
  expect(entry).toMatchObject({ action: "seal again", noun_id: "2026-11-21", user_name: "On the server" });
  const mails = db.selectFrom("outbox").select(["recipient", "text"]);
  const mail = await mails.where("subject", "like", "%sealed again").executeTakeFirst();
  expect(mail?.recipient).toBe(office);
  expect(mail?.text).toContain(renewed.link);

  // The chain goes on from the new seal, and a seal is renewed for a reason alone.
  app.clock.set("2026-11-24T09:00:00+05:00");
  expect(await sealDays(app.deps)).toBe(1);
  expect(await check([mailed])).toEqual([]);
  expect(await renew("2026-11-21")).toEqual({
    code: 2,
    output: "Nothing came into Nov 21, 2026 after it was sealed.",
  });
});

test("what was changed or taken away stays a difference, and the database keeps both seals: BOOKS-16", async () => {
  const { db, early, renew, check } = await sealedEarly();
  await tamper(db, (trx) =>
    trx.updateTable("receipts").set({ amount_paisa: 1 }).where("id", "=", early.id).execute(),
  );
  const refused = await renew("2026-11-21");
  expect(refused).toMatchObject({
    code: 2,
    output: expect.stringContaining("is not in the books as it was"),
  });
  await tamper(db, (trx) =>
    trx.updateTable("receipts").set({ amount_paisa: 2500_00 }).where("id", "=", early.id).execute(),
  );
  expect(await renew("2026-11-23")).toMatchObject({ code: 2, output: "Nov 23, 2026 is not sealed." });
  expect(await renew("yesterday")).toMatchObject({
    code: 2,
    output: expect.stringContaining("Name the first day"),
  });
  expect(await renew("2026-11-21")).toMatchObject({ code: 0 });

  await expect(db.deleteFrom("replaced_seals").execute()).rejects.toThrow("a replaced seal stays");
  await expect(db.updateTable("replaced_seals").set({ link: "x" }).execute()).rejects.toThrow(
    "a replaced seal stays",
  );
  await expect(db.updateTable("receipt_days").set({ link: "x" }).execute()).rejects.toThrow(
    "a sealed day stays",
  );
  await expect(db.updateTable("receipt_days").set({ receipts: 9 }).execute()).rejects.toThrow(
    "a sealed day stays",
  );
  // An owner of the database who announces a seal of his own is told by the ledger's check.
  const [first] = await db.selectFrom("replaced_seals").selectAll().orderBy("id").execute();
  if (!first) throw new Error("No seal was replaced");
  const { id: _id, ...seal } = first;
  await db
    .insertInto("replaced_seals")
    .values({ ...seal, link: "forged", receipts: 0 })
    .execute();
  expect(await check()).toContain(
    "sealed day 2026-11-21: was sealed again without all that was sealed first",
  );
});
