import { Link, type MetaDescriptor } from "react-router";
import { phoneLink } from "#app/lib/phone.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { useIdentity, useSiteLinks } from "#app/site/identity.ts";
import { SearchForm } from "#app/site/search-form.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { LineLink, LinkButton } from "#app/ui/links.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { Ltr, RichText, Text, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/search.page.ts";
import { readQuestion } from "./search.messages.ts";
import { answerQuestion } from "./search.service.server.ts";
import { searchWords } from "./search.words.ts";
import { SearchResults } from "./search-results.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const question = readQuestion(new URL(request.url).searchParams);
  const answer = await answerQuestion(deps(context), question, languageOf(context));
  return { question, ...answer, words: wordsOf(context, searchWords) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof searchWords>(matches, "search");
  const question = loaderData?.question;
  return headTags(matches, {
    title: question ? t("titleOf", { question }) : t("title"),
    description: t("description"),
    path: "/search",
    hidden: true,
  });
}

/** SEARCH-01. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { question, groups, meant, blood } = loaderData;
  const t = useText<typeof searchWords>("search");
  return (
    <>
      <header className="relative overflow-hidden">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative pt-12 pb-9 sm:pt-16">
          <h1 className="text-title">{t("title")}</h1>
          <SearchForm question={question} className="mt-6 max-w-2xl" />
        </div>
      </header>
      <div className="page-width pb-20">
        {blood && <NeedBlood />}
        {meant !== undefined && groups && groups.length > 0 && <Meant question={question} meant={meant} />}
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

/** After those for whoever is in need. */
const waysOn = [
  ["/programs", "allProgrammes"],
  ["/events", "eventsAndCamps"],
  ["/blogs", "stories"],
  ["/contact", "askUs"],
] as const;

/** Above everything: who asks for blood may not have the time to read what else was found. */
function NeedBlood() {
  const { phone } = useIdentity();
  const t = useText<typeof searchWords>("search");
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-s-4 border-pomegranate bg-pomegranate-tint px-5 py-4">
      <span className="font-display text-xl">{t("somebodyNeedsBlood")}</span>
      <LinkButton to="/registration/blood-request" variant="danger">
        {t("needBlood")}
      </LinkButton>
      <LineLink href={phoneLink(phone)}>
        <RichText<typeof searchWords>
          name="search"
          id="callUs"
          components={{ phone: <Phone phone={phone} /> }}
        />
      </LineLink>
    </p>
  );
}

const Phone = ({ phone }: { phone: string }) => (
  <span className="figures ms-1">
    <Ltr>{phone}</Ltr>
  </span>
);

/** Says that another spelling was looked for. */
function Meant({ question, meant }: { question: string; meant: string }) {
  return (
    <p className="mb-3">
      <RichText<typeof searchWords>
        name="search"
        id="meant"
        components={{ asked: <Text as="bdi" text={question} />, meant: <Text as="bdi" text={meant} /> }}
      />
    </p>
  );
}

/** Before anything is asked, and for a question of a single letter. */
function Beginning({ short }: { short: boolean }) {
  const t = useText<typeof searchWords>("search");
  return (
    <div className="border-t border-rule pt-8">
      <p role={short ? "status" : undefined} className="max-w-xl text-lg text-soft">
        {short ? t("tooShort") : t("beginning")}
      </p>
      <WaysOn />
    </div>
  );
}

function WaysOn() {
  const t = useText<typeof searchWords>("search");
  const { doors } = useSiteLinks();
  const pages = [...doors, ...waysOn.map(([path, title]) => ({ path, title: t(title) }))];
  return (
    <nav aria-labelledby="popular" className="mt-6">
      <h2 id="popular" className="label text-soft">
        {t("popularPages")}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-8 gap-y-1">
        {pages.map(({ path, title }) => (
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
  const t = useText<typeof searchWords>("search");
  return (
    <div className="border-t border-rule">
      <div role="status">
        <StateMessage title={t("nothing")} text={t("nothingFor", { question })} art="/art/empty-search.svg">
          <LinkButton to={`/contact?${new URLSearchParams({ subject: question })}`}>{t("askUs")}</LinkButton>
        </StateMessage>
      </div>
      <WaysOn />
    </div>
  );
}
