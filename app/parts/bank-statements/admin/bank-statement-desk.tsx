import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { useListQuery } from "#app/dashboard/use-list.ts";
import { WaitingApprovals } from "#app/dashboard/waiting-approvals.tsx";
import { exclusionName } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatDay, formatTime } from "#app/lib/dates.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import type { ExcludedLine, StatementLine } from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import { PanelTitle } from "#app/ui/section-title.tsx";
import { StackedCell } from "#app/ui/stacked-table.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { Text } from "#app/ui/text.tsx";
import { StatementImport } from "./bank-statement-import.tsx";
import { LineDialog } from "./line-dialog.tsx";
import { AccountFilter, CountedTitle, LinesPager, LinesTable, StatementWords } from "./lines-table.tsx";
import { Proposals } from "./proposals.tsx";
import { statementLines, useRefreshStatements } from "./statement-queries.ts";

/** Statements of the foundation's accounts: imported, compared with the donations that wait, and what is left over. */
export function StatementDesk() {
  const [{ account }, ask] = useListQuery(["account"]);
  // Of each list: the last line of every page before the one that is shown.
  const [proposalsBefore, setProposalsBefore] = useState<number[]>([]);
  const [linesBefore, setLinesBefore] = useState<number[]>([]);
  const query = useQuery({
    ...statementLines({
      account,
      after_proposal: proposalsBefore.at(-1),
      after_line: linesBefore.at(-1),
    }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPending } = query;
  const refresh = useRefreshStatements();

  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-10 max-xl:order-last">
        <WaitingApprovals about="statement lines" />
        {isPending || error ? (
          <NotLoaded
            query={query}
            loading="Comparing the lines with the pending gifts..."
            comfort="The lines could not be loaded. Nothing is lost."
          />
        ) : (
          <>
            {(account !== "" || data.total + data.excluded_total > 0) && (
              <div className="-mb-4 flex">
                <AccountFilter
                  account={account}
                  onChange={(next) => {
                    setProposalsBefore([]);
                    setLinesBefore([]);
                    ask({ account: next });
                  }}
                />
              </div>
            )}
            {data.total === 0 ? (
              <StateMessage
                title="No open lines"
                text="Import a statement to compare incoming money with the pending gifts. You verify each match yourself."
                art="/art/empty-list.svg"
              />
            ) : (
              <>
                <div className="min-w-0">
                  <Proposals
                    proposals={data.proposals}
                    total={data.proposals_total}
                    mixed={account === ""}
                    refresh={refresh}
                  />
                  <LinesPager
                    label="Lines that match a gift"
                    before={proposalsBefore}
                    next={data.proposals_next}
                    onChange={setProposalsBefore}
                  />
                </div>
                <div className="min-w-0">
                  <OpenLines
                    lines={data.rows}
                    total={data.rows_total}
                    mixed={account === ""}
                    refresh={refresh}
                  />
                  <LinesPager
                    label="Money without a matching gift"
                    before={linesBefore}
                    next={data.rows_next}
                    onChange={setLinesBefore}
                  />
                </div>
              </>
            )}
            <ExcludedLines
              lines={data.excluded}
              total={data.excluded_total}
              mixed={account === ""}
              refresh={refresh}
            />
          </>
        )}
      </div>
      <MayCall to={bankStatementsCalls.importStatement}>
        <StatementImport refresh={refresh} />
      </MayCall>
    </div>
  );
}

type ListProps<Line> = {
  lines: Line[];
  /** On all pages. */
  total: number;
  /** Whether they are of several accounts. */
  mixed: boolean;
  refresh: () => Promise<unknown>;
};

/** Money that fits no donation that waits, a page of it. Not all of it is a donation: staff say what it is. */
function OpenLines({ lines, total, mixed, refresh }: ListProps<StatementLine>) {
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
function ExcludedLines({ lines, total, mixed, refresh }: ListProps<ExcludedLine>) {
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
