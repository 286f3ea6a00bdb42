import { useQuery } from "@tanstack/react-query";
import { bodyOf } from "#app/dashboard/call.ts";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import { FeedEditor } from "./feed-editor.tsx";
import { fetchFeed } from "./feed-form.ts";

const title = "Home Feed";

export const meta = () => dashboardMeta(title);

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
      <PageHeading title={title}>
        The home page shows these three updates in turn, under Real-time Impact.
      </PageHeading>
      {data ? (
        <FeedEditor feed={data} />
      ) : (
        <NotLoaded
          error={error?.message}
          loading="Loading updates..."
          comfort="The updates could not be loaded. Nothing is lost."
          busy={isFetching}
          onRetry={refetch}
        />
      )}
    </>
  );
}
