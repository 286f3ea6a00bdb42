import { useQuery } from "@tanstack/react-query";
import { HandCoins, HandHeart, Newspaper, TrendingUp } from "lucide-react";
import { bodyOf, call } from "#app/dashboard/call.ts";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useAuth } from "#app/dashboard/session.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { OverviewFigures } from "./overview.schema.ts";
import { OverviewCard, trafficChange } from "./overview-card.tsx";

const title = "Overview";

export const meta = () => dashboardMeta(title);

const whole = new Intl.NumberFormat("en-US");
/** Shown while the figures load. */
const loading = "...";

/** The four cards of OVERVIEW-01, with figures counted from the data. A figure that nothing counts yet says so. */
export default function OverviewDashboard() {
  const { user } = useAuth();
  const { data, error, refetch } = useQuery({
    queryKey: ["overview"],
    queryFn: async () => bodyOf(await call<OverviewFigures>("readOverview")),
  });
  const figure = (name: "active_volunteers" | "posts_this_month") =>
    data ? whole.format(data[name]) : error ? "?" : loading;
  return (
    <>
      <PageHeading title={title}>Good to see you, {user?.name}.</PageHeading>
      {error && (
        <Notice tone="bad" className="mb-5">
          <p>{error.message}</p>
          <Button variant="quiet" size="small" className="mt-2" onClick={() => refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <OverviewCard
          icon={HandCoins}
          label="Total Donations"
          note="Counted once donations are taken on the site."
        />
        <OverviewCard
          icon={HandHeart}
          label="Active Volunteers"
          figure={figure("active_volunteers")}
          note="Volunteers who have registered."
        />
        <OverviewCard
          icon={Newspaper}
          label="New Blogs"
          figure={figure("posts_this_month")}
          note="Published this month."
        />
        <OverviewCard
          icon={TrendingUp}
          label="Traffic (MoM)"
          figure={data ? trafficChange(data) : error ? "?" : loading}
          note={
            data ? `${whole.format(data.views_this_month)} page views this month.` : "Page views this month."
          }
        />
      </ul>
    </>
  );
}
