import { sumByFundAndMonth } from "#app/features/donations/ledger/totals.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { GivingMonths } from "./donations-desk.schema.ts";
import { lastMonths } from "./donations-desk.store.server.ts";

/** What came in, less what was given back, for each fund in the last twelve Karachi months. In paisa. */
export async function readGivingMonths(db: Db, now: Date): Promise<GivingMonths> {
  const months = lastMonths(now);
  const days = { from: `${months[0]}-01`, to: `${months.at(-1)}-31` };
  const [titles, paid, refunded] = await Promise.all([
    db.selectFrom("funds").select(["slug", "title"]).orderBy("title").execute(),
    sumByFundAndMonth(db, "paid_on", days),
    sumByFundAndMonth(db, "refunded_on", days),
  ]);
  const nets = new Map<string, number>();
  for (const [rows, sign] of [
    [paid, 1],
    [refunded, -1],
  ] as const) {
    for (const { fund, month, paisa } of rows) {
      const key = `${month} ${fund}`;
      nets.set(key, (nets.get(key) ?? 0) + sign * paisa);
    }
  }
  const funds = titles.flatMap(({ slug, title }) =>
    months.flatMap((month) => {
      const net = nets.get(`${month} ${slug}`);
      return net === undefined ? [] : [{ fund: slug, title, month, net }];
    }),
  );
  return { months, funds };
}
