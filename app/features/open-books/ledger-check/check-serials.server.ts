import { sql } from "kysely";
import { receiptNumber } from "#app/lib/fiscal-year.ts";
import type { Db } from "#server/db/connect.ts";
import type { Report } from "./ledger-difference.ts";

/** The serial numbers of each fiscal year are 1 to n, and the counter stands at n. */
export async function checkSerials(db: Db, report: Report): Promise<void> {
  const years = await db
    .selectFrom("receipts")
    .select((select) => [
      "fiscal_year",
      select.fn.countAll<number>().as("count"),
      select.fn.max("serial").as("highest"),
      select.fn.min("serial").as("lowest"),
    ])
    .groupBy("fiscal_year")
    .execute();
  const counters = await db.selectFrom("receipt_serials").selectAll().execute();
  for (const { fiscal_year, count, highest, lowest } of years) {
    const of = `receipts of ${fiscal_year}`;
    // No serial is there twice: the table refuses it.
    if (lowest < 1) report({ of, text: `begin with the serial ${lowest}` });
    if (count !== highest) await reportGaps(db, fiscal_year, report);
    const counter = counters.find((row) => row.fiscal_year === fiscal_year)?.last_serial;
    if (counter !== highest)
      report({ of, text: `end with the serial ${highest}, the counter stands at ${counter ?? "nothing"}` });
  }
  for (const { fiscal_year, last_serial } of counters) {
    if (years.some((year) => year.fiscal_year === fiscal_year)) continue;
    report({
      of: `receipts of ${fiscal_year}`,
      text: `there are none, the counter stands at ${last_serial}`,
    });
  }
}

/** Gaps may be many when somebody has deleted receipts: the first ones are enough to look for the cause. */
const maxGaps = 100;

async function reportGaps(db: Db, fiscalYear: number, report: Report): Promise<void> {
  const gaps = await db
    .selectFrom((select) =>
      select
        .selectFrom("receipts")
        .select(["serial", sql<number>`lag(serial, 1, 0) over (order by serial)`.as("previous")])
        .where("fiscal_year", "=", fiscalYear)
        .as("each"),
    )
    .select(["serial", "previous"])
    .where("serial", ">", sql<number>`previous + 1`)
    .orderBy("serial")
    .limit(maxGaps)
    .execute();
  for (const { serial, previous } of gaps) {
    const [from, to] = [previous + 1, serial - 1].map((missing) => receiptNumber(fiscalYear, missing));
    report({ of: `receipts of ${fiscalYear}`, text: from === to ? `lack ${from}` : `lack ${from} to ${to}` });
  }
}
