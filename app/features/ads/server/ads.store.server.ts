import type { Selectable } from "kysely";
import type { Ad } from "#app/features/ads/ads.schema.ts";
import { adStatus } from "#app/features/ads/ads-admin.messages.ts";
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
