import { useQuery } from "@tanstack/react-query";
import { useLoaderData } from "react-router";
import { prefetch } from "#app/dashboard/call.ts";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import { bannerQuery } from "./banner-calls.ts";
import { BannerEditor } from "./banner-editor.tsx";

export const clientLoader = prefetch(({ query }) => query(bannerQuery));

export default function BannerDashboard() {
  const query = useQuery(useLoaderData<typeof clientLoader>());
  const { data, error } = query;
  useFailureToast(data ? error : null);
  return (
    <>
      <PageHeading>The announcement that scrolls at the top of every page.</PageHeading>
      {data ? (
        <BannerEditor banner={data} />
      ) : (
        <NotLoaded
          query={query}
          loading="Loading the banner..."
          comfort="The announcement could not be loaded. Nothing is lost."
        />
      )}
    </>
  );
}
