import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, test } from "vitest";
import { bareDatabase } from "#tests/support/test-database.ts";
import { migrate, migrationStatus } from "./migrate.ts";
import { baselineName, migrations } from "./migrations.ts";

const breaks: Migration = {
  async up(db) {
    await db.schema.createTable("half_made").addColumn("id", "integer").execute();
    await db.schema.alterTable("headline").addColumn("extra", "text").execute();
    await db.deleteFrom("headline").execute();
    throw new Error("It broke half-way");
  },
};

const newest = Object.keys(migrations).at(-1);

test("an empty database gets all migrations, and a second run does nothing", async () => {
  const db = await bareDatabase();
  expect(await migrate(db)).toEqual(Object.keys(migrations));
  expect(await migrate(db)).toEqual([]);
  const status = await migrationStatus(db);
  expect(status.every(({ executedAt }) => executedAt instanceof Date)).toBe(true);
});

/** As 1.0.0 left it: the baseline's tables, made by the migrations that it stands for. */
async function databaseOfFirst(names: string[]) {
  const db = await bareDatabase();
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= baselineName)));
  await sql`delete from kysely_migration`.execute(db);
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-25')`.execute(db);
  await db.insertInto("headline").values({ id: 1, headline: "Of 1.0.0", updated_at: "2026-11-25" }).execute();
  return db;
}

test("a database of 1.0.0 has the baseline, and gets what came after it: START-03a", async () => {
  const db = await databaseOfFirst([
    "001-the-house",
    "013-giving",
    "028-import-sources",
    "030-demonstration",
  ]);
  expect(await migrate(db)).toEqual(Object.keys(migrations).filter((name) => name !== baselineName));
  expect((await migrationStatus(db)).every(({ executedAt }) => executedAt)).toBe(true);
  expect(await db.selectFrom("headline").select("headline").execute()).toEqual([{ headline: "Of 1.0.0" }]);
  expect(await migrate(db)).toEqual([]);
});

test("one that is older is refused in one line, and stays as it is: START-03a", async () => {
  const db = await databaseOfFirst(["001-the-house", "013-giving"]);
  await expect(migrate(db)).rejects.toThrow(
    "The database is older than 1.0.0: start version 1.0.0 with it once, and then this one.",
  );
  const { rows } = await sql`select name from kysely_migration order by name`.execute(db);
  expect(rows).toEqual([{ name: "001-the-house" }, { name: "013-giving" }]);
});

test("one whose update fails keeps the names that the version from before knows: START-03a", async () => {
  const names = ["001-the-house", "028-import-sources", "030-demonstration"];
  const db = await databaseOfFirst(names);
  await expect(migrate(db, { ...migrations, "900-breaks": breaks })).rejects.toThrow("900-breaks");
  const { rows } = await sql`select name from kysely_migration order by name`.execute(db);
  expect(rows).toEqual(names.map((name) => ({ name })));
});

test("days of the first format and receipts without a document are told before anything changes: START-03a", async () => {
  const db = await bareDatabase();
  const before = Object.entries(migrations).filter(([name]) => name < "048");
  await migrate(db, Object.fromEntries(before));
  const hash = "0".repeat(64);
  await sql`insert into receipt_days (day, version, receipts, total_paisa, root, previous_link, link, sealed_at)
    values ('2026-07-03', 1, 0, 0, ${hash}, ${hash}, ${hash}, '2026-07-05')`.execute(db);
  await expect(migrate(db)).rejects.toThrow("(048-one-format): 1 sealed days are of the first format");
});

test("lines of statements without an account are told before anything changes: START-03a", async () => {
  const db = await bareDatabase();
  const before = Object.entries(migrations).filter(([name]) => name < "050");
  await migrate(db, Object.fromEntries(before));
  await sql`insert into statement_lines (fingerprint, day, amount_paisa, description, imported_at, imported_by)
    values ('f', '2026-07-03', 250000, 'IBFT', '2026-07-05', 'Admin')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    "(050-lines-of-an-account): 1 lines of bank statements have no account: import their statement again",
  );
});

test("saved promises of tax and register get what is true without them, and samples keep their claims: SAMPLE-10", async () => {
  const db = await bareDatabase();
  const until = (name: string) =>
    Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));
  await migrate(db, until("053"));
  const [question] = [{ id: "tax", answer: { en: "Donations are tax-deductible in Pakistan. More." } }];
  const own = { id: "own", answer: { en: "Our own words." } };
  const rows = [
    { name: "faq", value: JSON.stringify({ questions: [question, own] }), is_sample: 0 as const },
    { name: "stories", value: "{}", is_sample: 1 as const },
  ];
  const saved = { version: 3, updated_at: "2026-11-21T07:00:00.000Z" };
  await db
    .insertInto("content")
    .values(rows.map((row) => ({ ...row, ...saved })))
    .execute();
  await migrate(db, until("054"));
  const saveOf = async (name: string) => {
    const found = db.selectFrom("content").select(["value", "is_sample"]).where("name", "=", name);
    const { value, is_sample } = await found.executeTakeFirstOrThrow();
    return { ...JSON.parse(value), is_sample };
  };
  const { questions } = await saveOf("faq");
  expect(questions).toEqual([
    {
      ...question,
      needs: "approval",
      otherwise: expect.objectContaining({ en: expect.stringContaining("Not at the moment.") }),
    },
    own,
  ]);
  expect(await saveOf("claims")).toEqual({ registration: true, rating: true, is_sample: 1 });
});

test("a migration that fails leaves the database as it was, rows and all", async () => {
  const db = await bareDatabase();
  await migrate(db);
  await db.insertInto("headline").values({ id: 1, headline: "Here", updated_at: "2026-11-21" }).execute();
  const before = await db.introspection.getTables();

  const list = { ...migrations, "900-breaks": breaks };
  await expect(migrate(db, list)).rejects.toThrow(
    "The database could not be brought up to date (900-breaks): It broke half-way. Nothing in it was changed: start",
  );

  expect(await db.introspection.getTables()).toEqual(before);
  expect(await db.selectFrom("headline").select("headline").execute()).toEqual([{ headline: "Here" }]);
  expect(await migrate(db)).toEqual([]);
});

test("of several pending migrations none stays when a later one fails", async () => {
  const db = await bareDatabase();
  await expect(migrate(db, { ...migrations, "900-breaks": breaks })).rejects.toThrow("900-breaks");
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables.filter((name) => !name.startsWith("kysely"))).toEqual([]);
  expect(await migrate(db)).toContain(newest);
});
