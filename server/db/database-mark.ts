import { createHash, randomUUID } from "node:crypto";
import { realpath } from "node:fs/promises";
import { sql } from "kysely";
import type { Env } from "#server/env.ts";
import type { Db } from "./connect.ts";

/**
 * By what the storage of uploads knows this database: made of the database's own name, which is made here when it has
 * none, and of the place where it is. So a copy has another one, though its rows are the same (decision 042).
 * @returns 64 hexadecimal digits, which tell neither the name nor the place
 */
export async function databaseMark(db: Db, env: Pick<Env, "databaseUrl" | "dataDir">): Promise<string> {
  await db
    .insertInto("database_identity")
    .values({ id: 1, identity: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { identity: name } = await db
    .selectFrom("database_identity")
    .select("identity")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  const place = env.databaseUrl ? await postgresPlace(db) : await realpath(env.dataDir);
  return createHash("sha256").update(`${name}\n${place}`).digest("hex");
}

/** The number of the database in its server, and that of the server: a restored dump has another, also by the same name. */
async function postgresPlace(db: Db): Promise<string> {
  const { rows } = await sql<{ oid: number; readable: boolean; written: string }>`
    select oid::int as oid, has_function_privilege('pg_control_system()', 'execute') as readable,
      (select tableoid || ' ' || xmin from database_identity where id = 1) as written
    from pg_database where datname = current_database()`.execute(db);
  const database = rows[0]?.oid;
  // Some hosters keep it from their customers, and number the first database of each server alike. Then the table's number
  // and that of the transaction that wrote the name tell a restored dump.
  if (!rows[0]?.readable) return `${database} ${rows[0]?.written}`;
  const server = await sql<{ id: string }>`
    select system_identifier::text as id from pg_control_system()`.execute(db);
  return `${server.rows[0]?.id} ${database}`;
}
