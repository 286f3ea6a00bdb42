import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { connectSqlite } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import "./database-template.ts";

/** Migrates one SQLite file; each test starts from a copy of it. */
export default async function prepareSqlite(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-sqlite-"));
  const file = path.join(folder, "template.sqlite");
  const db = connectSqlite(file);
  await migrate(db);
  // Closing merges the write-ahead log into the file, so that the copy is complete.
  await db.destroy();
  project.provide("databaseTemplate", { kind: "sqlite", file });
  project.provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
