import { helpKindNames } from "#app/features/giving/help-told/help-told.server.ts";
import { fundNamesIn } from "#app/features/giving/ledger/funds.server.ts";
import { monthAfter } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import type { HelpMoney } from "./help-payments.schema.ts";

/** What was paid for families in a month, by kind, district and fund, for staff: AID-07. @param month YYYY-MM of the day paid */
export async function helpMoneyOfMonth(db: Db, month: string): Promise<HelpMoney[]> {
  const rows = await db
    .selectFrom("payouts")
    .innerJoin("funds", "funds.slug", "payouts.fund")
    .select(({ fn, eb }) => [
      "help_kind",
      "help_district",
      "funds.slug",
      "funds.title",
      fn.countAll<number>().as("payments"),
      eb.cast<number>(fn.sum("amount_paisa"), "bigint").as("paisa"),
    ])
    .where("help_commitment", "is not", null)
    .where("cancelled_at", "is", null)
    .where("paid_on", ">=", `${month}-01`)
    .where("paid_on", "<", `${monthAfter(month)}-01`)
    .groupBy(["help_kind", "help_district", "funds.slug", "funds.title"])
    .orderBy("paisa", "desc")
    .execute();
  const [kindName, fundName] = await Promise.all([helpKindNames(db, "en"), fundNamesIn("en", db)]);
  return rows.map(({ help_kind, help_district, payments, paisa, ...fund }) => ({
    kind: kindName(help_kind ?? ""),
    district: help_district ?? "",
    fund: fundName(fund),
    payments,
    paisa,
  }));
}
