import { useQuery } from "@tanstack/react-query";
import { useLoaderData } from "react-router";
import { callList, callQuery, prefetch } from "#app/dashboard/call.ts";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useFailureToast, useList } from "#app/dashboard/use-list.ts";
import { retentionCalls } from "#app/parts/personal-data/retention/retention.calls.ts";
import { retentionMessages as messages } from "#app/parts/personal-data/retention/retention.messages.ts";
import { RetentionDetails } from "./retention-details.tsx";

export const clientLoader = prefetch(({ query, list }) => ({
  retention: query(callQuery(retentionCalls.readRetention, { texts: { failed: messages.loadFailed } })),
  removals: list(
    callList(
      retentionCalls.listRemovals,
      { query: { limit: 50 }, texts: { failed: messages.removalsFailed } },
      ({ removals: rows }) => ({ rows }),
    ),
  ),
}));

/** What is kept how long, and what went when: KEEP-01, KEEP-05. */
export default function RetentionDashboard() {
  const { retention, removals } = useLoaderData<typeof clientLoader>();
  const query = useQuery(retention);
  const { data, error } = query;
  const removed = useList(removals);
  useFailureToast(data ? error : null);
  return (
    <>
      <PageHeading>
        Old data is removed at night, by these terms. Receipts, gifts that arrived, sealed days, payouts and
        lines of statements are never removed.
      </PageHeading>
      {data ? (
        <RetentionDetails state={data} removed={removed} />
      ) : (
        <NotLoaded
          query={query}
          loading="Loading..."
          comfort="The terms could not be loaded. Nothing is lost."
        />
      )}
    </>
  );
}
