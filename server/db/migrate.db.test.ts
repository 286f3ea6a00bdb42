import type { Migration } from "kysely/migration";
import { expect, test } from "vitest";
import { bareDatabase } from "#tests/support/test-database.ts";
import { migrate, migrationStatus } from "./migrate.ts";
import { migrations } from "./migrations.ts";

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
