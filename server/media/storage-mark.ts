import { createHash, randomUUID } from "node:crypto";
import { realpath } from "node:fs/promises";
import { sql } from "kysely";
import { commandLine } from "#server/command-line.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import type { Env } from "#server/env.ts";
import { storedFolders } from "./media.ts";

type Parts = Pick<Deps, "db" | "env" | "media" | "log">;

/** Whose the storage is. Only of one's own may files be removed (SYSTEM-05). */
export type StorageOwner = "ours" | "another" | "nobody";

/** Reads it anew each time: the mark may have been written by `npm run media:clean` or another process. */
export async function storageOwner({ db, env, media }: Omit<Parts, "log">): Promise<StorageOwner> {
  const mark = await media.readMark();
  if (mark === undefined) return "nobody";
  return mark === (await databaseMark(db, env)) ? "ours" : "another";
}

/** From then on files may be removed from the storage for this database, and for no other. */
export async function claimStorage({ db, env, media }: Omit<Parts, "log">): Promise<void> {
  await media.writeMark(await databaseMark(db, env));
}

/**
 * Claims a storage that nobody uses: the first start of a new installation. A storage with files and without a mark is
 * left alone, because they may be another database's. A failure is logged: without a mark nothing is removed.
 */
export async function claimEmptyStorage(deps: Parts): Promise<void> {
  const { media, log } = deps;
  try {
    if ((await media.readMark()) !== undefined) return;
    for (const folder of storedFolders) if ((await media.list(folder)).length > 0) return;
    await claimStorage(deps);
  } catch (error) {
    log.error({ err: error }, "the storage of uploads could not be marked");
  }
}

/** The line that the log gets when nothing is removed. */
export const notOurs = (owner: Exclude<StorageOwner, "ours">) =>
  `no upload is removed: the storage ${owner === "another" ? "is marked by another database" : "has no mark of this database"}; ` +
  `if it belongs to this one alone, run \`${commandLine("media:clean", "--claim")}\``;

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
