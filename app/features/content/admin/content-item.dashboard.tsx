import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { bodyOf } from "#app/dashboard/call.ts";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useFailureToast, useListQuery } from "#app/dashboard/use-list.ts";
import { contentKey, fetchContent } from "./content-calls.ts";
import { ContentEditor } from "./content-editor.tsx";
import { ContradictingFigures, hasFigures } from "./content-figures.tsx";

export const meta = () => dashboardMeta("Content");

/** One content in its editor. */
export default function ContentItemDashboard() {
  const { name = "" } = useParams();
  return <ContentItem key={name} name={name} />;
}

function ContentItem({ name }: { name: string }) {
  const [{ urdu, field }, ask] = useListQuery(["urdu", "field"]);
  // Somebody who returns to the tab finds what they were typing, not what was saved meanwhile: a save shows that.
  const query = useQuery({
    queryKey: contentKey(name),
    queryFn: async () => bodyOf(await fetchContent(name)),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  useFailureToast(query.error);
  const { data: content } = query;

  if (!content) {
    return (
      <>
        <PageHeading title="Content" />
        <NotLoaded
          error={query.error?.message}
          loading="Loading..."
          comfort="This content could not be loaded. Nothing is lost."
          busy={query.isFetching}
          onRetry={query.refetch}
        />
        <Link to="/dashboard/content" className="underline underline-offset-4">
          All content
        </Link>
      </>
    );
  }
  return (
    <>
      <Link
        to="/dashboard/content"
        className="mb-1 inline-block min-h-6 text-sm text-soft underline decoration-rule-strong underline-offset-4 hover:text-ink"
      >
        All content
      </Link>
      <PageHeading
        title={content.title}
        actions={
          <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
            <input
              type="checkbox"
              checked={urdu === "1"}
              className="size-4.5 accent-emerald"
              onChange={(event) => ask({ urdu: event.target.checked ? "1" : "" })}
            />
            Urdu texts
          </label>
        }
      >
        {content.description}
      </PageHeading>
      {hasFigures(name) && <ContradictingFigures />}
      <ContentEditor loaded={content} urdu={urdu === "1"} field={field} onShown={() => ask({ field: "" })} />
    </>
  );
}
