import { useQuery } from "@tanstack/react-query";
import { bodyOf } from "#app/dashboard/call.ts";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import { FeedEditor } from "./feed-editor.tsx";
import { fetchFeed } from "./feed-form.ts";

/** The three impact updates of the home page: FEED-06. */
export default function FeedDashboard() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["readImpactUpdates"],
    queryFn: async () => bodyOf(await fetchFeed()),
    refetchOnWindowFocus: false,
  });
  useFailureToast(error);
  return (
    <>
      <PageHeading>The home page shows these three updates in turn, under Real-time Impact.</PageHeading>
      {data ? (
        <FeedEditor feed={data} />
      ) : (
        <NotLoaded
          error={error?.message}
          loading="Loading updates..."
          comfort="Nothing is lost; only the updates could not be read."
          busy={isFetching}
          onRetry={refetch}
        />
      )}
    </>
  );
}
