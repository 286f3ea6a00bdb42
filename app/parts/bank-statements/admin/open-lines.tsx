import { useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { exclusionName } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import type { ExcludedLine, StatementLine } from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { StackedCell } from "#app/ui/stacked-table.tsx";
import { Text } from "#app/ui/text.tsx";
import { LineDialog } from "./line-dialog.tsx";
import { CountedTitle, LinesTable, StatementWords } from "./lines-table.tsx";

type ListProps<Line> = {
  lines: Line[];
  /** On all pages. */
  total: number;
  /** Whether they are of several accounts. */
  mixed: boolean;
  refresh: () => Promise<unknown>;
};

/** Money that fits no donation that waits, a page of it. Not all of it is a donation: staff say what it is. */
export function OpenLines({ lines, total, mixed, refresh }: ListProps<StatementLine>) {
  const [decided, setDecided] = useState<StatementLine>();
  return (
    <section aria-labelledby="open-lines" className="min-w-0">
      <CountedTitle id="open-lines" title="Money without a matching gift" total={total} />
      <p className="mt-1 mb-3 max-w-prose text-sm text-soft">
        {total === 0
          ? "Every line matches a gift."
          : "A gift that nobody has reported, or other money. Wait a few days for a report before you book it."}
      </p>
      {lines.length > 0 && (
        <LinesTable
          caption="Money without a matching gift"
          lines={lines}
          cells={(line) => (
            <StackedCell className="max-md:basis-full">
              <StatementWords line={line} mixed={mixed} />
              <LineMark line={line} />
            </StackedCell>
          )}
          call={bankStatementsCalls.bookStatementLine}
          button={(line, name) => ({
            "aria-label": `Decide on ${name}`,
            children: "Decide...",
            onClick: () => setDecided(line),
          })}
        />
      )}
      {decided && (
        <LineDialog key={decided.id} line={decided} refresh={refresh} onClose={() => setDecided(undefined)} />
      )}
    </section>
  );
}

function LineMark({ line: { same_as, alike, returned_on } }: { line: StatementLine }) {
  const mark = returned_on
    ? `Went back on ${formatDay(returned_on)}`
    : same_as
      ? "Already in the books"
      : alike && "Same as a verified line";
  if (!mark) return null;
  return (
    <span className="mt-1 flex flex-wrap items-baseline gap-x-2">
      <StatusPill tone="bad">{mark}</StatusPill>
      {!returned_on && same_as && <span className="figures text-soft wrap-anywhere">{same_as}</span>}
    </span>
  );
}

/** Lines that are no donations, with why and by whom. Each can be taken back. */
export function ExcludedLines({ lines, total, mixed, refresh }: ListProps<ExcludedLine>) {
  const { busy, act } = useAct(refresh);
  const [undone, setUndone] = useState<number>();
  if (total === 0) return null;

  function takeBack({ id }: ExcludedLine) {
    setUndone(id);
    const texts = { failed: messages.backFailed };
    return act(
      call(bankStatementsCalls.takeStatementLineBack, { body: { line: id }, texts }),
      messages.takenBack,
    );
  }

  return (
    <section aria-labelledby="excluded-lines" className="min-w-0">
      <PanelTitle id="excluded-lines">Set aside: not gifts</PanelTitle>
      <p className="mt-1 mb-3 max-w-prose text-sm text-soft">
        It counts in the totals of its month, so that they match the statement.
      </p>
      <LinesTable
        caption="Lines that are not gifts"
        lines={lines}
        what="What it is"
        cells={(line) => (
          <>
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
          </>
        )}
        call={bankStatementsCalls.takeStatementLineBack}
        button={(line, name) => ({
          "aria-label": `Undo: ${name}`,
          disabled: busy,
          children: busy && undone === line.id ? "Undoing..." : "Undo",
          onClick: () => void takeBack(line),
        })}
      />
      {lines.length < total && (
        <p className="figures py-2 text-sm text-soft">
          The last {lines.length} of {total.toLocaleString("en-US")} are shown.
        </p>
      )}
    </section>
  );
}
