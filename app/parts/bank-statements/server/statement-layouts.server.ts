import type { WalletName } from "#app/contract/payment-methods.ts";
import { sha256 } from "#app/features/giving/ledger/references.server.ts";
import type { KeptLayout, KeptLayouts } from "#app/parts/bank-statements/bank-statement.ts";
import type { Columns } from "#app/parts/bank-statements/bank-statement-columns.ts";
import type { Db } from "#server/db/connect.ts";

/*
 * How statements are read: a person confirms the columns and the order of days once for each account and layout, and they
 * are used for its next statements without a question.
 */

/** What stands for an account where a provider's own reports are read. */
export const reportsOf = (provider: WalletName): string => `report:${provider}`;

export async function readLayouts(db: Db, account: string | undefined): Promise<KeptLayouts> {
  if (account === undefined) return () => undefined;
  const rows = await db
    .selectFrom("statement_layouts")
    .select(["layout", "columns", "day_order"])
    .where("account", "=", account)
    .execute();
  const layouts = new Map(
    rows.map(({ layout, columns, day_order }) => [
      layout,
      { columns: JSON.parse(columns) as Columns, dayOrder: day_order ?? undefined },
    ]),
  );
  return (layout) => layouts.get(sha256(layout));
}

/** A file without a day that needs an order keeps the one that is known. */
export async function keepLayout(
  trx: Db,
  now: Date,
  account: string,
  layout: string,
  { columns, dayOrder }: KeptLayout,
): Promise<void> {
  await trx
    .insertInto("statement_layouts")
    .values({
      account,
      layout: sha256(layout),
      columns: JSON.stringify(columns),
      day_order: dayOrder ?? null,
      confirmed_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(["account", "layout"]).doUpdateSet((set) => ({
        columns: set.ref("excluded.columns"),
        day_order: set.fn.coalesce("excluded.day_order", "statement_layouts.day_order"),
        confirmed_at: set.ref("excluded.confirmed_at"),
      })),
    )
    .execute();
}
