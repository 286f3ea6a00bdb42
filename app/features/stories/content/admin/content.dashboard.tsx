import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { prefetch } from "#app/dashboard/call.ts";
import { ListSearch } from "#app/dashboard/list-search.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useFailureToast, useListQuery } from "#app/dashboard/use-list.ts";
import { count } from "#app/features/stories/content/content.messages.ts";
import type { ListedContent } from "#app/features/stories/content/content.schema.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { finderOf } from "#app/lib/fold-text.ts";
import { Button } from "#app/ui/button.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { contentsQuery } from "./content-calls.ts";

/** Where staff look for a content; what is in no group comes last. */
const groups: { title: string; names: string[] }[] = [
  { title: "On every page", names: ["identity", "figures"] },
  { title: "Home page", names: ["home", "feed", "stories", "films", "testimonials", "faq"] },
  { title: "What we do", names: ["programmes", "services", "campaign", "work", "report"] },
  { title: "Giving", names: ["giving", "zakat"] },
  { title: "Who we are", names: ["about", "mission", "messages", "team", "timeline", "community"] },
  { title: "Posts and rules", names: ["positions", "policies"] },
];

export const clientLoader = prefetch(({ query }) => query(contentsQuery));

/** Everything that the foundation says of itself, with who changed it last. */
export default function ContentDashboard() {
  const [{ q }, ask] = useListQuery(["q"]);
  const query = useQuery(contentsQuery);
  useFailureToast(query.data ? query.error : null);
  const isFound = finderOf(q);
  const found = (query.data ?? []).filter((one) => isFound(`${one.title} ${one.description}`));
  const grouped = groups.flatMap(({ names }) => names);
  const shown = [
    ...groups.map((group) => ({
      title: group.title,
      contents: group.names.flatMap((name) => found.filter((one) => one.name === name)),
    })),
    { title: "Other", contents: found.filter(({ name }) => !grouped.includes(name)) },
  ].filter(({ contents }) => contents.length > 0);

  return (
    <>
      <PageHeading>
        The texts, names and numbers of the site. What you save appears on the site at once.
      </PageHeading>
      {query.isPending && <p role="status">Loading...</p>}
      {query.error && !query.data && (
        <StateMessage
          failure
          title="The content could not be loaded"
          text={query.error.message}
          art="/art/empty-list.svg"
        >
          <Button onClick={() => query.refetch()}>Try Again</Button>
        </StateMessage>
      )}
      {query.data && (
        <>
          <ListSearch label="Search content" value={q} onSearch={(term) => ask({ q: term })} />
          {shown.length === 0 && (
            <p role="status" className="mt-8 text-soft">
              Nothing found. Try another word, such as phone, address or questions.
            </p>
          )}
          <div className="mt-7 gap-x-12 xl:columns-2">
            {shown.map((group) => (
              <section key={group.title} className="mb-8 break-inside-avoid">
                <h2 className="mb-1 font-sans text-sm font-semibold text-soft">{group.title}</h2>
                <ul className="border-t border-rule">
                  {group.contents.map((content) => (
                    <ContentRow key={content.name} content={content} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** "3 texts without Urdu, 1 text changed in one language alone". */
function urduState({ missing, stale }: ListedContent["untranslated"]): string {
  const without = missing > 0 ? `${count(missing, "text", "texts")} without Urdu` : "";
  const changed = stale > 0 ? `${count(stale, "text", "texts")} changed in one language alone` : "";
  return [without, changed].filter(Boolean).join(", ");
}

function ContentRow({ content }: { content: ListedContent }) {
  const { name, title, description, own, saved_at, saved_by, untranslated } = content;
  return (
    <li className="relative border-b border-rule py-2.5 hover:bg-sunk">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to={`/dashboard/content/${name}`}
          className="font-semibold after:absolute after:inset-0 hover:text-emerald"
        >
          {title}
        </Link>
        <p className={`figures text-xs ${own ? "font-semibold text-soft" : "text-faint"}`}>
          {own && saved_at ? (
            <>
              Changed {formatDay(karachiDay(new Date(saved_at)))} by <bdi>{saved_by}</bdi>
            </>
          ) : (
            "Original text"
          )}
        </p>
      </div>
      <p className="text-sm text-soft">{description}</p>
      {untranslated.missing + untranslated.stale > 0 && (
        <p className="figures text-xs font-semibold text-pomegranate">{urduState(untranslated)}</p>
      )}
    </li>
  );
}
