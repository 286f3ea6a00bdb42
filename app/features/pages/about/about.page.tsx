import type { MetaDescriptor } from "react-router";
import { shownRegistrations } from "#app/features/stories/content/server/content-claims.server.ts";
import { readClaims } from "#app/features/stories/content/server/page-claims.server.ts";
import { content, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { Art } from "#app/ui/art.tsx";
import { IconList } from "#app/ui/icon-list.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { LinkButton, QuietLink, TextLink } from "#app/ui/links.tsx";
import { PartTitle, SectionTitle } from "#app/ui/section-title.tsx";
import { Text, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { Route } from "./+types/about.page.ts";
import { aboutWords } from "./about.words.ts";
import { AboutGlance } from "./about-glance.tsx";
import { AuditedAccounts } from "./audited-accounts.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const [about, { accounts }, messages, timeline, { programmes }, all, identity, claims] = await Promise.all([
    content(context, "about"),
    content(context, "audits"),
    content(context, "messages"),
    content(context, "timeline"),
    content(context, "programmes"),
    content(context, "services"),
    content(context, "identity"),
    readClaims(context),
  ]);
  const { president, chairman } = messages;
  return {
    ...about,
    words: wordsOf(context, aboutWords),
    accounts,
    registrations: shownRegistrations(identity.registrations, claims),
    leaders: [
      {
        role: president.role,
        name: president.name,
        path: "/about-us/president-message",
        letter: president.title,
        summary: president.summary,
      },
      {
        role: chairman.role,
        name: chairman.name,
        path: "/about-us/chairman-message",
        letter: chairman.title,
        summary: chairman.summary,
      },
    ],
    years: timeline.years.map(({ picture: _picture, ...year }) => year),
    programmes: programmes.length,
    services: all.services.map(({ slug, title }) => ({ slug, title })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { opening } = loaderData;
  const t = pageText<typeof aboutWords>(matches, "about");
  return headTags(matches, { title: t("aboutUs"), description: opening.lead, path: "/about-us" });
}

/** ABOUT-01, ABOUT-04: first what a stranger wants to know, who leads and whether it is registered. */
export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const t = useText<typeof aboutWords>("about");
  const { opening, paragraphs, checking, accounts, leaders, years } = loaderData;
  return (
    <article>
      <header className="relative overflow-hidden">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative grid items-end gap-x-16 gap-y-8 pt-12 max-sm:pb-8 lg:grid-cols-[1fr_1.1fr] lg:pt-16">
          <div className="lg:pb-14">
            <p className="label text-emerald">{t("aboutUs")}</p>
            <Text as="h1" text={opening.title} className="mt-3 text-title" />
            <Text as="p" text={opening.lead} className="mt-4 max-w-xl text-lg text-soft" />
          </div>
          <Art
            src="/art/hero-lahore-dawn.svg"
            alt={t("dawn")}
            className="aspect-[8/5] h-auto w-full rounded-t-[12rem] bg-sunk object-cover max-sm:hidden"
          />
        </div>
      </header>
      <AboutGlance
        leaders={leaders}
        programmes={loaderData.programmes}
        services={loaderData.services}
        registrations={loaderData.registrations}
      />
      <div className="page-width grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[1.3fr_1fr] lg:py-20">
        <div className="max-w-[40rem]">
          {paragraphs.map((paragraph, place) => (
            <Text
              key={paragraph}
              as="p"
              text={paragraph}
              className={place === 0 ? "font-display text-xl leading-relaxed lg:text-2xl" : "mt-6 text-lg"}
            />
          ))}
          <p className="not-on-paper mt-8 flex flex-wrap gap-3">
            <LinkButton to="/about-us/mission">{t("whatWePromise")}</LinkButton>
            <QuietLink to="/our-work">{t("howWeHelp")}</QuietLink>
          </p>
        </div>
        <section aria-labelledby="checking" className="self-start border-t-2 border-emerald pt-5">
          <PartTitle id="checking">{t("howToCheck")}</PartTitle>
          <Text as="p" text={checking.lead} className="mt-3 text-soft" />
          <IconList icon="check" items={checking.ways} className="mt-5 gap-4" />
          <p className="not-on-paper mt-5">
            <TextLink to={`/contact?subject=${encodeURIComponent(t("registrationPapers"))}`}>
              {t("askForPapers")}
            </TextLink>
          </p>
          <AuditedAccounts accounts={accounts} />
        </section>
      </div>
      <AboutYears years={years} />
    </article>
  );
}

type AboutYearsProps = { years: Omit<ContentOf<"timeline">["years"][number], "picture">[] };

/** Our story in short: the years side by side on a line. */
function AboutYears({ years }: AboutYearsProps) {
  const t = useText<typeof aboutWords>("about");
  return (
    <section aria-labelledby="years" className="border-t border-rule bg-emerald-tint">
      <div className="page-width py-14 lg:py-20">
        <SectionTitle id="years">{t("ourStory")}</SectionTitle>
        <ol className="mt-10 grid gap-x-8 gap-y-9 lg:grid-flow-col lg:auto-cols-fr">
          {years.map(({ year, title, description, icon }) => (
            <li
              key={year}
              className="grid grid-cols-[4rem_1fr] gap-x-5 lg:grid-cols-1 lg:grid-rows-[auto_1fr] lg:content-start"
            >
              <div className="lg:flex lg:items-center lg:gap-4 lg:after:h-px lg:after:flex-1 lg:after:bg-rule-strong">
                <img
                  src={icon}
                  alt=""
                  width={240}
                  height={240}
                  loading="lazy"
                  decoding="async"
                  className="size-16 lg:size-20"
                />
              </div>
              <div className="lg:mt-5">
                <h3>
                  <span className="figures block text-2xl leading-none text-emerald">{year}</span>
                  <Text as="span" text={title} className="mt-1.5 block text-xl" />
                </h3>
                <Text as="p" text={description} className="mt-2 text-sm" />
              </div>
            </li>
          ))}
        </ol>
        <p className="not-on-paper mt-10">
          <QuietLink to="/about-us/journey">{t("wholeStory")}</QuietLink>
        </p>
      </div>
    </section>
  );
}
