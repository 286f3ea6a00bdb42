import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Permission, permissions } from "#app/contract/permissions.ts";
import { openDonation } from "#app/features/giving/donations/ledger/donation-keys.server.ts";
import { listChanges } from "#app/features/staff/audit/audit.store.server.ts";
import { listCategories } from "#app/features/stories/blog/server/blog-category.store.server.ts";
import { listEvents } from "#app/features/stories/events/server/events.store.server.ts";
import { deleteEndedLinks, linkMs, openLink } from "#server/access-links.ts";
import { bareDatabase } from "#tests/support/test-database.ts";
import type { Db } from "./connect.ts";
import { listInbox } from "./inbox.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { findSession } from "./sessions.ts";

/** A database with the migrations up to this number. */
async function databaseUpTo(number: string): Promise<Db> {
  const db = await bareDatabase();
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= `${number}-~`)));
  return db;
}

const at = "2026-11-21T07:00:00.000Z";

test("categories that differ in case alone keep posts, colour and address, and get names of their own", async () => {
  const db = await databaseUpTo("002");
  const rows = [
    ["health", "Health"],
    ["health-2", "HEALTH"],
    ["health-3", "health 2"],
    ["all", "All"],
    ["sehat", "صحت"],
    ["health-4", "health"],
  ];
  for (const [slug, name] of rows) {
    await sql`insert into blog_categories (slug, name, color) values (${slug}, ${name}, '#000000')`.execute(
      db,
    );
  }
  await migrate(db);
  const categories = await listCategories(db);
  const named = Object.fromEntries(categories.map(({ slug, name }) => [slug, name]));
  expect(named).toEqual({
    health: "Health",
    "health-2": "HEALTH 3",
    "health-3": "health 2",
    "all-2": "All",
    sehat: "صحت",
    "health-4": "health 4",
  });
});

test("rows from before the text search are found by any part of a text", async () => {
  const db = await databaseUpTo("002");
  await sql`insert into messages (received_at, search_text, name, email, message)
    values (${at}, 'zoe reader', 'Zoë', 'reader@home.example', 'Where do I bring quilts?')`.execute(db);
  await sql`insert into registrations (received_at, search_text, kind, name, email, phone, city, details)
    values (${at}, '', 'volunteer', 'Ali', 'a@home.example', '0300', 'Lahore', '{"skills":"Carpentry","hours":4}')`.execute(
    db,
  );
  await sql`insert into blood_donors (received_at, search_text, full_name, phone, blood_group, city, city_key, consent_text, consented_at)
    values (${at}, 'sana 92 300 1234567', 'Sana', '923001234567', 'A+', 'Kasur', 'kasur', '', ${at})`.execute(
    db,
  );
  await sql`insert into subscribers (received_at, search_text, email, state)
    values (${at}, '', 'reader@home.example', 'confirmed')`.execute(db);
  await sql`insert into audit_log (at, user_name, action, noun, noun_id, search_text, after)
    values (${at}, 'Admin', 'create', 'event', '7', '', '{"title":"Quilt drive"}')`.execute(db);
  await migrate(db);

  const found = async (table: Parameters<typeof listInbox>[1], q: string) =>
    (await listInbox(db, table, { q, limit: 10 }, { held: new Set(permissions) })).total;
  for (const q of ["uilts?", "zoe", "@home", "ri"]) expect(await found("messages", q), q).toBe(1);
  expect(await found("messages", "where quilts")).toBe(0);
  for (const q of ["arpent", "lahore"]) expect(await found("registrations", q), q).toBe(1);
  for (const q of ["001234", "300 1234567", "a+"]) expect(await found("blood_donors", q), q).toBe(1);
  expect(await found("subscribers", "home.ex")).toBe(1);
  expect((await listChanges(db, { q: "ilt dri", limit: 10 }, new Date(at))).changes).toHaveLength(1);
});

test("the search index follows changed and deleted rows", async () => {
  const db = await databaseUpTo("004");
  await sql`insert into subscribers (received_at, search_text, email, state)
    values (${at}, 'reader@home.example', 'reader@home.example', 'confirmed')`.execute(db);
  const found = async (q: string) => (await listInbox(db, "subscribers", { q, limit: 10 })).total;
  expect(await found("reader")).toBe(1);
  await sql`update subscribers set search_text = 'other@home.example'`.execute(db);
  expect([await found("reader"), await found("other")]).toEqual([0, 1]);
  await sql`delete from subscribers`.execute(db);
  expect(await found("other")).toBe(0);
});

test("events from before they had a kind get it by their words, and are found", async () => {
  const db = await databaseUpTo("006");
  const rows = [
    ["Winter blood drive", "Tea afterwards"],
    ["Free sugar camp", "We measure blood pressure."],
    ["خون کے عطیے کا کیمپ", "آئیے"],
    ["Open day", "Whoever likes can give blood."],
  ];
  for (const [title, description] of rows) {
    await sql`insert into events (title, event_date, location, description, created_at)
      values (${title}, '2026-12-01', 'Kasur', ${description}, ${at})`.execute(db);
  }
  await migrate(db);
  const list = { today: "2026-11-21", limit: 10 };
  const { events } = await listEvents(db, list);
  const kinds = events.toSorted((one, other) => one.id - other.id).map(({ kind }) => kind);
  expect(kinds).toEqual(["blood-drive", "event", "blood-drive", "blood-drive"]);
  for (const [q, found] of [
    ["SUGAR", 1],
    ["kasur", 4],
    ["خون", 1],
    ["ta", 0],
  ] as const) {
    expect((await listEvents(db, { ...list, q })).events, q).toHaveLength(found);
  }
});

test("who was signed in before sessions had numbers stays signed in", async () => {
  const db = await databaseUpTo("008");
  await sql`insert into users (name, email, password_hash, created_at)
    values ('Desk', 'desk@umeed.example', 'x', ${at})`.execute(db);
  const hash = createHash("sha256").update("token-of-before").digest("hex");
  await sql`insert into sessions (token_hash, user_id, created_at, last_used_at)
    values (${hash}, 1, ${at}, ${at})`.execute(db);
  await migrate(db);
  expect(await findSession(db, "token-of-before", new Date(at))).toMatchObject({ userId: 1, name: "Desk" });
  expect(await db.selectFrom("sessions").select(["id", "device"]).execute()).toEqual([{ id: 1, device: "" }]);
});

test("gifts from before 014 are known by their payments, and lines by no account", async () => {
  const db = await databaseUpTo("013");
  await sql`insert into funds (slug, title, kind) values ('general', 'General', 'general')`.execute(db);
  const detail = (reference: string) => JSON.stringify({ amount_paisa: 100, payment_reference: reference });
  for (const [id, told] of [
    [1, detail("ibft 1-7")],
    [2, detail("statement-ab12")],
    [3, detail("statement-cd34")],
    [4, detail("-")],
    [5, "{}"],
  ] as const) {
    const name = `R${id}`;
    await sql`insert into donations (reference, access_key, idempotency_key, request_hash, amount_paisa, fund, method,
      gateway, state, created_at, search_text) values (${name}, ${name}, ${name}, '', 100, 'general', 'bank-transfer',
      'manual', 'paid', ${at}, '')`.execute(db);
    await sql`insert into donation_events (donation_id, at, kind, from_state, to_state, cause, detail)
      values (${id}, ${at}, 'state', 'started', 'paid', 'staff', ${told})`.execute(db);
  }
  for (const [donation, reference] of [
    [2, "FT-998O77"],
    [3, ""],
  ] as const)
    await sql`insert into statement_lines (fingerprint, day, amount_paisa, description, bank_reference, imported_at,
      imported_by, donation_id) values (${reference}, '2026-11-20', 100, '', ${reference}, ${at}, 'A', ${donation})`.execute(
      db,
    );
  await migrate(db);
  const codes = await db.selectFrom("donations").select("payment_code").orderBy("id").execute();
  expect(codes.map(({ payment_code }) => payment_code)).toEqual(["1BFT17", "998077", "", "", ""]);
  const lines = await db.selectFrom("statement_lines").select(["account", "aside_at"]).execute();
  expect(lines).toEqual([
    { account: "", aside_at: null },
    { account: "", aside_at: null },
  ]);
});

test("links from before 019 go on opening, and no key of one stays in the database", async () => {
  const db = await databaseUpTo("015");
  await sql`insert into funds (slug, title, kind) values ('general', 'General', 'general')`.execute(db);
  const keys = { donation: "G".repeat(22), receipt: "R".repeat(22), pledge: "P".repeat(22) };
  await sql`insert into pledges (access_key, state, donor_email, amount_paisa, fund, method, day_of_month, created_at,
    search_text) values (${keys.pledge}, 'active', 'donor@home.example', 100, 'general', 'bank-transfer', 1, ${at}, '')`.execute(
    db,
  );
  await sql`insert into donations (reference, access_key, idempotency_key, request_hash, amount_paisa, fund, method,
    gateway, state, created_at, search_text, pledge_id) values ('TXN26112312000000001', ${keys.donation}, 'a', '', 100,
    'general', 'bank-transfer', 'manual', 'paid', ${at}, '', 1)`.execute(db);
  await sql`insert into receipts (donation_id, fiscal_year, serial, number, access_key, verify_code, salt, issued_at,
    paid_on, amount_paisa, fund, fund_title, method, reference) values (1, 2027, 1, 'UWF-2027-000001', ${keys.receipt},
    'code', 'salt', ${at}, '2026-11-20', 100, 'general', 'General', 'bank-transfer', 'TXN26112312000000001')`.execute(
    db,
  );
  await sql`insert into secrets (name, value) values ('signing key', 'key-in-old-backups')`.execute(db);
  await migrate(db);

  const now = new Date();
  expect(await openDonation(db, now, keys.donation)).toBe(1);
  expect(await openDonation(db, now, keys.receipt)).toBe(1);
  expect(await openDonation(db, now, `${keys.pledge}TXN26112312000000001`)).toBe(1);
  expect(await openLink(db, now, "pledge", keys.pledge)).toBe(1);
  const late = new Date(now.getTime() + linkMs.receipt + 60_000);
  for (const key of [keys.donation, keys.receipt]) expect(await openDonation(db, late, key)).toBeUndefined();
  for (const table of ["donations", "receipts", "pledges", "access_links"] as const) {
    const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
    for (const key of Object.values(keys)) expect(rows, table).not.toContain(key);
  }
  // The old key only lets readers leave the newsletter, and confirm what they have asked for, for a time.
  const secrets = await db.selectFrom("secrets").select(["name", "ends_at"]).orderBy("name").execute();
  expect(secrets).toEqual([
    { name: "newsletter confirmation", ends_at: expect.any(String) },
    { name: "newsletter leaving", ends_at: expect.any(String) },
  ]);
  await deleteEndedLinks(db, late);
  expect(await db.selectFrom("secrets").selectAll().execute()).toEqual([]);
});

test("texts from before 043 are found in the letters and digits of every keyboard, in the bin too", async () => {
  const db = await databaseUpTo("042");
  // As they were folded then: marks gone, Arabic letters and Urdu digits left.
  await sql`insert into messages (received_at, search_text, name, email, message)
    values (${at}, ${"على كامل\nميري رسيد ۲۰۲۷ ، زکوۃ ـ"}, '', '', '')`.execute(db);
  await sql`insert into subscribers (received_at, search_text, email, state)
    values (${at}, 'reader@home.example', 'reader@home.example', 'confirmed')`.execute(db);
  await sql`insert into bin_items (noun, row_id, deleted_at, expires_at, user_name)
    values ('message', 9, ${at}, ${at}, 'Admin')`.execute(db);
  const binned = { id: 9, name: "علي ۵", search_text: "علي ۵" };
  await sql`insert into bin_rows (item_id, main, table_name, row, email, phone)
    values (1, 1, 'messages', ${JSON.stringify(binned)}, '', ''),
      (1, 0, 'post_links', ${JSON.stringify({ id: 1 })}, '', '')`.execute(db);
  await migrate(db);

  const found = async (table: Parameters<typeof listInbox>[1], q: string) =>
    (await listInbox(db, table, { q, limit: 10 })).total;
  for (const q of ["علی", "علي", "کامل", "میری رسید", "رسید 2027", "۲۰۲۷", "زكوة"]) {
    expect(await found("messages", q), q).toBe(1);
  }
  expect(await found("subscribers", "reader@")).toBe(1);
  const rows = await db.selectFrom("bin_rows").select("row").orderBy("id").execute();
  expect(rows.map(({ row }) => JSON.parse(row))).toEqual([{ ...binned, search_text: "علی 5" }, { id: 1 }]);
});

test("texts from before 047 are found with any apostrophe, hyphen or blank, and non-joiner, in the bin too", async () => {
  const db = await databaseUpTo("043");
  const message = "خوش\u200cنما صبح";
  // As they were folded then: each sign as it was typed, and no non-joiner.
  await sql`insert into messages (received_at, search_text, name, email, message)
    values (${at}, ${"sana’s self-help\nخوشنما صبح\nb-"}, ${"Sana’s self-help"}, '', ${message})`.execute(db);
  await sql`insert into registrations (received_at, search_text, kind, name, email, phone, city, details)
    values (${at}, 'خوشنما', 'volunteer', '', '', '', '', ${JSON.stringify({ skills: "خوش\u200cنما", hours: 3 })})`.execute(
    db,
  );
  await sql`insert into blood_requests (received_at, search_text, blood_group, units, hospital, city, needed_by,
    contact_name, phone, remarks) values (${at}, 'b-', 'B-', 1, '', '', '2026-11-21', '', '', '')`.execute(
    db,
  );
  await sql`insert into bin_items (noun, row_id, deleted_at, expires_at, user_name)
    values ('message', 9, ${at}, ${at}, 'Admin')`.execute(db);
  const binned = { id: 9, message, search_text: "خوشنما صبح\na–b" };
  await sql`insert into bin_rows (item_id, main, table_name, row, email, phone)
    values (1, 1, 'messages', ${JSON.stringify(binned)}, '', '')`.execute(db);
  await migrate(db);

  const found = async (table: Parameters<typeof listInbox>[1], q: string) =>
    (await listInbox(db, table, { q, limit: 10 })).total;
  for (const q of ["sana's", "Sana`s", "self help", "self‐help", "خوش نما", "خوشنما", message, "b-"])
    expect(await found("messages", q), q).toBe(1);
  expect(await found("registrations", "خوش نما")).toBe(1);
  const requests = await db.selectFrom("blood_requests").select(["suspect", "search_text"]).execute();
  expect(requests).toEqual([{ suspect: 0, search_text: "b-" }]);
  const { row } = await db.selectFrom("bin_rows").select("row").executeTakeFirstOrThrow();
  expect(JSON.parse(row)).toEqual({ ...binned, search_text: "خوشنما صبح\na b\nخوش نما صبح" });
});

test("from 045 on a phone and remarks are searched by those who may read them alone, in the bin too", async () => {
  const db = await databaseUpTo("043");
  await sql`insert into events (title, event_date, location, description, created_at, search_text)
    values ('Eye camp', '2026-12-05', '', '', ${at}, '')`.execute(db);
  await sql`insert into event_guests (received_at, search_text, event_id, event_title, event_date, name, phone)
    values (${at}, ${"ayesha\n923001234567\n0300 1234567\neye camp"}, 1, 'Eye camp', '2026-12-05', 'Ayesha', '923001234567')`.execute(
    db,
  );
  await sql`insert into blood_requests (received_at, search_text, blood_group, units, hospital, city, needed_by, contact_name, phone, remarks)
    values (${at}, ${"br-0001\no-\nmayo\nlahore\nbilal\n0300 1234567\nheart surgery, ward 4"}, 'O-', 1, 'Mayo', 'Lahore', '2026-12-01', 'Bilal', '0300 1234567', 'Heart surgery, ward 4')`.execute(
    db,
  );
  await sql`insert into bin_items (noun, row_id, deleted_at, expires_at, user_name)
    values ('event', 9, ${at}, ${at}, 'Admin')`.execute(db);
  const binned = { id: 9, phone: "923217654321", search_text: "sana\n923217654321\n0321-7654321\neye camp" };
  await sql`insert into bin_rows (item_id, main, table_name, row, email, phone)
    values (1, 0, 'event_guests', ${JSON.stringify(binned)}, '', '')`.execute(db);
  await migrate(db);

  const finds = async (table: Parameters<typeof listInbox>[1], q: string, held: Permission[]) =>
    (await listInbox(db, table, { q, limit: 10 }, { held: new Set(held) })).total === 1;
  for (const q of ["ayesha", "eye camp"]) expect(await finds("event_guests", q, []), q).toBe(true);
  for (const q of ["mayo", "bilal", "br-0001"]) expect(await finds("blood_requests", q, []), q).toBe(true);
  for (const q of ["1234567", "0300 1234567", "67"])
    for (const table of ["event_guests", "blood_requests"] as const) {
      expect(await finds(table, q, ["medical:read"]), q).toBe(false);
      expect(await finds(table, q, ["phones:read"]), q).toBe(true);
    }
  for (const q of ["surgery", "ward 4"]) {
    expect(await finds("blood_requests", q, ["phones:read"]), q).toBe(false);
    expect(await finds("blood_requests", q, ["medical:read"]), q).toBe(true);
  }
  const { row } = await db.selectFrom("bin_rows").select("row").executeTakeFirstOrThrow();
  expect(JSON.parse(row)).toEqual({
    ...binned,
    search_text: "sana\neye camp",
    search_phones: "923217654321\n0321 7654321",
  });
});
