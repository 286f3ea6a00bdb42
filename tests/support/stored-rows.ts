import { sql } from "kysely";
import type { Db } from "#server/db/connect.ts";

/** Whatever is stored, table by table, but for when sessions were used last. */
export async function tablesOf(db: Db): Promise<Record<string, unknown[]>> {
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  const stored = await Promise.all(
    tables.map(async ({ name }): Promise<[string, unknown[]]> => {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
      return [name, rows.map((row) => JSON.stringify({ ...row, last_used_at: null })).toSorted()];
    }),
  );
  return Object.fromEntries(stored);
}
