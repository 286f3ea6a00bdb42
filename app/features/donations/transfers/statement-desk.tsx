import { useQueryClient } from "@tanstack/react-query";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { useListQuery } from "#app/dashboard/use-list.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadingIndicator } from "#app/ui/loading-indicator.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { AsideLines } from "./aside-lines.tsx";
import { OpenLines } from "./open-lines.tsx";
import { Proposals } from "./proposals.tsx";
import { accountLabel, accountNames, statementAccounts } from "./statement-accounts.ts";
import { StatementImport } from "./statement-import.tsx";
import { transferKeys, useStatementLines } from "./transfers-calls.ts";

/** Statements of the foundation's accounts: imported, compared with the reports that wait, and what is left over. */
export function StatementDesk() {
  const [{ account }, ask] = useListQuery(["account"]);
  const { data, error, isPending, isFetching, refetch } = useStatementLines(account);
  const identity = useIdentity();
  const client = useQueryClient();
  const refresh = () => Promise.all(transferKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const options = [
    ...statementAccounts.map((name) => ({ value: name, label: accountLabel(identity, name) })),
    { value: "unknown", label: accountNames[""] },
  ];

  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-10 max-xl:order-last">
        {isPending ? (
          <div className="py-16">
            <LoadingIndicator text="Comparing the lines with the reports..." />
          </div>
        ) : error ? (
          <StateMessage
            title={error.message}
            text="Nothing is lost; only the lines could not be read."
            art="/art/empty-list.svg"
          >
            <Button variant="quiet" disabled={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          </StateMessage>
        ) : (
          <>
            {(account !== "" || data.total + data.aside_total > 0) && (
              <div className="-mb-4 flex">
                <ListFilter
                  label="Account"
                  all="All accounts"
                  value={account}
                  options={options}
                  onChange={(next) => ask({ account: next })}
                />
              </div>
            )}
            {data.total === 0 ? (
              <StateMessage
                title="No line waits"
                text="Import a statement: what came in is compared with the reports. Nothing is verified by that alone."
                art="/art/empty-list.svg"
              />
            ) : (
              <>
                <Proposals proposals={data.proposals} mixed={account === ""} refresh={refresh} />
                <OpenLines
                  lines={data.rows}
                  total={data.total - data.proposals.length}
                  mixed={account === ""}
                  refresh={refresh}
                />
              </>
            )}
            <AsideLines
              lines={data.aside}
              total={data.aside_total}
              mixed={account === ""}
              refresh={refresh}
            />
          </>
        )}
      </div>
      <StatementImport refresh={refresh} />
    </div>
  );
}
