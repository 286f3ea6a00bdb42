import { sql } from "kysely";
import { type Migration, type MigrationInfo, Migrator } from "kysely/migration";
import { EnvironmentError } from "#server/env.ts";
import type { Db } from "./connect.ts";
import {
  baselineName,
  isBeforeBaseline,
  lastBeforeBaseline,
  migrations,
  withBaseline,
} from "./migrations.ts";

type Migrations = Record<string, Migration>;

const migrator = (db: Db, list: Migrations) =>
  new Migrator({ db, provider: { getMigrations: async () => list } });

/**
 * Runs all pending migrations in one transaction: one that fails leaves the database as it was.
 * @returns the names of the migrations that ran
 * @throws EnvironmentError when the database is newer than this program or older than 1.3.0, and when a migration
 *   fails, with its name and cause
 */
export async function migrate(db: Db, list: Migrations = migrations): Promise<string[]> {
  const newer = await newerMigrations(db, list);
  if (newer.length > 0) throw new EnvironmentError(newerText(newer));
  const before = (await ranMigrations(db)).filter(isBeforeBaseline);
  const { error, results = [] } = await migrator(db, asRan(list, before)).migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === "Error")?.migrationName;
    const cause = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
    throw new EnvironmentError(
      `The database could not be brought up to date${failed ? ` (${failed})` : ""}: ${cause}. Nothing in it was changed: ` +
        "start the version from before the update, and report this line.",
      { cause: error },
    );
  }
  if (before.length > 0) await adoptBaseline(db, before);
  return results.filter((result) => result.status === "Success").map((result) => result.migrationName);
}

/** Every migration of this program with the time it ran, for `npm run db:status`. */
export async function migrationStatus(db: Db): Promise<readonly MigrationInfo[]> {
  return migrator(db, migrations).getMigrations();
}

/**
 * What has run in this database and this program does not know, in the order of their names: a newer version was here.
 * @throws EnvironmentError when it is older than 1.3.0
 */
export async function newerMigrations(db: Db, list: Migrations = migrations): Promise<string[]> {
  const ran = withBaseline(await ranMigrations(db));
  if (!ran)
    throw new EnvironmentError(
      "The database is older than 1.3.0: start version 1.3.0 with it once, and then this one.",
    );
  return ran.filter((name) => !Object.hasOwn(list, name));
}

const ranMigrations = (db: Db): Promise<string[]> =>
  sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .then(({ rows }) => rows.map(({ name }) => name), noTable);

/** To a database of 1.3.0 the baseline is what has run there, until all that came after it has run, too. */
function asRan(list: Migrations, before: readonly string[]): Migrations {
  if (before.length === 0) return list;
  const { [baselineName]: _made, ...later } = list;
  return { ...Object.fromEntries(before.map((name) => [name, { up: async () => undefined }])), ...later };
}

/**
 * The last of them becomes the baseline, at its time, and the others go. Only when all has run: a database whose migration
 * fails must go on with the version from before, which knows the earlier names alone.
 */
const adoptBaseline = (db: Db, before: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const others = before.filter((name) => name !== lastBeforeBaseline);
    if (others.length > 0)
      await sql`delete from kysely_migration where name in (${sql.join(others)})`.execute(trx);
    await sql`update kysely_migration set name = ${baselineName} where name = ${lastBeforeBaseline}`.execute(
      trx,
    );
  });

/** A new database. */
function noTable(error: Error & { code?: string }): [] {
  if (error.code === "42P01" || /^no such table/.test(error.message)) return [];
  throw error;
}

export const newerText = (newer: string[]): string =>
  `The database is newer than this program (it has ${newer.join(", ")}): start the version that has last used it, or a newer ` +
  "one, or restore a backup from before the update.";
