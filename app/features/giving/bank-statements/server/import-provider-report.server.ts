import type { WalletName } from "#app/contract/payment-methods.ts";
import type { ProviderPayment } from "#app/features/giving/bank-statements/provider-report.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";

const rowsPerQuery = 100;

/** Stores what a provider reports of single payments; of a known one its state and the day it was paid out. TRANSFER-26. */
export async function storeProviderReport(
  { db, clock }: Deps,
  who: Session,
  provider: WalletName,
  payments: readonly ProviderPayment[],
): Promise<void> {
  const now = clock.now();
  // The last line of a payment counts, where a report has several.
  const rows = [...new Map(payments.map((payment) => [payment.transactionId, payment])).values()];
  await db.transaction().execute(async (trx) => {
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
            fee_paisa: set.ref("excluded.fee_paisa"),
            settled_on: set.ref("excluded.settled_on"),
          })),
        )
        .execute();
    const after = { name: `${rows.length} payments`, provider };
    await recordChange(trx, now, who, { action: "import", noun: "bank statement", id: "all", after });
  });
}
