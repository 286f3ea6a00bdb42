import { HandCoins, HandHeart, Newspaper, TrendingUp } from "lucide-react";
import { dashboardMeta } from "#app/dashboard/dashboard-meta.ts";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useAuth } from "#app/dashboard/session.tsx";
import { NewBlogsCard } from "./new-blogs-card.tsx";
import { OverviewCard } from "./overview-card.tsx";

const title = "Overview";

export const meta = () => dashboardMeta(title);

/** The seeds' four cards. A figure that nothing counts yet says so. */
export default function OverviewDashboard() {
  const { user } = useAuth();
  return (
    <>
      <PageHeading title={title}>Good to see you, {user?.name}.</PageHeading>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <OverviewCard
          icon={HandCoins}
          label="Total Donations"
          note="Counted once donations are taken on the site."
        />
        <OverviewCard
          icon={HandHeart}
          label="Active Volunteers"
          note="Counted once volunteers can register here."
        />
        <NewBlogsCard icon={Newspaper} />
        <OverviewCard icon={TrendingUp} label="Traffic (MoM)" note="Counted once page views are recorded." />
      </ul>
    </>
  );
}
