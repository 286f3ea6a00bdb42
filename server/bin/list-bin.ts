import type { BinNoun } from "#app/contract/bin.ts";
import type { Deps } from "#server/deps.ts";
import { binKindOf } from "./bin-kind.ts";

/**
 * What can still be brought back, the latest first.
 * @param nouns of these kinds
 * @param page.cursor the number of the last item of the page before
 */
export async function listBin(
  deps: Pick<Deps, "db" | "clock" | "features">,
  nouns: readonly BinNoun[],
  { limit, cursor }: { limit: number; cursor?: number },
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
  const rows = await all
    .innerJoin("bin_rows", (join) =>
      join.onRef("bin_rows.item_id", "=", "bin_items.id").on("bin_rows.main", "=", 1),
    )
    .select(["bin_items.id", "noun", "row_id", "deleted_at", "expires_at", "user_name", "row"])
    .$if(cursor !== undefined, (query) => query.where("bin_items.id", "<", cursor ?? 0))
    .orderBy("bin_items.id", "desc")
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map(({ row, user_name, ...item }) => ({
    ...item,
    noun: item.noun as BinNoun,
    title: binKindOf(deps, item.noun)?.title(JSON.parse(row)) ?? "",
    deleted_by: user_name,
  }));
  return { items, total: Number(total), next: rows.length > limit ? items.at(-1)?.id : undefined };
}
