import { Link, type MetaDescriptor } from "react-router";
import { phoneLink } from "#app/lib/phone.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { useIdentity, useSiteLinks } from "#app/site/identity.ts";
import { SearchForm } from "#app/site/search-form.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { LineLink, LinkButton } from "#app/ui/links.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { Ltr, RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/search.page.ts";
import { readQuestion } from "./search.messages.ts";
import { answerQuestion, type ResultGroup, type SearchResult } from "./search.service.server.ts";
import { searchWords } from "./search.words.ts";

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

/** What was found, like the index of a book: the kind in the margin, its entries beside it. */
function SearchResults({ question, groups }: { question: string; groups: ResultGroup[] }) {
  const t = useText<typeof searchWords>("search");
  const count = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <p role="status" className="label figures border-t border-rule py-3 text-soft">
        <RichText<typeof searchWords>
          name="search"
          id="results"
          values={{ count }}
          components={{ question: <Text as="bdi" text={question} /> }}
        />
      </p>
      {groups.map(({ kind, total, results }) => (
        <section
          key={kind}
          aria-labelledby={`found-${kind}`}
          className="grid gap-x-12 border-t border-rule py-7 lg:grid-cols-[13rem_1fr]"
        >
          <h2 id={`found-${kind}`} className="self-start text-2xl lg:sticky lg:top-24">
            {t(kind)} <span className="figures font-sans text-base font-normal text-soft">{total}</span>
          </h2>
          <div>
            <ol className="max-w-3xl">
              {results.map((result) => (
                <Result key={result.path + result.title} result={result} />
              ))}
            </ol>
            {total > results.length && (
              <p className="mt-3 text-soft">{t("first", { shown: results.length, total })}</p>
            )}
          </div>
        </section>
      ))}
    </>
  );
}

function Result({ result: { path, title, description, about, language } }: { result: SearchResult }) {
  const t = useText<typeof searchWords>("search");
  const page = useLanguage();
  return (
    <li className="py-3 wrap-anywhere first:max-lg:pt-2 first:lg:pt-0">
      <h3 {...langAttrs(title, page)} className="text-xl leading-snug">
        <LineLink to={path} prefetch="intent">
          {title}
        </LineLink>
      </h3>
      {page === "ur" && language === "en" && <p className="label text-soft">{t("inEnglish")}</p>}
      {about && <Text as="p" text={about} className="figures text-sm text-soft" />}
      <Text as="p" text={description} className="mt-1 line-clamp-3 text-soft" />
    </li>
  );
}
