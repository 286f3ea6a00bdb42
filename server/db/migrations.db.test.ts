import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Permission } from "#app/contract/permissions.ts";
import type { InboxTable } from "#app/contract/table.ts";
import { bloodDonorsTable } from "#app/features/people/blood-donors/blood-donors.table.ts";
import { messagesTable } from "#app/features/people/contact/messages.table.ts";
import { subscribersTable } from "#app/parts/newsletter/subscribers.table.ts";
import { contents } from "#content/contents.ts";
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
  const found = async (q: string) => (await listInbox(db, subscribersTable, { q, limit: 10 })).total;
  expect(await found("reader")).toBe(1);
  await sql`update subscribers set search_text = 'other@home.example'`.execute(db);
  expect([await found("reader"), await found("other")]).toEqual([0, 1]);
  await sql`delete from subscribers`.execute(db);
  expect(await found("other")).toBe(0);
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
  const found = async (table: InboxTable, q: string) =>
    (await listInbox(db, table, { q, limit: 10 }, { held })).total;
  for (const q of ["051-1234567", "+92 51 123 4567", "03001234567", "0300 123 4567"])
    expect(await found(bloodDonorsTable, q), q).toBe(1);
  expect(await found(bloodDonorsTable, "0611234567")).toBe(2);
  for (const q of ["03217654321", "+923217654321", "۰۳۲۱۷۶۵۴۳۲۱", "3520212345671", "مسئلہ", "مسٔلہ"])
    expect(await found(messagesTable, q), q).toBe(1);
  const binned = await db.selectFrom("bin_rows").select(["row", "phone"]).executeTakeFirstOrThrow();
  expect(binned.phone).toBe("92992123456");
  expect(JSON.parse(binned.row)).toEqual({
    ...guest,
    phone: "92992123456",
    search_text: "مسلہ\nمسیلہ",
    search_phones: "0992 123456\n92992123456",
  });
});

test("from 091 on the three updates are a content, with their marks and who saved them; samples stay samples", async () => {
  const filled = async (isSample: number) => {
    const db = await databaseUpTo("090");
    const mark = { language: "ur", since: at, was: 7 };
    for (const slot of [1, 2, 3]) {
      const outdated = slot === 2 ? JSON.stringify({ title: mark }) : "";
      await sql`insert into impact_updates
        (slot, title, title_ur, description, date, icon, link, is_sample, outdated_texts)
        values (${slot}, ${`Title ${slot}`}, ${slot === 2 ? "پمپ" : ""}, 'Done', 'Today', ${slot === 3 ? "Rocket" : "Heart"}, '/news',
          ${isSample}, ${outdated})`.execute(db);
    }
    await sql`insert into audit_log (at, user_name, action, noun, noun_id, search_text)
      values (${at}, 'Sana', 'update', 'impact feed', '1', '')`.execute(db);
    await migrate(db);
    return db;
  };
  const update = (en: string, icon: string) => ({
    ...{ title: { en }, date: { en: "Today" }, description: { en: "Done" } },
    ...{ icon, link: "/news" },
  });
  const title = { en: "Title 2", ur: "پمپ", stale: { language: "ur", since: at, was: 7 } };
  const expected = {
    update1: update("Title 1", "Heart"),
    update2: { ...update("Title 2", "Heart"), title },
    update3: update("Title 3", "ListPlus"),
  };
  const db = await filled(0);
  const row = await db.selectFrom("content").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: "feed", version: 1, updated_at: at, is_sample: 0 });
  expect(contents.feed.schema.parse(JSON.parse(row.value))).toEqual(expected);
  const {
    id: _id,
    value,
    ...version
  } = await db.selectFrom("versions").selectAll().executeTakeFirstOrThrow();
  const kept = { noun: "content", row_id: "feed", version: 1, action: "save", changes: 0 };
  expect(version).toEqual({ ...kept, saved_at: at, user_name: "Sana" });
  expect(value).toBe(row.value);

  const sample = await filled(1);
  expect(await sample.selectFrom("content").select("is_sample").execute()).toEqual([{ is_sample: 1 }]);
  expect(await sample.selectFrom("versions").select("id").execute()).toEqual([]);
});

test("from 091 on a mark without a day has the shape of the others, in what shows and in earlier versions", async () => {
  const db = await databaseUpTo("090");
  const text = { en: 'He says "stale":true', ur: "وہ" };
  const old = JSON.stringify({ title: { ...text, stale: true } });
  await sql`insert into content (name, value, version, updated_at) values ('home', ${old}, 1, ${at})`.execute(
    db,
  );
  await sql`insert into versions (noun, row_id, version, action, value, changes, saved_at, user_name)
    values ('content', 'home', 1, 'save', ${old}, 0, ${at}, 'Sana')`.execute(db);
  await migrate(db);
  const title = { ...text, stale: { language: "ur", since: "", was: -1 } };
  for (const table of ["content", "versions"] as const) {
    const { value } = await db.selectFrom(table).select("value").executeTakeFirstOrThrow();
    expect(JSON.parse(value ?? "")).toEqual({ title });
  }
});
