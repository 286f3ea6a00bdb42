import type { Selectable } from "kysely";
import { binDays } from "#app/contract/bin.ts";
import type { Actor } from "#server/audit.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import type { AnyBinKind, BinnedPerson, BinTable, Kind } from "./bin-kind.ts";

const day = 24 * 60 * 60_000;
/** So many rows go into one statement. */
const atOnce = 100;

/**
 * Takes a row out of its table and puts it into the bin with the rows that depend on it. Call it in the transaction of a
 * deletion. Files are no concern of it: what nothing names any more waits in quarantine for as long (unused.ts).
 * @returns the row; undefined when there is none, or somebody else has deleted it
 */
export async function moveToBin<Table extends BinTable>(
  trx: Db,
  now: Date,
  who: Actor,
  own: Kind<Table>,
  id: number,
): Promise<Selectable<Database[Table]> | undefined> {
  const kind = own as unknown as AnyBinKind;
  const { noun, table, lock, dependents = [] } = kind;
  if (!(await lockRow(trx, table, lock, id))) return undefined;
  const binned: { main: 0 | 1; table_name: string; row: object; person?: BinnedPerson }[] = [];
  for (const { table: table_name, column, person } of dependents) {
    const rows = await trx
      .selectFrom(table_name as "event_guests")
      .selectAll()
      .where(column as "event_id", "=", id)
      .execute();
    const personOf = person as ((row: object) => BinnedPerson) | undefined;
    binned.push(...rows.map((row) => ({ main: 0 as const, table_name, row, person: personOf?.(row) })));
  }
  // What depends on it goes with it.
  const row = await trx.deleteFrom(table).where("id", "=", id).returningAll().executeTakeFirst();
  if (!row) return undefined;
  binned.unshift({ main: 1, table_name: table, row, person: kind.person?.(row) });
  const item = await trx
    .insertInto("bin_items")
    .values({
      noun,
      row_id: id,
      deleted_at: now.toISOString(),
      expires_at: new Date(now.getTime() + binDays * day).toISOString(),
      user_name: who.name,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const values = binned.map(({ main, table_name, row, person }) => ({
    item_id: item.id,
    main,
    table_name,
    row: JSON.stringify(row),
    email: person?.email ?? "",
    phone: person?.phone ?? "",
    touched_at: person?.touched_at ?? null,
  }));
  for (let start = 0; start < values.length; start += atOnce)
    await trx
      .insertInto("bin_rows")
      .values(values.slice(start, start + atOnce))
      .execute();
  return row as unknown as Selectable<Database[Table]>;
}
