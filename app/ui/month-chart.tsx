import { commaIn, type Language } from "#app/contract/language.ts";
import { formatMonth, shortMonthName } from "#app/lib/dates.ts";
import { useLanguage, useText } from "./text.tsx";
import type { uiWords } from "./ui.words.ts";

/** The end of a scale that the highest month fills to three quarters or more, with a whole number in its middle; at least 10. */
export function topOfScale(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 10)));
  return (
    [1, 1.2, 1.4, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10]
      .map((step) => Math.round(step * power))
      .find((top) => top >= highest) ?? power * 10
  );
}

/* The drawing's own units; the SVG is stretched to its place. */
const width = 120;
const height = 40;
const step = 10;
const bar = 6;
/** Two of the 176 px that the drawing is high. */
const thinnest = (height * 2) / 176;

/** How high a bar stands, in the drawing's units: what is little beside the highest month is seen all the same. */
export const barHeight = (value: number, top: number): number =>
  value > 0 ? Math.max((value / top) * height, thinnest) : 0;

export type MonthSeries = {
  name: string;
  /** The class of its fill: "fill-emerald". */
  fill: string;
  /** A value for each month. Below zero draws nothing. */
  values: readonly number[];
};

type MonthChartProps = {
  /** The id of the heading above it. */
  labelledBy: string;
  /** Of the table. */
  caption: string;
  /** YYYY-MM, the last one is this month so far. */
  months: readonly string[];
  /** Stand on each other. */
  series: readonly MonthSeries[];
  /** A value in words: "PKR 2,500". */
  format: (value: number) => string;
  /** A value at the scale and in the table's cells. */
  figure: (value: number) => string;
};

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Months as bars, with the same figures in a table for who does not see the bars. */
export function MonthChart(props: MonthChartProps) {
  const { labelledBy, months, series, format, figure } = props;
  const t = useText<typeof uiWords>("ui");
  const language = useLanguage();
  const heights = months.map((_, place) => sum(series.map(({ values }) => Math.max(values[place] ?? 0, 0))));
  const top = topOfScale(Math.max(...heights));
  // Colours of several series stay as their legend has them.
  const faded = series.length === 1;
  return (
    <figure aria-labelledby={labelledBy}>
      <div className="grid grid-cols-[auto_1fr] gap-x-3" aria-hidden="true">
        <div className="figures flex h-44 flex-col justify-between text-end text-xs text-faint">
          {[top, top / 2, 0].map((value) => (
            <span key={value} className="-my-2">
              {figure(value)}
            </span>
          ))}
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="mirrored h-44 w-full"
        >
          {[0, height / 2, height].map((y) => (
            <line
              key={y}
              x1="0"
              x2={width}
              y1={y}
              y2={y}
              className="stroke-rule"
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {months.map((month, place) => (
            <g
              key={month}
              className={faded && place < months.length - 1 ? "opacity-55 hover:opacity-100" : ""}
            >
              <title>{monthTitle(month, place, { series, format, language })}</title>
              {stackOf(series, place, top).map(({ name, fill, from, tall }) => (
                <rect
                  key={name}
                  x={place * step + (step - bar) / 2}
                  y={height - from - tall}
                  width={bar}
                  height={tall}
                  className={fill}
                />
              ))}
            </g>
          ))}
        </svg>
        <span />
        <div className="mt-1.5 grid grid-cols-12 text-center text-xs text-faint">
          {months.map((month, place) => (
            // A name that is wider than its month stands in the middle of it all the same.
            <span
              key={month}
              className={`flex justify-center whitespace-nowrap ${place % 2 === 0 ? "max-sm:invisible" : ""}`}
            >
              {shortMonthName(month, language)}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-soft">
        <details>
          <summary className="w-fit cursor-pointer hover:text-ink">{t("asTable")}</summary>
          <MonthTable {...props} />
        </details>
      </figcaption>
    </figure>
  );
}

function MonthTable({ caption, months, series, figure }: MonthChartProps) {
  const t = useText<typeof uiWords>("ui");
  const language = useLanguage();
  const many = series.length > 1;
  const cell = "py-1 ps-4 text-end";
  return (
    <section className="overflow-x-auto" aria-label={caption} tabIndex={many ? 0 : undefined}>
      <table className={`figures mt-2 w-full text-sm ${many ? "" : "max-w-sm"}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-rule">
            <th scope="col" className="py-1 text-start font-semibold">
              {t("month")}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={`${cell} font-semibold`}>
                {name}
              </th>
            ))}
            {many && (
              <th scope="col" className={`${cell} font-semibold`}>
                {t("all")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {months.map((month, place) => (
            <tr key={month} className="border-b border-rule">
              <th scope="row" className="py-1 text-start font-normal whitespace-nowrap">
                {place === months.length - 1
                  ? t("soFar", { month: formatMonth(month, language) })
                  : formatMonth(month, language)}
              </th>
              {series.map(({ name, values }) => (
                <td key={name} className={cell}>
                  {figure(values[place] ?? 0)}
                </td>
              ))}
              {many && (
                <td className={cell}>{figure(sum(series.map(({ values }) => values[place] ?? 0)))}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The bars of a month from the bottom up, in the drawing's units. */
function stackOf(series: readonly MonthSeries[], place: number, top: number) {
  let from = 0;
  return series.flatMap(({ name, fill, values }) => {
    const tall = barHeight(values[place] ?? 0, top);
    const part = { name, fill, from, tall };
    from += tall;
    return tall > 0 ? [part] : [];
  });
}

function monthTitle(
  month: string,
  place: number,
  { series, format, language }: Pick<MonthChartProps, "series" | "format"> & { language: Language },
): string {
  const total = format(sum(series.map(({ values }) => values[place] ?? 0)));
  const parts = series
    .filter(({ values }) => (values[place] ?? 0) !== 0)
    .map(({ name, values }) => `${name} ${format(values[place] ?? 0)}`);
  const all = `${formatMonth(month, language)}: ${total}`;
  return series.length > 1 && parts.length > 0 ? `${all} (${parts.join(commaIn(language))})` : all;
}
