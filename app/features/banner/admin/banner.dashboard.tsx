import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import { useBanner } from "./banner-calls.ts";
import { BannerEditor } from "./banner-editor.tsx";

const title = "Banner Settings";

export const meta = () => dashboardMeta(title);

export default function BannerDashboard() {
  const { data, error, isFetching, refetch } = useBanner();
  useFailureToast(error);
  return (
    <>
      <PageHeading title={title}>The announcement that scrolls at the top of every page.</PageHeading>
      {data ? (
        <BannerEditor banner={data} />
      ) : (
        <NotLoaded
          error={error ? "The banner is not loaded." : undefined}
          loading="Loading the banner..."
          comfort="The announcement could not be loaded. Nothing is lost."
          busy={isFetching}
          onRetry={refetch}
        />
      )}
    </>
  );
}
