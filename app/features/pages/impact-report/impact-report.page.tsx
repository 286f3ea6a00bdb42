import { Link, type MetaDescriptor } from "react-router";
import { langAttrs } from "#app/lib/urdu.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { TextOf } from "#app/lib/words.ts";
import { content, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { Route } from "./+types/impact-report.page.ts";
import { impactReportWords } from "./impact-report.words.ts";
import { ReportCover } from "./report-cover.tsx";
import { ReportShares } from "./report-shares.tsx";
import { ReportYears } from "./report-years.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const [report, figures, all] = await Promise.all([
    content(context, "report"),
    content(context, "figures"),
    content(context, "services"),
  ]);
  const { helpGiven, helpGivenUntil, helpRings, impactShares } = figures;
  const firstYear = helpGivenUntil - Math.max(...helpGiven.map(({ years }) => years.length)) + 1;
  return {
    report,
    firstYear,
    helpGiven,
    helpGivenUntil,
    helpRings,
    impactShares,
    groups: figureGroups(textIn(languageOf(context), impactReportWords), figures, all.services),
    words: wordsOf(context, impactReportWords),
  };
}

function figureGroups(
  t: TextOf<typeof impactReportWords>,
  figures: ContentOf<"figures">,
  services: ContentOf<"services">["services"],
): FigureGroup[] {
  const { impactCounters, impactGrowth, hero, programmes, career, shared, sources } = figures;
  /** A figure that stands in several places has its year and source there, unless it has its own. */
  const withSource = <Figure extends { value: string; year?: number; source?: string }>(figure: Figure) => ({
    ...sources.find((source) => shared[source.figure] === figure.value),
    ...figure,
  });
  return [
    {
      name: t("lastYear"),
      path: "/",
      figures: impactCounters.map((figure) => ({ ...withSource(figure), note: impactGrowth })),
    },
    { name: t("foundation"), path: "/", figures: hero.map(withSource) },
    { name: t("programmes"), path: "/programs", figures: programmes.map(withSource) },
    { name: t("workWithUs"), path: "/get-involved", figures: career.map(withSource) },
    ...services
      .filter((service) => service.figures.length > 0)
      .map(({ title, slug, figures: own }) => ({ name: title, path: `/services/${slug}`, figures: own })),
  ];
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  return headTags(matches, {
    title: pageText<typeof impactReportWords>(matches, "impactReport")("title"),
    description: loaderData.report.opening.lead,
    path: "/impact-report",
  });
}

/** ABOUT-06: the figures as a printed report has them, with the way they are counted before them. */
export default function ImpactReportPage({ loaderData }: Route.ComponentProps) {
  const t = useText<typeof impactReportWords>("impactReport");
  const { report, firstYear, helpGiven, helpGivenUntil, helpRings, impactShares, groups } = loaderData;
  return (
    <article>
      <ReportCover opening={report.opening} firstYear={firstYear} lastYear={helpGivenUntil} />
      <Method statement={report.statement} counting={report.counting} />
      <ReportYears helpGiven={helpGiven} until={helpGivenUntil} text={report.years} />
      <ReportShares impactShares={impactShares} helpRings={helpRings} text={report.shares} />
      <ReportIndex groups={groups} text={report.index} />
      <section aria-labelledby="ask" className="bg-band text-on-band">
        <div className="page-width grid items-center gap-x-16 gap-y-6 py-14 lg:grid-cols-[1.4fr_1fr]">
          <div>
            <Text as="h2" text={report.closing.title} id="ask" className="text-heading" />
            <Text as="p" text={report.closing.text} className="mt-3 max-w-xl text-lg text-on-band-soft" />
          </div>
          <p className="not-on-paper lg:text-end">
            <Link
              to={`/contact?subject=${encodeURIComponent(t("askSubject"))}`}
              className="inline-flex min-h-11 items-center text-lg font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {t("ask")}
            </Link>
          </p>
        </div>
      </section>
    </article>
  );
}

function Method({ statement, counting }: Pick<ContentOf<"report">, "statement" | "counting">) {
  const t = useText<typeof impactReportWords>("impactReport");
  return (
    <section aria-labelledby="method" className="page-width py-14 lg:py-20">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
        <div>
          <SectionTitle id="method">{t("method")}</SectionTitle>
          <Text
            as="p"
            text={statement}
            className="mt-5 border-s-3 border-double border-emerald ps-5 font-display text-xl leading-relaxed"
          />
        </div>
        <dl className="border-b border-rule">
          {counting.map(({ what, how }) => (
            <div
              key={what}
              className="grid gap-x-8 gap-y-1 border-t border-rule py-4 sm:grid-cols-[12rem_1fr]"
            >
              <Text as="dt" text={what} className="font-semibold" />
              <Text as="dd" text={how} className="text-soft" />
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The year that a figure was counted in, and from what, once staff have entered both. */
type Evidence = { year?: number; source?: string };

type FigureGroup = {
  name: string;
  /** The page that shows them. */
  path: string;
  figures: ({ value: string; name: string; note?: string } & Evidence)[];
};

/** The figures that the other pages show, by page. */
function ReportIndex({ groups, text }: { groups: FigureGroup[]; text: string }) {
  const t = useText<typeof impactReportWords>("impactReport");
  const language = useLanguage();
  return (
    <section aria-labelledby="index" className="border-t border-rule bg-sunk">
      <div className="page-width py-14 lg:py-20">
        <SectionTitle id="index">{t("index")}</SectionTitle>
        <Text as="p" text={text} className="mt-3 max-w-xl text-lg text-soft" />
        <div className="mt-9 gap-x-14 md:columns-2 lg:columns-3">
          {groups.map(({ name, path, figures }) => (
            <section key={path + name} aria-label={name} className="mb-9 break-inside-avoid">
              <h3 className="border-b border-rule-strong pb-2 text-xl">
                <Link
                  to={path}
                  {...langAttrs(name, language)}
                  className="decoration-1 underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              </h3>
              <dl className="figures">
                {figures.map(({ value, name: what, note, year, source }) => (
                  <div
                    key={what}
                    className="flex flex-row-reverse items-baseline justify-between gap-x-4 border-b border-rule py-1.5"
                  >
                    <dt {...langAttrs(what, language)} className="text-end text-soft">
                      {what}
                      {year && source && (
                        <span {...langAttrs(source, language)} className="block text-sm">
                          {t("source", { year, source })}
                        </span>
                      )}
                    </dt>
                    <dd className="font-display text-xl font-semibold">
                      <bdi>{value}</bdi>
                      {note && <span className="font-sans text-sm font-normal text-soft"> {note}</span>}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
