import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import BetterSqlite3 from "better-sqlite3";
import { unpackTar } from "modern-tar/fs";
import { expect, test } from "vitest";
import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import { openDonation } from "#app/features/giving/ledger/donation-keys.server.ts";
import { readAnnualStatement } from "#app/features/giving/receipts/server/annual-statement.server.ts";
import { issueLink, linkMs, openLink } from "#server/access-links.ts";
import { connectSqlite, sqliteFile } from "#server/db/connect.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import { createSigner } from "#server/signing.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { callUrl } from "#tests/support/calls.ts";
import { testLedger } from "#tests/support/ledger.ts";

/* What somebody learns who has an old backup: nothing of what was given after it was made. */

const donor = { name: "A donor", email: "donor@home.example" };

const start = (app: TestApp, more: object = {}) =>
  app.call("startDonation", { json: { amount: 2500, paymentMethod: "bank-transfer", ...donor, ...more } });

async function arrive(app: TestApp, id: number): Promise<void> {
  const { db, clock, env } = app.deps;
  const confirmation = { amountPaisa: 2500_00, paymentReference: `IBFT-${id}` };
  const context = testLedger(clock.now(), env.siteUrl);
  await db
    .transaction()
    .execute((trx) => changeDonation(trx, context, id, { to: "paid", cause: "staff", confirmation }));
}

/** A backup as the dashboard hands it out: its bytes, and its folder. */
async function backup(app: TestApp, token: string) {
  const response = await fetch(app.url + callUrl("downloadBackup"), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-old-backup-"));
  await pipeline(Readable.from([bytes]), unpackTar(folder));
  return { text: bytes.toString("latin1"), folder };
}

/** Everything in a database that could be a key: each piece of 22 characters and more, also its beginning. */
function keysIn(folder: string): string[] {
  const db = new BetterSqlite3(sqliteFile(folder), { readonly: true });
  const tables = db.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
  const texts = tables.flatMap((name) =>
    db
      .prepare(`select * from "${name}"`)
      .raw()
      .all()
      .flatMap((row) => (row as unknown[]).filter((value) => typeof value === "string")),
  );
  db.close();
  const pieces = texts.flatMap((text) => text.match(/[\w-]{22,}/g) ?? []);
  return [...new Set(pieces.flatMap((piece) => [piece, piece.slice(0, 22), piece.slice(-22)]))];
}

test("a backup opens no gift, receipt, monthly support or statement of what came after it", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const token = await app.signIn();
  const { db, clock } = app.deps;
  const waiting = (await start(app)).body;
  const monthly = (await start(app, { monthly: true })).body;
  // Mails that wait, with links, as where no mail server is set up.
  const mails = await db.selectFrom("outbox").select("text").execute();
  const pledgeKey = /\/pledge\?key=([\w-]{22})/.exec(mails.map(({ text }) => text).join())?.[1] ?? "";
  expect(await openLink(db, clock.now(), "pledge", pledgeKey)).toBe(1);
  // The statement, asked for before.
  const statement = await issueLink(db, clock.now(), {
    kind: "statement",
    subject: 1,
    lifetime: linkMs.statement,
  });
  const form = await createFormGuard(app.deps, "statement").token();

  const { text, folder } = await backup(app, token);
  for (const secret of [waiting.key, monthly.key, pledgeKey, statement]) expect(text).not.toContain(secret);
  const keys = await db.selectFrom("secrets").selectAll().execute();
  expect(keys.length).toBeGreaterThan(0);
  for (const { value } of keys) expect(text).not.toContain(value);

  await arrive(app, 1);
  await arrive(app, 2);
  const later = (await start(app)).body;
  await arrive(app, 3);
  expect((await app.call("readDonation", { query: { key: waiting.key } })).body.donation).toMatchObject({
    state: "paid",
    receipt: { url: `/receipts/${waiting.key}` },
  });

  const references = [waiting, monthly, later].map(({ reference }) => reference);
  const known = keysIn(folder);
  expect(known.length).toBeGreaterThan(20);
  for (const key of known) {
    for (const tried of [key, ...references.map((reference) => key.slice(0, 22) + reference)])
      expect(await openDonation(db, clock.now(), tried), tried).toBeUndefined();
    expect(await openLink(db, clock.now(), "pledge", key)).toBeUndefined();
    expect(await readAnnualStatement(app.deps, key, null)).toBeUndefined();
  }

  // With the restored copy the thief can sign whatever the program signs.
  const copy = connectSqlite(sqliteFile(folder));
  const asked = clock.now().getTime().toString(36);
  for (const purpose of ["donation statement", "form statement"]) {
    const signed = await createSigner(copy, purpose).sign(`3-${asked}`);
    expect(await readAnnualStatement(app.deps, signed, null)).toBeUndefined();
  }
  const forged = await createSigner(copy, "form statement").sign(
    (clock.now().getTime() - 10_000).toString(36),
  );
  await copy.destroy();
  const guard = createFormGuard(app.deps, "statement");
  const sender = { address: "192.0.2.1", contact: donor.email };
  app.clock.forward(10_000);
  expect(await guard.check({ form_token: forged }, sender)).toMatchObject({ verdict: "refused" });
  expect(await guard.check({ form_token: form }, sender)).toEqual({ verdict: "person" });
});

test("a link of monthly support or of a statement opens its own gifts and no other", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const { db, clock } = app.deps;
  const mine = (await start(app, { monthly: true })).body;
  const other = (await start(app, { email: "other@home.example" })).body;
  const nobody = (await start(app, { email: "" })).body;
  const now = clock.now();
  const pledge = await issueLink(db, now, { kind: "pledge", subject: 1, lifetime: linkMs.pledge });
  const statement = await issueLink(db, now, { kind: "statement", subject: 1, lifetime: linkMs.statement });
  for (const token of [pledge, statement]) {
    expect(await openDonation(db, now, token + mine.reference)).toBe(1);
    for (const { reference } of [other, nobody])
      expect(await openDonation(db, now, token + reference)).toBeUndefined();
    expect(await openDonation(db, now, token), "it is no key of one gift").toBeUndefined();
  }
  expect(await openDonation(db, now, mine.key + other.reference)).toBeUndefined();

  expect(
    await openDonation(db, new Date(now.getTime() + linkMs.statement), statement + mine.reference),
  ).toBeUndefined();
});
