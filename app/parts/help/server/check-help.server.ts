import { caseText, commitmentOf, monthsDecided } from "#app/features/giving/help-told/help-hashes.server.ts";
import type { Report } from "#app/features/giving/ledger-check/ledger-difference.server.ts";
import type { Db } from "#server/db/connect.ts";

const batch = 1000;

/**
 * Each case is still what was sealed with its payments, and each payment what was decided: BOOKS-15. A family that was
 * erased is skipped: nothing opens its commitment any more. It names payouts alone.
 */
export async function checkHelp(db: Db, report: Report): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom("payouts")
      .leftJoin("help_requests as request", "request.id", "payouts.help_request_id")
      .selectAll("request")
      .select([
        "payouts.id as payout",
        "payouts.fund",
        "payouts.amount_paisa",
        "help_month",
        "help_commitment",
      ])
      .where("payouts.help_request_id", "is not", null)
      .where("payouts.cancelled_at", "is", null)
      .where("payouts.id", ">", after)
      .orderBy("payouts.id")
      .limit(batch)
      .execute();
    for (const { payout, fund, amount_paisa, help_month, help_commitment, ...row } of rows) {
      after = payout;
      const of = `payout ${payout}`;
      const { id, salt, reference, name, cnic, kind, district, household } = row;
      if (id === null || salt === null || reference === null || name === null || cnic === null) {
        report({ of, text: "belongs to a case that is not there" });
        continue;
      }
      if (row.erased_at !== null || kind === null || district === null || household === null) continue;
      const { decision_fund, decision_paisa, decision_months, decision_from } = row;
      const family = { salt, reference, name, cnic, kind, district, household };
      const decision = { decision_fund, decision_paisa, decision_months, decision_from };
      const text = caseText({ ...family, ...decision }, help_commitment);
      if (commitmentOf(text) !== help_commitment)
        report({ of, text: "is of a case that is not what was sealed with it" });
      if (fund !== decision_fund || amount_paisa !== decision_paisa)
        report({ of, text: "has another fund or amount than was decided" });
      if (!monthsDecided(decision).includes(help_month ?? ""))
        report({ of, text: "is for a month for which nothing was decided" });
    }
    if (rows.length < batch) return;
  }
}
