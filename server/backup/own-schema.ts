import type BetterSqlite3 from "better-sqlite3";
import { sql } from "kysely";
import { connectSqlite } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import { migrations } from "#server/db/migrations.ts";
import { ArchiveError } from "./archive-format.ts";

type SchemaObject = { type: string; name: string; sql: string | null };

const schemaQuery = "select type, name, sql from sqlite_master order by type, name";

/** SQLite's own: the counts of its planner, which a database may have or not, and what it numbers rows and keys with. */
const isOfSqlite = ({ type, name }: SchemaObject) =>
  /^sqlite_/.test(name) && (type === "table" || type === "index");

/** Versions of SQLite write the same definition with other blanks and quotes. */
const definitionOf = ({ sql: text }: SchemaObject) => (text ?? "").replace(/["'`[\]\s]/g, "").toLowerCase();

/**
 * Compares a database that somebody hands in with an empty one of the same migrations: a trigger or a view that was put
 * into it would run with the program's rights.
 * @param ran the migrations that it says have run, all of this program
 * @throws ArchiveError which names the first table, index, trigger or view that is another, is too many or is missing
 */
export async function checkSchema(database: BetterSqlite3.Database, ran: readonly string[]): Promise<void> {
  const own = await schemaAfter(ran);
  const given = database
    .prepare<[], SchemaObject>(schemaQuery)
    .all()
    .filter((found) => !isOfSqlite(found));
  const byName = new Map(given.map((found) => [`${found.type} ${found.name}`, found]));
  for (const [key, found] of byName) {
    const expected = own.get(key);
    const name = key.slice(0, 80);
    if (!expected) throw new ArchiveError(`Its database has a ${name}, which is no part of the program`);
    if (definitionOf(expected) !== definitionOf(found))
      throw new ArchiveError(`The ${name} of its database was changed`);
  }
  for (const key of own.keys())
    if (!byName.has(key)) throw new ArchiveError(`The ${key} of its database is missing`);
}

async function schemaAfter(ran: readonly string[]): Promise<Map<string, SchemaObject>> {
  const db = connectSqlite(":memory:");
  try {
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => ran.includes(name))));
    const { rows } = await sql<SchemaObject>`${sql.raw(schemaQuery)}`.execute(db);
    return new Map(
      rows.filter((found) => !isOfSqlite(found)).map((found) => [`${found.type} ${found.name}`, found]),
    );
  } finally {
    await db.destroy();
  }
}
