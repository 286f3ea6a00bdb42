import { useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { MayCall } from "#app/dashboard/may-call.tsx";
import { bankStatementsCalls } from "#app/features/giving/bank-statements/bank-statements.calls.ts";
import type { ExcludedLine } from "#app/features/giving/bank-statements/bank-statements.schema.ts";
import { exclusionName } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { StatementWords } from "./bank-statement-words.tsx";

type ExcludedLinesProps = {
  lines: ExcludedLine[];
  total: number;
  /** Whether they are of several accounts. */
  mixed: boolean;
  refresh: () => Promise<unknown>;
};

/** Lines that are no donations, with why and by whom. Each can be taken back. */
export function ExcludedLines({ lines, total, mixed, refresh }: ExcludedLinesProps) {
  const toast = useToast();
  const [busy, setBusy] = useState<number>();
  if (total === 0) return null;

  async function takeBack({ id }: ExcludedLine) {
    if (busy !== undefined) return;
    setBusy(id);
    const reply = await call(bankStatementsCalls.takeStatementLineBack, {
      body: { line: id },
      texts: { failed: messages.backFailed },
    });
    if (reply.ok) toast.success(reply.body.message ?? messages.takenBack);
    else toast.error(reply.message);
    await refresh();
    setBusy(undefined);
  }

  return (
    <section aria-labelledby="excluded-lines" className="min-w-0">
      <PanelTitle id="excluded-lines">Set aside: not gifts</PanelTitle>
      <p className="mt-1 mb-3 max-w-prose text-sm text-soft">
        It counts in the totals of its month, so that they match the statement.
      </p>
      <StackedTable
        caption="Lines that are not gifts"
        head={
          <>
            <PlainHead className="md:w-32">Day</PlainHead>
            <PlainHead>Line of the statement</PlainHead>
            <PlainHead>What it is</PlainHead>
            <PlainHead className="md:w-32 md:text-end">PKR</PlainHead>
            <PlainHead className="md:w-32 md:text-end">Actions</PlainHead>
          </>
        }
      >
        {lines.map((line) => (
          <StackedRow key={line.id}>
            <StackedCell className="figures">{formatDay(line.day)}</StackedCell>
            <StackedCell className="max-md:basis-full">
              <StatementWords line={line} mixed={mixed} />
            </StackedCell>
            <StackedCell className="max-md:basis-full">
              <span className="block font-semibold">{exclusionName(line.aside_kind)}</span>
              {line.aside_reason && (
                <Text as="span" text={line.aside_reason} className="block wrap-anywhere" />
              )}
              <span className="figures block text-xs text-faint">
                {formatTime(line.aside_at)} by <bdi>{line.aside_by}</bdi>
              </span>
            </StackedCell>
            <StackedCell label="PKR" className="figures font-semibold md:text-end">
              {groupedRupees(line.amount_paisa)}
            </StackedCell>
            <StackedCell className="ms-auto md:text-end">
              <MayCall to={bankStatementsCalls.takeStatementLineBack}>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={busy !== undefined}
                  aria-label={`Undo: ${groupedRupees(line.amount_paisa)} of ${formatDay(line.day)}`}
                  onClick={() => void takeBack(line)}
                >
                  {busy === line.id ? "Undoing..." : "Undo"}
                </Button>
              </MayCall>
            </StackedCell>
          </StackedRow>
        ))}
      </StackedTable>
      {lines.length < total && (
        <p className="figures py-2 text-sm text-soft">
          The last {lines.length} of {total.toLocaleString("en-US")} are shown.
        </p>
      )}
    </section>
  );
}
