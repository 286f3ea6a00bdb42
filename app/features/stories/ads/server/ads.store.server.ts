import type { ExpressionBuilder, Selectable } from "kysely";
import type { Ad } from "#app/features/stories/ads/ads.schema.ts";
import { type AdStatus, adStatus } from "#app/features/stories/ads/ads-admin.messages.ts";
import { withUrdu } from "#app/lib/local-row.ts";
import type { Db } from "#server/db/connect.ts";
import type { AdsTable, Database } from "#server/db/schema.ts";

const columns = [
  "id",
  "title",
  "title_ur",
  "description",
  "description_ur",
  "media_type",
  "media_url",
  "captions_url",
  "start_date",
  "end_date",
  "is_active",
  "created_at",
  "version",
] as const;

export type AdList = {
  /** Ads in this state alone. A visitor sees the active ones. */
  status?: AdStatus;
  /** The Karachi day that decides what each ad is. */
  today: string;
  limit: number;
  /** The number of the last ad of the page before. */
  cursor?: number;
  /** Only this ad. */
  id?: number;
};

export async function listAds(
  db: Db,
  { status, today, limit, cursor, id }: AdList,
): Promise<{ ads: Ad[]; next?: number }> {
  let query = db.selectFrom("ads").select(columns);
  if (status) query = query.where((where) => where.and(hasStatus(where, status, today)));
  if (cursor !== undefined) query = query.where("id", "<", cursor);
  if (id !== undefined) query = query.where("id", "=", id);
  // One more than asked for shows whether there is a page beyond.
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const ads = rows.slice(0, limit).map((row) => ({ ...withUrdu(row), status: adStatus(row, today) }));
  return { ads, next: rows.length > limit ? ads.at(-1)?.id : undefined };
}

/** The rule of `adStatus`, as the database applies it. */
function hasStatus(where: ExpressionBuilder<Database, "ads">, status: AdStatus, today: string) {
  if (status === "inactive") return [where("is_active", "=", 0)];
  const on = where("is_active", "=", 1);
  if (status === "scheduled") return [on, where("start_date", ">", today)];
  const begun = where.or([where("start_date", "is", null), where("start_date", "<=", today)]);
  if (status === "expired") return [on, begun, where("end_date", "<", today)];
  return [on, begun, where.or([where("end_date", "is", null), where("end_date", ">=", today)])];
}

type AdsRow = Selectable<AdsTable>;

/** What of an ad the editor decides. */
export type AdValues = Pick<
  AdsRow,
  | "title"
  | "title_ur"
  | "description"
  | "description_ur"
  | "media_type"
  | "media_url"
  | "captions_url"
  | "start_date"
  | "end_date"
  | "is_active"
>;
