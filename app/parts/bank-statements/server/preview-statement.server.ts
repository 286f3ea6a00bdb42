import type { z } from "zod";
import type { WalletName } from "#app/contract/payment-methods.ts";
import { sha256 } from "#app/features/giving/ledger/references.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import {
  type KeptLayout,
  type KeptLayouts,
  readStatement,
  type Statement,
} from "#app/parts/bank-statements/bank-statement.ts";
import type { Columns } from "#app/parts/bank-statements/bank-statement-columns.ts";
import {
  previewLines,
  type StatementPreview,
  type statementPreviewForm,
} from "#app/parts/bank-statements/bank-statements.schema.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";

/** Reads a statement as its preview or its import asks for: both read the same. */
export const readAsked = (
  { statement, columns, day_order: dayOrder }: z.output<typeof statementPreviewForm>,
  clock: Deps["clock"],
  kept: KeptLayouts,
): Statement => readStatement(statement, { today: karachiDay(clock.now()), columns, dayOrder, kept });

/** What a person is shown before anything is stored. */
export function previewStatement(statement: Statement): Omit<StatementPreview, "success" | "message"> {
  const { found, columns, isKept, dayOrder, question, entries, debits, balances, faults, leftOut } =
    statement;
  const all = [...entries, ...debits].toSorted((a, b) => a.line - b.line);
  const days = all.map(({ day }) => day).toSorted();
  return {
    found,
    columns,
    confirmed: isKept,
    day_order: dayOrder ?? null,
    question: question
      ? { cell: question.cell, day_first: question.dayFirst, month_first: question.monthFirst }
      : null,
    entries: entries.length,
    total_paisa: entries.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0),
    debits: debits.length,
    out_paisa: debits.reduce((sum, { amountPaisa }) => sum - amountPaisa, 0),
    balances: balances
      ? {
          opening_paisa: balances.opening,
          closing_paisa: balances.closing,
          breaks_at: balances.breaksAt ?? null,
        }
      : null,
    first_day: days[0] ?? null,
    last_day: days.at(-1) ?? null,
    lines: all.slice(0, previewLines).map(({ line, day, amountPaisa, description, reference }) => {
      return { line, day, amount_paisa: amountPaisa, description, reference };
    }),
    left_out: leftOut,
    faults,
  };
}

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
