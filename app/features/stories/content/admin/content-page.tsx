import { useQuery } from "@tanstack/react-query";
import { Link, useLoaderData } from "react-router";
import type { Prefetching } from "#app/dashboard/call.ts";
import { CheckboxField } from "#app/dashboard/form-fields.tsx";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useFailureToast, useListQuery } from "#app/dashboard/use-list.ts";
import { WaitingApprovals } from "#app/dashboard/waiting-approvals.tsx";
import { contentQuery, figureTopics, hasFigures } from "./content-calls.ts";
import { ContentEditor } from "./content-editor.tsx";
import { ContradictingFigures } from "./content-figures.tsx";

/** Starts the calls of the page that edits a content. */
export function openContent(name: string, { query }: Pick<Prefetching, "query">) {
  const figures = hasFigures(name);
  if (figures) query(figureTopics);
  return { name, figures, content: query(contentQuery(name)) };
}

type Opened = ReturnType<typeof openContent>;

/** The editor of the content that the page has opened. */
export function ContentPage() {
  const { name } = useLoaderData<Opened>();
  return <ContentItem key={name} />;
}

function ContentItem() {
  const { figures, content: contentOptions } = useLoaderData<Opened>();
  const [{ urdu, field }, ask] = useListQuery(["urdu", "field"]);
  const query = useQuery(contentOptions);
  useFailureToast(query.data ? query.error : null);
  const { data: content } = query;

  if (!content) {
    return (
      <>
        <PageHeading />
        <NotLoaded
          query={query}
          loading="Loading..."
          comfort="This content could not be loaded. Nothing is lost."
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
          <CheckboxField
            label="Urdu texts"
            checked={urdu === "1"}
            onChange={(event) => ask({ urdu: event.target.checked ? "1" : "" })}
          />
        }
      >
        {content.description}
      </PageHeading>
      <WaitingApprovals about={`content ${content.name}`} />
      {figures && <ContradictingFigures />}
      <ContentEditor loaded={content} urdu={urdu === "1"} field={field} onShown={() => ask({ field: "" })} />
    </>
  );
}
