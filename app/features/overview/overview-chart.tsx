import type { MonthViews } from "./overview.schema.ts";

const short = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const whole = new Intl.NumberFormat("en-US");

const dayOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** The next of 10, 20, 50, 100, 200 ... that holds the highest month. */
export function topOfScale(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 10)));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= highest) ?? power * 10;
}

/* The drawing's own units; the SVG is stretched to its place. */
const width = 120;
const height = 40;
const step = 10;
const bar = 6;

/**
 * Page views of twelve months as bars, the last one is this month so far. The same figures are in a table, for who does
 * not see the bars. A second kind of bar (gifts) would stand beside each.
 */
export function OverviewChart({ months }: { months: MonthViews[] }) {
  const top = topOfScale(Math.max(...months.map(({ views }) => views)));
  return (
    <figure aria-labelledby="traffic">
      <div className="grid grid-cols-[auto_1fr] gap-x-3" aria-hidden="true">
        <div className="figures flex h-44 flex-col justify-between text-end text-xs text-faint">
          {[top, top / 2, 0].map((value) => (
            <span key={value} className="-my-2">
              {whole.format(value)}
            </span>
          ))}
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-44 w-full"
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
          {months.map(({ month, views }, place) => {
            const size = (views / top) * height;
            const last = place === months.length - 1;
            return (
              <rect
                key={month}
                x={place * step + (step - bar) / 2}
                y={height - size}
                width={bar}
                height={size}
                className={last ? "fill-emerald" : "fill-emerald opacity-55 hover:opacity-100"}
              >
                <title>{`${long.format(dayOf(month))}: ${whole.format(views)} page views`}</title>
              </rect>
            );
          })}
        </svg>
        <span />
        <div className="mt-1.5 grid grid-cols-12 text-center text-xs text-faint">
          {months.map(({ month }, place) => (
            <span key={month} className={place % 2 === 0 ? "max-sm:invisible" : ""}>
              {short.format(dayOf(month))}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-soft">
        <details>
          <summary className="w-fit cursor-pointer hover:text-ink">As a table</summary>
          <table className="figures mt-2 w-full max-w-sm text-sm">
            <caption className="sr-only">Page views by month</caption>
            <thead>
              <tr className="border-b border-rule">
                <th scope="col" className="py-1 text-start font-semibold">
                  Month
                </th>
                <th scope="col" className="py-1 text-end font-semibold">
                  Page views
                </th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, views }, place) => (
                <tr key={month} className="border-b border-rule">
                  <th scope="row" className="py-1 text-start font-normal">
                    {long.format(dayOf(month))}
                    {place === months.length - 1 && " so far"}
                  </th>
                  <td className="py-1 text-end">{whole.format(views)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  );
}
