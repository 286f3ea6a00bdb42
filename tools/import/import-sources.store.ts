import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { Db } from "#server/db/connect.ts";
import type { ImportSourcesTable } from "#server/db/schema.ts";

export type ImportSource = Selectable<ImportSourcesTable>;
type Key = Pick<ImportSource, "source" | "noun" | "source_id">;

/** The same for the same fields and values, in their order. */
export const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** What has been imported of a noun, by its number at the other installation. */
export async function readSources(db: Db, source: string, noun: string): Promise<Map<string, ImportSource>> {
  const rows = await db
    .selectFrom("import_sources")
    .selectAll()
    .where("source", "=", source)
    .where("noun", "=", noun)
    .execute();
  return new Map(rows.map((row) => [row.source_id, row]));
}

/**
 * Says that a row is about to be made. When the program ends before it says which (`saveSource`), the next run finds that
 * out by the audit log (`finishBegun`).
 */
export async function beginSource(db: Db, key: Key, now: Date): Promise<void> {
  const row = { row_id: null, source_hash: "", row_hash: "", file: null, imported_at: now.toISOString() };
  await db
    .insertInto("import_sources")
    .values({ ...key, ...row })
    .execute();
}

/** Nothing was made after all. */
export async function forgetSource(db: Db, { source, noun, source_id }: Key): Promise<void> {
  await db
    .deleteFrom("import_sources")
    .where("source", "=", source)
    .where("noun", "=", noun)
    .where("source_id", "=", source_id)
    .execute();
}

export async function saveSource(db: Db, saved: ImportSource): Promise<void> {
  const { source, noun, source_id, ...rest } = saved;
  await db
    .insertInto("import_sources")
    .values(saved)
    .onConflict((conflict) => conflict.columns(["source", "noun", "source_id"]).doUpdateSet(rest))
    .execute();
}

/**
 * Settles what a run that was killed has begun: of a row that it made, the number stands in the audit log, which was
 * written with it; what it did not make is forgotten.
 * @param actor the name under which imports from this source are recorded
 */
export async function finishBegun(db: Db, source: string, actor: string): Promise<void> {
  const begun = await db
    .selectFrom("import_sources")
    .select(["source", "noun", "source_id"])
    .where("source", "=", source)
    .where("row_id", "is", null)
    .execute();
  for (const key of begun) {
    const made = await db
      .selectFrom("audit_log")
      .select("noun_id")
      .where("user_name", "=", actor)
      .where("action", "=", "create")
      .where("noun", "=", key.noun)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    const id = Number(made?.noun_id ?? 0);
    const known = await db
      .selectFrom("import_sources")
      .select("source_id")
      .where("noun", "=", key.noun)
      .where("row_id", "=", id)
      .executeTakeFirst();
    if (id < 1 || known) {
      await forgetSource(db, key);
      continue;
    }
    await db
      .updateTable("import_sources")
      .set({ row_id: id })
      .where("source", "=", source)
      .where("noun", "=", key.noun)
      .where("source_id", "=", key.source_id)
      .execute();
  }
}
