import { commaIn } from "#app/contract/language.ts";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { impactReportWords } from "./impact-report.words.ts";
import { ReportTable } from "./report-table.tsx";

type ReportYearsProps = {
  helpGiven: ContentOf<"figures">["helpGiven"];
  /** The year of each list's last count. */
  until: number;
  text: string;
};

const yearsOf = (counts: number[], until: number) =>
  counts.map((count, place) => ({ year: until - counts.length + 1 + place, count }));

/** The help we gave by year: a chart for each kind of help, and all of them as a table. */
export function ReportYears({ helpGiven, until, text }: ReportYearsProps) {
  const t = useText<typeof impactReportWords>("impactReport");
  const highest = Math.max(...helpGiven.flatMap(({ years }) => years));
  const longest = Math.max(...helpGiven.map(({ years }) => years.length));
  const years = Array.from({ length: longest }, (_, place) => until - longest + 1 + place);
  return (
    <section aria-labelledby="years" className="border-y border-rule bg-sunk">
      <div className="page-width py-14 lg:py-20">
        <SectionTitle id="years">{t("byYear")}</SectionTitle>
        <Text as="p" text={text} className="mt-3 max-w-xl text-lg text-soft" />
        <div className="mt-9 grid gap-x-16 gap-y-12 md:grid-cols-2 print:grid-cols-2">
          {helpGiven.map(({ name, total, years: counts }) => (
            <figure key={name} className="break-inside-avoid">
              <figcaption className="mb-4 flex items-baseline justify-between gap-x-4 border-t border-rule-strong pt-3">
                <Text as="span" text={name} className="font-display text-2xl font-semibold" />
                <span className="figures font-display text-2xl">
                  {total.toLocaleString("en-US")}
                  <span className="sr-only"> {t("inAllYears")}</span>
                </span>
              </figcaption>
              <YearBars name={name} bars={yearsOf(counts, until)} highest={highest} />
              <p className="figures mt-2 text-sm text-soft">
                {t("mostIn", { year: `${highestYear(yearsOf(counts, until))}` })}
              </p>
            </figure>
          ))}
        </div>
        <ReportTable
          summary={t("asTable")}
          caption={t("helpByYear")}
          head={[t("year"), ...helpGiven.map(({ name }) => name)]}
          rows={years.map((year) => [
            String(year),
            ...helpGiven.map(({ years: counts }) => {
              const found = yearsOf(counts, until).find((bar) => bar.year === year);
              return found ? found.count.toLocaleString("en-US") : "";
            }),
          ])}
          foot={[t("allYears"), ...helpGiven.map(({ total }) => total.toLocaleString("en-US"))]}
        />
      </div>
    </section>
  );
}

const highestYear = (bars: { year: number; count: number }[]): number =>
  bars.reduce((most, bar) => (bar.count > most.count ? bar : most)).year;

type YearBarsProps = {
  name: string;
  /** Oldest first. */
  bars: { year: number; count: number }[];
  /** The count that fills the whole height: the same for charts that are compared. */
  highest: number;
};

/** In pixels: the bars' height at most, the space for the count above them, the space for the years below. */
const barHeight = 132;
const above = 28;
const below = 30;

/**
 * A bar for each year, its count above and the year below it. Widths are percentages and heights pixels, so that the
 * letters keep their size at every width.
 */
function YearBars({ name, bars, highest }: YearBarsProps) {
  const t = useText<typeof impactReportWords>("impactReport");
  const between = commaIn(useLanguage());
  const step = 100 / bars.length;
  const base = above + barHeight;
  const counts = bars.map(({ year, count }) => `${year}: ${count}`).join(between);
  return (
    <svg
      role="img"
      aria-label={t("bars", { name, counts })}
      width="100%"
      height={above + barHeight + below}
      className="mirrored figures block overflow-visible text-sm"
    >
      {bars.map(({ year, count }, place) => {
        const height = Math.max((count / Math.max(highest, 1)) * barHeight, 1);
        const middle = `${(place + 0.5) * step}%`;
        return (
          <g key={year}>
            <rect
              x={`${(place + 0.2) * step}%`}
              y={base - height}
              width={`${step * 0.6}%`}
              height={height}
              className="fill-emerald"
            />
            <text x={middle} y={base - height - 8} textAnchor="middle" className="fill-ink font-semibold">
              {count}
            </text>
            <text x={middle} y={base + 21} textAnchor="middle" className="fill-soft">
              {year}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={base + 0.5} y2={base + 0.5} className="stroke-rule-strong" />
    </svg>
  );
}
