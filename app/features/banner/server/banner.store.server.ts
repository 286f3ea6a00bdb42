import type { Banner } from "#app/features/banner/banner.messages.ts";
import type { Db } from "#server/db/connect.ts";

/** The announcement of the top strip; undefined when there is none. */
export async function readBanner(db: Db): Promise<Banner | undefined> {
  return db
    .selectFrom("banner")
    .select(["message", "link_text", "link_url"])
    .where("id", "=", 1)
    .executeTakeFirst();
}

/** Lets nobody else write the banner until the transaction ends. Without one there is nothing to lock. */
export async function lockBanner(trx: Db): Promise<void> {
  await trx
    .updateTable("banner")
    .set(({ ref }) => ({ is_sample: ref("is_sample") }))
    .where("id", "=", 1)
    .execute();
}

/** @param options.sample marks it as sample content, which one action of the dashboard removes */
export async function saveBanner(
  db: Db,
  banner: Banner,
  now: Date,
  { sample = false }: { sample?: boolean } = {},
): Promise<void> {
  const row = { ...banner, is_sample: sample ? (1 as const) : (0 as const), updated_at: now.toISOString() };
  await db
    .insertInto("banner")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

export async function deleteBanner(db: Db): Promise<void> {
  await db.deleteFrom("banner").where("id", "=", 1).execute();
}
