import { formatMoney, groupedRupees } from "#app/lib/money.ts";
import { MonthChart, type MonthSeries } from "#app/ui/month-chart.tsx";
import type { GivingMonths as Months } from "./donations-desk.schema.ts";

/** The largest funds have a colour of their own; the last one stands for all others. */
const colours = [
  { fill: "fill-emerald", mark: "bg-emerald" },
  { fill: "fill-marigold", mark: "bg-marigold" },
  { fill: "fill-pomegranate", mark: "bg-pomegranate" },
  { fill: "fill-soft", mark: "bg-soft" },
] as const;
const other = { fill: "fill-rule-strong", mark: "bg-rule-strong" } as const;

type FundSeries = MonthSeries & { slug?: string; mark: string; total: number };

/** The series of the chart, the largest fund first. */
export function seriesOf({ months, funds }: Months): FundSeries[] {
  const slugs = [...new Set(funds.map(({ fund }) => fund))];
  const all = slugs
    .map((slug) => {
      const rows = funds.filter(({ fund }) => fund === slug);
      const values = months.map((month) => rows.find((row) => row.month === month)?.net ?? 0);
      return { slug, name: rows[0]?.title ?? slug, values, total: sum(values) };
    })
    .toSorted((a, b) => b.total - a.total);
  const large = all.slice(0, all.length > colours.length + 1 ? colours.length : colours.length + 1);
  const rest = all.slice(large.length);
  const named = large.map((fund, place) => ({ ...fund, ...(colours[place] ?? other) }));
  if (rest.length === 0) return named;
  const values = months.map((_, place) => sum(rest.map((fund) => fund.values[place] ?? 0)));
  return [...named, { name: "Other funds", values, total: sum(values), ...other }];
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

type GivingMonthsProps = {
  months: Months;
  fund: string;
  onFund: (slug: string) => void;
};

/** What came in, less what went back, by month and fund. A fund's name filters the list. */
export function GivingMonths({ months, fund, onFund }: GivingMonthsProps) {
  const series = seriesOf(months);
  const shown = fund ? series.filter(({ slug }) => slug === fund) : series;
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <MonthChart
        labelledBy="giving-months"
        caption="Gifts by month and fund, in rupees"
        months={months.months}
        series={shown.length > 0 ? shown : series}
        format={formatMoney}
        figure={(paisa) =>
          Math.abs(paisa) >= 10_000_00 ? compact.format(paisa / 100) : groupedRupees(paisa)
        }
      />
      <ul aria-label="Funds in 12 months" className="self-start border-t border-rule text-sm">
        {series.map(({ slug, name, mark, total }) => (
          <li key={name} className="border-b border-rule">
            <Row slug={slug} pressed={slug !== undefined && slug === fund} onFund={onFund}>
              <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${mark}`} />
              <span className="truncate">{name}</span>
              <span className="figures ms-auto">{groupedRupees(total)}</span>
            </Row>
          </li>
        ))}
      </ul>
    </div>
  );
}

type RowProps = {
  slug: string | undefined;
  pressed: boolean;
  onFund: (slug: string) => void;
  children: React.ReactNode;
};

function Row({ slug, pressed, onFund, children }: RowProps) {
  const look = "flex min-h-9 w-full items-center gap-2.5 px-1 text-start";
  if (!slug) return <span className={look}>{children}</span>;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      title={pressed ? "Show all funds" : "Show only this fund"}
      className={`${look} cursor-pointer hover:bg-sunk ${pressed ? "bg-sunk font-semibold" : ""}`}
      onClick={() => onFund(pressed ? "" : slug)}
    >
      {children}
    </button>
  );
}
