import { useState } from "react";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { formatDay } from "#app/lib/dates.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import type { StatementLine } from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { StackedCell } from "#app/ui/stacked-table.tsx";
import { StatementWords } from "./bank-statement-words.tsx";
import { LineDialog } from "./line-dialog.tsx";
import { LinesTable } from "./lines-table.tsx";

type OpenLinesProps = {
  lines: StatementLine[];
  /** On all pages. */
  total: number;
  /** Whether they are of several accounts. */
  mixed: boolean;
  refresh: () => Promise<unknown>;
};

/** Money that fits no donation that waits, a page of it. Not all of it is a donation: staff say what it is. */
export function OpenLines({ lines, total, mixed, refresh }: OpenLinesProps) {
  const [decided, setDecided] = useState<StatementLine>();
  return (
    <section aria-labelledby="open-lines" className="min-w-0">
      <PanelTitle id="open-lines">
        Money without a matching gift{" "}
        {total > 0 && (
          <span className="figures ms-1 text-base font-normal text-soft">
            {total.toLocaleString("en-US")}
          </span>
        )}
      </PanelTitle>
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
  if (returned_on)
    return (
      <span className="mt-1 block">
        <StatusPill tone="bad">Went back on {formatDay(returned_on)}</StatusPill>
      </span>
    );
  if (same_as)
    return (
      <span className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <StatusPill tone="bad">Already in the books</StatusPill>
        <span className="figures text-soft wrap-anywhere">{same_as}</span>
      </span>
    );
  return alike ? (
    <span className="mt-1 block">
      <StatusPill tone="bad">Same as a verified line</StatusPill>
    </span>
  ) : null;
}
