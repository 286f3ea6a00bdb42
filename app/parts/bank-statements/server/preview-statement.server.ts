import type { z } from "zod";
import { karachiDay } from "#app/lib/dates.ts";
import {
  type KeptLayouts,
  readStatement,
  type Statement,
} from "#app/parts/bank-statements/bank-statement.ts";
import {
  previewLines,
  type StatementPreview,
  type statementPreviewForm,
} from "#app/parts/bank-statements/bank-statements.schema.ts";
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
