import { type SelectQueryBuilder, sql } from "kysely";

/**
 * A page of a query's rows, the newest first, and where the next page begins.
 * @param page `cursor` is the id of the last row of the page before
 * @param id the column, where several tables have one
 */
export async function newestRows<DB, TB extends keyof DB, Row extends { id: number }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { cursor, limit }: { cursor?: number; limit: number },
  id = "id",
): Promise<{ rows: Row[]; next: number | undefined }> {
  const found: Row[] = await query
    .$if(cursor !== undefined, (all) => all.where(sql.ref(id), "<", cursor))
    .orderBy(sql.ref(id), "desc")
    // One more than asked for shows whether there is a page beyond.
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? rows.at(-1)?.id : undefined };
}
