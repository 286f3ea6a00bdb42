import { Link, type MetaDescriptor } from "react-router";
import { services } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { SearchForm } from "#app/site/search-form.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import type { Route } from "./+types/search.page.ts";
import { readQuestion } from "./search.messages.ts";
import { findAll } from "./search.service.server.ts";
import { SearchResults } from "./search-results.tsx";
import { questionWords } from "./search-words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const question = readQuestion(new URL(request.url).searchParams);
  const words = questionWords(question);
  const groups = words.length > 0 ? await findAll(services(context), words) : undefined;
  return { question, groups };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return headTags(siteOf(matches), {
    title: loaderData?.question ? `Search: ${loaderData.question}` : "Search",
    description: "Search the foundation's programmes, services, events, stories and pages.",
    path: "/search",
    hidden: true,
  });
}

/** SEARCH-01. */
export default function SearchPage({ loaderData: { question, groups } }: Route.ComponentProps) {
  return (
    <>
      <header className="relative overflow-hidden">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative pt-12 pb-9 sm:pt-16">
          <h1 className="text-title">Search</h1>
          <SearchForm question={question} className="mt-6 max-w-2xl" />
        </div>
      </header>
      <div className="page-width pb-20">
        {groups === undefined ? (
          <Beginning short={question !== ""} />
        ) : groups.length === 0 ? (
          <NothingFound question={question} />
        ) : (
          <SearchResults question={question} groups={groups} />
        )}
      </div>
    </>
  );
}

const waysOn = [
  { path: "/registration/blood-request", title: "I need blood" },
  { path: "/programs", title: "All programmes" },
  { path: "/events", title: "Events and camps" },
  { path: "/blogs", title: "Stories" },
  { path: "/contact", title: "Ask us" },
];

/** Before anything is asked, and for a question of a single letter. */
function Beginning({ short }: { short: boolean }) {
  return (
    <div className="border-t border-rule pt-8">
      <p role={short ? "status" : undefined} className="max-w-xl text-lg text-soft">
        {short
          ? "Please type at least two letters."
          : "Programmes, services, events, stories and pages, in English and in Urdu. The first letters of a word are enough."}
      </p>
      <WaysOn />
    </div>
  );
}

function WaysOn() {
  return (
    <nav aria-label="Popular pages" className="mt-6">
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {waysOn.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className="text-link inline-flex min-h-9 items-center font-display text-xl">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NothingFound({ question }: { question: string }) {
  return (
    <div className="border-t border-rule" role="status">
      <StateMessage
        title="Nothing found"
        text={`We found nothing for “${question}”. Try fewer or shorter words, or ask us.`}
        art="/art/empty-search.svg"
      >
        <LinkButton to={`/contact?${new URLSearchParams({ subject: question })}`}>Ask us</LinkButton>
        <LinkButton to="/programs" variant="quiet">
          All programmes
        </LinkButton>
        <LinkButton to="/blogs" variant="quiet">
          Stories
        </LinkButton>
      </StateMessage>
    </div>
  );
}
