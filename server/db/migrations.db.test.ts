import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Permission } from "#app/contract/permissions.ts";
import { bareDatabase } from "#tests/support/test-database.ts";
import type { Db } from "./connect.ts";
import { listInbox } from "./inbox.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

/** A database with the migrations up to this number. */
async function databaseUpTo(number: string): Promise<Db> {
  const db = await bareDatabase();
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= `${number}-~`)));
  return db;
}

const at = "2026-11-21T07:00:00.000Z";

test("the search index follows changed and deleted rows", async () => {
  const db = await bareDatabase();
  await migrate(db);
  await sql`insert into subscribers (received_at, search_text, email, state)
    values (${at}, 'reader@home.example', 'reader@home.example', 'confirmed')`.execute(db);
  const found = async (q: string) => (await listInbox(db, "subscribers", { q, limit: 10 })).total;
  expect(await found("reader")).toBe(1);
  await sql`update subscribers set search_text = 'other@home.example'`.execute(db);
  expect([await found("reader"), await found("other")]).toEqual([0, 1]);
  await sql`delete from subscribers`.execute(db);
  expect(await found("other")).toBe(0);
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

test("from 084 on a number is found however it is typed, land lines have one key, and مسٔلہ is مسئلہ, in the bin too", async () => {
  const db = await databaseUpTo("083");
  const donor = (phone: string, searched: string) =>
    sql`insert into blood_donors (received_at, search_text, search_phones, full_name, email, phone, blood_group, city, city_key,
      gender, consent_text, consented_at)
      values (${at}, 'sana', ${searched}, 'Sana', '', ${phone}, 'O-', 'Lahore', 'lahore', '', 'Yes', ${at})`.execute(
      db,
    );
  await donor("0511234567", "0511234567\n051 1234567");
  // As one person was kept twice: the later keeps its key, and both are found.
  await donor("92611234567", "92611234567\n+92 61 1234567");
  await donor("0611234567", "0611234567\n061 1234567");
  await donor("923001234567", "923001234567\n0300 1234567");
  await sql`insert into messages (received_at, search_text, name, email, subject, message)
    values (${at}, ${"sana\nمسلہ 0321 7654321, 35202 1234567 1"}, 'Sana', '', '', ${"مسٔلہ 0321-7654321, 35202-1234567-1"})`.execute(
    db,
  );
  await sql`insert into bin_items (noun, row_id, deleted_at, expires_at, user_name)
    values ('event', 9, ${at}, ${at}, 'Admin')`.execute(db);
  const guest = {
    id: 9,
    phone: "0992123456",
    name: "مسٔلہ",
    search_text: "مسلہ",
    search_phones: "0992 123456",
  };
  await sql`insert into bin_rows (item_id, main, table_name, row, email, phone)
    values (1, 0, 'event_guests', ${JSON.stringify(guest)}, '', '0992123456')`.execute(db);
  await migrate(db);

  const donors = await db.selectFrom("blood_donors").select("phone").orderBy("id").execute();
  expect(donors.map(({ phone }) => phone)).toEqual([
    "92511234567",
    "92611234567",
    "0611234567",
    "923001234567",
  ]);
  const held = new Set<Permission>(["phones:read"]);
  const found = async (table: "blood_donors" | "messages", q: string) =>
    (await listInbox(db, table, { q, limit: 10 }, { held })).total;
  for (const q of ["051-1234567", "+92 51 123 4567", "03001234567", "0300 123 4567"])
    expect(await found("blood_donors", q), q).toBe(1);
  expect(await found("blood_donors", "0611234567")).toBe(2);
  for (const q of ["03217654321", "+923217654321", "۰۳۲۱۷۶۵۴۳۲۱", "3520212345671", "مسئلہ", "مسٔلہ"])
    expect(await found("messages", q), q).toBe(1);
  const binned = await db.selectFrom("bin_rows").select(["row", "phone"]).executeTakeFirstOrThrow();
  expect(binned.phone).toBe("92992123456");
  expect(JSON.parse(binned.row)).toEqual({
    ...guest,
    phone: "92992123456",
    search_text: "مسلہ\nمسیلہ",
    search_phones: "0992 123456\n92992123456",
  });
});

test("051 takes a donor's last call out of the log, and no line of it that was no call", async () => {
  const db = await databaseUpTo("049");
  await sql`insert into blood_donors (received_at, search_text, full_name, email, phone, blood_group, city, city_key,
    gender, consent_text, consented_at) values (${at}, '', 'Bilal', '', '92300', 'O-', 'Lahore', 'lahore', '', 'Yes', ${at}),
    (${at}, '', 'Sana', '', '92301', 'O-', 'Lahore', 'lahore', '', 'Yes', ${at})`.execute(db);
  for (const [caller, outcome] of [
    ["Ayesha", "No answer"],
    ["Ayesha", "Took over the proposed blood group"],
    ["Ayesha", "Gave blood on Nov 20, 2026"],
    ["The form", "Registered again through the form. The earlier entry said:"],
  ])
    await sql`insert into donor_calls (donor_id, called_at, caller, outcome) values (1, ${at}, ${caller}, ${outcome})`.execute(
      db,
    );
  await migrate(db);
  const donors = await db
    .selectFrom("blood_donors")
    .select(["last_called_at", "last_outcome"])
    .orderBy("id")
    .execute();
  expect(donors).toEqual([
    { last_called_at: at, last_outcome: "No answer" },
    { last_called_at: null, last_outcome: null },
  ]);
});
