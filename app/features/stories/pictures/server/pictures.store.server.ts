import type { Picture } from "#app/features/stories/pictures/pictures.schema.ts";
import type { Db } from "#server/db/connect.ts";
import { hasText, isSearch, maxCounted } from "#server/db/search.ts";
import type { Feature, PictureUse } from "#server/deps.ts";
import { listUses } from "#server/media/picture-library.ts";
import { newestRows } from "#server/newest-rows.ts";

export type PictureList = {
  q?: string;
  show?: "unused";
  limit: number;
  /** The number of the last picture of the page before. */
  cursor?: number;
  id?: number;
  /** So many rows that show it are named, of each picture. */
  uses: number;
};

/** Pictures, newest first. */
export async function listPictures(
  db: Db,
  features: readonly Feature[],
  { q, show, limit, cursor, id, uses }: PictureList,
): Promise<{ pictures: Picture[]; total: number; next?: number }> {
  let matching = db.selectFrom("pictures");
  if (id !== undefined) matching = matching.where("id", "=", id);
  if (isSearch(q)) matching = matching.where(hasText(db, "pictures", q));
  if (show === "unused") {
    matching = matching.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("picture_uses")
            .select("row_key")
            .whereRef("picture_uses.picture_id", "=", "pictures.id"),
        ),
      ),
    );
  }
  const { rows, next } = await newestRows(matching.selectAll(), { cursor, limit });
  const counted = matching.select("id");
  const { total } = await db
    .selectFrom((isSearch(q) ? counted.limit(maxCounted) : counted).as("counted"))
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const ids = rows.map((row) => row.id);
  const [counts, named] = await Promise.all([countUses(db, ids), listUses(db, ids, uses)]);
  const useOf = usesByTable(features);
  const pictures = rows.map(({ is_kept, search_text: _search, ...row }) => ({
    ...row,
    kept: is_kept === 1,
    use_count: counts.get(row.id) ?? 0,
    uses: named.flatMap(({ picture_id, table_name, row_key, name }) => {
      const use = useOf.get(table_name);
      if (picture_id !== row.id || !use) return [];
      return { noun: use.noun, name: use.label?.(name) ?? name, to: use.to(row_key, name) };
    }),
  }));
  return { pictures, total, next };
}

async function countUses(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("picture_uses")
    .select((select) => ["picture_id", select.fn.countAll<number>().as("uses")])
    .where("picture_id", "in", ids)
    .groupBy("picture_id")
    .execute();
  return new Map(rows.map(({ picture_id, uses }) => [picture_id, uses]));
}

/** How the rows of each table are named. */
const usesByTable = (features: readonly Feature[]): Map<string, PictureUse> =>
  new Map(
    features
      .flatMap(({ media = [] }) => media)
      .flatMap(({ table, use }): [string, PictureUse][] => (use ? [[table, use]] : [])),
  );
