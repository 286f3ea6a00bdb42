import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadingIndicator } from "#app/ui/loading-indicator.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useFeed } from "./feed-calls.ts";
import { FeedEditor } from "./feed-editor.tsx";

const title = "Home Feed";

export const meta = () => dashboardMeta(title);

/** The three impact updates of the home page: FEED-06. */
export default function FeedDashboard() {
  const { data, error, isFetching, refetch } = useFeed();
  useFailureToast(error);
  return (
    <>
      <PageHeading title={title}>
        The home page shows these three updates in turn, under Real-time Impact.
      </PageHeading>
      {data ? (
        <FeedEditor feed={data} />
      ) : error ? (
        <StateMessage
          title={error.message}
          text="Nothing is lost; only the updates could not be read."
          art="/art/empty-list.svg"
        >
          <Button variant="quiet" disabled={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </StateMessage>
      ) : (
        <div className="py-16">
          <LoadingIndicator text="Loading updates..." />
        </div>
      )}
    </>
  );
}
