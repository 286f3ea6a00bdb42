import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/db/migrate.ts";
import { connectPostgres } from "#server/db/postgres.ts";
import { startPostgres } from "./postgres.ts";
import "./database-template.ts";

const template = "umeed_template";

/** Starts PostgreSQL and migrates one database; each test file gets a copy of it. */
export default async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  try {
    await postgres.run(`create database ${template}`);
    const { db } = connectPostgres(postgres.url(template));
    await migrate(db);
    // PostgreSQL copies a database only while nobody is connected to it.
    await db.destroy();
    project.provide("databaseTemplate", { kind: "postgres", server: postgres.url("postgres"), template });
    const folder = mkdtempSync(path.join(tmpdir(), "umeed-postgres-run-"));
    project.provide("runFolder", folder);
    return async () => {
      rmSync(folder, { recursive: true, force: true });
      await postgres.stop();
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
