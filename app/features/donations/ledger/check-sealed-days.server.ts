import { sql } from "kysely";
import { dayLink, firstLink, leafHash, merkleRoot } from "#app/features/donations/transparency/merkle.ts";
import { addDays } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import type { Report } from "./ledger-check.server.ts";

/**
 * The sealed days of the open books hold what the receipts of these days say, follow each other without a gap, and each
 * link follows from the one before. @returns how many there are
 */
export async function checkSealedDays(db: Db, report: Report): Promise<number> {
  const booked = await readBookedDays(db);
  const days = await db.selectFrom("receipt_days").selectAll().orderBy("day").execute();
  let before: (typeof days)[number] | undefined;
  for (const sealed of days) {
    const { day, receipts: count, total_paisa: totalPaisa } = sealed;
    const say = (text: string) => report({ of: `sealed day ${day}`, text });
    const today = booked.get(day) ?? { count: 0, paisa: 0 };
    if (count !== today.count) say(`holds ${count} receipts, there are ${today.count}`);
    if (totalPaisa !== today.paisa) say(`holds ${totalPaisa} paisa, its receipts ${today.paisa}`);
    if (before && addDays(before.day, 1) !== day) say(`follows ${before.day}`);
    if (sealed.previous_link !== (before?.link ?? firstLink)) say("does not name the link of the day before");
    if (sealed.root !== (await computeRoot(db, day))) say("has another root than its receipts");
    if (
      sealed.link !== (await dayLink(sealed.previous_link, { day, root: sealed.root, count, totalPaisa }))
    ) {
      say("has another link than its root, its sums and the link before make");
    }
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

/** The receipts of one day are in memory at a time. */
async function computeRoot(db: Db, day: string): Promise<string> {
  const receipts = await db
    .selectFrom("receipts")
    .select(["number", "amount_paisa as amountPaisa", "fund", "paid_on as day", "salt"])
    .where("paid_on", "=", day)
    .orderBy("fiscal_year")
    .orderBy("serial")
    .execute();
  const leaves: string[] = [];
  for (const receipt of receipts) leaves.push(await leafHash(receipt));
  return merkleRoot(leaves);
}
