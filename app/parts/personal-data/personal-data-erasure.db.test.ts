import { expect, test } from "vitest";
import { recordChange } from "#server/audit.ts";
import { startTestApp } from "#tests/support/app.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";
import { personalDataMessages as messages } from "./personal-data.schema.ts";

/* What stands of a person in other people's words: lines of bank statements, reasons of staff, the audit log. */

const person = { name: "Zulekha Bibi Qazalbash", email: "zulekha@home.example", phone: "0345 9876123" };

const statement = [
  "Date,Narration,Credit",
  `2026-11-17,IBFT FROM 923459876123 Z B,1100`,
  `2026-11-18,RAAST P2P ZULEKHA BIBI QAZALBASH LAHORE,1200`,
  `2026-11-19,RAAST P2P ZULEKHA BIBI QAZALBASH LAHORE,1300`,
  `2026-11-20,INTEREST,50`,
].join("\n");

async function start() {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const token = await app.signIn();
  const { db } = app.deps;
  const message = { name: person.name, email: person.email, message: `Call me: ${person.phone}` };
  expect((await app.call("sendContactMessage", { json: message })).status).toBe(200);
  expect((await app.call("importStatement", { token, json: { statement, account: "bank" } })).status).toBe(
    200,
  );
  const lines = await db.selectFrom("statement_lines").select(["id", "day"]).orderBy("day").execute();
  const [, second, , interest] = lines.map(({ id }) => id);
  const exclude = (line: number | undefined, reason: string) =>
    app.call("excludeStatementLine", { token, json: { line, kind: "other", reason } });
  expect((await exclude(second, `${person.name} paid her rent by mistake`)).status).toBe(200);
  expect((await exclude(interest, `Asked +92 (0)345-987 6123 about it`)).status).toBe(200);
  await recordChange(
    db,
    app.clock.now(),
    { userId: 1, name: "Administrator" },
    {
      action: "delete",
      noun: "registration",
      id: 7,
      before: {
        name: "Z. Q.",
        email: person.email,
        phone: "",
        city: "Lahore",
        details: { why: "I like it" },
      },
    },
  );
  const find = async (whom: string) =>
    (await app.call("findPersonalData", { token, json: { person: whom } })).body;
  const erase = async (whom: string) =>
    app.call("erasePersonalData", { token, json: { person: whom, expected: (await find(whom)).total } });
  return { app, token, db, find, erase };
}

const totals = (tables: { name: string; total: number }[]) =>
  Object.fromEntries(tables.map(({ name, total }) => [name, total]));

test("lines, reasons and entries of the audit log are found, told in words, and lose the person's words", async () => {
  const { app, token, db, find, erase } = await start();
  const month = async () =>
    (await app.call("readTransferMonth", { token, query: { month: "2026-11" } })).body;
  const before = await month();
  expect(before).toMatchObject({ success: true });

  const byEmail = await find(person.email);
  expect(totals(byEmail.tables)).toMatchObject({ messages: 1, statement_lines: 1 });
  const audit = byEmail.tables.find(({ name }: { name: string }) => name === "audit_log");
  expect(
    audit.rows.map(({ action, noun }: { action: string; noun: string }) => `${action} ${noun}`),
  ).toContain("delete registration");
  expect(JSON.stringify(audit.rows)).toContain("City: Lahore");
  expect(await erase(person.email)).toMatchObject({ status: 200 });
  expect((await find(person.email)).total).toBe(0);

  const byPhone = await find("+92 345 9876123");
  expect(totals(byPhone.tables)).toMatchObject({ statement_lines: 2 });
  expect(await erase("03459876123")).toMatchObject({ status: 200 });
  expect((await find(person.phone)).total).toBe(0);

  const kept = await db
    .selectFrom("statement_lines")
    .select(["day", "description", "aside_reason", "aside_kind", "amount_paisa"])
    .orderBy("day")
    .execute();
  expect(kept).toEqual([
    { day: "2026-11-17", description: "", aside_reason: "", aside_kind: "", amount_paisa: 110_000 },
    { day: "2026-11-18", description: "", aside_reason: "", aside_kind: "other", amount_paisa: 120_000 },
    // It waits, and may be the donation of another Zulekha.
    {
      day: "2026-11-19",
      aside_reason: "",
      aside_kind: "",
      amount_paisa: 130_000,
      description: expect.stringContaining("ZULEKHA"),
    },
    { day: "2026-11-20", description: "", aside_reason: "", aside_kind: "other", amount_paisa: 5_000 },
  ]);
  const deleted = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("noun", "=", "registration")
    .executeTakeFirstOrThrow();
  expect(deleted).toMatchObject({ action: "delete", user_name: "Administrator", noun_id: "7" });
  expect(JSON.parse(deleted.before ?? "")).toEqual({
    name: "(erased)",
    email: "(erased)",
    phone: "",
    city: "(erased)",
    details: { why: "(erased)" },
  });
  const log = JSON.stringify(await db.selectFrom("audit_log").selectAll().execute());
  for (const trace of [person.email, "9876123", "987 6123", /zulekha/i]) expect(log).not.toMatch(trace);

  expect(await month()).toEqual(before);
  expect(await ledgerDifferences(db)).toEqual([]);
  const again = await app.call("importStatement", { token, json: { statement, account: "bank" } });
  expect(again.body, "the lines are known by their fingerprints").toMatchObject({ added: 0, known: 4 });
});

test("somebody with a longer address, a longer name or another number keeps what is theirs", async () => {
  const { app, db, erase } = await start();
  const other = {
    name: "Nazulekha Bibi Qazalbashi",
    email: `not.${person.email}`,
    message: "Hello 03459876124",
  };
  expect((await app.call("sendContactMessage", { json: other })).status).toBe(200);
  await recordChange(
    db,
    app.clock.now(),
    { userId: 1, name: "Administrator" },
    { action: "delete", noun: "message", id: 9, before: other },
  );
  await erase(person.email);
  await erase(person.phone);
  const kept = await db
    .selectFrom("audit_log")
    .select("before")
    .where("noun_id", "=", "9")
    .executeTakeFirst();
  expect(JSON.parse(kept?.before ?? "")).toEqual(other);
  expect(await db.selectFrom("messages").select("name").execute()).toEqual([{ name: other.name }]);
});

test("the entries of an account that signs in stay in the audit log", async () => {
  const { app, token, db, find } = await start();
  const { name, email } = { name: "Desk", email: "desk@umeed.example" };
  await app.call("createUser", { token, json: { name, email, password: "Correct-Horse-8" } });
  expect((await find(email)).total).toBe(0);
  const entry = await db
    .selectFrom("audit_log")
    .select("after")
    .where("noun", "=", "user")
    .executeTakeFirst();
  expect(entry?.after).toContain(email);
  expect(
    (await app.call("erasePersonalData", { token, json: { person: email, expected: 1 } })).body.message,
  ).toBe(messages.changed);
});

test.for([`<${person.email}>`, `${person.email}>`, `(x)${person.email}`, person.email.toUpperCase()])(
  "an address that was stored as %j is found",
  async (stored) => {
    const { db, find } = await start();
    await db
      .insertInto("subscribers")
      .values({ email: stored, state: "pending", received_at: "2026-11-01T00:00:00.000Z", search_text: "" })
      .execute();
    expect(totals((await find(person.email)).tables)).toMatchObject({ subscribers: 1 });
  },
);

test.for([
  "0345 9876123",
  "+92 345 9876123",
  "00923459876123",
  "92-345-987-6123",
  "+92 (0)345 9876123",
  "345 9876123",
])("a number that was stored as %s is found by any of its forms", async (phone) => {
  const { db, find } = await start();
  await db
    .insertInto("registrations")
    .values({
      kind: "volunteer",
      name: "A",
      email: "a@home.example",
      phone,
      city: "Lahore",
      details: "{}",
      received_at: "2026-11-01T00:00:00.000Z",
      search_text: "",
    })
    .execute();
  for (const form of ["03459876123", "+923459876123", "0092 345 9876123", "3459876123"])
    expect(totals((await find(form)).tables), form).toMatchObject({ registrations: 1 });
});

test.for([
  ["FT 20261117 03459876123", 1],
  ["STAN 123456 0345 9876123 REF 77", 1],
  ["17/11/2026 0345/9876123", 1],
  ["000123 923459876123-Z B", 1],
  ["+92 (0)345 98 76 123 4", 1],
  ["3459876123", 1],
  ["+44 345 9876123", 0],
  ["10345 9876123", 0],
  ["034598761234", 0],
  ["123456 3459876123", 0],
  [`RAAST/${person.email}/THANKS`, 1],
  [`RAAST/not.${person.email}/THANKS`, 0],
] as const)(
  "the number or address in the line %j is found %i times",
  { tags: "any-database" },
  async ([narration, times]) => {
    const { app, token, find } = await start();
    const more = `Date,Narration,Credit\n2026-11-19,${narration},1400`;
    const whom = narration.includes("@") ? person.email : person.phone;
    const before = (await find(whom)).total;
    expect(
      (await app.call("importStatement", { token, json: { statement: more, account: "bank" } })).status,
    ).toBe(200);
    expect((await find(whom)).total - before).toBe(times);
  },
);
