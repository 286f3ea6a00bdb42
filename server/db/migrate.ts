import { type Migration, type MigrationInfo, Migrator } from "kysely/migration";
import type { Db } from "./connect.ts";
import { migrations } from "./migrations.ts";

const migrator = (db: Db, list: Record<string, Migration>) =>
  new Migrator({ db, provider: { getMigrations: async () => list } });

/**
 * Runs all pending migrations in one transaction: one that fails leaves the database as it was.
 * @returns the names of the migrations that ran
 * @throws the error of the migration that failed, with its name
 */
export async function migrate(db: Db, list: Record<string, Migration> = migrations): Promise<string[]> {
  const { error, results = [] } = await migrator(db, list).migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === "Error")?.migrationName;
    throw new Error(`The database could not be brought up to date${failed ? ` (${failed})` : ""}`, {
      cause: error,
    });
  }
  return results.filter((result) => result.status === "Success").map((result) => result.migrationName);
}

/** Every migration with the time it ran, for `npm run db:status`. */
export async function migrationStatus(db: Db): Promise<readonly MigrationInfo[]> {
  return migrator(db, migrations).getMigrations();
}
