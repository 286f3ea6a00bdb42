import { sql } from "kysely";
import { inject } from "vitest";
import type { Db } from "#server/db/connect.ts";
import type { DatabaseTemplate } from "./database-template.ts";

/** Every test has the same ones, and PostgreSQL takes longer to list than to read them. */
const names: Partial<Record<DatabaseTemplate["kind"], Promise<string[]>>> = {};

async function readNames(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.filter(({ isView }) => !isView).map(({ name }) => name);
}

/** Whatever is stored, table by table, but for when sessions were used last. */
export async function tablesOf(db: Db): Promise<Record<string, unknown[]>> {
  const { kind } = inject("databaseTemplate");
  names[kind] ??= readNames(db);
  const stored = await Promise.all(
    (await names[kind]).map(async (name): Promise<[string, unknown[]]> => {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
      return [name, rows.map((row) => JSON.stringify({ ...row, last_used_at: null })).toSorted()];
    }),
  );
  return Object.fromEntries(stored);
}
