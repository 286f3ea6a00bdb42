import { sql } from "kysely";
import { addDays } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import type { Report } from "./ledger-check.server.ts";

/**
 * The sealed days of the open books hold what the receipts of these days say, follow each other without a gap, and each
 * names the one before. @returns how many there are
 */
export async function checkSealedDays(db: Db, report: Report): Promise<number> {
  const booked = await readBookedDays(db);
  const days = await db.selectFrom("receipt_days").selectAll().orderBy("day").execute();
  let before: (typeof days)[number] | undefined;
  for (const sealed of days) {
    const say = (text: string) => report({ of: `sealed day ${sealed.day}`, text });
    const { count, paisa } = booked.get(sealed.day) ?? { count: 0, paisa: 0 };
    if (sealed.receipts !== count) say(`holds ${sealed.receipts} receipts, there are ${count}`);
    if (sealed.total_paisa !== paisa) say(`holds ${sealed.total_paisa} paisa, its receipts ${paisa}`);
    if (before && addDays(before.day, 1) !== sealed.day) say(`follows ${before.day}`);
    if (before && before.link !== sealed.previous_link) say(`does not name the link of ${before.day}`);
    before = sealed;
  }
  return days.length;
}

/** A receipt stays in its day when it is void. */
async function readBookedDays(db: Db): Promise<Map<string, { count: number; paisa: number }>> {
  const rows = await db
    .selectFrom("receipts")
    .select((select) => [
      "paid_on",
      select.fn.countAll<number>().as("count"),
      sql<number>`cast(sum(amount_paisa) as bigint)`.as("paisa"),
    ])
    .groupBy("paid_on")
    .execute();
  return new Map(rows.map(({ paid_on, count, paisa }) => [paid_on, { count, paisa }]));
}
