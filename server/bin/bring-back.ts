import { PostgresAdapter, sql } from "kysely";
import type { BinNoun } from "#app/contract/bin.ts";
import { type Actor, recordChange } from "#server/audit.ts";
import { type Db, isUniqueViolation, lockRow } from "#server/db/connect.ts";
import { mediaNamedBy } from "#server/db/media-columns.ts";
import type { Deps } from "#server/deps.ts";
import { recordPictureUses } from "#server/media/picture-library.ts";
import { bringBackMedia, missingMedia } from "#server/media/quarantine.ts";
import { newestRows } from "#server/newest-rows.ts";
import { binKindOf } from "./bin-kind.ts";

/**
 * What can still be brought back, the latest first.
 * @param nouns of these kinds
 * @param page.cursor the number of the last item of the page before
 */
export async function listBin(
  deps: Pick<Deps, "db" | "clock" | "features">,
  nouns: readonly BinNoun[],
  page: { limit: number; cursor?: number },
) {
  const { db, clock } = deps;
  // PostgreSQL takes no empty list: who may write none of these kinds sees nothing.
  if (nouns.length === 0) return { items: [], total: 0, next: undefined };
  const all = db
    .selectFrom("bin_items")
    .where("noun", "in", nouns)
    .where("expires_at", ">", clock.now().toISOString());
  const { total } = await all
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const found = all
    .innerJoin("bin_rows", (join) =>
      join.onRef("bin_rows.item_id", "=", "bin_items.id").on("bin_rows.main", "=", 1),
    )
    .select(["bin_items.id", "noun", "row_id", "deleted_at", "expires_at", "user_name", "row"]);
  const { rows, next } = await newestRows(found, page, "bin_items.id");
  const items = rows.map(({ row, user_name, ...item }) => ({
    ...item,
    noun: item.noun as BinNoun,
    title: binKindOf(deps, item.noun)?.title(JSON.parse(row)) ?? "",
    deleted_by: user_name,
  }));
  return { items, total: Number(total), next };
}

export type Binned = { noun: BinNoun; id: number };
export type BroughtBack = { notes: string[]; missingFiles: boolean };

const maxTries = 5;

/**
 * Puts something that lies in the bin back in its place, under its own number, with what went with it and its files. Of
 * two who do it at once, or of one who does it while it is removed for good, the first is done.
 * @returns what is worth saying of it; undefined when it does not lie there (any more); a fault when it cannot come back
 */
export async function bringBack(
  deps: Deps,
  who: Actor,
  { noun, id }: Binned,
): Promise<BroughtBack | { fault: string } | undefined> {
  const { db, clock } = deps;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const now = clock.now();
      const done = await db.transaction().execute(async (trx) => {
        const returned = await returnRows({ ...deps, db: trx }, now, who, { noun, id });
        // As with a save: a row never names a file that is not there.
        if (returned && "paths" in returned) await bringBackMedia(deps, returned.paths);
        return returned;
      });
      if (!done || "fault" in done) return done;
      // Whoever deleted it may have moved a file only now: it was not named yet when they looked.
      await bringBackMedia(deps, done.paths);
      const missing = await missingMedia(deps, done.paths);
      return { notes: done.notes, missingFiles: missing.length > 0 };
    } catch (error) {
      // Another row has taken its name or address between the look and the insert.
      if (!isUniqueViolation(error) || attempt === maxTries) throw error;
    }
  }
}

type Returned = { notes: string[]; paths: string[] };

async function returnRows(
  deps: Deps,
  now: Date,
  who: Actor,
  { noun, id }: Binned,
): Promise<Returned | { fault: string } | undefined> {
  const { db: trx, features } = deps;
  const kind = binKindOf(deps, noun);
  const item = await trx
    .selectFrom("bin_items")
    .select("id")
    .where("noun", "=", noun)
    .where("row_id", "=", id)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (!kind || !item || !(await lockRow(trx, "bin_items", "user_name", item.id))) return undefined;
  const rows = await trx
    .selectFrom("bin_rows")
    .selectAll()
    .where("item_id", "=", item.id)
    .orderBy("id")
    .execute();
  const main = rows.find((row) => row.main === 1);
  if (!main) return undefined;
  const paths: string[] = [];
  const bin = {
    bringBack: async (needed: BinNoun, rowId: number) => {
      const returned = await returnRows(deps, now, who, { noun: needed, id: rowId });
      if (!returned || "fault" in returned) return false;
      paths.push(...returned.paths);
      return true;
    },
  };
  const row = JSON.parse(main.row);
  const returning = kind.returning ? await kind.returning(trx, row, bin) : { row, notes: [] };
  if ("fault" in returning) return returning;
  await trx.deleteFrom("bin_items").where("id", "=", item.id).execute();
  await insertRows(trx, kind.table, [returning.row]);
  for (const { table } of kind.dependents ?? []) {
    const own = rows.filter((each) => each.main === 0 && each.table_name === table);
    const dependent = own.map((each) => JSON.parse(each.row));
    // An address that leads to another row by now stays that row's.
    await insertRows(trx, table, dependent, { leaveTaken: true });
  }
  // What a person is called must not live on in the log.
  const name = kind.person ? undefined : kind.title(row);
  await recordChange(trx, now, who, { action: "bring back", noun, id, name });
  const shown = { table: kind.table, key: String(id), row: returning.row };
  await recordPictureUses(trx, features, shown, { now, by: who.name });
  const media = features.flatMap((feature) => feature.media ?? []);
  paths.push(...mediaNamedBy(media, kind.table, returning.row));
  return { notes: returning.notes, paths };
}

/** So many rows go into one statement. */
const atOnce = 100;

/** Inserts rows under the numbers that they had. */
async function insertRows(
  trx: Db,
  table: string,
  rows: readonly object[],
  { leaveTaken = false }: { leaveTaken?: boolean } = {},
): Promise<void> {
  // PostgreSQL gives numbers itself unless it is told not to. SQLite does not know these words.
  const postgres = trx.getExecutor().adapter instanceof PostgresAdapter;
  const given = postgres ? sql`overriding system value` : sql``;
  const otherwise = leaveTaken ? sql`on conflict do nothing` : sql``;
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows
      .slice(start, start + atOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => new Map(Object.entries(row)).get(column)))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      ${given} values ${sql.join(values)} ${otherwise}`.execute(trx);
  }
}
