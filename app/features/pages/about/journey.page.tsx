import { Link, type MetaDescriptor } from "react-router";
import { content, wordsOf } from "#app/loader-context.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { Art } from "#app/ui/art.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Text, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { Route } from "./+types/journey.page.ts";
import { aboutWords } from "./about.words.ts";
import { aboveAbout } from "./about-path.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await content(context, "timeline")), words: wordsOf(context, aboutWords) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { opening } = loaderData;
  return headTags(matches, {
    title: opening.title,
    description: opening.lead,
    path: "/about-us/journey",
    above: aboveAbout(matches),
  });
}

/** ABOUT-01: the years on a line, with the years between them marked on it. */
export default function JourneyPage({ loaderData: { opening, years, closing } }: Route.ComponentProps) {
  const t = useText<typeof aboutWords>("about");
  return (
    <article>
      <header className="relative overflow-hidden">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative pt-14 pb-12 sm:pt-20">
          <h1 className="text-title">{opening.title}</h1>
          <p className="mt-4 max-w-xl text-lg text-soft">{opening.lead}</p>
          <nav aria-label={t("years")} className="figures mt-7">
            <ul className="-ms-2 flex flex-wrap">
              {years.map(({ year, title }) => (
                <li key={year}>
                  <a
                    href={`#year-${year}`}
                    className="inline-flex min-h-11 items-center px-2 font-display text-xl text-emerald underline decoration-1 underline-offset-4 hover:decoration-2"
                  >
                    {year}
                    <span className="sr-only">: {title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <ol className="page-width">
        {years.map((entry, place) => (
          <JourneyYear key={entry.year} entry={entry} next={years[place + 1]?.year} />
        ))}
      </ol>
      <section aria-labelledby="next" className="page-width pb-16 lg:pb-24">
        <div className="ms-8 border-s border-dashed border-rule-strong ps-12 pb-2 sm:ms-14 sm:ps-22 lg:ms-16 lg:ps-30">
          <SectionTitle id="next">{closing.title}</SectionTitle>
          <p className="mt-3 max-w-xl text-lg text-soft">{closing.text}</p>
          <p className="not-on-paper mt-7 flex flex-wrap gap-x-7 gap-y-2">
            <LinkButton to="/impact-report">{t("readReport")}</LinkButton>
            <Link to="/about-us/president-message" className="text-link inline-flex min-h-11 items-center">
              {t("presidentsMessage")}
            </Link>
            <Link to="/get-involved" className="text-link inline-flex min-h-11 items-center">
              {t("joinUs")}
            </Link>
          </p>
        </div>
      </section>
    </article>
  );
}

type JourneyYearProps = {
  entry: ContentOf<"timeline">["years"][number];
  /** The year of the entry after this one. */
  next?: number;
};

/** A year on the line: its icon, what was built, a picture. Below the icon the line names the years until the next. */
function JourneyYear({ entry, next }: JourneyYearProps) {
  const { year, title, description, icon, picture } = entry;
  const between = Array.from(
    { length: Math.max((next ?? year) - year - 1, 0) },
    (_, step) => year + step + 1,
  );
  return (
    <li
      id={`year-${year}`}
      className="grid grid-cols-[4rem_1fr] gap-x-4 sm:grid-cols-[7rem_1fr] sm:gap-x-8 lg:grid-cols-[8rem_1fr_1.15fr] lg:gap-x-14"
    >
      <div className="row-span-2 flex flex-col items-center lg:row-span-1">
        <img
          src={icon}
          alt=""
          width={240}
          height={240}
          decoding="async"
          className="size-16 shrink-0 sm:size-28 lg:size-32"
        />
        <div
          aria-hidden="true"
          className="relative flex flex-1 flex-col items-center justify-evenly before:absolute before:inset-y-0 before:border-s before:border-rule-strong"
        >
          {between.map((quiet) => (
            <span key={quiet} className="figures relative bg-paper py-1 text-xs text-faint sm:text-sm">
              {quiet}
            </span>
          ))}
        </div>
      </div>
      <div className="pt-1 lg:pt-4 lg:pb-24">
        <h2>
          <span className="figures block text-title leading-none text-emerald">{year}</span>
          <Text as="span" text={title} className="mt-3 block text-2xl lg:text-heading" />
        </h2>
        <Text as="p" text={description} className="mt-4 max-w-[34rem] text-lg" />
      </div>
      <Art
        src={picture.src}
        alt={picture.alt}
        className="mt-5 mb-12 aspect-[8/5] h-auto w-full rounded-sm bg-sunk object-cover lg:mt-4 lg:mb-24"
      />
    </li>
  );
}
