import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { listEvents } from "#app/features/stories/events/server/events-list.store.server.ts";
import { bareDatabase } from "#tests/support/test-database.ts";
import type { Db } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

/* Events of before migration 056, which were a row in each language, and what becomes of them: EVENT-15. */

let db: Db;
beforeEach(async () => {
  db = await bareDatabase();
  const before = Object.entries(migrations).filter(([name]) => name < "056");
  await migrate(db, Object.fromEntries(before));
});

const at = "2026-11-21T07:00:00.000Z";
const insert = (table: string, row: Record<string, string | number | null>) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(db);

type Row = Record<string, string | number | null>;
const english = {
  title: "Eye camp",
  location: "Lahore",
  description: "Bring your card",
  image_alt: "A tent",
};
const urdu = { title: "آنکھوں کا کیمپ", location: "لاہور", description: "کارڈ لائیں", image_alt: "خیمہ" };
const facts = { event_date: "2026-12-05", event_time: "09:30", kind: "event", image_url: null };
/** Nothing reads the table any more, so the schema does not name it. */
const joinedRows = () =>
  db.withTables<{ joined_translations: { differences: string } }>().selectFrom("joined_translations");
/** In the order of the numbers that they get. */
const event = (row: Row) =>
  insert("events", { ...facts, created_at: at, search_text: String(row.title).toLowerCase(), ...row });
const guest = (row: Row) =>
  insert("event_guests", {
    received_at: at,
    event_title: "Camp",
    event_date: "2026-12-05",
    read_at: at,
    search_text: String(row.name).toLowerCase(),
    search_phones: "",
    ...row,
  });
const version = (id: number, version: number, value: object) =>
  insert("versions", {
    noun: "event",
    row_id: String(id),
    version,
    action: "save",
    value: JSON.stringify(value),
    changes: 0,
    saved_at: at,
    user_name: "",
  });
const binned = async (id: number, row: object) => {
  await insert("bin_items", {
    noun: "event",
    row_id: id,
    deleted_at: at,
    expires_at: at,
    user_name: "",
  });
  await sql`insert into bin_rows (item_id, main, table_name, row, email, phone)
    select id, 1, 'events', ${JSON.stringify(row)}, '', '' from bin_items where row_id = ${id}`.execute(db);
};

const inUrdu = Object.fromEntries(Object.entries(urdu).map(([name, text]) => [`${name}_ur`, text]));
const noEnglish = { title: "", location: "", description: "", image_alt: "" };
const eventsNow = () => db.selectFrom("events").selectAll().orderBy("id").execute();
const versionsNow = async () =>
  (await db.selectFrom("versions").select(["row_id", "value"]).orderBy("id").execute()).map(
    ({ row_id, value }) => [row_id, JSON.parse(value ?? "null")],
  );

test("of a pair the English row gets the Urdu texts, its facts stand, and what differed is kept for staff", async () => {
  await event({ ...english, cancelled_at: at, image_url: "uploads/images/a.png", is_sample: 1 });
  await event({
    ...urdu,
    translation_of: 1,
    event_date: "2026-12-06",
    event_time: null,
    kind: "blood-drive",
    image_url: "uploads/images/b.png",
  });
  await version(1, 1, { ...english, title: "Camp" });
  await version(2, 1, urdu);
  await migrate(db);

  const rows = await eventsNow();
  expect(rows).toMatchObject([
    {
      id: 1,
      ...english,
      ...inUrdu,
      cancelled_at: at,
      event_date: "2026-12-05",
      is_sample: 0,
      // It described the other picture.
      image_url: "uploads/images/a.png",
      image_alt_ur: "",
    },
  ]);
  expect(rows[0]).not.toHaveProperty("translation_of");
  const joined = await joinedRows().selectAll().executeTakeFirstOrThrow();
  expect({ ...joined, differences: JSON.parse(joined.differences) }).toEqual({
    noun: "event",
    former_id: 2,
    row_id: 1,
    differences: [
      { field: "event_date", english: "2026-12-05", urdu: "2026-12-06" },
      { field: "event_time", english: "09:30", urdu: "All Day" },
      { field: "kind", english: "event", urdu: "blood-drive" },
      { field: "image_url", english: "uploads/images/a.png", urdu: "uploads/images/b.png" },
      { field: "cancelled", english: "yes", urdu: "no" },
    ],
  });
  expect(await versionsNow()).toEqual([["1", { ...english, title: "Camp", ...inUrdu, image_alt_ur: "" }]]);
  for (const q of ["eye camp", "کیمپ"]) {
    expect((await listEvents(db, { today: "2026-11-21", limit: 9, q })).events, q).toHaveLength(1);
  }
});

test("the Urdu event's guests move; whoever is on both lists is one guest with all names and notes", async () => {
  await event(english);
  await event({ ...urdu, translation_of: 1 });
  await guest({ event_id: 1, phone: "1", name: "Ayesha", other_names: "Sana", note: "Called" });
  await guest({ event_id: 2, phone: "1", name: "عائشہ", other_names: "Sana\nBilal", note: "Comes late" });
  await guest({ event_id: 2, phone: "2", name: "Ali" });
  await guest({ event_id: 1, phone: "3", name: "Omar" });
  await guest({ event_id: 2, phone: "3", name: "Omar" });
  await migrate(db);

  const guests = await db.selectFrom("event_guests").selectAll().orderBy("phone").execute();
  expect(guests).toMatchObject([
    {
      event_id: 1,
      name: "Ayesha",
      other_names: "Sana\nعائشہ\nBilal",
      note: "Called\nComes late",
      read_at: null,
      search_text: "ayesha\nعائشہ",
    },
    { event_id: 1, name: "Ali", read_at: at },
    { event_id: 1, name: "Omar", other_names: "", read_at: at },
  ]);
  expect(guests).toHaveLength(3);
});

test("a picture of the Urdu event alone comes along with its description, and differs from nothing", async () => {
  await event({ ...english, image_alt: "" });
  await event({ ...urdu, translation_of: 1, image_url: "uploads/images/b.png" });
  await insert("pictures", { path: "uploads/images/b.png", uploaded_at: at });
  await insert("picture_uses", { picture_id: 1, table_name: "events", row_key: "2", name: urdu.title });
  await migrate(db);
  expect(await eventsNow()).toMatchObject([{ image_url: "uploads/images/b.png", ...inUrdu }]);
  expect(await db.selectFrom("picture_uses").select(["row_key", "name"]).execute()).toEqual([
    { row_key: "1", name: "Eye camp" },
  ]);
  expect(await joinedRows().select("differences").execute()).toEqual([{ differences: "[]" }]);
});

test("an Urdu event without an English one keeps its number and has Urdu texts alone, in its versions too", async () => {
  await event(english);
  await event(urdu);
  // Its English one was deleted for good.
  await event({ ...urdu, title: "Camp", translation_of: 99 });
  await version(2, 1, english);
  await version(2, 2, urdu);
  await migrate(db);
  expect(await eventsNow()).toMatchObject([
    { id: 1, ...english, title_ur: "", description_ur: "" },
    { id: 2, ...noEnglish, ...inUrdu },
    { id: 3, ...noEnglish, ...inUrdu, title_ur: "Camp" },
  ]);
  expect(await versionsNow()).toEqual([
    ["2", english],
    ["2", { ...noEnglish, ...inUrdu }],
  ]);
  expect(await joinedRows().selectAll().execute()).toEqual([]);
});

test("of a pair with one half in the bin each stays a row of its own", async () => {
  await event(english);
  await event({ ...urdu, translation_of: 8 });
  await binned(8, { id: 8, ...english, ...facts, translation_of: null });
  await binned(9, { id: 9, ...urdu, ...facts, translation_of: 1 });
  await version(9, 1, urdu);
  await migrate(db);
  expect(await eventsNow()).toMatchObject([
    { id: 1, ...english, title_ur: "" },
    { id: 2, ...noEnglish, ...inUrdu },
  ]);
  const rows = await db.selectFrom("bin_rows").select("row").orderBy("id").execute();
  expect(rows.map(({ row }) => JSON.parse(row))).toEqual([
    { id: 8, ...english, ...facts },
    { id: 9, ...facts, ...noEnglish, ...inUrdu },
  ]);
  expect(await versionsNow()).toEqual([["9", { ...noEnglish, ...inUrdu }]]);
});
