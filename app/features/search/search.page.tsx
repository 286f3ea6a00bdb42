import { Link, type MetaDescriptor } from "react-router";
import { phoneLink } from "#app/lib/phone.ts";
import { services } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { useIdentity } from "#app/site/identity.ts";
import { SearchForm } from "#app/site/search-form.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { LinkButton, QuietLink } from "#app/ui/link-button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { Text } from "#app/ui/text.tsx";
import { LineLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/search.page.ts";
import { readQuestion } from "./search.messages.ts";
import { findAll, isAboutBlood, meantQuestion } from "./search.service.server.ts";
import { SearchResults } from "./search-results.tsx";
import { questionWords } from "./search-words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const question = readQuestion(new URL(request.url).searchParams);
  const app = services(context);
  const words = questionWords(question);
  if (words.length === 0) return { question, groups: undefined, meant: undefined, blood: false };
  const blood = isAboutBlood(words);
  const groups = await findAll(app, words);
  const meant = groups.length === 0 ? await meantQuestion(app, words) : undefined;
  if (meant === undefined) return { question, groups, meant, blood };
  const meantWords = questionWords(meant);
  return { question, groups: await findAll(app, meantWords), meant, blood: isAboutBlood(meantWords) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return headTags(matches, {
    title: loaderData?.question ? `Search: ${loaderData.question}` : "Search",
    description: "Search the foundation's programmes, services, events, stories and pages.",
    path: "/search",
    hidden: true,
  });
}

/** SEARCH-01. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { question, groups, meant, blood } = loaderData;
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
        {blood && <NeedBlood />}
        {meant !== undefined && groups.length > 0 && <Meant question={question} meant={meant} />}
        {groups === undefined ? (
          <Beginning short={question !== ""} />
        ) : groups.length === 0 ? (
          <NothingFound question={question} />
        ) : (
          <SearchResults question={meant ?? question} groups={groups} />
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

/** Above everything: who asks for blood may not have the time to read what else was found. */
function NeedBlood() {
  const { phone } = useIdentity();
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-s-4 border-pomegranate bg-pomegranate-tint px-5 py-4">
      <span className="font-display text-xl">Does somebody need blood?</span>
      <LinkButton to="/registration/blood-request" variant="danger">
        I need blood
      </LinkButton>
      <LineLink href={phoneLink(phone)}>
        Call us:{" "}
        <span className="figures ms-1">
          <Ltr>{phone}</Ltr>
        </span>
      </LineLink>
    </p>
  );
}

/** Says that another spelling was looked for. */
function Meant({ question, meant }: { question: string; meant: string }) {
  return (
    <p className="mb-3">
      Nothing is spelt “<Text as="bdi" text={question} />
      ”. These are the results for “
      <Text as="bdi" text={meant} />
      ”.
    </p>
  );
}

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
        <QuietLink to="/programs">All programmes</QuietLink>
        <QuietLink to="/blogs">Stories</QuietLink>
      </StateMessage>
    </div>
  );
}
