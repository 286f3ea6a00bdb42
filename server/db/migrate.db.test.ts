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

/** As 1.3.0 left it: the baseline's tables, made by the migrations that it stands for. */
async function databaseBefore(names: string[]) {
  const db = await bareDatabase();
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= baselineName)));
  await sql`delete from kysely_migration`.execute(db);
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-25')`.execute(db);
  await db.insertInto("headline").values({ id: 1, headline: "Of 1.3.0", updated_at: "2026-11-25" }).execute();
  return db;
}

test("a database of 1.3.0 has the baseline, and gets what came after it: START-03a", async () => {
  const db = await databaseBefore(["030-baseline", "031-roles", "066-help-requests", "067-help-payments"]);
  expect(await migrate(db)).toEqual(Object.keys(migrations).filter((name) => name !== baselineName));
  expect((await migrationStatus(db)).every(({ executedAt }) => executedAt)).toBe(true);
  expect(await db.selectFrom("headline").select("headline").execute()).toEqual([{ headline: "Of 1.3.0" }]);
  expect(await migrate(db)).toEqual([]);
});

test("one that is older is refused in one line, and stays as it is: START-03a", async () => {
  const db = await databaseBefore(["030-baseline", "031-roles"]);
  await expect(migrate(db)).rejects.toThrow(
    "The database is older than 1.3.0: start version 1.3.0 with it once, and then this one.",
  );
  const { rows } = await sql`select name from kysely_migration order by name`.execute(db);
  expect(rows).toEqual([{ name: "030-baseline" }, { name: "031-roles" }]);
});

test("one whose update fails keeps the names that the version from before knows: START-03a", async () => {
  const names = ["030-baseline", "031-roles", "067-help-payments"];
  const db = await databaseBefore(names);
  await expect(migrate(db, { ...migrations, "900-breaks": breaks })).rejects.toThrow("900-breaks");
  const { rows } = await sql`select name from kysely_migration order by name`.execute(db);
  expect(rows).toEqual(names.map((name) => ({ name })));
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
