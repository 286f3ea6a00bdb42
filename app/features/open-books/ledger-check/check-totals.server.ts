import { sql } from "kysely";
import { isRestricted } from "#app/features/donations/donations.messages.ts";
import { readFundDays } from "#app/features/donations/ledger/fund-days.server.ts";
import { sumByFundAndMonth } from "#app/features/donations/ledger/totals.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { Report } from "./ledger-difference.ts";

/** The sums by fund are the same by donations, as pages and reports show them, and by receipts. */
export async function checkTotals(db: Db, report: Report): Promise<void> {
  const compare = (what: string, donations: Map<string, number>, receipts: Map<string, number>) => {
    for (const of of new Set([...donations.keys(), ...receipts.keys()])) {
      const [given, receipted] = [donations.get(of) ?? 0, receipts.get(of) ?? 0];
      if (given !== receipted)
        report({ of, text: `${given} paisa ${what} by its donations, ${receipted} by its receipts` });
    }
  };
  const paid = await sumByFundAndMonth(db, "paid_on");
  compare(
    "came in",
    new Map(paid.map(({ fund, month, paisa }) => [`fund ${fund}, ${month}`, paisa])),
    await sumReceipts(db, sql`'fund ' || fund || ', ' || substr(paid_on, 1, 7)`),
  );
  const refunded = await sumByFundAndMonth(db, "refunded_on");
  const byFund = new Map<string, number>();
  for (const { fund, paisa } of refunded)
    byFund.set(`fund ${fund}`, (byFund.get(`fund ${fund}`) ?? 0) + paisa);
  compare("went back", byFund, await sumReceipts(db, sql`'fund ' || fund`, { void: true }));
}

async function sumReceipts(
  db: Db,
  name: ReturnType<typeof sql>,
  { void: onlyVoid = false } = {},
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("receipts")
    .select([sql<string>`${name}`.as("name"), sql<number>`cast(sum(amount_paisa) as bigint)`.as("paisa")])
    .$if(onlyVoid, (query) => query.where("voided_at", "is not", null))
    .groupBy("name")
    .execute();
  return new Map(rows.map((row) => [row.name, row.paisa]));
}

/** No restricted fund was below zero at the end of any day. DESK-12. */
export async function checkFundDays(db: Db, report: Report): Promise<void> {
  const funds = await db.selectFrom("funds").select("slug").orderBy("slug").execute();
  for (const { slug } of funds.filter((fund) => isRestricted(fund.slug))) {
    const low = (await readFundDays(db, slug)).find(({ stands }) => stands < 0);
    if (low) report({ of: `fund ${slug}`, text: `was at ${low.stands} paisa on ${low.day}` });
  }
}
