import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { callQuery } from "#app/dashboard/call.ts";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import type { bloodRequestsCalls } from "#app/features/people/blood-requests/blood-requests.calls.ts";
import { Button } from "#app/ui/button.tsx";
import { OpenRequest } from "./open-request.tsx";
import { PastRequests } from "./past-requests.tsx";

/** The soonest ones. The donors below must stay in reach on a phone. */
const firstShown = 4;

type OpenRequestsProps = {
  query: ReturnType<typeof callQuery<typeof bloodRequestsCalls.listOpenBloodRequests>>;
  today: string;
};

/** A request that comes in meanwhile is shown within so many ms. */
const refreshedEvery = 60_000;

/** The requests that still need donors, beside the donors: one press shows who fits. Those past their day are folded. */
export function OpenRequests({ query, today }: OpenRequestsProps) {
  const [all, setAll] = useState(false);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...query,
    refetchInterval: refreshedEvery,
  });
  const due = data?.due ?? [];
  return (
    <section aria-labelledby="open-requests" className="border-t-2 border-pomegranate">
      <h2 id="open-requests" className="flex items-baseline justify-between gap-3 py-3 text-lg">
        Open requests
        <span className="figures font-sans text-sm font-normal text-soft">{data && due.length}</span>
      </h2>
      {isPending && <p className="text-sm text-soft">Loading requests...</p>}
      <RetryLine error={error} busy={isFetching} onRetry={refetch} />
      {data && due.length === 0 && <p className="pb-3 text-sm text-soft">No open requests.</p>}
      {due.length > 0 && (
        <ul aria-labelledby="open-requests" className="border-b border-rule">
          {due.slice(0, all ? undefined : firstShown).map((request) => (
            <OpenRequest key={request.id} request={request} today={today} />
          ))}
        </ul>
      )}
      {!all && due.length > firstShown && (
        <Button variant="quiet" size="small" className="my-3" onClick={() => setAll(true)}>
          Show all {due.length}
        </Button>
      )}
      {data && data.pastTotal > 0 && (
        <PastRequests requests={data.past} total={data.pastTotal} today={today} />
      )}
    </section>
  );
}
