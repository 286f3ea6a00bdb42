import { sqliteFile } from "#server/db/connect.ts";
import type { Env } from "#server/env.ts";

/** The location of the database for the terminal: without the password. */
export function describeDatabase(env: Pick<Env, "databaseUrl" | "dataDir">): string {
  if (!env.databaseUrl) return `SQLite, ${sqliteFile(env.dataDir)}`;
  const { host, pathname } = new URL(env.databaseUrl);
  return `PostgreSQL, ${pathname.slice(1)} on ${host}`;
}
