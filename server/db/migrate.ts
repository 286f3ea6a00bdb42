import { sql } from "kysely";
import { type Migration, type MigrationInfo, Migrator } from "kysely/migration";
import { EnvironmentError } from "#server/env.ts";
import type { Db } from "./connect.ts";
import { baselineName, isBeforeBaseline, migrations, withBaseline } from "./migrations.ts";

type Migrations = Record<string, Migration>;

const migrator = (db: Db, list: Migrations) =>
  new Migrator({ db, provider: { getMigrations: async () => list } });

/**
 * Runs all pending migrations in one transaction: one that fails leaves the database as it was.
 * @returns the names of the migrations that ran
 * @throws EnvironmentError when the database is newer than this program or older than 1.0.0, and when a migration fails, with
 * its name and cause
 */
export async function migrate(db: Db, list: Migrations = migrations): Promise<string[]> {
  const newer = await newerMigrations(db, list);
  if (newer.length > 0) throw new EnvironmentError(newerText(newer));
  await adoptBaseline(db);
  const { error, results = [] } = await migrator(db, list).migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === "Error")?.migrationName;
    const cause = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
    throw new EnvironmentError(
      `The database could not be brought up to date${failed ? ` (${failed})` : ""}: ${cause}. Nothing in it was changed: ` +
        "start the version from before the update, and report this line.",
      { cause: error },
    );
  }
  return results.filter((result) => result.status === "Success").map((result) => result.migrationName);
}

/** Every migration of this program with the time it ran, for `npm run db:status`. */
export async function migrationStatus(db: Db): Promise<readonly MigrationInfo[]> {
  return migrator(db, migrations).getMigrations();
}

/**
 * What has run in this database and this program does not know, in the order of their names: a newer version was here.
 * @throws EnvironmentError when it is older than 1.0.0
 */
export async function newerMigrations(db: Db, list: Migrations = migrations): Promise<string[]> {
  const ran = withBaseline(await ranMigrations(db));
  if (!ran)
    throw new EnvironmentError(
      "The database is older than 1.0.0: start version 1.0.0 with it once, and then this one.",
    );
  return ran.filter((name) => !Object.hasOwn(list, name));
}

const ranMigrations = (db: Db): Promise<string[]> =>
  sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .then(({ rows }) => rows.map(({ name }) => name), noTable);

/** A database of 1.0.0 has all of the baseline already: it is noted as run. */
async function adoptBaseline(db: Db): Promise<void> {
  const before = (await ranMigrations(db)).filter(isBeforeBaseline);
  if (before.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`delete from kysely_migration where name in (${sql.join(before)})`.execute(trx);
    await sql`insert into kysely_migration (name, timestamp) values (${baselineName}, ${new Date().toISOString()})`.execute(
      trx,
    );
  });
}

/** A new database. */
function noTable(error: Error & { code?: string }): [] {
  if (error.code === "42P01" || /^no such table/.test(error.message)) return [];
  throw error;
}

export const newerText = (newer: string[]): string =>
  `The database is newer than this program (it has ${newer.join(", ")}): start the version that has last used it, or a newer ` +
  "one, or restore a backup from before the update.";
