import type { Expression, ExpressionBuilder, Selectable, SelectQueryBuilder, SqlBool } from "kysely";
import { type WithUrdu, withUrdu } from "#app/lib/local-row.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database, RowsTable } from "#server/db/schema.ts";
import type { RowsDefinition } from "./define-rows.ts";
import { labelsOf, type UrduColumns } from "./fields.ts";

/** What is asked of a list. */
type RowsQuery = {
  limit: number;
  /** The number of the last row of the page before. */
  cursor?: number;
  /** Only this row. */
  id?: number;
};

/** A definition whose table the server knows. */
export type ServedRows = RowsDefinition & { table: RowsTable };

type Columns<D extends ServedRows> = (
  | "id"
  | "version"
  | keyof D["fields"]
  | UrduColumns<D["fields"]>
  | keyof D["files"]
) &
  keyof Selectable<Database[D["table"]]>;

/** The columns that a definition names, for queries of one's own. */
export const columnNames = <D extends ServedRows>({ fields, files = {} }: D) =>
  ["id", ...Object.keys(labelsOf(fields)), ...Object.keys(files), "version"] as Columns<D>[];

/** A row as calls send it: its number, its fields and files, its version, and the columns that are asked for beside them. */
export type ListedRow<D extends ServedRows, Also extends keyof Database[D["table"]] = never> = WithUrdu<
  Pick<Selectable<Database[D["table"]]>, (Columns<D> | Also) & keyof Selectable<Database[D["table"]]>>
>;

type ListOptions<Table extends RowsTable, Also> = {
  /** Columns beside those of the definition. */
  also?: readonly Also[];
  /** Which rows alone. */
  where?: (where: ExpressionBuilder<Database, Table>) => Expression<SqlBool>;
};

/** The columns of a definition, of rows in whatever order and number the caller adds. */
export function selectRows<D extends ServedRows>(db: Db, rows: D, also: readonly string[] = []) {
  const columns = [...columnNames(rows as ServedRows), ...also];
  // Kysely's types follow one table name, not a choice of several.
  const query = db
    .selectFrom(rows.table as "ads")
    .select(columns.map((column) => db.dynamic.ref<"id">(column)));
  return query as unknown as SelectQueryBuilder<Database, D["table"], { id: number }>;
}

/** What `selectRows` has found. */
export const listedRows = <D extends ServedRows, Also extends keyof Database[D["table"]] = never>(
  rows: readonly object[],
) => rows.map((row) => withUrdu(row) as object as ListedRow<D, Also>);

/**
 * A page of rows, newest first: numbers go up with time.
 * @returns `next`: the cursor of the page after it; undefined with the last one
 */
export async function listRows<
  D extends ServedRows,
  Also extends keyof Database[D["table"]] & string = never,
>(
  db: Db,
  rows: D,
  { limit, cursor, id }: RowsQuery,
  { also, where }: ListOptions<D["table"], Also> = {},
): Promise<{ rows: ListedRow<D, Also>[]; next?: number }> {
  // Every table of a definition has a number, as this one.
  let query = selectRows(db, rows as ServedRows as ServedRows & { table: "ads" }, also);
  if (where) query = query.where((builder) => where(builder as never));
  if (cursor !== undefined) query = query.where("id", "<", cursor);
  if (id !== undefined) query = query.where("id", "=", id);
  // One more than asked for shows whether there is a page beyond.
  const found = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const next = found.length > limit ? found[limit - 1]?.id : undefined;
  return { rows: listedRows<D, Also>(found.slice(0, limit)), next };
}
