import { Link, type MetaDescriptor } from "react-router";
import { content } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { IconList } from "#app/ui/icon-list.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Text } from "#app/ui/text.tsx";
import type { Route } from "./+types/about.page.ts";
import { AboutGlance } from "./about-glance.tsx";
import { AboutYears } from "./about-years.tsx";
import { AuditedAccounts } from "./audited-accounts.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const [about, { accounts }, messages, timeline, { programmes }, all] = await Promise.all([
    content(context, "about"),
    content(context, "audits"),
    content(context, "messages"),
    content(context, "timeline"),
    content(context, "programmes"),
    content(context, "services"),
  ]);
  const { president, chairman } = messages;
  return {
    ...about,
    accounts,
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
  if (!loaderData) return [{ title: "About us" }];
  const { opening } = loaderData;
  return headTags(siteOf(matches), { title: "About us", description: opening.lead, path: "/about-us" });
}

/** ABOUT-01, ABOUT-04: first what a stranger wants to know, who leads and whether it is registered. */
export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { opening, paragraphs, checking, accounts, leaders, years } = loaderData;
  return (
    <article>
      <header className="relative overflow-hidden">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative grid items-end gap-x-16 gap-y-8 pt-12 max-sm:pb-8 lg:grid-cols-[1fr_1.1fr] lg:pt-16">
          <div className="lg:pb-14">
            <p className="label text-emerald">About us</p>
            <Text as="h1" text={opening.title} className="mt-3 text-title" />
            <Text as="p" text={opening.lead} className="mt-4 max-w-xl text-lg text-soft" />
          </div>
          <img
            src="/art/hero-lahore-dawn.svg"
            alt="Lahore at dawn: domes and minarets over the roofs of the old city"
            width={1200}
            height={750}
            loading="lazy"
            className="aspect-[8/5] h-auto w-full rounded-t-[12rem] bg-sunk object-cover max-sm:hidden"
          />
        </div>
      </header>
      <AboutGlance leaders={leaders} programmes={loaderData.programmes} services={loaderData.services} />
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
            <LinkButton to="/about-us/mission">What we promise</LinkButton>
            <LinkButton to="/our-work" variant="quiet">
              How we help
            </LinkButton>
          </p>
        </div>
        <section aria-labelledby="checking" className="self-start border-t-2 border-emerald pt-5">
          <h2 id="checking" className="text-2xl">
            How to check it
          </h2>
          <Text as="p" text={checking.lead} className="mt-3 text-soft" />
          <IconList icon="check" items={checking.ways} className="mt-5 gap-4" />
          <p className="not-on-paper mt-5">
            <Link to="/contact?subject=Registration%20papers" className="text-link">
              Ask for our registration papers
            </Link>
          </p>
          <AuditedAccounts accounts={accounts} />
        </section>
      </div>
      <AboutYears years={years} />
    </article>
  );
}
