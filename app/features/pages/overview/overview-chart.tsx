import { formatMoney, groupedRupees } from "#app/lib/money.ts";
import { MonthChart } from "#app/ui/month-chart.tsx";
import type { MonthDonations, MonthViews } from "./overview.schema.ts";

const whole = new Intl.NumberFormat("en-US");

type OverviewChartProps = {
  views: MonthViews[];
  /** Given: shown instead. */
  donations: MonthDonations[] | undefined;
};

/** Page views, or what came in as donations, of twelve months. The last one is this month so far. */
export function OverviewChart({ views, donations }: OverviewChartProps) {
  const months = views.map(({ month }) => month);
  if (donations) {
    const values = donations.map(({ paisa }) => paisa);
    return (
      <MonthChart
        labelledBy="traffic"
        caption="Gifts by month, in rupees"
        months={months}
        series={[{ name: "Gifts, PKR", fill: "fill-emerald", values }]}
        format={formatMoney}
        figure={groupedRupees}
      />
    );
  }
  return (
    <MonthChart
      labelledBy="traffic"
      caption="Page views by month"
      months={months}
      series={[{ name: "Page views", fill: "fill-emerald", values: views.map((month) => month.views) }]}
      format={(value) => `${whole.format(value)} page views`}
      figure={(value) => whole.format(value)}
    />
  );
}
