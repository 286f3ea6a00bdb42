import type { ExpressionBuilder } from "kysely";
import { ads } from "#app/features/stories/ads/ads.rows.ts";
import type { Ad } from "#app/features/stories/ads/ads.schema.ts";
import { type AdStatus, adStatus } from "#app/features/stories/ads/ads-admin.messages.ts";
import { listRows } from "#app/rows/rows-list.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";

type AdList = {
  /** Ads in this state alone. A visitor sees the active ones. */
  status?: AdStatus;
  /** The Karachi day that decides what each ad is. */
  today: string;
  limit: number;
  cursor?: number;
  id?: number;
};

export async function listAds(
  db: Db,
  { status, today, ...query }: AdList,
): Promise<{ ads: Ad[]; next?: number }> {
  const { rows, next } = await listRows(db, ads, query, {
    also: ["created_at"],
    where: (where) => where.and(status ? hasStatus(where, status, today) : []),
  });
  return { ads: rows.map((row) => ({ ...row, status: adStatus(row, today) })), next };
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
