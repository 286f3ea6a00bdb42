import type { Selectable } from "kysely";
import { adStatus } from "#app/features/ads/ads.messages.ts";
import type { Ad } from "#app/features/ads/ads.schema.ts";
import type { Db } from "#server/db/connect.ts";
import type { AdsTable } from "#server/db/schema.ts";

const columns = [
  "id",
  "title",
  "description",
  "media_type",
  "media_url",
  "start_date",
  "end_date",
  "is_active",
  "created_at",
  "version",
] as const;

export type AdList = {
  /** Staff see all; a visitor what may be shown today. */
  audience: "staff" | "visitors";
  /** The Karachi day that decides what each ad is. */
  today: string;
  limit: number;
  /** The number of the last ad of the page before. */
  cursor?: number;
};

/** Ads, newest first. */
export async function listAds(
  db: Db,
  { audience, today, limit, cursor }: AdList,
): Promise<{ ads: Ad[]; next?: number }> {
  let query = db.selectFrom("ads").select(columns);
  if (audience === "visitors") {
    query = query
      .where("is_active", "=", 1)
      .where((where) => where.or([where("start_date", "is", null), where("start_date", "<=", today)]))
      .where((where) => where.or([where("end_date", "is", null), where("end_date", ">=", today)]));
  }
  if (cursor !== undefined) query = query.where("id", "<", cursor);
  // One more than asked for tells whether there is a page beyond.
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const ads = rows.slice(0, limit).map((row) => ({ ...row, status: adStatus(row, today) }));
  return { ads, next: rows.length > limit ? ads.at(-1)?.id : undefined };
}

type AdsRow = Selectable<AdsTable>;

/** What of an ad the editor decides. */
export type AdValues = Pick<
  AdsRow,
  "title" | "description" | "media_type" | "media_url" | "start_date" | "end_date" | "is_active"
>;

export type AdFault = "missing" | "stale" | "other media" | "needs file";

/** @param options.sample marks it as sample content, which one action of the dashboard removes */
export async function createAd(
  db: Db,
  values: AdValues,
  now: Date,
  { sample = false }: { sample?: boolean } = {},
): Promise<{ id: number }> {
  return db
    .insertInto("ads")
    .values({ ...values, created_at: now.toISOString(), version: 1, is_sample: sample ? 1 : 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/**
 * Overwrites an ad. Call it in a transaction.
 * @param version the version that was opened; when another has been saved since, nothing is written
 * @param values what to write, made from the ad as it is; a fault writes nothing
 * @returns the ad before and after
 */
export async function updateAd(
  db: Db,
  id: number,
  version: number | undefined,
  values: (current: AdsRow) => AdValues | { fault: AdFault },
): Promise<{ before: AdsRow; after: AdValues } | { fault: AdFault }> {
  const current = await db.selectFrom("ads").selectAll().where("id", "=", id).executeTakeFirst();
  if (!current) return { fault: "missing" };
  if (version !== undefined && version !== current.version) return { fault: "stale" };
  const next = values(current);
  if ("fault" in next) return next;
  const result = await db
    .updateTable("ads")
    // What staff have edited is theirs: it is no sample any more.
    .set({ ...next, version: current.version + 1, is_sample: 0 })
    .where("id", "=", id)
    // Two saves at once: the second finds the version gone on and writes nothing.
    .where("version", "=", current.version)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return { fault: "stale" };
  return { before: current, after: next };
}

/**
 * Switches an ad on or off. Said twice it changes nothing the second time. The version goes up, because the
 * editor's form holds the switch too.
 * @returns whether it changed something, undefined when there is no such ad
 */
export async function setAdActive(
  db: Db,
  id: number,
  active: boolean,
): Promise<{ changed: boolean } | undefined> {
  const wanted = active ? 1 : 0;
  const result = await db
    .updateTable("ads")
    .set((set) => ({ is_active: wanted, version: set("version", "+", 1) }))
    .where("id", "=", id)
    .where("is_active", "!=", wanted)
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) return { changed: true };
  const there = await db.selectFrom("ads").select("id").where("id", "=", id).executeTakeFirst();
  return there && { changed: false };
}

/** @returns the ad as it was, undefined when there was none */
export async function deleteAd(db: Db, id: number): Promise<AdsRow | undefined> {
  return db.deleteFrom("ads").where("id", "=", id).returningAll().executeTakeFirst();
}
