import { existsSync, readFileSync } from "node:fs";
import BetterSqlite3 from "better-sqlite3";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { recordChange } from "#server/audit.ts";
import { sqliteFile } from "#server/db/connect.ts";
import { emptyLog } from "#server/db/deleted-text.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { callUrl } from "#tests/support/calls.ts";

/* What is erased is in none of SQLite's files, and in no backup that is made afterwards. */

/** Letters that stand nowhere else, and those by which the search's indexes know them. */
const person = {
  name: "Qxzulwaq Wvyxqzhaj",
  email: "qxzulwaq@wvyxqzhaj.example",
  phone: "0347 5550917",
};
const traces = [/qxzulw/i, /wvyxqz/i, /3475550917/, /347 5550917/];
const indexed = /qxz|xzu|zul|ulw|vyx|yxq|xqz|qzh/;

const filesOf = (app: TestApp) => {
  const file = sqliteFile(app.deps.env.dataDir);
  return [file, `${file}-wal`].filter(existsSync).map((name) => readFileSync(name).toString("latin1"));
};

async function backupOf(app: TestApp, token: string): Promise<string> {
  const response = await fetch(app.url + callUrl("downloadBackup"), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer()).toString("latin1");
}

/** How often the traces stand in the files, and in a new backup. */
async function hits(app: TestApp, token: string): Promise<number> {
  const texts = [...filesOf(app), await backupOf(app, token)];
  return texts
    .flatMap((text) => traces.map((trace) => text.match(new RegExp(trace, "gi"))?.length ?? 0))
    .reduce((sum, count) => sum + count, 0);
}

/** Which indexes of the search still have three letters of the person in a row, also as something that was deleted. */
async function indexedTraces(app: TestApp): Promise<string[]> {
  const { db } = app.deps;
  const { rows: indexes } = await sql<{ name: string }>`
    select name from sqlite_master where sql like '%using fts5%'`.execute(db);
  const found: string[] = [];
  for (const { name } of indexes) {
    const { rows } = await sql<{ block: Buffer }>`select block from ${sql.table(`${name}_data`)}`.execute(db);
    if (rows.some(({ block }) => indexed.test(block.toString("latin1")))) found.push(name);
  }
  return found;
}

/** Everything that a person can send, and what staff write of it. */
async function sendAll(app: TestApp, token: string): Promise<void> {
  const { name, email, phone } = person;
  const { db, clock } = app.deps;
  const sent = [
    await app.call("sendContactMessage", {
      json: { name, email, message: `I am ${name}, ${phone}. `.repeat(200) },
    }),
    await app.call("subscribe", { json: { email } }),
    await app.call("sendRegistration", {
      json: {
        kind: "volunteer",
        name,
        email,
        phone,
        city: "Lahore",
        details: { skills: `Taught by ${name}`, availability: "Sundays" },
      },
    }),
    await app.call("sendDonorLead", {
      json: { fullName: name, phone, email, bloodGroup: "O+", city: "Lahore", medicalClear: true },
    }),
    await app.call("sendBloodRequest", {
      json: {
        bloodGroup: "O+",
        units: "2",
        hospital: "Mayo Hospital",
        city: "Lahore",
        neededBy: "2026-11-23",
        contactName: name,
        phone,
        remarks: `For ${name}`,
      },
    }),
    await app.call("askForHelp", {
      json: {
        kind: "ration",
        forWhom: "other",
        askedBy: `Sister of ${name}`,
        name,
        phone,
        city: "Lahore",
        area: `Lane of ${name}`,
        household: 4,
        words: `${name} has no work.`,
        consent: true,
      },
    }),
    await app.call("noteHelpRequest", { token, json: { id: 1, note: `${name} called from ${phone}` } }),
    await app.call("recordHelpVisit", {
      token,
      json: {
        id: 1,
        version: 1,
        visited_on: "2026-11-21",
        household: 4,
        authorised_on: "",
        answers: {},
        notes: `Met ${name}`,
      },
    }),
    await app.call("closeHelpRequest", {
      token,
      json: { id: 1, version: 2, helped: true, reason: `A ration for ${name}` },
    }),
    await app.call("sendSharedStory", {
      json: {
        name,
        email,
        phone,
        city: "Lahore",
        programme: "Education",
        consent: true,
        story: `${name} learned to read and write here.`,
      },
    }),
    await app.call("startDonation", {
      json: {
        amount: 500,
        paymentMethod: "bank-transfer",
        name,
        email,
        monthly: true,
        dedication: `For ${name}`,
      },
    }),
    await app.call("sendTransferReport", {
      json: {
        amount: "2500",
        transferredOn: "2026-11-20",
        transactionId: "998877665544",
        consent: "true",
        accountName: name,
        accountNumber: phone,
        bankName: "EasyPaisa",
        name,
        email,
      },
    }),
    await app.call("importStatement", {
      token,
      json: { statement: `Date,Narration,Credit\n2026-11-20,${name} 998877665544,2500`, account: "bank" },
    }),
    await app.call("verifyMatches", { token, json: { matches: [{ line: 1, donation: 2 }] } }),
  ];
  for (const { status, text } of sent) expect(status, text).toBeLessThan(300);
  const before = { name, email, message: `${name} called ${phone}` };
  const who = { userId: 1, name: "Administrator" };
  await recordChange(db, clock.now(), who, { action: "delete", noun: "message", id: 99, before });
  // Long enough for pages of its own, deleted before the person asks.
  const { id } = await db.selectFrom("messages").select("id").executeTakeFirstOrThrow();
  await db
    .updateTable("messages")
    .set({ note: `${name} `.repeat(2_000) })
    .where("id", "=", id)
    .execute();
  await db.updateTable("messages").set({ note: "" }).where("id", "=", id).execute();
}

async function eraseAll(app: TestApp, token: string): Promise<void> {
  for (const whom of [person.email, person.phone]) {
    const { total } = (await app.call("findPersonalData", { token, json: { person: whom } })).body;
    if (total === 0) continue;
    const erased = await app.call("erasePersonalData", { token, json: { person: whom, expected: total } });
    expect(erased.status).toBe(200);
  }
}

test("an erased person's words are in no file of the database, in no index, and in no later backup", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off", OFFICE_EMAIL: "office@umeed.example" } });
  const token = await app.signIn();
  await sendAll(app, token);
  expect(await hits(app, token)).toBeGreaterThan(30);
  expect(await indexedTraces(app)).not.toEqual([]);
  await eraseAll(app, token);
  expect(await hits(app, token)).toBe(0);
  expect(await indexedTraces(app)).toEqual([]);
});

test("while a backup reads, the log cannot be emptied: nobody waits, and it is emptied later", async () => {
  const app = await startTestApp();
  const { db, env } = app.deps;
  const reader = new BetterSqlite3(sqliteFile(env.dataDir), { readonly: true });
  reader.exec("begin");
  reader.prepare("select count(*) from users").get();
  await db
    .insertInto("content")
    .values({ name: "x", value: person.name, version: 1, updated_at: "" })
    .execute();
  await db.deleteFrom("content").execute();
  await emptyLog(app.deps);
  expect(filesOf(app).join("")).toMatch(traces[0] ?? "");
  reader.exec("rollback");
  reader.close();
  await emptyLog(app.deps);
  expect(filesOf(app).join("")).not.toMatch(traces[0] ?? "");
});
