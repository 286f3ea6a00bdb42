import { useQuery } from "@tanstack/react-query";
import { Link, useLoaderData } from "react-router";
import type { Prefetching } from "#app/dashboard/call.ts";
import { CheckboxField } from "#app/dashboard/form-fields.tsx";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useFailureToast, useListQuery } from "#app/dashboard/use-list.ts";
import { WaitingApprovals } from "#app/dashboard/waiting-approvals.tsx";
import type { FigureTopic } from "#app/features/stories/content/content.schema.ts";
import { contentQuery, figureTopics, hasFigures } from "./content-calls.ts";
import { ContentEditor } from "./content-editor.tsx";

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

/**
 * What the site says about the same thing in different figures, side by side, as they are saved. Until staff confirm one
 * by a year and a source, it shows as it was given.
 */
export function ContradictingFigures() {
  const { data } = useQuery(figureTopics);
  if (!data || data.topics.length === 0) return null;
  return (
    <details className="mb-8 border border-rule bg-sunk px-4 py-3">
      <summary className="min-h-8 cursor-pointer font-semibold">
        Figures that contradict each other ({data.topics.length})
      </summary>
      <p className="mt-1 max-w-prose text-sm text-soft">
        Each of these is on the site as it was given. Correct those that are wrong, and give the others their
        year and source: readers see both in the impact report.
      </p>
      {data.topics.map((topic) => (
        <Topic key={topic.title} {...topic} />
      ))}
    </details>
  );
}

function Topic({ title, figures }: FigureTopic) {
  return (
    <section aria-label={title} className="mt-4">
      <h3 className="font-sans text-sm font-semibold">{title}</h3>
      <ul className="mt-1 grid gap-px border border-rule bg-rule sm:grid-cols-2 xl:grid-cols-4">
        {figures.map(({ value, name, where, content, fact, year, source }) => (
          <li key={where + name} className="bg-raised p-3 text-sm">
            <p>
              <strong className="figures block font-display text-xl">{value}</strong> {name}
            </p>
            <p className="text-soft">{where}</p>
            {!fact && (
              <p className={year && source ? "text-soft" : "font-semibold text-pomegranate"}>
                {year && source ? `${year}, ${source}` : "No year or source yet"}
              </p>
            )}
            <Link to={`/dashboard/content/${content}`} className="text-link inline-flex min-h-6 items-center">
              Change<span className="sr-only">: {`${value} ${name}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
