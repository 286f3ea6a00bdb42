import type { WalletName } from "#app/contract/payment-methods.ts";
import { requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import type { DayOrder } from "#app/parts/bank-statements/bank-statement-cells.ts";
import type { ProviderPayment, ProviderReport } from "#app/parts/bank-statements/provider-report.ts";
import type { Db } from "#server/db/connect.ts";
import { recorded } from "#server/http/add-act.ts";
import { keepLayout, reportsOf } from "./preview-statement.server.ts";

const rowsPerQuery = 100;

type ReportImport = {
  provider: WalletName;
  report: ProviderReport;
  /** As somebody says: it is used for the next reports of this layout. */
  dayOrder: DayOrder | undefined;
};

/**
 * Stores what a provider reports of single payments; of a known one what the latest says of its amount, fee, state and
 * the day it was paid out. TRANSFER-26. Nothing is stored where that changes a closed day.
 */
export const storeProviderReport = recorded(
  async (trx, now, { provider, report, dayOrder }: ReportImport, who) => {
    // The last line of a payment counts, where a report has several.
    const rows = [...new Map(report.payments.map((payment) => [payment.transactionId, payment])).values()];
    const [oldest] = (await changedDays(trx, provider, rows)).toSorted();
    if (oldest !== undefined) await requireOpenDay(trx, oldest);
    const { layout = "" } = report;
    if (dayOrder) await keepLayout(trx, now, reportsOf(provider), layout, { columns: {}, dayOrder });
    for (let from = 0; from < rows.length; from += rowsPerQuery)
      await trx
        .insertInto("provider_payments")
        .values(
          rows.slice(from, from + rowsPerQuery).map((row) => ({
            provider,
            transaction_id: row.transactionId,
            reference: row.reference,
            day: row.day,
            amount_paisa: row.amountPaisa,
            fee_paisa: row.feePaisa,
            state: row.state,
            settled_on: row.settledOn,
            imported_at: now.toISOString(),
            imported_by: who.name,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(["provider", "transaction_id"]).doUpdateSet((set) => ({
            state: set.ref("excluded.state"),
            amount_paisa: set.ref("excluded.amount_paisa"),
            fee_paisa: set.ref("excluded.fee_paisa"),
            settled_on: set.ref("excluded.settled_on"),
          })),
        )
        .execute();
    const after = { name: `${rows.length} payments`, provider };
    return { action: "import", noun: "bank statement", id: "all", after };
  },
);

/** The days that a report changes: those of new or other payments; a known one that was only paid out changes that day. */
async function changedDays(
  trx: Db,
  provider: WalletName,
  rows: readonly ProviderPayment[],
): Promise<string[]> {
  const days: string[] = [];
  for (let from = 0; from < rows.length; from += rowsPerQuery) {
    const some = rows.slice(from, from + rowsPerQuery);
    const ids = some.map(({ transactionId }) => transactionId);
    const found = await trx
      .selectFrom("provider_payments")
      .select(["transaction_id", "state", "amount_paisa", "fee_paisa", "settled_on"])
      .where("provider", "=", provider)
      .where("transaction_id", "in", ids)
      .execute();
    const known = new Map(found.map((row) => [row.transaction_id, row]));
    for (const { transactionId, day, state, amountPaisa, feePaisa, settledOn } of some) {
      const old = known.get(transactionId);
      if (old?.state !== state || old.amount_paisa !== amountPaisa || old.fee_paisa !== feePaisa)
        days.push(day);
      else if (old.settled_on !== settledOn)
        days.push(...[old.settled_on, settledOn].flatMap((on) => on ?? []));
    }
  }
  return days;
}
