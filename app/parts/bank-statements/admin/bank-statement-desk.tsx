import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import { useListQuery } from "#app/dashboard/use-list.ts";
import { WaitingApprovals } from "#app/dashboard/waiting-approvals.tsx";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import { StateMessage } from "#app/ui/state-message.tsx";
import { StatementImport } from "./bank-statement-import.tsx";
import { AccountFilter, LinesPager } from "./lines-table.tsx";
import { ExcludedLines, OpenLines } from "./open-lines.tsx";
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
